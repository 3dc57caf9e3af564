import process from "node:process";
import { MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { alternatives, certify, planMeals } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { kitchen } from "./kitchen.ts";

const ROUNDS = 5;

/** Words that no food answers to: nothing takes longer to read. */
const strange = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `q${(from + at).toString(36)}z`);

const week: PlanRequest = { ...plainPlanRequest, mealsPerDay: 5, seed: 3 };

/** As much as a person can ask for at once: what they send, and as much again from their profile. */
const crowded = (round: number): PlanRequest => {
  const from = 40_000 + round * 10_000;
  return {
    ...week,
    allergies: strange(from, 2 * MOST_LISTED),
    dislikes: strange(from + 1000, 2 * MOST_LISTED),
    ingredients: strange(from + 2000, 100).map((word) => `${word} tin of beans`),
    tastePreferences: strange(from + 3000, 250)
      .join(" ")
      .slice(0, 1000),
  };
};

const millisecondsOf = (act: () => void): number => {
  const start = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};

const longest = (act: (round: number) => void): number =>
  Math.max(...Array.from({ length: ROUNDS }, (_, round) => millisecondsOf(() => act(round))));

const row = (what: string, figure: number): MeasureRow => ({
  what: `${what}, with the longest lists that are taken, the longest of ${ROUNDS}`,
  figure,
  floor: 150,
  aim: 100,
  unit: "ms",
  cases: ROUNDS,
  weakest: [],
});

/**
 * The time of its thread that one call takes with the longest lists: nobody else is answered meanwhile. What other threads
 * compile and collect beside it keeps nobody waiting.
 */
export const measure = (): MeasureRow[] => {
  const plan = planMeals(kitchen, week);
  if (plan.kind === "impossible") throw new Error("A plain week cannot be planned.");
  const { days } = plan;
  const place = { days, day: 1, position: 2, count: 10 };
  return [
    row(
      "counting a week of 35 meals again",
      longest((round) => certify(kitchen, crowded(round), days)),
    ),
    row(
      "alternatives for one of 35 meals",
      longest((round) => alternatives(kitchen, { ...place, request: crowded(round + 10) })),
    ),
    row(
      "planning 35 meals",
      longest((round) => planMeals(kitchen, crowded(round + 20))),
    ),
  ];
};
