import type { ChatContext } from "@meal/domain/chef/chef-port";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const context: ChatContext = { ...testContext, diet: "none", allergies: [], plan: [] };
const ask = (content: string, of = context) => talk(kitchen, [{ role: "user", content }], of).text;
const dishesNamed = (text: string) =>
  kitchen.planner.corpus.dishes.filter(({ name }) => text.includes(`${name} (`));
const foodsOf = (text: string) =>
  dishesNamed(text).map(({ ingredients }) => ingredients.map(({ foodId }) => foodId).join(" "));

describe("what to cook with what is at hand", () => {
  it("has ground meat where somebody names it, and no steak", () => {
    const foods = foodsOf(ask("what can i make with ground beef and rice"));
    expect(foods.length).toBeGreaterThan(0);
    for (const ids of foods) expect(ids).toMatch(/beef-mince/u);
  });

  it("has dishes with turkey for a leftover turkey, most of them with cooked meat, and says how to heat it", () => {
    const text = ask("leftover turkey ideas");
    for (const ids of foodsOf(text)) expect(ids).toMatch(/turkey/u);
    expect(foodsOf(text).length).toBeGreaterThan(0);
    expect(text).toContain("74 °C (165 °F)");
    expect(text).toContain("within 3 to 4 days");
    expect(ask("what to do with leftover rice")).toContain("within 3 to 4 days");
  });

  it("takes no dish with rice vinegar or rice noodles for one with rice", () => {
    for (const ids of foodsOf(ask("what can i make with rice")))
      expect(ids).toMatch(/rice-(?!noodle|paper|vinegar)/u);
  });

  it("keeps to the minutes that are named beside a food, and thinks of a small child", () => {
    const dishes = dishesNamed(ask("what can i make with chicken in 20 minutes"));
    expect(dishes.length).toBeGreaterThan(0);
    for (const { prepMinutes, cookMinutes } of dishes) expect(prepMinutes + cookMinutes).toBeLessThan(21);
    expect(ask("got 20 minutes and a hungry toddler what can i make")).toContain("no whole nuts");
  });
});

describe("what stands in for peanut butter", () => {
  it("is first what has no nuts, and the nuts come last with a warning", () => {
    const text = ask("what can i use instead of peanut butter", { ...context, allergies: ["peanuts"] });
    expect(text.indexOf("unflower")).toBeLessThan(text.indexOf("lmond"));
    expect(text).toContain("but it has tree nuts");
    expect(text).toContain("ask your allergist");
  });
});
