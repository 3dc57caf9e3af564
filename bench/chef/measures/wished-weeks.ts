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

/** Dishes of the cookbook that stand beside another one of the cookbook, and of those whose two kitchens lay different tables. */
const tablesOf = (days: readonly PlanDay[]): readonly boolean[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ cuisine, side }) => {
      const beside = side === undefined ? undefined : kitchen.byDishId.get(side.dishId)?.cuisine;
      return cuisine === undefined || beside === undefined || beside === null
        ? []
        : [TABLE_OF[cuisine] === TABLE_OF[beside]];
    }),
  );

const share = (of: readonly boolean[]): number => (100 * of.filter(Boolean).length) / Math.max(1, of.length);

/** What is typed, and whether a plan says truly that it keeps it; and whether dish and side are of one table. */
export const measure = (): MeasureRow[] => {
  const seeds = Array.from({ length: casesOr(SEEDS) }, (_, at) => at + 1);
  const told = ASKED.flatMap((asked) => seeds.map((seed) => toldOf(asked, seed)));
  const missed = (is: (one: Told) => boolean): string[] =>
    told.filter((one) => !is(one)).map(({ what }) => what);
  const plates = seeds.flatMap((seed) =>
    DIETS.flatMap((diet) => {
      const cooking = seed % 2 === 0 ? "easy" : "fresh";
      const outcome = planMeals(kitchen, { ...plainPlanRequest, diet, cooking, seed });
      return outcome.kind === "impossible" ? [] : tablesOf(outcome.days);
    }),
  );
  return [
    {
      what: "typed wishes and two diets: said truly",
      figure: share(told.map(({ isTrue }) => isTrue)),
      floor: 100,
      aim: 100,
      unit: "%",
      cases: told.length,
      weakest: missed(({ isTrue }) => isTrue),
    },
    {
      what: "the same: kept, of all that were asked for, whether or not a solver could",
      figure: share(told.map(({ isKept }) => isKept)),
      floor: 95,
      aim: 99,
      unit: "%",
      cases: told.length,
      weakest: missed(({ isKept }) => isKept),
    },
    {
      what: "plates of dish and side across tables (was 67)",
      figure: 100 - share(plates),
      floor: 3,
      aim: 0,
      unit: "%",
      cases: plates.length,
      weakest: [],
    },
  ];
};
