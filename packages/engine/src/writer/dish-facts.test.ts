import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { DISH_FACTS, factIn } from "./dish-facts.ts";
import { dishForName } from "./write-recipe.ts";

const written = (recipeName: string, diet = "none", allergies: readonly string[] = []) =>
  dishForName(kitchen, { recipeName, backgroundStory: "", ingredients: [], diet, allergies })?.written;

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

  it("has no maple syrup or ketchup that is not among its facts, unless it is sweet", () => {
    const wrong = all.flatMap(([name, { foodIds }]) => {
      const ids = (written(name)?.dish.ingredients ?? []).map(({ foodId }) => foodId);
      const isSweet = foodIds.some((id) => ["sweet", "fruit"].includes(kitchen.foods.byId(id)?.kind ?? ""));
      const isForeign = ids.some((id) => /^(?:maple-syrup|ketchup)/u.test(id) && !foodIds.includes(id));
      return isForeign && !isSweet ? [name] : [];
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
