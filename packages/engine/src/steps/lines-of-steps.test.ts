import { stepReaderOf } from "@meal/reader/steps/lines-of-step";
import { sideLines } from "@meal/reader/steps/side-lines";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import type { Dish } from "../dishes/dish.ts";

const dishes = [...kitchen.planner.byDishId.values()].map(({ dish }) => dish);

const linesOf = ({ ingredients }: Dish): readonly string[] =>
  ingredients.map(({ foodId, grams }) => `${grams} g ${kitchen.foods.byId(foodId)?.name ?? foodId}`);

describe("the steps of the whole cookbook", () => {
  it("name nearly every line of their dishes, so that it stands beside a step", () => {
    const placed = dishes.map((dish) => {
      const lines = linesOf(dish);
      const read = stepReaderOf(lines);
      const named = new Set(dish.steps.flatMap(({ text }) => read(text)));
      return { named: named.size, lines: lines.length };
    });
    const sum = (of: "named" | "lines") => placed.reduce((whole, each) => whole + each[of], 0);
    expect(sum("named") / sum("lines")).toBeGreaterThan(0.98);
  });

  it("tell the lines of a side from those of the dish it stands beside", () => {
    const tally = { wronglyBeside: 0, ofDish: 0, foundBeside: 0, ofSide: 0 };
    for (const [at, dish] of dishes.filter((_, place) => place % 4 === 0).entries()) {
      const side = dishes[(at * 7 + 13) % dishes.length] ?? dish;
      const own = linesOf(dish);
      const lines = [...own, ...linesOf(side).filter((line) => !own.some((other) => sameFood(line, other)))];
      const beside = sideLines(lines, [
        ...dish.steps.map(({ text }) => ({ instruction: text })),
        ...side.steps.map(({ text }) => ({ instruction: text, isSide: true })),
      ]);
      tally.ofDish += own.length;
      tally.ofSide += lines.length - own.length;
      tally.wronglyBeside += [...beside].filter((place) => place < own.length).length;
      tally.foundBeside += [...beside].filter((place) => place >= own.length).length;
    }
    expect(tally.wronglyBeside / tally.ofDish).toBeLessThan(0.02);
    expect(tally.foundBeside / tally.ofSide).toBeGreaterThan(0.8);
  });
});

const sameFood = (one: string, other: string): boolean =>
  one.replace(/^[\d.]+ g /u, "") === other.replace(/^[\d.]+ g /u, "");
