import type { StepCategory } from "@meal/domain/chef/vocabulary";
import { describe, expect, it } from "vitest";
import { isAssembled } from "../../src/dishes/is-assembled.ts";
import { corpus } from "../testing/cookbook.ts";
import { coverCorpus } from "./cover-corpus.ts";
import { readCoverage } from "./coverage-in-docs.ts";

const dishOf = (
  minutes: number,
  waitingMinutes: number,
  text: string,
  category: StepCategory = "preparation",
) => ({
  prepMinutes: minutes,
  cookMinutes: 0,
  steps: [{ minutes, waitingMinutes, category, text }],
});

/** The text formatter widens the columns of a table. */
const cellsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^[|\s-]+$/u.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));

describe("what the cookbook covers", () => {
  let counted: string | undefined;
  // It takes seconds, so once for both.
  const tables = (): string => (counted ??= coverCorpus(corpus).tables);

  it("is told in docs/features/chef.md as npm run corpus prints it (npm run corpus -- --docs writes it)", () => {
    expect(cellsOf(readCoverage())).toEqual(cellsOf(tables()));
  });

  it("reaches every aim, for every diet", () => {
    expect(
      tables()
        .split("\n")
        .filter((line) => /\| no\b/u.test(line)),
    ).toEqual([]);
  });
});

describe("an assembled meal", () => {
  it.each([
    [8, 0, "Spread the toasted bread with the cream cheese and top with the roast beef."],
    [488, 480, "Stir everything together, cover and chill overnight."],
  ])("needs %d minutes, %d of them waiting, and no heat: %s", (minutes, waiting, text) => {
    expect(isAssembled(dishOf(minutes, waiting, text))).toBe(true);
  });

  it.each([
    [11, 0, "Slice the cucumber and layer it with the bread."],
    [5, 0, "Toast the bread and spread it with the cream cheese."],
    [5, 0, "Stir the oats with the milk, then microwave until thick."],
    [5, 3, "Pour boiling water over the noodles and leave them covered."],
  ])("is none that takes %d minutes, %d of them waiting: %s", (minutes, waiting, text) => {
    expect(isAssembled(dishOf(minutes, waiting, text))).toBe(false);
  });

  it("is none that has a step at the stove, whatever its words", () => {
    const cooked = dishOf(3, 0, "Slide in the egg and let it set.", "cooking");
    expect(isAssembled(cooked)).toBe(false);
  });
});
