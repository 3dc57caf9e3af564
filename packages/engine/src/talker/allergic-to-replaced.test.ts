import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const context = { ...testContext, diet: "none", allergies: [] } as const;
const ask = (content: string) => talk(kitchen, [{ role: "user", content }], context).text;

/** Foods that stand in for something: "Oat milk (the same weight); Ghee (85 g for 100 g)". */
const offered = (text: string): readonly string[] =>
  (/^Instead of [^:]+: (?<list>.+?)\. From our table/su.exec(text)?.groups?.["list"] ?? "")
    .split("; ")
    .map((one) => (one.split(" (")[0] ?? "").toLowerCase())
    .filter((one) => one !== "");

const WAYS: readonly ((food: string) => string)[] = [
  (food) => `what can i use instead of ${food} in this, my son is allergic`,
  (food) => `what can I use instead of ${food} my daughter is allergic`,
  (food) => `my husband is allergic so what can i use instead of ${food}`,
  (food) => `${food} substitute, she is allergic`,
];

it("somebody is allergic to what is to be replaced, and is offered nothing that has it in it", () => {
  for (const food of [
    "milk",
    "butter",
    "eggs",
    "yogurt",
    "soy sauce",
    "peanut butter",
    "almonds",
    "shrimp",
    "fish sauce",
  ]) {
    const [replaced] = kitchen.foods.named(food);
    const kept = new Set(replaced?.allergens);
    expect([food, kept.size]).not.toEqual([food, 0]);
    for (const way of WAYS) {
      const text = ask(way(food));
      // What stands in for a thing in the words of a kitchen looks at no allergy: this one has to be the table's.
      expect([way(food), offered(text)]).not.toEqual([way(food), []]);
      const bad = offered(text).filter((name) =>
        kitchen.foods.named(name)[0]?.allergens.some((allergen) => kept.has(allergen)),
      );
      expect([way(food), bad, text.includes("lactose-free")]).toEqual([way(food), [], false]);
    }
  }
});

it("is told of by name where it is told", () => {
  expect(offered(ask("what can i use instead of butter my son has an allergy"))).toContain("vegan butter");
  expect(ask("what can I use instead of milk in pancakes my daughter is allergic")).not.toMatch(
    /buttermilk|spoon of butter/u,
  );
});
