import { late as calorieTracking } from "../features/calorie-tracking/late.ts";
import { late as cookbook } from "../features/cookbook/late.ts";
import { late as cookingTimer } from "../features/cooking-timer/late.ts";
import { late as extraPlanner } from "../features/extra-planner/late.ts";
import { late as planner } from "../features/planner/late.ts";
import { late as profile } from "../features/profile/late.ts";
import { late as recipeCollection } from "../features/recipe-collection/late.ts";
import { late as recipes } from "../features/recipes/late.ts";
import { late as shoppingList } from "../features/shopping-list/late.ts";
import type { LateFeature, PartLoads, Unsent } from "../platform/feature.ts";
import { logOnly } from "../platform/log-only.ts";

/** What features bring that no first screen needs: the first thing that does loads all of it. */
const list: readonly LateFeature[] = [
  planner,
  profile,
  recipes,
  recipeCollection,
  cookbook,
  shoppingList,
  cookingTimer,
  extraPlanner,
  calorieTracking,
];

export const parts: PartLoads = {
  recipeView: recipes.recipeView,
  eaten: calorieTracking.eaten,
  cook: cookingTimer.cook,
  cooked: shoppingList.cooked,
  listing: shoppingList.listing,
  stillToBuy: shoppingList.stillToBuy,
  homeLine: shoppingList.homeLine,
};
export const { guestDays } = planner;
export const searches = list.flatMap((feature) => feature.searches ?? []);
export const outboxKinds = list.flatMap(({ outbox }) => outbox ?? []);

const leavingOutbox = () => import("../platform/outbox/leaving.ts");

/** What this person did that the server does not have yet. */
export async function unsent(userId: string): Promise<readonly Unsent[]> {
  const asked = [
    ...list.map(async (feature) => feature.unsent?.(userId) ?? []),
    leavingOutbox().then(({ unsentOfOutbox }) => unsentOfOutbox(userId, outboxKinds)),
  ];
  return (await Promise.all(asked)).flat();
}

/** What cannot be put aside now stays where it is. */
export async function putAside(personId: string): Promise<void> {
  const done = await Promise.allSettled([
    ...list.map(async (feature) => feature.putAside?.(personId)),
    leavingOutbox().then(({ putOutboxAside }) => putOutboxAside(personId, outboxKinds)),
  ]);
  for (const outcome of done) if (outcome.status === "rejected") logOnly("Not put aside", outcome.reason);
}

/** What was put aside is there again, and sent. */
export async function takeBack(personId: string): Promise<void> {
  await Promise.allSettled([
    ...list.map(async (feature) => feature.takeBack?.(personId)),
    leavingOutbox().then(({ takeOutboxBack }) => takeOutboxBack(personId, outboxKinds)),
  ]);
}
