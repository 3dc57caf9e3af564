import { foodTokens } from "../foods/food-words.ts";
import type { Component } from "../planner/component.ts";
import { leadMinutesOf } from "../steps/lead-minutes.ts";
import type { PositionKind } from "../planner/day-layout.ts";
import type { Figures } from "../planner/figures.ts";
import type { Plate } from "../planner/plate.ts";
import { holdsForLeftovers, keepsRule } from "./kitchen-rules.ts";
import { missOf, partOf, wishedAmount } from "./measure-wish.ts";
import type { FigureWish, Wish } from "./wish.ts";

/** How the search weighs wishes: by the same figures by which they are certified afterwards. */
export type Pursuit = {
  /** 0–1: the part of what was asked for that a dish has; 0 where it has something that was not wanted. */
  readonly tasteOf: (component: Component) => number;
  readonly hasTaste: boolean;
  readonly isAvoided: (foodId: string) => boolean;
  readonly avoidsFoods: boolean;
  /** By how much a whole day misses what was wished of it. */
  readonly dayMiss: (day: Figures, margin?: number) => number;
  readonly hasDayWishes: boolean;
  /** By how much what everybody spends in the whole plan misses what was wished of a week. */
  readonly weekMiss: (cents: number, margin: number) => number;
  /** By how much a person's day would miss it, were every day like that. */
  readonly weekMissOfDay: (day: Figures) => number;
  readonly hasWeekWishes: boolean;
  readonly hasMealWishes: boolean;
  /** 0–1 for each wish of a meal that a plate misses. */
  readonly plateMiss: (plate: Pick<Plate, "main" | "addons" | "figures">, kind: PositionKind) => number;
  /** The most minutes that a meal at this place may take, where somebody said so. */
  readonly minutesAt: (kind: PositionKind) => number | null;
  /** Whether a dish is made as it has to be for the meal it is cooked for, and for those that its leftovers are. */
  readonly mayBe: (component: Component, as: "main" | "side", kinds: readonly PositionKind[]) => boolean;
};

/** 0–1: the nearer the better, however far off a day is, and never more than a rule. */
const weighed = (miss: number): number => miss / (1 + miss);

const DAYS_A_WEEK = 7;

/** Rounding to measures moves a meal a little; the search keeps that far from what was wished. */
const ROUNDING_MARGIN = 0.06;
/** A meal that just misses its wish has missed it; the nearest is still the better one. */
const MISSED_AT_ALL = 0.4;

/** What a week may cost everybody, as a day may cost one of them. */
const asOfDay = (wish: FigureWish): FigureWish => partOf(wish, 1 / DAYS_A_WEEK / (wish.people ?? 1));

const isAt = ({ only }: FigureWish, kind: PositionKind): boolean => only === null || only === kind;

const leads = new WeakMap<Component, number>();

/** What has to be done ahead for a dish; read from its steps once. */
const leadOf = (component: Component): number => {
  const lead = leads.get(component) ?? leadMinutesOf(component.dish);
  leads.set(component, lead);
  return lead;
};

/** The minutes of a plate, dish after dish; where one waits beside the other its meal takes less. */
const minutesOfPlate = ({ main, addons }: Pick<Plate, "main" | "addons">): number =>
  [main, ...addons].reduce((sum, { dish }) => sum + dish.prepMinutes + dish.cookMinutes, 0) +
  Math.max(...[main, ...addons].map(leadOf));

const has = (wish: Wish, component: Component): boolean => {
  if (wish.kind === "foods") return component.foods.some(({ id }) => wish.foodIds.has(id));
  if (wish.kind === "figure" || wish.kind === "kitchen") return false;
  switch (wish.of) {
    case "name":
      return ` ${foodTokens(component.dish.name).join(" ")} `.includes(` ${wish.noun} `);
    case "cuisine":
      return component.cuisine === wish.cuisine;
    case "gourmet":
      return component.dish.style === "gourmet";
    case "easy":
      return component.dish.difficulty === "easy";
    default:
      return wish satisfies never;
  }
};

/** How well each dish meets what is asked of dishes and foods, worked out once a dish. */
const tasteFor = (wishes: readonly Wish[]): ((component: Component) => number) => {
  const asked = wishes.filter((wish) => isAskedOfTaste(wish) && !isRefusal(wish));
  const refused = wishes.filter(isRefusal);
  const known = new Map<Component, number>();
  const count = (component: Component): number => {
    if (refused.some((wish) => has(wish, component))) return 0;
    if (asked.length === 0) return 1;
    const met = asked.filter((wish) => has(wish, component)).length;
    return Math.min(1, (met * 2) / (asked.length + 1));
  };
  return (component) => {
    const taste = known.get(component) ?? count(component);
    known.set(component, taste);
    return taste;
  };
};

const isAskedOfTaste = ({ kind }: Wish): boolean => kind === "foods" || kind === "dish";

const isRefusal = (wish: Wish): boolean => wish.kind === "foods" && !wish.isWanted;

const missOfDay = (wishesOfDay: readonly FigureWish[], day: Figures, margin: number): number => {
  let miss = 0;
  for (const wish of wishesOfDay) miss += weighed(missOf(wish, wishedAmount(wish.figure, day, 0), margin));
  return miss;
};

/** Makes of wishes what the search asks of plates and days. */
export const pursue = (wishes: readonly Wish[]): Pursuit => {
  const figures = wishes.filter((wish) => wish.kind === "figure");
  const ofDay = figures.filter(({ per }) => per === "day");
  const ofWeek = figures.filter(({ per }) => per === "week");
  const ofPlan = ofWeek.map((wish) => partOf(wish, wish.part ?? 1));
  const ofDayOfWeek = ofWeek.map(asOfDay);
  const ofMeal = figures.filter(({ per }) => per === "meal");
  const ofKitchen = wishes.filter((wish) => wish.kind === "kitchen");
  const avoided = new Set(
    wishes.flatMap((wish) => (wish.kind === "foods" && !wish.isWanted ? [...wish.foodIds] : [])),
  );
  return {
    tasteOf: tasteFor(wishes),
    hasTaste: wishes.some(isAskedOfTaste),
    isAvoided: (foodId) => avoided.has(foodId),
    avoidsFoods: avoided.size > 0,
    hasDayWishes: ofDay.length > 0,
    hasMealWishes: ofMeal.length > 0,
    dayMiss: (day, margin = 0) => missOfDay(ofDay, day, margin),
    hasWeekWishes: ofWeek.length > 0,
    weekMiss: (cents, margin) => ofPlan.reduce((sum, wish) => sum + weighed(missOf(wish, cents, margin)), 0),
    weekMissOfDay: (day) => missOfDay(ofDayOfWeek, day, 0),
    plateMiss: (plate, kind) => {
      let miss = 0;
      for (const wish of ofMeal) {
        if (!isAt(wish, kind)) continue;
        const isMinutes = wish.figure === "minutes";
        const reached = wishedAmount(wish.figure, plate.figures, isMinutes ? minutesOfPlate(plate) : 0);
        const by = missOf(wish, reached, isMinutes ? 0 : ROUNDING_MARGIN);
        if (by > 0) miss += Math.min(1, MISSED_AT_ALL + by);
      }
      return miss;
    },
    mayBe: (component, as, [cookedFor, ...eatenAt]) =>
      ofKitchen.every(({ rule, only }) => {
        const isBound = (kind: PositionKind | undefined): boolean => only === null || only === kind;
        const isLeft = holdsForLeftovers(rule) || (as === "side" && component.isExtra);
        return (!isBound(cookedFor) && !(isLeft && eatenAt.some(isBound))) || keepsRule(rule, component, as);
      }),
    minutesAt: (kind) => {
      const limits = ofMeal.filter((wish) => wish.figure === "minutes" && isAt(wish, kind));
      return limits.length === 0 ? null : Math.min(...limits.map(({ amount }) => amount));
    },
  };
};
