import { describe, expect, it } from "vitest";
import { type Eating, isIn, joinWords, saidIn, withAccount } from "./said-before.ts";

const nothing: Eating = { diet: "none", allergies: [], dislikes: [], servings: 1 };

describe("what a guest said of how they eat", () => {
  it("is nothing where they only chose days and a cuisine", () => {
    expect(saidIn({ days: 3, cuisineStyle: "italian", allergies: [] })).toBeNull();
  });

  it.each([{ diet: "vegan" }, { allergies: ["milk"] }, { dislikes: ["liver"] }, { servings: 4 }] as const)(
    "is heard in %o",
    (part) => {
      expect(saidIn({ days: 3, ...part })).toEqual({ ...nothing, ...part });
    },
  );

  it("joins the account: every allergy of both is left out until somebody says otherwise", () => {
    const said = { ...nothing, allergies: ["milk", "Peanuts"], dislikes: ["liver"] };
    const account = { ...nothing, allergies: ["Milk", "kiwi"] };
    expect(withAccount(said, account)).toEqual({
      ...nothing,
      allergies: ["Milk", "kiwi", "Peanuts"],
      dislikes: ["liver"],
    });
  });

  it("puts neither another diet nor other people over those of an account", () => {
    const account: Eating = { ...nothing, diet: "vegan", servings: 2 };
    const said: Eating = { ...nothing, diet: "keto", servings: 4 };
    expect(withAccount(said, account)).toMatchObject({ diet: "vegan", servings: 2 });
    expect(withAccount(said, nothing)).toMatchObject({ diet: "keto", servings: 4 });
  });

  it("needs no question where the account knows all of it", () => {
    const account: Eating = { diet: "vegan", allergies: ["Milk", "kiwi"], dislikes: [], servings: 2 };
    expect(isIn({ ...nothing, allergies: ["milk"], servings: 2 }, account)).toBe(true);
    expect(isIn({ ...nothing, diet: "vegan" }, account)).toBe(true);
    expect(isIn({ ...nothing, diet: "keto" }, account)).toBe(false);
    expect(isIn({ ...nothing, allergies: ["eggs"] }, account)).toBe(false);
    expect(isIn({ ...nothing, servings: 3 }, account)).toBe(false);
  });
});

it("keeps each word once, in the spelling that came first", () => {
  expect(joinWords(["Milk"], ["milk ", "eggs"])).toEqual(["Milk", "eggs"]);
});
