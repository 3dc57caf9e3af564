import process from "node:process";
import { estimateText } from "@meal/engine/nutrition";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex } from "./food-table.ts";
import { readRows } from "./labelled-set.ts";

/** A running server has read before; what it has not read is each of the words that are timed. */
const WARM_UP = 100;
const MOST_TEXT = 10_000;

const POEM = `The fog comes in on feet that make no sound,
it sits above the roofs and looks around,
and when the lamps along the harbor wane
it gathers up its coat and leaves again.
`;
const HOSTILE: readonly string[] = [
  "🍇🍕🥑".repeat(40),
  "abcdefghij".repeat(MOST_TEXT / 10),
  POEM.repeat(20),
  `${"(".repeat(200)}2 eggs${")".repeat(200)}`,
  `${"1234567890".repeat(4)} eggs`,
  "1/0 cups rice",
  "e\u200Bg\u200Bg and t\u200Bo\u200Ba\u200Bs\u200Bt ".repeat(30),
  "zorblax grubbe wumble, ".repeat(MOST_TEXT / 23),
  "два яйца и хлеб, ".repeat(60),
];

/** Processor time in milliseconds, the shortest first: other work on the machine does not count. */
const timesOf = (texts: readonly string[], read: (text: string) => unknown): readonly number[] =>
  texts
    .map((text) => {
      const start = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    })
    .toSorted((a, b) => a - b);

const readMeal = (text: string): unknown => estimateText(foodIndex, text);

const row = (what: string, figure: number, floor: number, aim: number, cases: number): MeasureRow => ({
  what,
  figure,
  floor,
  aim,
  unit: "ms",
  cases,
  weakest: [],
});

const middle = (times: readonly number[]): number => times[times.length >> 1] ?? 0;
const last = (times: readonly number[]): number => times.at(-1) ?? 0;

/** How long reading takes: a line, a meal, and what nobody can read. */
export function measure(): MeasureRow[] {
  const lines = readRows("ingredient-lines.tsv").map(([line = ""]) => line);
  const meals = readRows("meals.tsv").map(([meal = ""]) => meal.replaceAll("\\n", "\n"));
  timesOf(lines.slice(0, WARM_UP), readIngredientLine);
  timesOf(meals.slice(0, WARM_UP), readMeal);
  const lineTimes = timesOf(lines.slice(WARM_UP), readIngredientLine);
  const mealTimes = timesOf(meals.slice(WARM_UP), readMeal);
  const hostile = timesOf(HOSTILE, readMeal);
  return [
    row("reading an ingredient line, median", middle(lineTimes), 0.2, 0.1, lineTimes.length),
    row("reading a meal, median", middle(mealTimes), 5, 2, mealTimes.length),
    row("reading a meal, the slowest", last(mealTimes), 20, 10, mealTimes.length),
    row("reading what is no meal, the slowest", last(hostile), 20, 10, hostile.length),
  ];
}
