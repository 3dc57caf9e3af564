import type { Diet } from "@meal/domain/chef/vocabulary";
import { DIETARY_GOALS, type DietaryGoal, readAllergies } from "@meal/domain/profile/preferences";
import type { Preferences } from "../../platform/preferences-query.ts";

/** The profile as it is being edited. Both tabs share it, so going from one to the other loses nothing. */
export interface ProfileDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly age: string;
  readonly dietaryPreference: Diet;
  readonly allergies: readonly string[];
  readonly dietaryGoals: Readonly<Record<DietaryGoal, boolean>>;
}

export function toDraft(stored: Preferences): ProfileDraft {
  const goals = DIETARY_GOALS.map((goal) => [goal, stored.dietary_goals[goal] ?? false]);
  return {
    firstName: stored.first_name,
    lastName: stored.last_name,
    gender: stored.gender ?? "",
    age: stored.age === null ? "" : String(stored.age),
    dietaryPreference: stored.dietary_preference,
    allergies: readAllergies(stored.allergies),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every goal is in the list.
    dietaryGoals: Object.fromEntries(goals) as ProfileDraft["dietaryGoals"],
  };
}

/** What the first tab saves. */
export function dietaryPart(draft: ProfileDraft) {
  return {
    dietary_preference: draft.dietaryPreference,
    allergies: draft.allergies.join(", "),
    dietary_goals: draft.dietaryGoals,
  };
}

/** What the second tab saves. */
export function personalPart(draft: ProfileDraft) {
  return {
    first_name: draft.firstName,
    last_name: draft.lastName,
    gender: draft.gender === "" ? null : draft.gender,
    age: draft.age.trim() === "" ? null : Number(draft.age),
  };
}
