import type { savePreferences } from "@meal/contract/profile";
import { MEASURE_CHOICES, THEMES } from "@meal/domain/profile/choices";
import type { QueryClient } from "@tanstack/react-query";
import { call, isRefusal } from "../../platform/api.ts";
import type { Chosen } from "../../platform/chosen-here.ts";
import type { SendOutcome } from "../../platform/outbox/outbox.ts";
import { preferencesQuery } from "../../platform/preferences-query.ts";

/** Brings a choice to the account. Throws where it may work later. */
export async function sendChosen(value: unknown): Promise<SendOutcome> {
  const body = readChosen(value);
  try {
    await call<typeof savePreferences>("PUT /api/user-preferences", { body });
    return "done";
  } catch (error) {
    if (!isRefusal(error) || error.code === "not_signed_in" || error.code === "too_many_requests")
      throw error;
    return "refused";
  }
}

export function takeOver(answers: QueryClient, value: unknown): void {
  answers.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, ...readChosen(value) });
}

/** What of a value that waited are choices as this version knows them. */
function readChosen(value: unknown): Chosen {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const theme = THEMES.find((each) => each === fields.get("theme"));
  const measures = MEASURE_CHOICES.find((each) => each === fields.get("measures"));
  return { ...(theme !== undefined && { theme }), ...(measures !== undefined && { measures }) };
}
