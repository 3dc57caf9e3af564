import { minutesToTable } from "@meal/domain/chef/meal-steps";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { DIET_RULES } from "@meal/engine/diets";
import { planMeals, TABLE_OF } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";

const SEEDS = 12;

/** Counted here from the meals alone, and not by what judges them for a certificate. */
const ofDay = ({ meals }: PlanDay, of: (meal: Meal) => number): number =>
  Math.round(meals.reduce((sum, meal) => sum + of(meal), 0));

const fits = ({ meals }: PlanDay, diet: Diet): boolean =>
  meals.every(({ foodIds = [] }) =>
    foodIds.every((id) => {
      const food = kitchen.foodOf(id);
      return food !== undefined && DIET_RULES[diet].forbids(food) === null;
    }),
  );

type Asked = {
  readonly what: string;
  readonly request: Partial<PlanRequest>;
  readonly keeps: (day: PlanDay) => boolean;
};

/** Minutes, protein, carbohydrate and sodium in words and as limits, and two diets at once. */
const ASKED: readonly Asked[] = [
  {
    what: "under 30 minutes",
    request: { tastePreferences: "under 30 minutes" },
    keeps: ({ meals }) => meals.every((meal) => minutesToTable(meal) <= 30),
  },
  {
    what: "at least 100 g protein a day",
    request: { tastePreferences: "at least 100 g protein a day" },
    keeps: (day) => ofDay(day, ({ nutrition }) => nutrition?.protein ?? 0) >= 100,
  },
  {
    what: "low carb",
    request: { tastePreferences: "low carb" },
    keeps: (day) => ofDay(day, ({ nutrition }) => nutrition?.carbs ?? 0) <= 130,
  },
  {
    what: "at most 1,800 mg of sodium",
    request: { limits: { sodiumMaxMg: 1800 } },
    keeps: (day) => ofDay(day, ({ nutrition }) => nutrition?.sodiumMg ?? 0) <= 1800,
  },
  {
    what: "vegetarian and gluten-free",
    request: { diet: "vegetarian", diets: ["gluten-free"] },
    keeps: (day) => fits(day, "vegetarian") && fits(day, "gluten-free"),
  },
];

type Told = { readonly what: string; readonly isKept: boolean; readonly isTrue: boolean };

const toldOf = ({ what, request, keeps }: Asked, seed: number): Told => {
  const asked: PlanRequest = {
    ...plainPlanRequest,
    ...request,
    cooking: seed % 2 === 0 ? "easy" : "fresh",
    calories: 1800 + (seed % 4) * 200,
    seed,
  };
  const outcome = planMeals(kitchen, asked);
  if (outcome.kind === "impossible") return { what: `${what}, seed ${seed}`, isKept: false, isTrue: false };
  const { days, certificate } = outcome;
  const isKept = days.every(keeps);
  const [wish] = certificate.wishes ?? [];
  const said = wish?.isKept ?? certificate.broken.length === 0;
  return { what: `${what}, seed ${seed}`, isKept, isTrue: said === isKept };
};

/** Of each dish of the cookbook that stands beside another one, whether their kitchens lay different tables. */
const acrossTables = (days: readonly PlanDay[]): readonly boolean[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ cuisine, side }) => {
      const beside = side === undefined ? undefined : kitchen.byDishId.get(side.dishId)?.cuisine;
      return cuisine === undefined || beside === undefined || beside === null
        ? []
        : [TABLE_OF[cuisine] !== TABLE_OF[beside]];
    }),
  );

const share = (of: readonly boolean[]): number => (100 * of.filter(Boolean).length) / Math.max(1, of.length);

const rowOf = (
  what: string,
  of: readonly boolean[],
  { floor, aim, weakest = [] }: Pick<MeasureRow, "floor" | "aim"> & Partial<Pick<MeasureRow, "weakest">>,
): MeasureRow => ({ what, figure: share(of), floor, aim, unit: "%", cases: of.length, weakest });

/** What is typed, and whether a plan says truly that it keeps it; and whether dish and side are of one table. */
export const measure = (): MeasureRow[] => {
  const seeds = Array.from({ length: casesOr(SEEDS) }, (_, at) => at + 1);
  const told = ASKED.flatMap((asked) => seeds.map((seed) => toldOf(asked, seed)));
  const toldRow = (what: string, is: (one: Told) => boolean, floor: number, aim: number): MeasureRow =>
    rowOf(what, told.map(is), {
      floor,
      aim,
      weakest: told.filter((one) => !is(one)).map((one) => one.what),
    });
  const isAcross = seeds.flatMap((seed) =>
    DIETS.flatMap((diet) => {
      const cooking = seed % 2 === 0 ? "easy" : "fresh";
      const outcome = planMeals(kitchen, { ...plainPlanRequest, diet, cooking, seed });
      return outcome.kind === "impossible" ? [] : acrossTables(outcome.days);
    }),
  );
  return [
    toldRow("typed wishes and two diets: said truly", ({ isTrue }) => isTrue, 100, 100),
    toldRow(
      "the same: kept, of all that were asked for, whether or not a solver could",
      ({ isKept }) => isKept,
      95,
      99,
    ),
    rowOf("plates of dish and side across tables (was 67)", isAcross, { floor: 3, aim: 0 }),
  ];
};
