import { ApiError } from "../../../platform/api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { announceCaptured } from "../../../platform/captured.ts";
import type { PhotoStore } from "./photos.ts";
import { readPhoto } from "../queries.ts";
import * as t from "../texts/en/plan.tsx";

/** The ingredients on the photos that wait. Whatever fails here is told, and the plan is made without it. */
export async function readPhotos(photos: PhotoStore, signal: AbortSignal): Promise<readonly string[]> {
  const { list, description } = photos.get();
  if (list.length === 0) return [];
  const answers = await Promise.allSettled(
    list.map(({ dataUrl }) => readPhoto(dataUrl, description.trim(), signal)),
  );
  if (signal.aborted) throw new ApiError("aborted", "The call was given up.");
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value.ingredients : []));
  const hasFailed = answers.some(({ status }) => status === "rejected");
  photos.set({ ...photos.get(), error: hasFailed ? t.photosFailedHint : null });
  if (hasFailed) {
    toast({ tone: "destructive", title: t.photosFailed });
  } else if (found.length === 0) {
    toast({ tone: "warning", title: t.photosUnclear });
  }
  const unique = [...new Set(found)];
  if (unique.length > 0) announceCaptured(unique);
  return unique;
}
