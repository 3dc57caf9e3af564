import { type MealPlace, setLocked } from "@meal/domain/planner/edit-days";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import {
  bringBack,
  bringToDay,
  exchangeMeals,
  placeOf,
  setAway,
  takeOut,
  withFollowing,
} from "@meal/domain/planner/week-edits";
import { useQueryClient } from "@tanstack/react-query";
import { openRecipe } from "../../platform/recipe-opener.ts";
import { dayName } from "./day-names.ts";
import type { OpenDialog } from "./dialogs.ts";
import type { MealActions } from "./meal-actions.ts";
import { mealAt, type OpenPlan, withDays } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { swapFor } from "./quick-swap.ts";
import { mealToWire } from "./to-wire.ts";
import { change } from "./undo.ts";
import type { usePlanner } from "./use-planner.ts";
import * as t from "./texts/en/week.ts";

interface Week {
  readonly plan: OpenPlan;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What can be done with the meals of the plan on the screen. Everything that changes it can be taken back. */
export function useMealActions({ plan, planner, onOpen }: Week): MealActions {
  const { store } = usePlanStore();
  const queries = useQueryClient();
  const { days, startDate, servings = 1 } = plan.content;
  const nameOf = (place: MealPlace) => mealAt(plan, place)?.name ?? "";
  return {
    servings,
    cookedOn: ({ leftoverOf = "" }) => {
      const cooked = placeOf(days, leftoverOf);
      return cooked === undefined ? undefined : dayName(startDate, cooked.day).long;
    },
    dateOf: (day) => (startDate === undefined ? undefined : dateOfDay(startDate, day)),
    read: (meal) => openRecipe({ recipe: mealToWire(meal) }),
    // A lock changes nothing that the certificate says.
    toggleLock: (place, isLocked) => {
      const { certificate } = plan.content;
      const changed = withDays(plan, setLocked(days, place, isLocked));
      change(store, { ...changed, content: { ...changed.content, certificate } });
    },
    open: (kind, place) => onOpen({ kind, place }),
    swapFor: (place, wish) => void swapFor({ store, queries, plan, place, wish, settings: planner }),
    putAway: (place, kind) =>
      change(
        store,
        withDays(plan, setAway(days, place, kind)),
        (kind === "out" ? t.eatenOut : t.skipped)(nameOf(place)),
      ),
    bringBack: (day, meal) =>
      change(store, withDays(plan, bringBack(days, day, meal.id)), t.isBack(meal.name)),
    takeOut: (place) => change(store, withDays(plan, takeOut(days, place)), t.takenOut(nameOf(place))),
  };
}

/** Where a meal was let go: on another meal, or anywhere else on a day. */
export const onMeal = (mealId: string): string => `meal:${mealId}`;
export const onDay = (day: number): string => `day:${day}`;

/** Puts a meal where it was let go, and answers the words that tell it; nothing where it stays. */
export function carried(
  plan: OpenPlan,
  mealId: string,
  target: string,
): { readonly plan: OpenPlan; readonly words: string } | null {
  const { days, startDate } = plan.content;
  const from = placeOf(days, mealId);
  const meal = from === undefined ? undefined : mealAt(plan, from);
  if (from === undefined || meal === undefined) return null;
  const [kind, id = ""] = target.split(/:(?<id>.*)/u);
  const to = kind === "meal" ? placeOf(days, id) : undefined;
  if (to !== undefined) {
    const other = mealAt(plan, to)?.name ?? "";
    return {
      plan: withDays(plan, withFollowing(days, exchangeMeals(days, from, to), mealId)),
      words: t.exchanged(meal.name, other),
    };
  }
  const day = Number(id);
  const after = bringToDay(days, from, day);
  if (after === days) return null;
  return {
    plan: withDays(plan, withFollowing(days, after, mealId)),
    words: t.movedTo(meal.name, dayName(startDate, day).long),
  };
}
