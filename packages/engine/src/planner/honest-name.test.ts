import { describe, expect, it } from "vitest";
import { honestName, type NameJudges } from "./honest-name.ts";
import { SYNTHETIC_FOODS } from "./testing/synthetic-corpus.ts";

const foods = (...ids: string[]) => SYNTHETIC_FOODS.filter(({ id }) => ids.includes(id));

const judges: NameJudges = {
  fitsDiet: (diet) => diet !== "vegan",
  allergensSaid: (name) => (/pasta/i.test(name) ? ["gluten"] : /shrimp/i.test(name) ? ["crustaceans"] : []),
};

const changed = { before: foods("pasta", "shrimp"), after: foods("rice") };

describe("the honest name of a changed dish", () => {
  it("says that it is free of something to those who asked for it, and to nobody else", () => {
    expect(honestName(judges, "Pasta with peas", "none", changed, () => true)).toBe(
      "Gluten-free pasta with peas",
    );
    expect(honestName(judges, "Pasta with peas", "none", changed, () => false)).toBe("Pasta with peas");
    expect(honestName(judges, "Pasta with peas", "low-fodmap", changed, () => false)).toBe(
      "Gluten-free pasta with peas",
    );
  });

  it("says it of what was bread or pasta, whatever the name says", () => {
    expect(honestName(judges, "Bruschetta", "none", changed, () => true)).toBe("Gluten-free bruschetta");
    expect(honestName(judges, "Bruschetta", "none", changed, () => false)).toBe("Bruschetta");
    // The shrimp went, too, and the name never spoke of them.
    const noBread = { before: foods("shrimp"), after: foods("rice") };
    expect(honestName(judges, "Bruschetta", "none", noBread, () => true)).toBe("Bruschetta");
  });

  it("says it of what was coated in crumbs", () => {
    const [pasta] = foods("pasta");
    if (pasta === undefined) throw new Error("no pasta");
    const crumbs = { before: [{ ...pasta, id: "panko", kind: "grain" as const }], after: foods("rice") };
    expect(honestName(judges, "Chicken Kyiv", "keto", crumbs, () => false)).toBe("Keto chicken Kyiv");
    expect(honestName(judges, "Chicken Kyiv", "none", crumbs, () => true)).toBe("Gluten-free chicken Kyiv");
    expect(honestName(judges, "Chicken Kyiv", "none", crumbs, () => false)).toBe("Chicken Kyiv");
  });

  it("has the word of the diet in front where the name sounds like what the diet forbids", () => {
    expect(honestName(judges, "Pasta with peas", "vegan", changed, () => true)).toBe("Vegan pasta with peas");
  });

  it("has both words where two are asked for", () => {
    const freeOfMilk = { before: foods("cheese"), after: foods("rice") };
    const sounds = { ...judges, allergensSaid: () => ["milk" as const] };
    expect(honestName(sounds, "Gluten-free pasta bake", "none", freeOfMilk, () => true)).toBe(
      "Gluten-free, dairy-free pasta bake",
    );
  });

  it("does not exist where the name promises what no word takes back", () => {
    expect(honestName(judges, "Shrimp with peas", "none", changed, () => true)).toBeNull();
  });
});
