import type { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from "@meal/contract/calendar";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import type { incrementPlanCount } from "@meal/contract/entitlements";
import type {
  analyzeIngredientImage,
  certifyMealPlan,
  changeMealPlan,
  deleteMealPlan,
  findMealAlternatives,
  listMealPlans,
  readMealPlan,
  readPlannerPreferences,
  readPlanWishes,
  saveMealPlan,
  savePlannerPreferences,
  useMealPlan,
} from "@meal/contract/planner";
import type { categoriseRecipe } from "@meal/contract/recipes";
import type { previewPlanUse } from "@meal/contract/shopping-list";
import { MOST_PAST_DISHES } from "@meal/domain/chef/past-dishes";
import type { PlanKind } from "@meal/domain/planner/limits";
import type { PlannerSettings } from "@meal/domain/planner/settings";
import type { SwapWish } from "@meal/domain/chef/swap-wish";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import { type Eating, joinWords } from "@meal/domain/planner/said-before";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { plansChanged } from "../../platform/plans-in-use-query.ts";
import {
  planByIdKey,
  planKey,
  plannerPreferencesKey,
  plansKey,
  savedKeys,
} from "../../platform/recipe-cache.ts";
import { today } from "../../platform/today.ts";
import type { OpenPlan, PlanContent, StoredPlan, Wishes } from "./plan/open-plan.ts";
import { contentToWire, daysToWire } from "./plan/to-wire.ts";

const pageSize = 20;
/** A model on a small machine takes its time over a photo. */
const photoTimeoutMs = 120_000;

/** The saved plans with all that is in them, so that the last ones open without a network. */
export const savedPlansQuery = infiniteQueryOptions({
  queryKey: [...plansKey, "saved"],
  queryFn: ({ pageParam, signal }) =>
    call<typeof listMealPlans>("GET /api/meal-plans", { query: { page: pageParam, pageSize } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (total > pages.length * pageSize ? pages.length + 1 : undefined),
});

/** The weeks that somebody keeps to plan them again. */
export const savedWeeksQuery = infiniteQueryOptions({
  queryKey: [...plansKey, "weeks"],
  queryFn: ({ pageParam, signal }) =>
    call<typeof listMealPlans>(
      "GET /api/meal-plans",
      { query: { page: pageParam, pageSize, kind: "week" } },
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (total > pages.length * pageSize ? pages.length + 1 : undefined),
});

export const readPlan = (id: string): Promise<StoredPlan> =>
  call<typeof readMealPlan>("GET /api/meal-plans/:id", { params: { id } });

/** The plan on the screen as the server has it: whether it is still there, and when it is in use. */
export const storedPlanQuery = (id: string) =>
  queryOptions({
    queryKey: planKey(id),
    queryFn: () => readPlan(id),
  });

/** Puts a plan in use, on all of its dates or on those named. */
export const putInUse = (id: string, dates?: readonly string[]): Promise<StoredPlan> =>
  call<typeof useMealPlan>("POST /api/meal-plans/:id/use", {
    params: { id },
    body: { today: today(), ...(dates !== undefined && { dates: [...dates] }) },
  });

/** Another plan is in use: everything that shows plans looks again. */
export async function takeUse(queries: QueryClient, stored: StoredPlan): Promise<void> {
  queries.setQueryData(planKey(stored.id), stored);
  await Promise.all([
    plansChanged(queries),
    ...[planByIdKey, savedKeys.counts].map((queryKey) => queries.invalidateQueries({ queryKey })),
  ]);
}

/** What using a plan as it is saved now would change. */
export const previewQuery = ({ id, revision }: OpenPlan) =>
  queryOptions({
    queryKey: ["plan-use-preview", id, revision],
    queryFn: ({ signal }) =>
      call<typeof previewPlanUse>(
        "GET /api/shopping-list/preview/:planId",
        { params: { planId: id }, query: { today: today() } },
        { signal },
      ),
    // What was so a while ago is no ground for a choice.
    staleTime: 0,
    gcTime: 0,
  });

/** Saves a plan for the first time, under the id it was given here. */
export const createPlan = (
  { id, name, content }: Pick<OpenPlan, "id" | "name" | "content">,
  kind: PlanKind = "plan",
): Promise<StoredPlan> =>
  call<typeof saveMealPlan>("POST /api/meal-plans", {
    body: { id, name, content: contentToWire(content), kind },
  });

export const changePlan = ({ id, name, content }: OpenPlan, revision: number): Promise<StoredPlan> =>
  call<typeof changeMealPlan>("PATCH /api/meal-plans/:id", {
    params: { id },
    body: { revision, name, content: contentToWire(content) },
  });

export const deletePlan = (id: string) =>
  call<typeof deleteMealPlan>("DELETE /api/meal-plans/:id", { params: { id } });

export const plannerPreferencesQuery = queryOptions({
  queryKey: plannerPreferencesKey,
  queryFn: ({ signal }) =>
    call<typeof readPlannerPreferences>("GET /api/planner-preferences", {}, { signal }),
});

export const savePlanner = (body: InputOf<typeof savePlannerPreferences>["body"]) =>
  call<typeof savePlannerPreferences>("PUT /api/planner-preferences", { body });

export const feedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: ({ signal }) => call<typeof readCalendarFeed>("GET /api/calendar-feed", {}, { signal }),
});
export const createFeed = () => call<typeof createCalendarFeed>("POST /api/calendar-feed");
export const revokeFeed = () => call<typeof revokeCalendarFeed>("DELETE /api/calendar-feed");

export const readPhoto = (imageData: string, additionalDescription: string, signal: AbortSignal) =>
  call<typeof analyzeIngredientImage>(
    "POST /api/functions/analyze-ingredient-image",
    { body: { imageData, additionalDescription } },
    { signal, timeoutMs: photoTimeoutMs },
  );

export const categorise = (recipeName: string) =>
  call<typeof categoriseRecipe>("POST /api/functions/generate-recipe-image", { body: { recipeName } });

/** spec: 1, section 4. The server has counted already; the call tells it that the plan arrived. */
export const countPlan = (userId: string) =>
  call<typeof incrementPlanCount>("POST /api/functions/increment-plan-count", { body: { user_id: userId } });

/**
 * The wishes of a plan; one from elsewhere has none, and is taken as it is. The server adds the allergies of the profile;
 * those that somebody said as a guest and has not confirmed yet go along from here.
 */
export function requestOf({ request, days, servings, startDate }: PlanContent, said: Eating | null): Wishes {
  const mealsPerDay = Math.max(1, ...days.map(({ meals }) => meals.length));
  const asked = request ?? {
    days: Math.min(7, days.length),
    mealsPerDay: Math.min(5, mealsPerDay),
    ...(servings !== undefined && { servings }),
  };
  // The plan may have been moved since it was made.
  const wishes = startDate === undefined ? asked : { ...asked, startDate };
  if (said === null) return wishes;
  return { ...wishes, allergies: [...joinWords(wishes.allergies ?? [], said.allergies)] };
}

/** What the plan's request remembers, and what was swapped away in the plan since: it is not offered at once again. */
function historyOf({ request, swappedAway = [] }: PlanContent): NonNullable<Wishes["history"]> {
  const now = swappedAway.map(({ dishId }) => ({ dishId, weeksAgo: 1, swappedAway: true }));
  const ids = new Set(now.map(({ dishId }) => dishId));
  const others = request?.history?.filter(({ dishId }) => !ids.has(dishId)) ?? [];
  return [...now, ...others].slice(0, MOST_PAST_DISHES);
}

/** What could stand at one place of a plan. */
export const alternativesQuery = (
  content: PlanContent,
  place: MealPlace,
  {
    settings: { dislikes, dishesLeftOut },
    said,
    wish,
  }: {
    readonly settings: Pick<PlannerSettings, "dislikes" | "dishesLeftOut">;
    readonly said: Eating | null;
    readonly wish: SwapWish | undefined;
  },
) =>
  queryOptions({
    queryKey: ["meal-alternatives", content.days, place, dislikes, dishesLeftOut, said?.allergies, wish],
    queryFn: ({ signal }) =>
      call<typeof findMealAlternatives>(
        "POST /api/functions/meal-alternatives",
        {
          body: {
            request: {
              ...requestOf(content, said),
              history: historyOf(content),
              dislikes: [...dislikes],
              dishesLeftOut: dishesLeftOut.map(({ dishId }) => dishId),
            },
            days: daysToWire(content.days),
            ...place,
            ...(wish !== undefined && { wish }),
          },
        },
        { signal },
      ),
    // Asked once for each look: other answers must not come under somebody's finger.
    staleTime: Infinity,
    gcTime: 0,
  });

export const certify = (content: PlanContent, said: Eating | null) =>
  call<typeof certifyMealPlan>("POST /api/functions/certify-meal-plan", {
    body: { request: requestOf(content, said), days: daysToWire(content.days) },
  });

/** What free words ask of a plan; the same words always mean the same. */
export const wishReadingQuery = (tastePreferences: string, calories: number) =>
  queryOptions({
    queryKey: ["wish-reading", tastePreferences, calories],
    queryFn: ({ signal }) =>
      call<typeof readPlanWishes>(
        "POST /api/functions/read-plan-wishes",
        { body: { tastePreferences, calories } },
        { signal },
      ),
    staleTime: Infinity,
    retry: false,
  });

export type Alternative = OutputOf<typeof findMealAlternatives>["alternatives"][number];
