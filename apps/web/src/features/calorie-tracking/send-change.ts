import type { addConsumption, deleteConsumption, updateConsumption } from "@meal/contract/calorie-tracking";
import { applyChanges, type DiaryChange, type DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import type { QueryClient } from "@tanstack/react-query";
import { type ApiError, call, isRefusal } from "../../platform/api.ts";
import { isDiaryChange } from "../../platform/diary/diary-change.ts";
import { entriesKey } from "../../platform/diary/queries.ts";
import { whyClosed } from "../../platform/gate-words.ts";
import type { SendOutcome } from "../../platform/outbox/outbox.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/sending.ts";

/** Brings one change of the diary to the server. Throws where it may work later. */
export async function sendChange(value: unknown): Promise<SendOutcome> {
  if (!isDiaryChange(value)) return "refused";
  try {
    await send(value);
    return "done";
  } catch (error) {
    if (!isRefusal(error) || error.code === "not_signed_in" || error.code === "too_many_requests")
      throw error;
    // It was removed elsewhere: it is away, and there is nothing left to correct.
    if (error.code === "not_found") return "done";
    complain(value, error);
    return "refused";
  }
}

/** What has arrived stands in the answers, so that nothing flickers; then the server is asked again. */
export function takeOver(answers: QueryClient, value: unknown): void {
  if (!isDiaryChange(value)) return;
  answers.setQueriesData<readonly DiaryEntry[]>(
    { queryKey: entriesKey },
    (entries) => entries && applyChanges(entries, [value]),
  );
  void answers.invalidateQueries({ queryKey: entriesKey });
}

async function send(change: DiaryChange): Promise<unknown> {
  if (change.kind === "add") {
    const { eaten_on, ...entry } = change.entry;
    const body = { ...entry, ...(eaten_on !== null && { eaten_on }) };
    return call<typeof addConsumption>("POST /api/food-consumption", { body });
  }
  const params = { id: change.id };
  if (change.kind === "remove")
    return call<typeof deleteConsumption>("DELETE /api/food-consumption/:id", { params });
  return call<typeof updateConsumption>("PATCH /api/food-consumption/:id", { params, body: change.change });
}

function complain(change: DiaryChange, { code, message }: ApiError): void {
  const why = code === "limit_reached" ? whyClosed("calorie_tracking") : message;
  if (change.kind === "add") {
    const title = change.isAnalysed === true ? t.saveFailed : t.addFailed;
    toast({ tone: "destructive", title, description: why });
  } else {
    const words = change.kind === "remove" ? t.deleteFailed(why) : t.editFailed(why);
    toast({ tone: "destructive", title: t.error, description: words });
  }
}
