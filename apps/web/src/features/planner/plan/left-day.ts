import type { Meal } from "@meal/domain/chef/plans";
import { answersDatabase } from "../../../platform/device/database.ts";
import { today } from "../../../platform/today.ts";

export const leftDayKey = (personId: string) => `${personId}:left-day` as const;

/** The meals of today, as they were when this person's session ran out; nothing on another day. */
export async function readLeftDay(personId: string): Promise<readonly Meal[]> {
  const key = leftDayKey(personId);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written when the session ended, and by nobody else.
  const kept = (await answersDatabase.read(key))[key] as
    | { readonly date: string; readonly meals: readonly Meal[] }
    | undefined;
  return kept?.date === today() ? kept.meals : [];
}
