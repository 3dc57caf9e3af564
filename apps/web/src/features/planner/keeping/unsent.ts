import type { readPlannerPreferences } from "@meal/contract/planner";
import type { readPreferences } from "@meal/contract/profile";
import { withAccount } from "@meal/domain/planner/said-before";
import { call } from "../../../platform/api.ts";
import type { Unsent } from "../../../platform/feature.ts";
import { eatingOf } from "./account-eating.ts";
import { confirmSaid } from "../settings/confirm-said.ts";
import { isSaved } from "../plan/open-plan.ts";
import { planStoreOf } from "../plan/plan-store.ts";
import { forgetSaid, saidBy } from "../settings/said-before.ts";
import { sendChanges } from "./saving.ts";
import * as t from "../texts/en/leaving.ts";

/** What of this person's planner the server does not have yet. */
export async function unsentOfPlanner(userId: string): Promise<readonly Unsent[]> {
  return [...unsavedPlan(userId), ...unconfirmed(userId)];
}

function unsavedPlan(userId: string): readonly Unsent[] {
  const store = planStoreOf(userId);
  const plan = store.get();
  if (plan === null || isSaved(plan)) return [];
  return [
    {
      words: t.planChanges(plan.name),
      send: () => sendChanges(store),
      discard: async () => store.set(null),
    },
  ];
}

function unconfirmed(ownerId: string): readonly Unsent[] {
  const said = saidBy(ownerId);
  if (said === null) return [];
  return [
    {
      words: t.said,
      send: async () => {
        try {
          const person = await call<typeof readPreferences>("GET /api/user-preferences");
          const planner = await call<typeof readPlannerPreferences>("GET /api/planner-preferences");
          await confirmSaid(ownerId, withAccount(said, eatingOf(person, planner)));
          return true;
        } catch {
          return false;
        }
      },
      discard: async () => forgetSaid(ownerId),
    },
  ];
}
