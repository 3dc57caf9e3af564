import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { Meal } from "@meal/domain/chef/plans";
import { type Allergen, ALLERGENS, type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { createChefOf } from "@meal/engine/chef";
import { checkDiet } from "@meal/engine/diets";
import { breachesOf, readDemands, readLines, refuseUnsafe } from "@meal/engine/plans";
import { reply } from "@meal/engine/talk";
import { expect, it } from "vitest";
import { loadKitchen } from "../../adapters/chef/builtin/load-kitchen.ts";
import { factsOf } from "../recipes/facts.ts";
import { readAndFinish } from "./read-and-finish.ts";

// A sample of the proof; EVERY_NAME=1 asks about all of them.
const step = process.env["EVERY_NAME"] === undefined ? 31 : 1;

const kitchen = loadKitchen();
const chef = createChefOf(kitchen);
const rules = DIETS.filter((diet) => diet !== "none");
const asked = kitchen.foods.foods
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .filter((_, at) => at % step === 0)
  .map((name, at) => ({ name, diet: rules[at % rules.length] ?? "vegan" }));

/** What somebody is told of one food: its allergens, whether that is all of them, and whether a diet has it. */
type Told = {
  readonly allergens: readonly Allergen[];
  readonly isAll: boolean;
  readonly fits: "yes" | "no" | "unknown";
};

const wordOf = (allergen: Allergen): string => (allergen === "nuts" ? "tree nuts" : allergen);

/** What stands behind "Allergens in …:" in an answer. */
function allergensTold(text: string): Pick<Told, "allergens" | "isAll"> {
  const list = /Allergens in .+?: ([^.]*)\./u.exec(text)?.[1] ?? "nothing that can be read";
  const named = list.startsWith("none of") ? "" : list;
  return {
    allergens: ALLERGENS.filter((allergen) => new RegExp(`\\b${wordOf(allergen)}\\b`, "u").test(named)),
    isAll: !list.includes("do not know") && list !== "nothing that can be read",
  };
}

/** The marks of a recipe of this line alone. */
function marked(recipe: Parameters<typeof factsOf>[1], diet: Diet): Told {
  const { allergens, unknown, diets } = factsOf(kitchen, recipe);
  const mark = diets.find((one) => one.diet === diet);
  return {
    allergens: allergens.map(({ allergen }) => allergen),
    isAll: unknown.length === 0,
    fits: mark?.isUnsure === true ? "unknown" : mark?.fits === true ? "yes" : "no",
  };
}

function previewed(name: string): Parameters<typeof factsOf>[1] {
  const text = `Sunday dish\n\nIngredients:\n- ${name}\n\nMethod:\n1. Serve it.`;
  const [recipe] = readAndFinish.previewText(kitchen, text).recipes;
  if (recipe === undefined) throw new Error(`No recipe was read of ${name}.`);
  return recipe;
}

const { nutrition: _, ...empty } = previewed("water");
const recipeOf = (name: string): Parameters<typeof factsOf>[1] => ({ ...empty, ingredients: [name] });

const nobody = { allergies: [], dailyLimitKcal: 0, eatenToday: [], plan: [], toBuy: [] };
const chatSaid = (content: string): string =>
  reply(kitchen, [{ role: "user", content }], { ...nobody, diet: "none" });

async function productSaid(productName: string, diet: Diet): Promise<Told> {
  const input = { productName, recipeContext: "", question: "", photo: null, diet, allergies: [] };
  const { response } = await chef.answerProduct(input);
  const isNot = response.includes("It does not fit the");
  const fits = isNot ? "no" : response.includes("It fits the") ? "yes" : "unknown";
  return { ...allergensTold(response), fits };
}

/** What the planner says of this line in a meal that is there, and in one that somebody proposes. */
function plannedWith(
  name: string,
  wishes: { diet?: Diet; allergies?: readonly string[] },
): { readonly isFit: boolean; readonly isTaken: boolean } {
  const demands = readDemands(kitchen.planner, { ...plainPlanRequest, ...wishes });
  const line: Pick<Meal, "ingredients" | "foodIds"> = { ingredients: [name], foodIds: [] };
  const { diet, allergies } = breachesOf(kitchen.planner, demands, line);
  const read = readLines(kitchen.foods, [name]);
  const refused = refuseUnsafe(kitchen.planner, demands, read, { titles: [], steps: [] });
  return { isFit: (diet ?? allergies) === null, isTaken: refused === null };
}

it("a recipe, an import, the chat and the product help tell the same allergens of a food", async () => {
  const different: string[] = [];
  for (const { name, diet } of asked) {
    const { allergens, isAll } = marked(recipeOf(name), diet);
    const told = [
      marked(previewed(name), diet),
      allergensTold(chatSaid(`Which allergens are in ${name}?`)),
      await productSaid(name, diet),
    ];
    const isAlike = told.every((one) => one.isAll === isAll && one.allergens.join() === allergens.join());
    if (!isAlike) different.push(`${name}: ${JSON.stringify([{ allergens, isAll }, ...told])}`);
  }
  expect(asked.length).toBeGreaterThan(300);
  expect(different).toEqual([]);
});

it("the chat says no to whoever asks for one allergen only where all is known and it is not in it", () => {
  const wrong = asked.flatMap(({ name, diet }, at) => {
    const { allergens, isAll } = marked(recipeOf(name), diet);
    const others = ALLERGENS.filter((one) => !allergens.includes(one));
    return [allergens[at % Math.max(1, allergens.length)], others[at % others.length]].flatMap((one) => {
      if (one === undefined) return [];
      const said = chatSaid(`Does ${name} contain ${wordOf(one)}?`);
      const right = allergens.includes(one) ? /^Yes: / : isAll ? /^No: / : /^I do not know/;
      return right.test(said) ? [] : [`${name}, ${one}: ${said}`];
    });
  });
  expect(wrong).toEqual([]);
});

it("all five of them let the same foods into a diet", async () => {
  const different: string[] = [];
  for (const { name, diet } of asked) {
    const { fits } = checkDiet(kitchen.foods, diet, [name]);
    const product = await productSaid(name, diet);
    const { isFit, isTaken } = plannedWith(name, { diet });
    // What is proposed may be refused for more, such as what is no food to cook with.
    const isPlanned = isFit === (fits === "yes") && (isFit || !isTaken);
    const said = chatSaid(`Is ${name} ${diet}?`);
    // The chat may have more to say, as of oats for celiacs; what it must not do is say the other thing.
    const isSaid =
      fits === "yes"
        ? !/ (?:is|are) not /u.test(said) || said.startsWith("It depends: ")
        : !/ fine on an? /u.test(said);
    // A dish may have too much salt for a diet that has its foods, and never the other way round.
    const marks = [recipeOf(name), previewed(name)].map((recipe) => marked(recipe, diet).fits);
    const isMarked = fits === "yes" || !marks.includes("yes");
    if (product.fits !== fits || !isPlanned || !isSaid || !isMarked)
      different.push(
        `${name}, ${diet}: ${fits}, ${product.fits}, ${marks.join()}, ${isFit}, ${isTaken}, ${said}`,
      );
  }
  expect(different).toEqual([]);
});

it("nobody plans a food for whoever cannot eat one of its allergens", () => {
  const planned = asked.flatMap(({ name, diet }, at) => {
    const { allergens } = marked(recipeOf(name), diet);
    const one = allergens[at % Math.max(1, allergens.length)];
    if (one === undefined) return [];
    const { isFit, isTaken } = plannedWith(name, { allergies: [wordOf(one)] });
    return isFit || isTaken ? [`${name}: ${one}`] : [];
  });
  expect(planned).toEqual([]);
});
