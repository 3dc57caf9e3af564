import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { setLocked } from "@meal/domain/planner/edit-days";
import {
  bringBack,
  bringToDay,
  exchangeMeals,
  placeOf,
  setAway,
  takeOut,
  withFollowing,
} from "@meal/domain/planner/week-edits";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { useSession } from "../../../platform/session.ts";
import { createValueStore } from "../../../platform/value-store.ts";
import { dayName } from "./day-names.ts";
import type { OpenDialog } from "./dialogs.ts";
import type { MealActions } from "./meal-actions.ts";
import { mealAt, type OpenPlan, withDays } from "./open-plan.ts";
import { ownerOf, type PlanStore, planStoreOf, usePlanStore } from "./plan-store.ts";
import { swapFor } from "./quick-swap.ts";
import { mealToWire } from "./to-wire.ts";
import { change } from "./undo.ts";
import type { usePlanner } from "../making/use-planner.ts";
import * as t from "../texts/en/week.ts";

interface Week {
  readonly plan: OpenPlan;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/**
 * What can be done with the meals of the plan on the screen. Everything that changes it can be taken back. It is the same value
 * from one change of the meals to the next, so that only the cards are drawn again in which something has changed.
 */
export function useMealActions({ plan, planner, onOpen }: Week): MealActions {
  const { store } = usePlanStore();
  const queries = useQueryClient();
  const { startDate, servings = 1 } = plan.content;
  const [latest] = useState(() => createValueStore(planner, "with-holder"));
  useEffect(() => latest.set(planner));
  return useMemo(
    () => ({ servings, startDate, ...actionsOn({ store, queries, settings: latest.get, onOpen }) }),
    [store, queries, latest, onOpen, servings, startDate],
  );
}

interface Around {
  readonly store: PlanStore;
  readonly queries: QueryClient;
  readonly settings: () => ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function actionsOn({
  store,
  queries,
  settings,
  onOpen,
}: Around): Omit<MealActions, "servings" | "startDate"> {
  const onPlan = (act: (plan: OpenPlan) => void) => {
    const plan = store.get();
    if (plan !== null) act(plan);
  };
  const changeDays = (next: (days: readonly PlanDay[]) => readonly PlanDay[], words: string) =>
    onPlan((plan) => change(store, withDays(plan, next(plan.content.days)), words));
  return {
    read: (meal) => openRecipe({ recipe: mealToWire(meal) }),
    // A lock changes nothing that the certificate says.
    toggleLock: (place, isLocked) =>
      onPlan((plan) => {
        const { certificate, days } = plan.content;
        const changed = withDays(plan, setLocked(days, place, isLocked));
        change(store, { ...changed, content: { ...changed.content, certificate } });
      }),
    open: (kind, place) => onOpen({ kind, place }),
    swapFor: (place, wish) =>
      onPlan((plan) => void swapFor({ store, queries, plan, place, wish, settings: settings() })),
    putAway: (place, kind, name) =>
      changeDays((days) => setAway(days, place, kind), (kind === "out" ? t.eatenOut : t.skipped)(name)),
    bringBack: (day, meal) => changeDays((days) => bringBack(days, day, meal.id), t.isBack(meal.name)),
    takeOut: (place, name) => changeDays((days) => takeOut(days, place), t.takenOut(name)),
    remakeDay: (day) => onPlan((plan) => settings().makeRest(plan, day)),
  };
}

/** The day on which a leftover was cooked, in words. */
export function useCookedOn({ leftoverOf }: Meal): string | undefined {
  const { subscribe, get } = planStoreOf(ownerOf(useSession()));
  const read = () => {
    const content = get()?.content;
    const cooked = leftoverOf === undefined ? undefined : placeOf(content?.days ?? [], leftoverOf);
    return cooked === undefined ? undefined : dayName(content?.startDate, cooked.day).long;
  };
  return useSyncExternalStore(subscribe, read, read);
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
