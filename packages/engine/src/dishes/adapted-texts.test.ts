import { type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { poolOfDiet } from "../planner/pool.ts";
import type { Dish } from "./dish.ts";
import { safeCelsius } from "./retell-heat.ts";

const { planner } = kitchen;

/** Dishes that a diet changed. */
const changedFor = (diet: Diet): Dish[] =>
  poolOfDiet(planner, diet).flatMap(({ dish, changes, isExtra }) =>
    isExtra || changes.length === 0 ? [] : [dish],
  );

const textOf = ({ steps, tip }: Dish): string => [...steps.map(({ text }) => text), tip].join(" ");

const has = (dish: Dish, id: RegExp): boolean => dish.ingredients.some(({ foodId }) => id.test(foodId));

const written = (id: string): Dish | undefined => planner.byDishId.get(id)?.dish;

const CORE = /(?<!\d)(?:5[4-9]|6\d|7\d|8[0-3]) °C/;

const isSweet = ({ ingredients }: Dish): boolean =>
  ingredients.some(({ foodId }) => planner.foodOf(foodId)?.kind === "sweet");

/** What a knife or a grater does, never twice in a row. */
const CUTS = "mince|slice|chop|dice|grate|shred|crumble|cube|quarter|halve";

describe("the dishes of the cookbook that a diet changes", () => {
  it("let tofu and beans wait for no core temperature", () => {
    const waiting = changedFor("vegan").filter((dish) => {
      const foods = dish.ingredients.flatMap(({ foodId }) => planner.foodOf(foodId) ?? []);
      return CORE.test(textOf(dish)) && foods.every((food) => safeCelsius(food) === null);
    });
    expect(waiting.map(({ name }) => name)).toEqual([]);
  });

  // A word for a food that these diets forbid, and what of a dish may be called so all the same.
  it.each<[Diet, RegExp, RegExp]>([
    ["halal", /\bwine\b/i, /wine|vinegar/],
    ["halal", /\bguanciale\b|\bpancetta\b/i, /guanciale|pancetta/],
    ["vegan", /\bcheddar\b|\bgruyere\b|\bgruyère\b/i, /cheddar|gruyere/],
    ["vegan", /\bchicken\b|\bbeef\b/i, /chicken|beef/],
    ["gluten-free", /\bpitas?\b|\bbaguettes?\b/i, /pita|baguette/],
    ["low-fodmap", /(?<!vegetable |beef |chicken |fish |herb )\bstock\b(?! with)/i, /stock|broth|dashi/],
  ])("tell whoever eats %s nothing more of what matches %s", (diet, word, called) => {
    const still = changedFor(diet).filter((dish) => word.test(textOf(dish)) && !has(dish, called));
    expect(still.map((dish) => `${dish.id}: ${word.exec(textOf(dish))?.[0] ?? ""}`)).toEqual([]);
  });

  // What is done to the food that went and makes no sense with what came, by words that dishes without it have too.
  it.each<[Diet, RegExp]>([
    ["vegan", /\b(?:off|from) the bones?\b|\bcrush (?:its|the) bones\b|\bdiscard the fat\b|\brender the\b/i],
    ["vegan", /\bthe chops\b|\bpork\b/i],
    ["vegan", /\bover (?:egg replacer|tofu|ground flaxseed)[\p{L} -]* heat\b/iu],
    ["keto", /\b(?:pasta|noodles?) water\b/i],
    [
      "keto",
      /\bcrisp (?:shirataki|zucchini) noodles\b|\bfry[^.;]*\b(?:shirataki|zucchini) noodles[^.;]*\bcrisp/i,
    ],
    ["keto", /\bboil the (?:zucchini|shirataki) noodles\b/i],
    ["keto", /\b(?:warm|hot|toasted) lettuce leaves\b/i],
    ["low-fodmap", /\b(?:slice|chop|mince|crush|peel|press) (?:the )?garlic oil\b/i],
    ["low-fodmap", /\b(?:whole|sliced|minced|crushed) garlic oil\b/i],
    ["vegan", /\bmedallions?\b|\bacross the grain\b|\bskin side\b|\buntil pink\b|\bin its fat\b/i],
    ["vegan", /\b(?:brown|sear) (?:the )?lentils\b|\blentils?\b[^.;]*\b(?:balls|patties)\b/i],
    ["vegan", /\bvegan sour cream (?:half|the|butter)\b/i],
    ["halal", /\buntil (?:its|the) alcohol\b/i],
    ["halal", /\bpork\b/i],
    ["vegan", /\brest and slice\b|\bpoach[^.;]*\btofu\b/i],
    ["vegan", /\bvegan butter (?:it|them|one|half of the (?:bread|toast)|every|down)\b/i],
    ["vegan", /\bcrumble (?:the )?crumbled\b|\bmassage the (?:tofu|seitan)\b/i],
    ["halal", /\bin the oil (?:without|(?:gently )?in a dry)\b|\b(?:lift|drain) in the oil\b/i],
    ["keto", /\b(?:glass|soaked) shirataki\b|\bdark erythritol\b|\bcauliflower rice up with\b/i],
    ["vegan", /\bmelt the (?:olive|vegetable|avocado) oil\b/i],
    ["vegan", /\bskim(?:ming)?\b/i],
    [
      "nut-free",
      /\b(?:peel|core|cool) and (?:pumpkin|sunflower) seeds\b|\bseeds (?:rub|crumbles?|spread|layer)\b/i,
    ],
    ["whole30", /\bmelt the date paste\b/i],
    ["keto", /\b(?:melt|dissolve) the (?:capers|lemon zest)\b|\b(?:shake|knead)[^.;]*\bxanthan gum\b/i],
    ["gluten-free", /\bgluten-free rolls? (?:small|little)\b|\bgrain of [\p{L} -]+ are\b/iu],
    [
      "keto",
      /\b(?:soak|drain|loosen) the (?:zucchini|shirataki) noodles\b|\bshirataki noodles (?:boil|cook)\b/i,
    ],
    ["keto", /\b(?:halve|snap)[^.;,]*\bceleriac\b/i],
    [
      "low-fodmap",
      /\bgarlic oil in (?:the|some|half|most|part|a)\b(?:(?!water)[^.;,])*\b(?:oil|butter|ghee)\b/i,
    ],
    ["low-fodmap", /\bgarlic oil (?:is|turns) (?:pale )?gold|^scallion greens[^.;]* in (?:the|garlic) /im],
    [
      "low-fodmap",
      /\b(?:brown|halve|quarter|grate) (?:the )?scallion greens\b(?! and)|\bscallion greens (?:in wedges|rings|wedges)\b/i,
    ],
    ["low-fodmap", /(?:^|[.;] )parsley and|\bgluten-free flour it\b/i],
    ["low-fodmap", /\bturnip\b[^.;]*\bflorets\b/i],
    ["vegan", /\btofu\b[^.;,]* until (?:just )?white\b|\brest the (?:tofu|seitan)\b|\btofu until opaque\b/i],
    ["vegan", /\b(?:brush|dip)\b[^.;,]*\begg replacer\b/i],
    ["diabetic-friendly", /\bsift\b[^.;,]*\berythritol\b/i],
    ["vegan", /\brender (?:the )?(?:vegan|mushrooms|tofu|seitan)\b/i],
    ["vegan", /\bdrain\. Drain and\b|\bCrumble the tofu\. |\bcrumbled tofu\b[^.;]*\bcrumbl(?:y|ing)\b/],
    ["vegan", /\bhot through\b[^.]*\.[^.]* only (?:has|have) to warm through\b/i],
    ["vegan", /\bpress the lentils\b|\blentils hard\b|\blentils\b[^.]*\bbreak it\b/i],
    ["vegan", /\bcurds\b/i],
    ["vegan", /\bcapers in a lattice\b/i],
    ["vegan", /\brest (?:it )?and (?:dice|cut|cube)\b/i],
    ["vegan", /\b(?:tofu|seitan)\b[^.;]*\bchange[sd] color\b/i],
    ["diabetic-friendly", /\bpowdered (?!sugar\b|erythritol\b|milk\b)|\band powdered\./i],
    ["halal", /\bstrain\. Boil the agar\b/i],
    ["keto", /\bceleriac\b[^.;]*\bturning these\b/i],
    ["whole30", /^Wash and dry the lettuce leaves\. Shred\b| Wash and dry the lettuce leaves\. Shred\b/im],
    ["pescatarian", /\bshrimp until hot through\b/i],
    ["keto", /\bdrained zucchini noodles\b|\bseason both\b|\bwith oil, basil\b/i],
    ["keto", /^Xanthan|\bxanthan gum\b[^.;]*\bcold water\b/im],
    ["low-fodmap", new RegExp(`\\b(?:${CUTS}) (?:${CUTS})\\b`, "i")],
    ["low-fodmap", new RegExp(`\\b(?:${CUTS})\\b[^,.;]* and garlic oil and (?:${CUTS})\\b`, "i")],
    ["low-sodium", new RegExp(`\\b(?:${CUTS}) (?:${CUTS})\\b`, "i")],
    ["keto", /\bpeel the celeriac\b.*\bpeel\b[^.;]*\bceleriac\b/i],
    ["whole30", /\b(?:foam|brown) (?:the rest of the |some |the )?ghee\b|\bfoaming ghee\b/i],
    ["whole30", /\bghee\b[^.;]*\b(?:smells of nuts|nutty|brown flecks)\b/i],
    ["keto", /\bput the cauliflower rice on\b|\buntil the cauliflower rice is done\b/i],
    ["keto", /(?<!press )\bthe (?:other |remaining )?crumbs\b/i],
    ["low-fodmap", /\bginger paste\b|\bblister\b[^.;]*\bgarlic oil\b/i],
    ["low-fodmap", /\b[\p{L}-]+, [\p{L}-]+, [\p{L}-]+ under the broiler\b/iu],
    ["whole30", /\bgrate (?:the )?nutritional yeast\b/i],
    ["whole30", /\bthaw the (?:green beans|zucchini)\b/i],
    ["dairy-free", /\bvegan butter\b[^.;]*\b(?:smells of nuts|nutty|brown flecks)\b/i],
    ["low-fodmap", /\bhead of garlic oil\b|\b(?:set|smash|simmer|squeeze) (?:the )?garlic oil\b/i],
    ["low-fodmap", /\bbuns and fill it\b/i],
    ["paleo", /\bSharpen the stock\b(?=.*\blemon\b)(?<=\blemon juice\b.*)/i],
  ])("tell whoever eats %s of nothing that matches %s", (diet, senseless) => {
    const told = changedFor(diet).filter((dish) => senseless.test(textOf(dish)));
    expect(told.map((dish) => `${dish.id}: ${senseless.exec(textOf(dish))?.[0] ?? ""}`)).toEqual([]);
  });

  it("bubble until sticky only where something sticks, and bake no avocado for cheese", () => {
    const dry = changedFor("diabetic-friendly").filter(({ id, steps, ...dish }) => {
      const before = written(id);
      const told = steps.some(({ text }) => /\bbubble until sticky\b/i.test(text));
      return told && before !== undefined && isSweet(before) && !isSweet({ id, steps, ...dish });
    });
    expect(dry.map(({ name }) => name)).toEqual([]);
    const baked = changedFor("whole30").filter(
      (dish) =>
        has(dish, /^avocado$/) &&
        written(dish.id)?.ingredients.every(({ foodId }) => foodId !== "avocado") === true &&
        /\b(?:oven|bake)\b/i.test(textOf(dish)),
    );
    expect(baked.map(({ name }) => name)).toEqual([]);
  });

  it.each<Diet>(["keto", "whole30", "paleo", "vegan"])("take their time with what %s brings", (diet) => {
    const dishes = changedFor(diet);
    const slow = dishes.flatMap(({ id, steps }) =>
      steps.flatMap(({ text, minutes }) =>
        /^(?:Fry the cauliflower rice|Pat the zucchini noodles|Rinse the shirataki)[^.]*\.$/.test(text) &&
        minutes > 5
          ? [`${id}: ${minutes}`]
          : [],
      ),
    );
    expect(slow).toEqual([]);
    const unlike = dishes.filter(
      ({ steps, prepMinutes, cookMinutes }) =>
        steps.reduce((sum, { minutes }) => sum + minutes, 0) !== prepMinutes + cookMinutes,
    );
    expect(unlike.map(({ id }) => id)).toEqual([]);
    const backward = dishes.filter(({ steps }) => steps.some(({ minutes }) => minutes <= 0));
    expect(backward.map(({ id }) => id)).toEqual([]);
  });

  it("fry cauliflower rice in a step of its own before the plate is served, and not while the curry begins", () => {
    const early = (["keto", "paleo", "whole30"] as const).flatMap((diet) =>
      changedFor(diet).flatMap(({ id, steps }) =>
        steps.flatMap(({ text }, at) =>
          / for five minutes and keep it warm\./.test(text) &&
          !/^Fry [^.]*\.$/.test(text) &&
          at < steps.length - 1
            ? [`${diet} ${id}: ${text}`]
            : [],
        ),
      ),
    );
    expect(early).toEqual([]);
    const late = (["paleo", "whole30"] as const).flatMap((diet) =>
      changedFor(diet).filter(({ steps }) =>
        /\bdate paste\b.*Mash Medjool dates smooth/.test(steps.map(({ text }) => text).join(" ")),
      ),
    );
    expect(late.map(({ id }) => id)).toEqual([]);
  });

  it.each<Diet>(["gluten-free", "whole30", "low-fodmap", "pescatarian"])(
    "measure for %s as a cook does: slices, dates and spoons, thawed zucchini never",
    (diet) => {
      const odd = changedFor(diet).flatMap(({ id, ingredients }) =>
        ingredients.flatMap(({ foodId, measure, preparation }) => {
          const isNew = written(id)?.ingredients.every((before) => before.foodId !== foodId) === true;
          const isUncounted =
            /^bread-gluten-free$|^tortilla-corn$|^medjool-date$/.test(foodId) && measure === "";
          const isThawed = /thaw/.test(preparation) && !/frozen|edamame/.test(foodId);
          return isNew && (isUncounted || isThawed) ? [`${id}: ${foodId}`] : [];
        }),
      );
      expect(odd).toEqual([]);
    },
  );

  it("list no salt that no step says what to do with: it was for water that nobody boils", () => {
    const unsaid = DIETS.flatMap((diet) =>
      changedFor(diet).filter(
        (dish) => has(dish, /^(?:kosher-)?salt$/) && !/salt|season|brine/i.test(textOf(dish)),
      ),
    );
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  it("promise no drippings, no wine and no rings of what is gone", () => {
    const promised = (["vegetarian", "halal", "low-fodmap"] as const).flatMap((diet) =>
      changedFor(diet).flatMap(({ id, description }) =>
        /\bdrippings\b|\bstock (?:butter|vegan butter|cream|gravy|broth)\b|\brings of scallion greens\b/i.test(
          description,
        )
          ? [`${diet} ${id}: ${description}`]
          : [],
      ),
    );
    expect(promised).toEqual([]);
  });

  it("say of no bread without gluten that it is rye", () => {
    const rye = changedFor("gluten-free").filter(
      ({ description, ...dish }) =>
        /\b(?:rye|sourdough)\b/i.test(description) && !has({ description, ...dish }, /rye|sourdough/),
    );
    expect(rye.map(({ id }) => id)).toEqual([]);
  });

  it("put no salted stock in the place of one with little salt, and roast nothing without an oven", () => {
    const salted = changedFor("pescatarian").filter(
      (dish) =>
        has(dish, /^stock-vegetable$/) &&
        has(written(dish.id) ?? dish, /^stock-(?:chicken|beef)-low-sodium$/),
    );
    expect(salted.map(({ id }) => id)).toEqual([]);
    const roasted = changedFor("paleo").filter(
      (dish) => /roast sweet potato/.test(textOf(dish)) && !dish.needs.includes("oven"),
    );
    expect(roasted.map(({ id }) => id)).toEqual([]);
  });

  it("leave cream, sour cream and yogurt what they are where only their lactose is forbidden", () => {
    const exchanged = changedFor("low-fodmap").filter((dish) => {
      const before = written(dish.id);
      const isNew = (id: RegExp): boolean => has(dish, id) && before !== undefined && !has(before, id);
      return isNew(/^(?:coconut-cream|cream-soy|sour-cream-vegan|yogurt-coconut|cheese-vegan-cream)$/);
    });
    expect(exchanged.map(({ id }) => id)).toEqual([]);
  });

  it("serve no fish beside meat to whoever eats no shellfish for their creed", () => {
    const mixed = changedFor("kosher").filter((dish) => {
      const before = written(dish.id);
      const isNew = (id: RegExp): boolean => has(dish, id) && before !== undefined && !has(before, id);
      return isNew(/^cod$/) && has(dish, /^(?:chicken|turkey|beef|lamb)-(?!.*(?:stock|broth))/);
    });
    expect(mixed.map(({ id }) => id)).toEqual([]);
  });

  it("keep their butter and cheese where all that is of meat is the stock", () => {
    const risotto = changedFor("kosher").find(({ id }) => id === "risotto-alla-milanese");
    expect(risotto && has(risotto, /^butter/) && has(risotto, /^parmesan/)).toBe(true);
    const beans = changedFor("kosher").find(({ id }) => id === "refried-beans-homemade");
    expect(beans && has(beans, /^queso-fresco$/)).toBe(true);
  });

  it("are called as one says it", () => {
    const names = (["gluten-free", "dairy-free", "whole30", "vegan"] as const).flatMap((diet) =>
      changedFor(diet).map(({ name }) => name),
    );
    expect(names).toContain("Gluten-free blueberry lemon overnight oats");
    expect(names).toContain("Dairy-free leek and potato soup");
    const odd = /\S gluten-free|^\S+ vegan butter (?!and |with |in |on )/;
    expect(names.filter((name) => odd.test(name))).toEqual([]);
    const sweet = changedFor("diabetic-friendly").map(({ name }) => name);
    expect(sweet.filter((name) => / (?:and|with) sweet$/i.test(name))).toEqual([]);
    const naan = changedFor("kosher").filter(
      (dish) => has(dish, /^bread-gluten-free$/) && has(written(dish.id) ?? dish, /^naan$/),
    );
    expect(naan.map(({ id }) => id)).toEqual([]);
    const vegetarian = changedFor("vegetarian").map(({ name }) => name);
    expect(vegetarian).toContain("Dan dan noodles with tofu");
  });

  it.each<Diet>(["vegan", "gluten-free", "keto"])("are told whole to whoever eats %s", (diet) => {
    const broken = changedFor(diet).filter(({ steps }) =>
      steps.some(({ text }) => /[;,]\.|\bthe the\b|\b(?:the|an?|and|with) ?[.;,]/i.test(text)),
    );
    expect(broken.map(({ id }) => id)).toEqual([]);
    const dry = changedFor(diet).filter(
      (dish) => has(dish, /^water$/) && !/water|everything/i.test(textOf(dish)),
    );
    expect(dry.map(({ id }) => id)).toEqual([]);
  });

  it("advise nobody of what the diet forbids", () => {
    const advised = changedFor("keto").filter(({ tip }) => /\b(?:croutons?|bread|pasta|rice)\b/i.test(tip));
    expect(advised.map(({ id, tip }) => `${id}: ${tip}`)).toEqual([]);
  });

  it.each<Diet>(["vegan", "keto", "low-fodmap", "halal"])("say no word twice to whoever eats %s", (diet) => {
    const twice = /\b(\p{L}{3,}) \1\b/iu;
    const told = changedFor(diet).filter(
      (dish) => twice.test(textOf(dish)) && !twice.test(textOf(written(dish.id) ?? dish)),
    );
    expect(told.map((dish) => `${dish.id}: ${twice.exec(textOf(dish))?.[0] ?? ""}`)).toEqual([]);
  });
});
