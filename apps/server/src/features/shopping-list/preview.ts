import type { OutputOf } from "@meal/contract/endpoint";
import type { previewPlanUse } from "@meal/contract/shopping-list";
import type { OwnerId } from "@meal/domain/accounts/actor";
import { afterChoosing, type DatesInUse, datesOfPlan, overlapsWith } from "@meal/domain/planner/plan-in-use";
import { listChanges } from "@meal/domain/shopping-list/list-changes";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import { findInOrder, findPlansInUse, readDatesInUse } from "../planner/service.ts";
import { withPlans } from "./following.ts";
import type { KnownNeeds } from "./known-needs.ts";
import { findList } from "./repository.ts";
import { showItems } from "./shown-items.ts";
import { emptyList, listOf, type NamedList } from "./stored-list.ts";

/** What using this plan would change on the list, and whose dates it would take. Nothing is written. */
export async function previewUse(
  { db, needsOf, from }: { readonly db: Db; readonly needsOf: KnownNeeds; readonly from: string },
  ownerId: OwnerId,
  planId: string,
): Promise<OutputOf<typeof previewPlanUse>> {
  const inUse = await readDatesInUse(db, ownerId);
  const [plan] = await findInOrder(db, ownerId, { inUse, ids: [planId] });
  if (plan === undefined) throw new AppError("not_found");
  const chosen = { id: planId, dates: datesOfPlan(plan.content) };
  const listOn = async (list: NamedList, dates: DatesInUse) => {
    const plans = await findPlansInUse(db, ownerId, { inUse: dates, from });
    return withPlans(list, plans, { needsOf, from }) ?? list;
  };
  const row = await findList(db, ownerId);
  // The list may not have been looked at since the plans changed.
  const before = await listOn(row === undefined ? emptyList : listOf(row), inUse);
  const after = await listOn(before, afterChoosing(inUse, chosen));
  const losing = new Map(overlapsWith(inUse, chosen).map(({ id, dates }) => [id, [...dates]]));
  const losers = await findInOrder(db, ownerId, { inUse, ids: [...losing.keys()] });
  const overlaps = losers.map(({ id, name }) => ({ id, name, dates: losing.get(id) ?? [] }));
  return { dates: [...chosen.dates], overlaps, ...listChanges(before, after, showItems) };
}
