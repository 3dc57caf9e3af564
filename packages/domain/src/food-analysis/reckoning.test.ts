import { array, assert, boolean, constantFrom, double, integer, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { INTAKE_FIGURES } from "../calorie-tracking/diary.ts";
import { type AnalysisItem, readAnalysis } from "./analysis-item.ts";
import { FATS, type Helping, NOTHING_SAID, SHARES, SIZES } from "./helping.ts";
import { LEAST_NARROWING_KCAL, QUESTIONS_ASKED, type Question, questionsOf } from "./questions.ts";
import { gramsEaten, mayHoldFat, reckon, together, valuesOf } from "./reckoning.ts";
import { kcalRange } from "./spread.ts";

const names = ["Cooked rice", "Two fried eggs", "Chicken breast", "Apple", "Orange juice", "Mixed salad"];

const item = record({
  description: constantFrom(...names),
  calories: integer({ min: 0, max: 3000 }),
  protein: integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
  carbs: integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
  fats: integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
  fiber: integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
  confidence: integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
  grams: option(integer({ min: 1, max: 900 })),
  isAmountSaid: boolean(),
}).map((given): AnalysisItem => {
  const portion = given.grams === null ? "1 bowl" : `${given.grams} g`;
  const calories_range = kcalRange(given.calories, given.confidence);
  return Object.assign(given, {
    portion,
    calories_range,
    taste_profile: [],
    chef_notes: "",
    assumptions: [],
  });
});

const assumed = record({
  amount: option(double({ min: 0.1, max: 5, noNaN: true })),
  size: option(constantFrom("small", "medium", "large")),
  fat: option(constantFrom("none", "teaspoon", "tablespoon")),
  share: constantFrom("all", "most", "half", "some"),
});
const helping = record({ item, assumed });
const helpings = array(helping, { maxLength: 8 });

/** How wide a range is, as a share of its figure; of none, as many times a kilocalorie. */
function widthOf({
  low,
  value,
  high,
}: {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}) {
  return (high - low) / Math.max(value, 1);
}

describe("what an item brings", () => {
  it("lies within its range, and no figure is below nought", () => {
    assert(
      property(helping, (given) => {
        for (const { low, value, high } of Object.values(reckon(given))) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(value);
          expect(value).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it("is what the analysis said as long as nobody says otherwise", () => {
    assert(
      property(item, (given) => {
        const { calories, protein, carbs, fats, fiber } = given;
        expect(valuesOf(reckon({ item: given, assumed: NOTHING_SAID }))).toEqual({
          calories,
          protein,
          carbs,
          fats,
          fiber,
        });
      }),
    );
  });

  it("grows with the portion, the size and the oil, and shrinks with what was left over", () => {
    assert(
      property(item, (given) => {
        const kcal = (part: Partial<Helping["assumed"]>) =>
          reckon({ item: given, assumed: { ...NOTHING_SAID, ...part } }).calories.value;
        expect(kcal({ amount: 2 })).toBe(2 * given.calories);
        expect(kcal({ size: "small" })).toBeLessThanOrEqual(kcal({ size: "medium" }));
        expect(kcal({ size: "medium" })).toBeLessThanOrEqual(kcal({ size: "large" }));
        expect(kcal({ fat: "teaspoon" })).toBe(given.calories + 40);
        expect(kcal({ fat: "tablespoon" })).toBe(given.calories + 119);
        expect(kcal({ share: "half" })).toBeLessThanOrEqual(kcal({ share: "most" }));
      }),
    );
    expect(Object.keys(SIZES)).toHaveLength(3);
    expect(Object.keys(FATS)).toHaveLength(3);
    expect(Object.keys(SHARES)).toHaveLength(4);
  });

  it("weighs what was eaten of it", () => {
    assert(
      property(helping, (given) => {
        const { grams } = given.item;
        expect(gramsEaten(given) ?? 0).toBeGreaterThanOrEqual(grams === null ? 0 : 0.01);
        expect(gramsEaten(given) === null).toBe(grams === null);
      }),
    );
  });
});

describe("what several items bring together", () => {
  it("is the same in any order, and within its range", () => {
    assert(
      property(helpings, (given) => {
        const sum = together(given);
        expect(together(given.toReversed())).toEqual(sum);
        for (const name of INTAKE_FIGURES) {
          const { low, value, high } = sum[name];
          expect(low).toBeLessThanOrEqual(value);
          expect(value).toBeLessThanOrEqual(high);
        }
        const kcal = given.reduce((whole, each) => whole + reckon(each).calories.value, 0);
        expect(sum.calories.value).toBe(kcal);
      }),
    );
  });
});

/** Whether nobody has said that yet. */
function isOpen(of: Helping | undefined, about: Question["about"]): boolean {
  if (about === "fat") return of?.assumed.fat === null;
  return of?.assumed.amount === null && of.assumed.size === null && !of.item.isAmountSaid;
}

describe("the questions about a meal", () => {
  it("are three at most, each about something open, those first that tell the most", () => {
    assert(
      property(helpings, (given) => {
        const asked = questionsOf(given);
        expect(asked.length).toBeLessThanOrEqual(QUESTIONS_ASKED);
        const told = asked.map(({ narrowsKcal }) => narrowsKcal);
        expect(told).toEqual(told.toSorted((a, b) => b - a));
        for (const { at, about, narrowsKcal } of asked) {
          expect(narrowsKcal).toBeGreaterThanOrEqual(LEAST_NARROWING_KCAL);
          expect(isOpen(given[at], about)).toBe(true);
        }
      }),
    );
  });

  it("are answered once: an answer makes the range narrower for its figure, and is not asked for again", () => {
    const answers = {
      amount: [{ size: "small" }, { size: "medium" }, { size: "large" }],
      fat: [{ fat: "none" }, { fat: "teaspoon" }, { fat: "tablespoon" }],
    } as const;
    assert(
      property(helpings, integer({ min: 0, max: 2 }), (given, choice) => {
        for (const { at, about } of questionsOf(given)) {
          const before = given[at];
          if (before === undefined) continue;
          const after = { ...before, assumed: { ...before.assumed, ...answers[about][choice] } };
          expect(widthOf(reckon(after).calories)).toBeLessThan(widthOf(reckon(before).calories) + 0.005);
          const next = questionsOf(given.map((each, index) => (index === at ? after : each)));
          expect(next.some((one_) => one_.at === at && one_.about === about)).toBe(false);
        }
      }),
    );
  });

  it("ask for oil only where some may hide", () => {
    expect(mayHoldFat({ description: "Scrambled eggs" })).toBe(true);
    expect(mayHoldFat({ description: "Roast potatoes" })).toBe(true);
    expect(mayHoldFat({ description: "Fried eggs" })).toBe(false);
    expect(mayHoldFat({ description: "Boiled potatoes" })).toBe(false);
    expect(mayHoldFat({ description: "Apple" })).toBe(false);
  });
});

describe("the answer of an analysis", () => {
  it("has a value in every field, whatever is missing", () => {
    expect(readAnalysis({ items: [{}] })).toEqual([
      {
        description: "Unknown food",
        portion: "Unknown portion",
        calories: 0,
        protein: 0,
        carbs: 0,
        fats: 0,
        fiber: 0,
        confidence: 0,
        taste_profile: ["No taste profile available"],
        chef_notes: "No chef notes available",
        calories_range: { low: 0, high: 0 },
        assumptions: [],
        grams: null,
        isAmountSaid: false,
      },
    ]);
    expect(readAnalysis({ items: [{ taste_profile: "sweet, salty", portion: "180 g" }] })).toMatchObject([
      { taste_profile: ["sweet", "salty"], grams: 180 },
    ]);
  });

  it.each([undefined, null, "no", {}, { items: "none" }])("fails for %j, which holds no items", (answer) => {
    expect(() => readAnalysis(answer)).toThrow("Invalid response format from analysis");
  });
});
