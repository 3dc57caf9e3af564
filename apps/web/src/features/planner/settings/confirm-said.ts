import type { savePreferences } from "@meal/contract/profile";
import type { Eating } from "@meal/domain/planner/said-before";
import { call } from "../../../platform/api.ts";
import { savePlanner } from "../queries.ts";
import { forgetSaid } from "./said-before.ts";

/** Puts what was confirmed into the account, and ends the question. What fails can be tried again. */
export async function confirmSaid(ownerId: string, { diet, allergies, dislikes, servings }: Eating) {
  const planner = await savePlanner({ servings, dislikes: [...dislikes] });
  const person = await call<typeof savePreferences>("PUT /api/user-preferences", {
    body: { dietary_preference: diet, allergies: allergies.join(", ") },
  });
  forgetSaid(ownerId);
  return { person, planner };
}
