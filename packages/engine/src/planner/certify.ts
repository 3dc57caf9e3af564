import type { Certificate, Meal, PlanDay, PlanRequest, Relaxation } from "@meal/domain/chef/plans";
import { judgeWishes } from "../wishes/wishes-kept.ts";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import { balanceOf } from "./balance.ts";
import { checkRules, type CountedDay, isOnTarget } from "./checked-rules.ts";
import { plannedDay, type Position } from "./day-layout.ts";
import { repeatsIn, weekOf } from "./cooked-meals.ts";
import { type Demands, readDemands } from "./demands.ts";
import {
  addScaled,
  asWholeDay,
  at,
  CENTS,
  createFigures,
  type Figures,
  KCAL,
  kcalText,
  nutritionOfFigures,
} from "./figures.ts";
import { judgeHands } from "./hands-limit.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { standingMissed } from "./standing-meals.ts";
import { usedAtHand } from "./used-at-hand.ts";
import { mealScore, meetsOf, totalWeight, type Wish, wishesOf } from "./preferences.ts";
import { componentOfMeal, figuresOfMeal } from "./stored-meal.ts";

type JudgedMeal = {
  readonly meal: Meal;
  readonly day: number;
  readonly position: Position;
  readonly meets: Partial<Record<Wish, number>>;
};

const sumDay = (index: PlannerIndex, { meals }: PlanDay): Figures => {
  const sum = createFigures();
  for (const meal of meals) addScaled(sum, figuresOfMeal(index, meal), 1);
  return sum;
};

/** What the meals of a day cost as it is shown: each in whole cents, so that whoever adds them up gets the same. */
const centsOf = (index: PlannerIndex, { meals }: PlanDay): number =>
  meals.reduce((sum, meal) => sum + Math.round(at(figuresOfMeal(index, meal), CENTS)), 0);

/** The dish may have been adapted: what counts is what the meal really holds. */
const isLiked = (index: PlannerIndex, meal: Meal, { dislikes }: Demands): boolean =>
  (meal.foodIds ?? []).every((id) => {
    const food = index.foodOf(id);
    return food === undefined || dislikes.forbids(food) === null;
  });

const judge = (index: PlannerIndex, days: readonly PlanDay[], demands: Demands): JudgedMeal[] => {
  return days.flatMap(({ day, meals }) => {
    const { positions } = plannedDay(demands.request, day);
    return meals.flatMap((meal, place) => {
      const [position, component] = [positions[place], componentOfMeal(index, demands, meal)];
      if (position === undefined) return [];
      const meets = component === undefined ? {} : meetsOf(component, position, demands);
      return [{ meal, day, position, meets: { ...meets, dislikes: isLiked(index, meal, demands) ? 1 : 0 } }];
    });
  });
};

const REASONS: readonly (
  | readonly [Wish & Relaxation["wish"], (names: string, request: PlanRequest) => string]
  | readonly ["dislikes", (names: string, request: PlanRequest) => string]
)[] = [
  [
    "cuisine",
    (names, request) => `${names}: no ${request.cuisineStyle} dish was left that keeps every rule here.`,
  ],
  ["difficulty", (names, request) => `${names}: not ${request.difficulty} to cook, but it keeps every rule.`],
  ["budget", (names, request) => `${names}: costs more than ${request.budget}.`],
  ["category", (names) => `${names}: not of the category you asked for.`],
  ["dislikes", (names) => `${names}: has something you do not like.`],
];

/** A reasonable budget is what everybody has who says nothing of it: one dearer dish breaks no wish of theirs. */
const isUnsaid = (wish: string, { request }: Demands): boolean =>
  wish === "budget" && request.budget === "reasonable";

const relaxedWishes = (judged: readonly JudgedMeal[], demands: Demands): Relaxation[] => {
  const wishes = wishesOf(demands);
  return REASONS.flatMap(([wish, say]) => {
    if (wishes[wish] === undefined || isUnsaid(wish, demands)) return [];
    const missed = judged.filter(({ meets }) => (meets[wish] ?? 1) < 1);
    const byDay = Map.groupBy(missed, ({ day }) => day);
    return [...byDay].map(([day, meals]): Relaxation => ({
      wish: wish === "dislikes" ? "dislike" : wish,
      day,
      reason: say(meals.map(({ meal }) => meal.name).join("; "), demands.request),
    }));
  });
};

/** Categories that were wished for and have no place in such a day: no day is made of three desserts. */
const unplacedCategories = ({ request }: Demands): Relaxation[] => {
  const { positions } = plannedDay(request, 1);
  const placed = positions.flatMap(({ wished }) => wished ?? []);
  const open = [...request.categories];
  for (const category of placed) open.splice(open.indexOf(category), 1);
  if (open.length === 0 || request.categories.length > positions.length) return [];
  const reason = `A day of ${positions.length} meals has no other place for ${open.join(", ")}.`;
  return [{ wish: "category", day: null, reason }];
};

const relaxedCalories = (days: readonly CountedDay[]): Relaxation[] =>
  days
    .filter(({ figures, targetKcal }) => !isOnTarget(figures, targetKcal))
    .map(({ day, figures, targetKcal }) => ({
      wish: "calories",
      day,
      reason: `This day has ${kcalText(at(figures, KCAL))} of ${kcalText(targetKcal)}: with the meals that stay, or the few foods allowed, it cannot get closer.`,
    }));

const clashesOf = (
  index: PlannerIndex,
  demands: Demands,
  judged: readonly JudgedMeal[],
): { clashes: number; mains: number } => {
  const mains = judged.filter(({ position }) => position.kind === "lunch" || position.kind === "dinner");
  const count = new Map<string, number>();
  let clashes = 0;
  for (const { meal, day } of mains) {
    const group = componentOfMeal(index, demands, meal)?.proteinGroup ?? -1;
    if (group < 0) continue;
    const name = PROTEIN_GROUPS[group] ?? "";
    for (const [key, cap] of [
      [`${day} ${name}`, 1],
      [name, Math.ceil(mains.length / 4)],
    ] as const) {
      const times = (count.get(key) ?? 0) + 1;
      count.set(key, times);
      if (times > cap) clashes += 1;
    }
  }
  return { clashes, mains: mains.length };
};

const cuisineExcess = (judged: readonly JudgedMeal[]): number => {
  const cap = Math.ceil(judged.length / 3);
  const byCuisine = Map.groupBy(
    judged.filter(({ meal }) => meal.cuisine !== undefined),
    ({ meal }) => meal.cuisine,
  );
  return [...byCuisine.values()].reduce((sum, meals) => sum + Math.max(0, meals.length - cap), 0);
};

/** What is made for the plan: leftovers add no dish, and a breakfast that comes again on purpose is one. */
const madeOf = (judged: readonly JudgedMeal[], { cooking }: PlanRequest): JudgedMeal[] => {
  const known = new Set<string>();
  return judged.filter(({ meal, position: { kind } }) => {
    if (meal.leftoverOf !== undefined) return false;
    if (cooking === "fresh" || meal.dishId === undefined || kind === "lunch" || kind === "dinner")
      return true;
    const isFirst = !known.has(meal.dishId);
    known.add(meal.dishId);
    return isFirst;
  });
};

const varietyOf = (
  index: PlannerIndex,
  all: readonly JudgedMeal[],
  demands: Demands,
  repeats: number,
): number => {
  const { request } = demands;
  const judged = madeOf(all, request);
  const meals = Math.max(1, judged.length);
  const { clashes, mains } = clashesOf(index, demands, judged);
  const distinct = 1 - repeats / meals;
  const proteins = mains === 0 ? 1 : Math.max(0, 1 - clashes / mains);
  const cuisines = request.cuisineStyle === "any" ? 1 - cuisineExcess(judged) / meals : 1;
  return 0.5 * distinct + 0.3 * proteins + 0.2 * cuisines;
};

const scoreOf = (
  index: PlannerIndex,
  judged: readonly JudgedMeal[],
  days: readonly Figures[],
  demands: Demands,
  repeats: number,
): number => {
  const wishes = wishesOf(demands);
  const meals =
    judged.reduce((sum, { meets }) => sum + mealScore(meets, wishes), 0) / Math.max(1, judged.length);
  const balance = days.reduce((sum, day) => sum + balanceOf(day, demands.rule), 0) / Math.max(1, days.length);
  const plan =
    (wishes.balance ?? 0) * balance +
    (wishes.variety ?? 0) * varietyOf(index, judged, demands, repeats) +
    (wishes.atHand ?? 0) * usedAtHand(index, judged, demands.atHand);
  return (meals + plan) / totalWeight(wishes);
};

/** Whoever eats out all day is promised nothing, and is not short of it. */
const countDays = (index: PlannerIndex, request: PlanRequest, days: readonly PlanDay[]): CountedDay[] =>
  days.flatMap((day): CountedDay[] => {
    if (day.meals.length === 0) return [];
    const { targetKcal, share } = plannedDay(request, day.day);
    return [{ ...day, targetKcal, share, figures: sumDay(index, day) }];
  });

/** What of the rules a plan breaks, as its certificate will say. */
export const brokenIn = (
  index: PlannerIndex,
  demands: Demands,
  days: readonly PlanDay[],
): readonly string[] => checkRules(index, demands, countDays(index, demands.request, days)).broken;

/** Counts a plan again from nothing but its meals: energy, cost, rules, wishes. Anyone gets the same certificate. */
export const certify = (index: PlannerIndex, request: PlanRequest, days: readonly PlanDay[]): Certificate => {
  const demands = readDemands(index, request);
  const figures = countDays(index, request, days);
  const judged = judge(index, days, demands);
  const repeats = repeatsIn(days, request);
  const variety: Relaxation[] =
    repeats === 0
      ? []
      : [{ wish: "variety", day: null, reason: `${repeats} dishes appear twice: too few fit every rule.` }];
  return {
    days: figures.map((day) => ({
      day: day.day,
      targetKcal: day.targetKcal,
      ...(day.share < 1 && { shareOfDay: day.share }),
      reached: nutritionOfFigures(day.figures),
      costCents: centsOf(index, day),
    })),
    costCents: days.reduce((sum, day) => sum + centsOf(index, day), 0),
    week: weekOf(index, days, demands),
    ...checkRules(index, demands, figures),
    relaxed: [
      ...relaxedCalories(figures),
      ...relaxedWishes(judged, demands),
      ...unplacedCategories(demands),
      ...variety,
      ...standingMissed(index, request, days),
    ],
    allergies: request.allergies,
    notUnderstood: [...demands.allergies.notUnderstood, ...demands.dislikes.notUnderstood],
    wishes: [...judgeHands(request, days), ...judgeWishes(index, demands.wishes.wishes, figures)],
    wishesNotUnderstood: demands.wishes.notUnderstood,
    ...(demands.own.unread.length > 0 && { ownRecipesLeftOut: demands.own.unread }),
    corrections: [],
    preferenceScore:
      Math.round(
        scoreOf(
          index,
          judged,
          figures.map((day) => asWholeDay(day.figures, day.share)),
          demands,
          repeats,
        ) * 10_000,
      ) / 10_000,
  };
};
