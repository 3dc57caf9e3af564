import process from "node:process";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { type Allergen, DIETS } from "@meal/domain/chef/vocabulary";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { planMeals } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";

const PLANS = 210;
const WARM_UP = 21;
const HOUSEHOLDS = 24;
/** Those that American law wants named. */
const COMMON_ALLERGIES: readonly Allergen[] = [
  "milk",
  "eggs",
  "fish",
  "crustaceans",
  "nuts",
  "peanuts",
  "gluten",
  "soybeans",
  "sesame",
];
const COMMON_DIETS = ["none", "vegetarian", "vegan", "gluten-free"] as const;

/** Processor time: other work on the machine does not count. */
const timeOf = (request: PlanRequest): number => {
  const start = process.cpuUsage();
  planMeals(kitchen, request);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const p95Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Every diet in turn, after a warm-up that a running server has behind it. */
const plainPlans = (cases: number): readonly number[] =>
  Array.from({ length: WARM_UP + cases }, (_, seed) => {
    const diet = DIETS[seed % DIETS.length] ?? "none";
    return timeOf({ ...plainPlanRequest, mealsPerDay: 5, diet, calories: 1600 + seed * 7, seed });
  }).slice(WARM_UP);

/** A diet and two allergies together that nobody has asked for before: all dishes are adapted for it. */
const firstPlans = (cases: number): readonly number[] =>
  Array.from({ length: cases }, (_, seed) => {
    const diet = COMMON_DIETS[seed % COMMON_DIETS.length] ?? "none";
    const first = seed % COMMON_ALLERGIES.length;
    const second = first + 1 + Math.floor(seed / COMMON_ALLERGIES.length);
    const allergies = [first, second % COMMON_ALLERGIES.length].flatMap((at) => COMMON_ALLERGIES[at] ?? []);
    return timeOf({ ...plainPlanRequest, diet, allergies, servings: 4, seed });
  });

export const measure = (): MeasureRow[] => {
  const [plans, households] = [casesOr(PLANS), casesOr(HOUSEHOLDS)];
  return [
    {
      what: "7 days × 5 meals, one core, p95 of processor time",
      figure: p95Of(plainPlans(plans)),
      floor: 150,
      aim: 50,
      unit: "ms",
      cases: plans,
      weakest: [],
    },
    {
      what: "the first week of a household with two allergies nobody had together, p95 of processor time",
      figure: p95Of(firstPlans(households)),
      floor: 1500,
      aim: 500,
      unit: "ms",
      cases: households,
      weakest: [],
    },
  ];
};
