import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { readAllergies } from "./read-allergies.ts";

const index = kitchen.foods;
const aFood = index.byId("butter") ?? ((): never => expect.unreachable("no butter"))();

const isForbidden = (allergies: string, foodId: string): boolean => {
  const food = index.byId(foodId);
  if (!food) throw new Error(`no food ${foodId}`);
  return readAllergies(index, [allergies]).forbids(food) !== null;
};

describe("reading allergies in free text", () => {
  it.each([
    ["lactose", "ghee"],
    ["tree nuts", "almond"],
    ["nuts", "peanut"],
    ["shellfish", "shrimp"],
    ["shellfish", "oyster-sauce"],
    ["seafood", "salmon"],
    ["coeliac", "couscous"],
    ["peanutts", "peanut-butter"],
    ["I am allergic to kiwi and strawberries", "strawberry"],
    ["I am allergic to kiwi and strawberries", "kiwi"],
    ["tomatoes", "tomato-canned"],
    ["sesame, mustard", "tahini"],
    ["milk protein (casein)", "feta"],
    ["anything made of wheat", "couscous"],
  ])("%s leaves out %s", (allergies, food) => {
    expect(isForbidden(allergies, food)).toBe(true);
  });

  it.each([
    ["eggs", "eggplant"],
    ["nuts", "nutmeg"],
    ["tree nuts", "peanut"],
    ["milk", "coconut-milk"],
    ["butter", "peanut-butter"],
    ["wheat", "buckwheat"],
  ])("%s leaves %s in", (allergies, food) => {
    expect(isForbidden(allergies, food)).toBe(false);
  });

  it("names what it did not understand, and leaves out foods of that name all the same", () => {
    const { notUnderstood, understood } = readAllergies(index, ["milk, grubblewort"]);
    expect(understood).toEqual(["milk"]);
    expect(notUnderstood).toEqual(["grubblewort"]);
    const grubblewort = {
      ...aFood,
      id: "x",
      name: "pickled grubblewort",
      aliases: [],
      allergens: [],
    };
    expect(readAllergies(index, ["grubblewort"]).forbids(grubblewort)).not.toBeNull();
  });

  it("takes nothing for nothing", () => {
    for (const text of ["", "none", "n/a", "no known allergies"]) {
      expect(readAllergies(index, [text])).toMatchObject({ understood: [], notUnderstood: [] });
    }
  });

  it("answers any text", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }), (texts) => {
        const reason = readAllergies(index, texts).forbids(aFood);
        expect(reason === null || reason.length > 0).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
