import type { savePreferences } from "@meal/contract/profile";
import { MEASURE_CHOICES, THEMES } from "@meal/domain/profile/choices";
import { call, isRefusal } from "../../platform/api.ts";
import type { Chosen } from "../../platform/chosen-here.ts";
import type { SendOutcome } from "../../platform/outbox/outbox.ts";

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

/** What of a value that waited are choices as this version knows them. */
export function readChosen(value: unknown): Chosen {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const theme = THEMES.find((each) => each === fields.get("theme"));
  const measures = MEASURE_CHOICES.find((each) => each === fields.get("measures"));
  return { ...(theme !== undefined && { theme }), ...(measures !== undefined && { measures }) };
}
