import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import questions from "./questions.json" with { type: "json" };
import { answer } from "./answer.ts";
import { tidy } from "./question.ts";
import { reply } from "./reply.ts";
import { kitchen as testKitchen } from "../../scripts/testing/cookbook.ts";
import { testContext } from "./testing/context.ts";

const say = (asked: string): string =>
  reply(
    testKitchen,
    asked.split(" || ").map((content) => ({ role: "user" as const, content })),
    testContext,
  );

const KEYS: readonly (keyof Nutrition)[] = [
  "kcal",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugars",
  "saturatedFat",
  "sodiumMg",
];

/** "=banana:200:kcal" is the table's own figure; anything else is a text that must be said. */
const expected = (fact: string): string => {
  const [, id = "", grams = "", key = ""] = /^=([a-z0-9-]+):(\d+):(\w+)$/.exec(fact) ?? [];
  const figure = KEYS.find((one) => one === key);
  const food = testKitchen.foods.byId(id);
  if (figure === undefined || food === undefined) return fact.toLowerCase();
  const value = (food.per100g[figure] * Number(grams)) / 100;
  return figure === "kcal" ? `${Math.round(value)} kcal` : tidy(value);
};

describe("the talker", () => {
  it.each(questions.map(({ ask, facts }) => [ask, facts] as const))("answers %j", (ask, facts) => {
    const said = say(ask).toLowerCase();
    for (const fact of facts) expect(said).toContain(expected(fact));
  });

  it("knows enough questions to mean something", () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
  });

  it("answers any text, and the same text in the same way", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), (text) => {
        const said = say(text);
        expect(said.length).toBeGreaterThan(10);
        expect(say(text)).toBe(said);
      }),
      { numRuns: 100 },
    );
  });

  it("gives the whole answer in pieces", () => {
    const turns = [{ role: "user" as const, content: "is honey vegan" }];
    const { pieces } = answer(testKitchen, turns, testContext);
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.join("")).toBe(reply(testKitchen, turns, testContext));
  });
});
