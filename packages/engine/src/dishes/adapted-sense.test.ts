import { DIETS } from "@meal/domain/chef/vocabulary";
import { describe, expect, it } from "vitest";
import { checkUnlisted, foodNamesOf } from "../../scripts/corpus/check-unlisted.ts";
import { type Fault, faultsOf } from "../../scripts/corpus/fault.ts";
import { corpus, kitchen } from "../../scripts/testing/cookbook.ts";
import { poolOfDiet } from "../planner/pool.ts";
import type { Dish } from "./dish.ts";
import { isFlesh, safeCelsius } from "./retell-heat.ts";

const { planner } = kitchen;

type Adapted = { readonly dish: Dish; readonly changes: readonly string[]; readonly called: string };

/** Every dish that any diet changed. */
const adapted: readonly Adapted[] = DIETS.flatMap((diet) =>
  poolOfDiet(planner, diet).flatMap(({ dish, changes, isExtra }) =>
    isExtra || changes.length === 0 ? [] : [{ dish, changes, called: `${diet} ${dish.id}` }],
  ),
);

const writtenOf = (dish: Dish): Dish => planner.byDishId.get(dish.id)?.dish ?? dish;

/** What the diet brought into the dish. */
const newIn = (dish: Dish) =>
  dish.ingredients.filter(({ foodId }) =>
    writtenOf(dish).ingredients.every((before) => before.foodId !== foodId),
  );

/** What stands in, as the changes call it. */
const standInsOf = ({ changes }: Adapted): string[] =>
  changes.flatMap((change) => /^with (.+) instead of /.exec(change)?.[1] ?? []);

const textOf = ({ steps }: Dish): string => steps.map(({ text }) => text).join(" ");

const holds = ({ ingredients }: Dish, id: string): boolean => ingredients.some(({ foodId }) => foodId === id);

const isStock = (id: string): boolean => /^(?:stock|bone-broth)/.test(id);

const names = foodNamesOf(corpus.foods);

const unlistedIn = (dish: Dish): string[] => {
  const faults: Fault[] = [];
  const file = { dish, file: "", ingredientLines: [], firstStepLine: 1, knownAsLine: 1 };
  checkUnlisted(file, names, (id) => planner.foodOf(id) ?? null, faultsOf("", faults));
  return faults.map(({ message }) => message.replace(/^step \d+ /, ""));
};

const isOfPotato = ({ ingredients }: Dish): boolean =>
  ingredients.some(({ foodId }) => foodId.includes("potato"));

describe("a dish that a diet changed, whatever the dish and the diet", () => {
  it("is told with no food that its list does not hold", () => {
    const missing = adapted.flatMap(({ dish, called }) => {
      const before = new Set(unlistedIn(writtenOf(dish)));
      return unlistedIn(dish).flatMap((text) => (before.has(text) ? [] : [`${called}: ${text}`]));
    });
    expect(missing).toEqual([]);
  });

  it("takes nothing twice in one list", () => {
    const twice = adapted.flatMap((one) =>
      standInsOf(one).flatMap((word) => {
        const said = word.replace(/[^\p{L}-]+/gu, ".");
        const doubled = new RegExp(
          String.raw`\b${said}, (?:[\p{L}-]+,? ){1,4}and ${said}\b|\b${said} and ${said}\b(?! cheese)`,
          "iu",
        );
        const [text, before] = [textOf(one.dish), textOf(writtenOf(one.dish))];
        // Flour, egg and crumbs may well be flour twice, and a sandwich has its cheese above and below.
        const isLayered = /\b(\p{L}+), (?:[\p{L}-]+,? ){1,4}and \1\b/iu.test(before);
        return doubled.test(text) && !isLayered && !/flour|crumbs/.test(word)
          ? [`${one.called}: ${doubled.exec(text)?.[0] ?? ""}`]
          : [];
      }),
    );
    expect(twice).toEqual([]);
  });

  it("opens no second stock for the wine, and takes its garlic oil", () => {
    const second = adapted.flatMap((one) => {
      const stocks = new Set(one.dish.ingredients.flatMap(({ foodId }) => (isStock(foodId) ? [foodId] : [])));
      const isForWine = one.changes.some((change) =>
        /stock instead of .*\b(?:wine|sake|vermouth|beer|brandy)\b/.test(change),
      );
      return isForWine && stocks.size > 1 ? [one.called] : [];
    });
    expect(second).toEqual([]);
    const forgotten = adapted.filter(
      ({ dish }) =>
        newIn(dish).some(({ foodId }) => foodId === "garlic-oil") &&
        /\bgarlic\b/i.test(textOf(writtenOf(dish))) &&
        !/\bgarlic oil\b|\beverything\b/i.test(textOf(dish)),
    );
    expect(forgotten.map(({ called }) => called)).toEqual([]);
  });

  it("is no soup of seitan in water, and has salt where the ham that salted it went", () => {
    const watery = adapted.filter(
      ({ dish, changes }) =>
        dish.category === "soup" &&
        changes.some((change) =>
          /^with (?:seitan|tofu|jackfruit) instead of (?:beef|chicken|pork)/.test(change),
        ) &&
        !dish.ingredients.some(({ foodId }) =>
          /stock|broth|dashi|miso|doenjang|kimchi|coconut|curry|tomato|gochujang|bean|lentil/.test(foodId),
        ),
    );
    expect(watery.map(({ called }) => called)).toEqual([]);
    const bland = adapted.filter(
      ({ dish, changes }) =>
        dish.category === "soup" &&
        changes.some((change) =>
          /^with (?:mushrooms|tofu|chickpeas) instead of .*(?:ham|bacon)/.test(change),
        ) &&
        !dish.ingredients.some(({ foodId }) => /salt|sauce|miso|stock|broth|cheese|parmesan/.test(foodId)),
    );
    expect(bland.map(({ called }) => called)).toEqual([]);
  });

  it("puts no lentils where an East Asian kitchen has ground meat", () => {
    const odd = adapted.filter(
      ({ dish, changes }) =>
        ["chinese", "japanese", "korean", "thai"].includes(dish.cuisine) &&
        changes.some((change) => change.startsWith("with lentils instead of ground")),
    );
    expect(odd.map(({ called }) => called)).toEqual([]);
  });

  it("counts bacon in slices, sausages by the link and fruit in halves", () => {
    const weighed = adapted.flatMap(({ dish, called }) =>
      newIn(dish).flatMap(({ foodId, grams, measure }) => {
        const isCounted =
          /^(?:turkey-bacon|vegan-bacon)$/.test(foodId) ||
          (/^(?:vegan|chicken)-sausage$/.test(foodId) && grams >= 45) ||
          (/^(?:avocado|orange)$/.test(foodId) && grams >= 40);
        return isCounted && !/\d/.test(measure) ? [`${called}: ${foodId} ${grams}`] : [];
      }),
    );
    expect(weighed).toEqual([]);
  });

  it("dusts nothing with what is coarse, wet or whole", () => {
    const dusted = adapted.flatMap(({ dish, called }) => {
      const isGone = holds(writtenOf(dish), "icing-sugar") && !holds(dish, "icing-sugar");
      const told =
        /\b(?:dust|sift)\b[^.;,]*\b(?:erythritol|honey|maple syrup|date paste|berries|blueberries)\b/i;
      return isGone && told.test(textOf(dish)) ? [`${called}: ${told.exec(textOf(dish))?.[0] ?? ""}`] : [];
    });
    expect(dusted).toEqual([]);
  });

  it("simmers no tofu, mushroom or seitan for an hour in the place of meat", () => {
    const long = adapted.flatMap(({ dish, changes, called }) => {
      const isPlant = changes.some((change) =>
        /^with (?:tofu|seitan|portobello mushroom|mushrooms|chickpeas|hearts of palm) instead of .*(?:beef|pork|lamb|chicken|duck|veal|steak)/.test(
          change,
        ),
      );
      const step = dish.steps.find(
        ({ minutes, text }) => minutes >= 60 && /\b(?:simmer|braise|stew)/i.test(text),
      );
      return isPlant && step !== undefined ? [`${called}: ${step.text}`] : [];
    });
    expect(long).toEqual([]);
  });

  it("is done when it has cooked, and not when it was browned", () => {
    const early = adapted.flatMap(({ dish, called }) =>
      dish.steps.flatMap(({ text, minutes }, at) => {
        const [, food = ""] = /Cook the ([\p{L} ]+?) until it reads/u.exec(text) ?? [];
        const later = dish.steps
          .slice(at + 1)
          .find(
            (step) =>
              step.minutes > minutes &&
              ["cooking", "oven", "baking"].includes(step.category) &&
              food !== "" &&
              step.text.includes(food),
          );
        return later === undefined ? [] : [`${called}: ${later.text}`];
      }),
    );
    expect(early).toEqual([]);
  });

  it("has no advice about yolks where no egg is, splits no slice and tucks no oil in", () => {
    const odd = adapted.flatMap(({ dish, called }) => {
      const isEggless = !dish.ingredients.some(({ foodId }) => foodId.startsWith("egg"));
      const isEggGone = isEggless && writtenOf(dish).ingredients.some(({ foodId }) => foodId === "egg");
      const slices = newIn(dish).filter(({ foodId }) => foodId.startsWith("bread-"));
      return [
        ...(isEggGone && /\b(?:yolks?|whites)\b/i.test(dish.tip) ? [`${called}: ${dish.tip}`] : []),
        ...slices.flatMap(({ preparation }) => (preparation.startsWith("split") ? [`${called}: split`] : [])),
        ...(/\b(?:tuck|push|poke)\b[^.;]*\bgarlic oil/i.test(textOf(dish))
          ? [`${called}: oil tucked in`]
          : []),
      ];
    });
    expect(odd).toEqual([]);
  });

  it("leaves no florets and no greens on the fire for as long as what they stand for", () => {
    const slow = adapted.flatMap(({ dish, called }) =>
      dish.steps.flatMap(({ minutes, text }) =>
        /^(?:Soften|Fry) the scallion greens in the [\p{L} ]+\.$/u.test(text) && minutes > 5
          ? [`${called}: ${minutes}, ${text}`]
          : [],
      ),
    );
    expect(slow).toEqual([]);
    const soft = adapted.filter(
      ({ dish }) =>
        holds(dish, "cauliflower") &&
        isOfPotato(writtenOf(dish)) &&
        !isOfPotato(dish) &&
        dish.steps.some(
          ({ minutes, text }) =>
            minutes >= 20 && /\b(?:roast|bake|simmer|boil|cook)\b.*cauliflower/i.test(text),
        ),
    );
    expect(soft.map(({ called }) => called)).toEqual([]);
  });

  it("has no water for the rice that it has not", () => {
    const bowl = adapted.filter(({ dish }) => dish.id === "lomo-saltado" && holds(dish, "cauliflower-rice"));
    expect(bowl.length).toBeGreaterThan(0);
    for (const { dish } of bowl) expect(holds(dish, "water")).toBe(false);
  });
});

describe("the exchanges", () => {
  it("put nothing raw in the place of meat and fish that are ready to eat", () => {
    const raw = corpus.exchanges.flatMap(({ from, to }) => {
      const [gone, come] = [planner.foodOf(from), planner.foodOf(to)];
      if (gone === undefined || come === undefined || !isFlesh(gone) || !isFlesh(come)) return [];
      const isReady = safeCelsius(gone) === null || from === "char-siu";
      return isReady && safeCelsius(come) !== null ? [`${from} > ${to}`] : [];
    });
    expect(raw).toEqual([]);
  });

  it("fries nothing lean that ran with fat before, unless the dish has something to fry it in", () => {
    const dry = adapted.flatMap((one) => {
      const foods = one.dish.ingredients.flatMap(({ foodId }) => planner.foodOf(foodId) ?? []);
      const hasFat = foods.some(
        (food) =>
          food.kind === "fat" ||
          /coconut-(?:milk|cream)/.test(food.id) ||
          (isFlesh(food) && food.per100g.fat >= 8),
      );
      const lean = standInsOf(one).filter((word) => /lentils|tofu|seitan|mushroom/.test(word));
      const isFried = lean.some((word) =>
        new RegExp(`\\b(?:fry|brown) (?:the )?${word}`, "i").test(textOf(one.dish)),
      );
      return hasFat || !isFried ? [] : [one.called];
    });
    expect(dry).toEqual([]);
  });

  it("fries nothing in the fat of turkey bacon", () => {
    const fat = /\b(?:in|with) (?:its|the turkey bacon) fat\b|keeping its fat/;
    const greasy = adapted.flatMap(({ dish, called }) =>
      holds(dish, "turkey-bacon") && fat.test(textOf(dish)) ? [called] : [],
    );
    expect(greasy).toEqual([]);
  });

  it("takes the rest of nothing of which it took nothing before", () => {
    const rests = adapted.flatMap(({ dish, called }) => {
      const text = textOf(dish).toLowerCase();
      return [...text.matchAll(/\bthe rest of the (\p{L}+)/gu)].flatMap(({ 1: food = "", index }) =>
        text.slice(0, index).includes(food.replace(/s$/, "")) ? [] : [`${called}: ${food}`],
      );
    });
    expect(rests).toEqual([]);
  });

  it("warms no lettuce, and leaves none lying", () => {
    const leaves = adapted.flatMap(({ dish, called }) => {
      const isWarmed = /\bwarm (?:the )?lettuce leaves/i.test(textOf(dish));
      return isWarmed || textOf(dish).endsWith("Wash and dry the lettuce leaves.") ? [called] : [];
    });
    expect(leaves).toEqual([]);
  });

  it("says of a bean that stands in that it is cooked, and of a broth what may not be in it", () => {
    const raw = adapted.flatMap((one) =>
      newIn(one.dish).flatMap(({ foodId, preparation, measure }) => {
        if (foodId === "chickpea") return /can|cooked/.test(`${preparation} ${measure}`) ? [] : [one.called];
        const isForbidden = one.called.startsWith("low-fodmap") && foodId.startsWith("bone-broth");
        return isForbidden && !preparation.includes("without onion and garlic") ? [one.called] : [];
      }),
    );
    expect(raw).toEqual([]);
  });
});
