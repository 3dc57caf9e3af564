import type { InputOf } from "@meal/contract/endpoint";
import type { generateMealPlan } from "@meal/contract/planner";
import type { Certificate, Meal, PlanDay } from "@meal/domain/chef/plans";
import { type MealPlace, swapMeal } from "@meal/domain/planner/edit-days";
import { type SwappedAway, withSwap } from "@meal/domain/planner/swapped-away";
import { settleLeftovers } from "@meal/domain/chef/leftovers";
import { askedAfter } from "@meal/domain/planner/week-edits";
import { autoSavedPlanName, isAutoSavedName } from "@meal/domain/planner/plan-names";
import { newId } from "../../../platform/new-id.ts";

/** What a chef is asked for. */
export type Wishes = Omit<InputOf<typeof generateMealPlan>["body"], "generation">;

/** What is kept of a plan beside its name. */
export interface PlanContent {
  readonly days: readonly PlanDay[];
  /** The date of its first day. */
  readonly startDate?: string | undefined;
  readonly servings?: number | undefined;
  readonly request?: Wishes | undefined;
  /** Null while it has to be counted again. */
  readonly certificate?: Certificate | null | undefined;
  readonly generation?: string | undefined;
  readonly swappedAway?: readonly SwappedAway[] | undefined;
}

/** The plan on the screen, with how far the server knows it. */
export interface OpenPlan {
  readonly id: string;
  readonly name: string;
  readonly content: PlanContent;
  /** What the server calls its last state; null until it has one. */
  readonly revision: number | null;
  /** Goes up with every change here. */
  readonly edit: number;
  /** The last change that the server has. */
  readonly savedEdit: number;
  /** A first saving without an answer may have arrived all the same. */
  readonly mayBeStored: boolean;
}

/** A plan as the server sends it. */
export interface StoredPlan {
  readonly id: string;
  readonly name: string;
  readonly content: PlanContent;
  readonly created_at: string;
  readonly revision: number;
  /** The dates on which list, dinner, calendar and chat follow it. */
  readonly datesInUse: readonly string[];
}

export function newPlan(content: PlanContent, name?: string): OpenPlan {
  return {
    id: newId(),
    name: name ?? autoSavedPlanName(Date.now()),
    content,
    revision: null,
    edit: 1,
    savedEdit: 0,
    mayBeStored: false,
  };
}

export function planOf({ id, name, content, revision }: StoredPlan): OpenPlan {
  return { id, name, content, revision, edit: 0, savedEdit: 0, mayBeStored: false };
}

/** A change that is still to be saved. */
export function edited(plan: OpenPlan, part: { readonly name?: string; readonly content?: PlanContent }) {
  return { ...plan, ...part, edit: plan.edit + 1 };
}

/** Other days: their leftovers are made true, what the certificate said no longer holds, and a day is planned as far as it has meals. */
export function withDays(plan: OpenPlan, changed: readonly PlanDay[]): OpenPlan {
  const { request, days: before } = plan.content;
  const { days } = settleLeftovers(before, changed);
  return edited(plan, {
    content: {
      ...plan.content,
      days,
      certificate: null,
      ...(request !== undefined && { request: askedWithout(request, askedAfter(request, before, days)) }),
    },
  });
}

/** Another meal in the place of one: the planner learns from it. */
export function swapped(plan: OpenPlan, place: MealPlace, meal: Meal): OpenPlan {
  const { days, swappedAway } = plan.content;
  const next = withDays(plan, swapMeal(days, place, meal));
  const swaps = withSwap(swappedAway, { was: mealAt(plan, place), is: meal }, Date.now());
  return { ...next, content: { ...next.content, swappedAway: swaps } };
}

function askedWithout(request: Wishes, { slots, people }: ReturnType<typeof askedAfter>): Wishes {
  return {
    ...request,
    ...(slots !== undefined && { slots: slots.map((each) => [...each]) }),
    ...(people !== undefined && { people: [...people] }),
  };
}

export function mealAt({ content }: OpenPlan, { day, position }: MealPlace): Meal | undefined {
  return content.days.find((each) => each.day === day)?.meals[position];
}

/** Whether somebody gave it a name, or it has the one that it saved itself under. */
export const isNamed = ({ name }: OpenPlan): boolean => !isAutoSavedName(name);

export const isSaved = (plan: OpenPlan): boolean => plan.edit === plan.savedEdit;
