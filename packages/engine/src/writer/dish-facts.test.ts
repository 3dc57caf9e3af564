import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import type { Food } from "../foods/food.ts";
import { saidName } from "./fill-pattern.ts";
import { DISH_FACTS, factIn } from "./dish-facts.ts";
import { dishForName } from "./write-recipe.ts";

const write = (recipeName: string, diet: string, allergies: readonly string[]) =>
  dishForName(kitchen, { recipeName, backgroundStory: "", ingredients: [], diet, allergies })?.written;

const once = new Map<string, ReturnType<typeof write>>();

/** What is written for a name; for somebody who eats everything it is written once for all tests. */
const written = (recipeName: string, diet = "none", allergies: readonly string[] = []) => {
  if (diet !== "none" || allergies.length > 0) return write(recipeName, diet, allergies);
  if (!once.has(recipeName)) once.set(recipeName, write(recipeName, diet, allergies));
  return once.get(recipeName);
};

const food = (id: string): Food => {
  const found = kitchen.foods.byId(id);
  if (found === undefined) throw new Error(`no food ${id}`);
  return found;
};

/** What makes no dish another: fat, salt, water, onion, and what a dough, a batter or a roll is made of everywhere. */
const EVERYWHERE =
  /^(?:salt|black-pepper|water|vegetable-oil|olive-oil|butter|onion|garlic|ginger|wheat-flour|bread-flour|egg|milk-whole|sugar|brown-sugar|yeast-dry|baking-powder|baking-soda|vanilla-extract|shortcrust-pastry|pizza-dough|rice-white|rice-white-cooked|bread-white|burger-bun|spaghetti|macaroni|tortilla-flour|tortilla-corn|mayonnaise|wonton-wrapper|stock-vegetable|rice-arborio)$/;

/** What a step calls by a shorter word: the oil, the yeast, the crust. */
const SAID_IN_SHORT =
  /^(?:salt|black-pepper|water|.*-oil|yeast-dry|baking-.*|vanilla-.*|.*flour|sugar|brown-sugar|garlic|onion|egg|milk-whole)$/;

/** What a cut or a state of a food has in common with it: any lamb for lamb. */
const stemOf = (id: string): string => id.split("-")[0] ?? id;

const stemsIn = (ids: readonly string[]): Set<string> => new Set(ids.map(stemOf));

const all = [...DISH_FACTS].filter(([, { isNear }]) => !isNear);

describe("a dish that is known by its facts", () => {
  it("is written with everything that belongs into it, and is said to be no dish of the cookbook", () => {
    const wrong = all.flatMap(([name, { foodIds }]) => {
      const found = written(name);
      const has = stemsIn(found?.dish.ingredients.map(({ foodId }) => foodId) ?? []);
      const lost = foodIds.filter((id) => !has.has(stemOf(id)));
      const isSaid = found?.remarks[0]?.startsWith("The cookbook has no") === true;
      return lost.length === 0 && isSaid ? [] : [`${name}: ${lost.join(", ")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has nothing that is not among its facts but what every dish of its kind has", () => {
    const wrong = all.flatMap(([name, { foodIds, pattern }]) =>
      (written(name)?.dish.ingredients ?? [])
        .filter(({ foodId }) => !foodIds.includes(foodId) && !EVERYWHERE.test(foodId))
        .map(({ foodId }) => `${pattern.id}, ${name}: ${foodId}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has no onion, garlic or pepper where it is sweet", () => {
    const sweet =
      /^(?:sugar|brown-sugar|powdered-sugar|honey|jaggery|molasses|jam|vanilla-|cocoa-|dark-chocolate)/;
    const savory = new Set([
      "meat",
      "poultry",
      "fish",
      "shellfish",
      "vegetable",
      "condiment",
      "spice",
      "legume",
    ]);
    const wrong = all
      .filter(
        ([, { foodIds }]) =>
          foodIds.some((id) => sweet.test(id)) &&
          !foodIds.some((id) => savory.has(kitchen.foods.byId(id)?.kind ?? "") && id !== "cinnamon"),
      )
      .flatMap(([name, { foodIds, pattern }]) =>
        (written(name)?.dish.ingredients ?? [])
          .filter(
            ({ foodId }) => /^(?:onion|garlic|leek|black-pepper)/.test(foodId) && !foodIds.includes(foodId),
          )
          .map(({ foodId }) => `${pattern.id}, ${name}: ${foodId}`),
      );
    expect(wrong).toEqual([]);
  });

  it("has steps that speak of every ingredient, in whole sentences", () => {
    const wrong = all.flatMap(([name, { pattern }]) => {
      const dish = written(name)?.dish;
      const text = dish?.steps.map((step) => step.text).join(" ") ?? "";
      const unsaid = (dish?.ingredients ?? []).flatMap(({ foodId }) => {
        const said = saidName(food(foodId));
        return text.toLowerCase().includes(said.toLowerCase()) || SAID_IN_SHORT.test(foodId) ? [] : [said];
      });
      const isBroken = /\{|\}|  | ,|the ,|the \.|the (?:and|with|in|until)\b|[a-z](?:with|until) the\b/.test(
        text,
      );
      return unsaid.length === 0 && !isBroken
        ? []
        : [`${pattern.id}, ${name}: ${unsaid.join(", ")} ${isBroken ? text : ""}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has no meat, poultry, fish or shellfish that is not among its facts", () => {
    const wrong = all.flatMap(([name, { foodIds }]) => {
      const said = stemsIn(foodIds);
      const foreign = (written(name)?.dish.ingredients ?? []).filter(
        ({ foodId }) =>
          ["meat", "poultry", "fish", "shellfish"].includes(kitchen.foods.byId(foodId)?.kind ?? "") &&
          !said.has(stemOf(foodId)),
      );
      return foreign.map(({ foodId }) => `${name}: ${foodId}`);
    });
    expect(wrong).toEqual([]);
  });

  it("is never eaten raw where it has raw eggs or meat", () => {
    const heated = new Set(["cooking", "eggs", "oven", "baking"]);
    const wrong = all.flatMap(([name, { foodIds }]) => {
      const isRisky = foodIds.some((id) => /^(?:egg|egg-yolk|egg-white|.*-mince.*)$/.test(id));
      const isHeated = written(name)?.dish.steps.some(({ category }) => heated.has(category)) === true;
      return isRisky && !isHeated ? [name] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("has no name that a dish of the cookbook has, and only foods of the table", () => {
    const facts = [...DISH_FACTS];
    expect(facts.flatMap(([name]) => kitchen.dishCalled(name)?.name ?? [])).toEqual([]);
    const foods = facts.flatMap(([, { foodIds }]) => foodIds);
    expect(foods.filter((id) => kitchen.foods.byId(id) === undefined)).toEqual([]);
  });

  it("is changed for a diet, and says what stands in for what belongs into it", () => {
    const vegan = written("zigni", "vegan");
    const ids = vegan?.dish.ingredients.map(({ foodId }) => foodId) ?? [];
    expect(ids.some((id) => id.startsWith("beef"))).toBe(false);
    expect(vegan?.remarks.join(" ")).toMatch(/stands in for|Made without/);
    const nutFree = written("domoda", "none", ["peanuts"]);
    expect(nutFree?.dish.ingredients.some(({ foodId }) => foodId.startsWith("peanut"))).toBe(false);
    expect(nutFree?.remarks.join(" ")).toMatch(/stands in for|Made without/);
  });

  it("is found among other words, but not as a flavor of another dish", () => {
    expect(factIn("my grandma zigni with lamb")?.name).toBe("zigni");
    expect(written("zigni burger")?.remarks[0]).not.toMatch(/^The cookbook has no zigni/);
    expect(factIn("eba in a longer name")).toBeNull();
  });
});

it("says that a dish no kind of dish is cooked like only comes near", () => {
  const near = [...DISH_FACTS].filter(([, { isNear }]) => isNear);
  expect(near.length).toBeGreaterThan(0);
  for (const [name] of near)
    expect([name, written(name)?.remarks.some((one) => one.includes("in its spirit"))]).toEqual([name, true]);
});

it("is found however its name is spaced, doubled, ordered or counted", () => {
  for (const [typed, name] of [
    ["kala bhunas", "kala bhuna"],
    ["panzeroti", "panzerotti"],
    ["pav vada", "vada pav"],
    ["dakbokkeum tang", "dakbokkeumtang"],
  ] as const)
    expect([typed, factIn(typed)?.foodIds]).toEqual([typed, factIn(name)?.foodIds]);
  expect(factIn("a name that nobody has")).toBeNull();
});
