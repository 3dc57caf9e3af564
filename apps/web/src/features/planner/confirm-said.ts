import type { readPlannerPreferences } from "@meal/contract/planner";
import type { readPreferences, savePreferences } from "@meal/contract/profile";
import { type Eating, withAccount } from "@meal/domain/planner/said-before";
import { call } from "../../platform/api.ts";
import type { Unsent } from "../../platform/feature.ts";
import { eatingOf } from "./account-eating.ts";
import { savePlanner } from "./queries.ts";
import { forgetSaid, saidBy } from "./said-before.ts";

/** Puts what was confirmed into the account, and ends the question. What fails can be tried again. */
export async function confirmSaid(ownerId: string, { diet, allergies, dislikes, servings }: Eating) {
  const planner = await savePlanner({ servings, dislikes: [...dislikes] });
  const person = await call<typeof savePreferences>("PUT /api/user-preferences", {
    body: { dietary_preference: diet, allergies: allergies.join(", ") },
  });
  forgetSaid(ownerId);
  return { person, planner };
}

/** Who logs out without an answer is asked whether it shall go into their account. */
export async function unconfirmed(ownerId: string): Promise<Unsent | undefined> {
  const said = saidBy(ownerId);
  if (said === null) return undefined;
  return {
    words: "What you told us before logging in",
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
  };
}
