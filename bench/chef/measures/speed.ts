import process from "node:process";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { planMeals } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";

const PLANS = 210;
const WARM_UP = 21;

/** Processor time (other work on the machine does not count) for a plan of 7 days of 5 meals, every diet in turn, after a warm-up that a running server has behind it. */
export const measure = (): MeasureRow[] => {
  const cases = casesOr(PLANS);
  const times: number[] = [];
  for (let at = -WARM_UP; at < cases; at += 1) {
    const diet = DIETS[(at + WARM_UP) % DIETS.length] ?? "none";
    const request = {
      ...plainPlanRequest,
      mealsPerDay: 5,
      diet,
      calories: 1600 + (at + WARM_UP) * 7,
      seed: at + WARM_UP,
    };
    const start = process.cpuUsage();
    planMeals(kitchen, request);
    const { user, system } = process.cpuUsage(start);
    if (at >= 0) times.push((user + system) / 1000);
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return [
    {
      what: "7 days × 5 meals, one core, p95 of processor time",
      figure: p95,
      floor: 150,
      aim: 50,
      unit: "ms",
      cases,
      weakest: [],
    },
  ];
};
