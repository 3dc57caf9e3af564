import process from "node:process";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { Meal, PlanDay, PlanRequest, WeekCertificate } from "@meal/domain/chef/plans";
import { type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { perishablesOf, planMeals } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";
import { createDraw } from "./profiles.ts";

const WEEKS = 420;
/** Their foods are too few for a list and a stove like others': printed, and not judged. */
const APART: ReadonlySet<Diet> = new Set(["raw", "carnivore"]);
const WORKDAYS = 5;
const MOST_SODIUM_MG = 2300;

type Week = {
  readonly request: PlanRequest;
  readonly days: readonly PlanDay[];
  readonly week: WeekCertificate;
  readonly reached: readonly { readonly kcal: number; readonly sodiumMg: number }[];
};

const drawWeek = (draw: () => number, at: number): PlanRequest => ({
  ...plainPlanRequest,
  cooking: "easy",
  diet: DIETS[at % DIETS.length] ?? "none",
  calories: Math.round(1500 + draw() * 1100),
  servings: 1 + Math.floor(draw() * 5),
  seed: at + 1,
});

const weeksOf = (cases: number): Week[] => {
  const draw = createDraw(20_261_123);
  return Array.from({ length: cases }, (_, at) => drawWeek(draw, at)).flatMap((request) => {
    const outcome = planMeals(kitchen, request);
    if (outcome.kind === "impossible" || outcome.certificate.week === undefined) return [];
    const { days, certificate } = outcome;
    const reached = certificate.days.map((day) => day.reached);
    return [{ request, days, week: outcome.certificate.week, reached }];
  });
};

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const foodGrams = (meals: readonly Meal[], factorOf: (meal: Meal) => number): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const meal of meals)
    for (const [at, id] of (meal.foodIds ?? []).entries())
      sums.set(id, (sums.get(id) ?? 0) + (meal.grams?.[at] ?? 0) * factorOf(meal));
  return sums;
};

/** Whether as much of every food is cooked as is eaten, and every leftover lies within its days. */
const faultsOf = ({ days }: Week): string[] => {
  const all = days.flatMap(({ day, meals }) => meals.map((meal) => ({ day, meal })));
  const meals = all.map(({ meal }) => meal);
  const cooked = meals.filter(({ leftoverOf }) => leftoverOf === undefined);
  const made = foodGrams(
    cooked,
    ({ cookedServings, servings = 1 }) => (cookedServings ?? servings) / servings,
  );
  const eaten = foodGrams(meals, () => 1);
  const unequal = [...eaten].filter(([id, grams]) => Math.abs((made.get(id) ?? 0) - grams) > 0.01);
  const late = all.filter(({ day, meal }) => {
    if (meal.leftoverOf === undefined) return false;
    const source = all.find((each) => each.meal.id === meal.leftoverOf);
    const age = day - (source?.day ?? Infinity);
    return !(age >= 1 && age <= (source?.meal.keepsDays ?? 0));
  });
  return [
    ...unequal.map(([id]) => `${id}: eaten is not cooked`),
    ...late.map(({ day, meal }) => `day ${day}: ${meal.name} is eaten too late`),
  ];
};

const label = ({ diet, calories, seed }: PlanRequest): string => `${diet} ${calories} kcal, seed ${seed}`;

const byDiet = (weeks: readonly Week[], figure: (week: Week) => number): string[] =>
  [...Map.groupBy(weeks, ({ request }) => request.diet)].map(
    ([diet, list]) => `${diet}: median ${quantile(list.map(figure), 0.5)}`,
  );

type Marks = readonly [floor: number, aim: number];

const rowOf = (
  what: string,
  figure: number,
  [floor, aim]: Marks,
  more: Partial<Pick<MeasureRow, "unit" | "weakest">> & { readonly cases: number },
): MeasureRow => ({ unit: "", weakest: [], ...more, what: `easy weeks: ${what}`, figure, floor, aim });

/** Figures of a week as two rows, the middle and the worst but a few. */
const spreadOf = (
  weeks: readonly Week[],
  what: string,
  figureOf: (week: Week) => number,
  marks: { readonly median: Marks | null; readonly p95: Marks | null },
): MeasureRow[] => {
  const judged = weeks.filter(({ request }) => !APART.has(request.diet));
  const figures = judged.map(figureOf);
  const more = { cases: judged.length, weakest: byDiet(weeks, figureOf) };
  return [
    ...(marks.median === null ? [] : [rowOf(`${what}, median`, quantile(figures, 0.5), marks.median, more)]),
    ...(marks.p95 === null
      ? []
      : [rowOf(`${what}, p95`, quantile(figures, 0.95), marks.p95, { cases: judged.length })]),
  ];
};

/** How much of the fresh food that is bought is eaten within its week. */
const usedRow = (weeks: readonly Week[]): MeasureRow => {
  let [used, left] = [0, 0];
  for (const { days } of weeks) {
    const fresh = perishablesOf(
      kitchen,
      days.flatMap(({ meals }) => meals),
      new Map(),
    );
    used += fresh.usedGrams;
    left += fresh.left.reduce((sum, { grams }) => sum + grams, 0);
  }
  const share = (100 * used) / Math.max(1, used + left);
  return rowOf("fresh food that is bought and eaten within the week", share, [85, 92], {
    cases: weeks.length,
    unit: "%",
  });
};

/** The longest names of meals but a few. */
const nameRow = (weeks: readonly Week[]): MeasureRow => {
  const names = weeks.flatMap(({ days }) => days.flatMap(({ meals }) => meals.map(({ name }) => name)));
  const lengths = names.map((name) => name.length);
  return rowOf("letters of a meal's name, p95 (was 78)", quantile(lengths, 0.95), [48, 40], {
    cases: names.length,
    weakest: [...new Set(names)].toSorted((one, other) => other.length - one.length).slice(0, 10),
  });
};

const dayRows = (weeks: readonly Week[]): MeasureRow[] => {
  const judged = weeks.filter(({ request }) => !APART.has(request.diet));
  const hands = judged.flatMap(({ week }) => week.handsOnMinutes.slice(0, WORKDAYS));
  const days = weeks.flatMap(({ reached, request }) => reached.map((day) => ({ ...day, request })));
  const share = (count: number): number => (100 * count) / Math.max(1, days.length);
  const within = days.filter(
    ({ kcal, request }) => Math.abs(kcal - request.calories) <= request.calories * 0.02,
  );
  const salty = days.filter(({ sodiumMg }) => sodiumMg > MOST_SODIUM_MG);
  const [cases, busy] = [days.length, hands.length];
  const what = "hands-on minutes of a working day";
  return [
    rowOf("days within 2 % of the calories (was 100)", share(within.length), [99.9, 100], {
      cases,
      unit: "%",
    }),
    rowOf(`${what}, mean (was 136 with waiting)`, mean(hands), [40, 30], { cases: busy }),
    rowOf(`${what}, p95 (was 219 with waiting)`, quantile(hands, 0.95), [60, 45], { cases: busy }),
    rowOf("days over 2,300 mg of sodium (was 54–79)", share(salty.length), [35, 15], { cases, unit: "%" }),
  ];
};

/** Easy weeks as a household lives them: what is bought, cooked, left over, and how busy a working day is. */
export const measure = (): MeasureRow[] => {
  const started = process.cpuUsage();
  const weeks = weeksOf(casesOr(WEEKS));
  const { user, system } = process.cpuUsage(started);
  const faults = weeks.flatMap((week) => faultsOf(week).map((fault) => `${label(week.request)}: ${fault}`));
  const cases = weeks.length;
  const ms = (user + system) / 1000 / Math.max(1, cases);
  return [
    rowOf("food cooked and not eaten, or eaten too late", faults.length, [0, 0], { cases, weakest: faults }),
    ...dayRows(weeks),
    ...spreadOf(weeks, "foods to buy (was 108, 123)", ({ week }) => week.foodsToBuy, {
      median: [48, 40],
      p95: [60, 50],
    }),
    ...spreadOf(weeks, "of these used in one meal (was 71)", ({ week }) => week.usedOnce, {
      median: [16, 10],
      p95: null,
    }),
    ...spreadOf(weeks, "specialty foods (was 8–9)", ({ week }) => week.specialty, {
      median: null,
      p95: [2, 1],
    }),
    ...spreadOf(weeks, "things cooked of 21 (was 21)", ({ week }) => week.cooked, {
      median: [10, 8],
      p95: [13, 10],
    }),
    usedRow(weeks),
    nameRow(weeks),
    rowOf("one plan, mean of processor time", ms, [150, 80], { cases, unit: "ms" }),
  ];
};
