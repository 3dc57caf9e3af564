import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api.ts";
import { newId } from "../../platform/new-id.ts";
import { toast, toastStore } from "../../ui/toast-store.ts";
import { addToHistory, type CookedSteps, cookedQuery, photoTimeoutMs, uploadPhoto } from "./history-query.ts";
import * as t from "./texts/en/photo.ts";

/** What is to be kept of a cooked meal. */
export interface Meal {
  readonly recipeName: string;
  readonly steps: CookedSteps;
}

/** The two ways of the specification: from the finish actions, and when the timer has ended. */
export type Way = "history" | "capture";

interface WayWords {
  readonly bucket: "cooking_images" | "meal-images";
  /** What stands for a name that is missing; without it the meal is refused. */
  readonly unnamed: string;
  readonly saved: (name: string) => string;
  readonly failed: string;
}

/** spec: 2, sections 5, 7 and 8. */
const ways: Readonly<Record<Way, WayWords>> = {
  history: {
    bucket: "cooking_images",
    unnamed: "",
    saved: () => t.savedRecipe,
    failed: t.saveRecipeFailed,
  },
  capture: {
    bucket: "meal-images",
    unnamed: t.unnamedRecipe,
    saved: (name) => t.savedMeal(name),
    failed: t.saveMealFailed,
  },
};

const incomplete = t.incomplete;

/**
 * Keeps a cooked meal, and says what became of it. Every try is the same entry, so that one whose answer got lost is
 * not there twice. Answers whether the entry is kept.
 */
export function useSaveMeal(way: Way, meal: Meal) {
  const queries = useQueryClient();
  const [id] = useState(newId);
  const [isSaving, setSaving] = useState(false);
  async function save(photo: string | undefined): Promise<boolean> {
    setSaving(true);
    const isKept = await keep(id, way, meal, photo).catch((error: unknown) => {
      complain(ways[way].failed, error);
      return false;
    });
    if (isKept) await queries.invalidateQueries({ queryKey: cookedQuery.queryKey });
    setSaving(false);
    return isKept;
  }
  return { isSaving, save };
}

async function keep(id: string, way: Way, meal: Meal, photo: string | undefined): Promise<boolean> {
  const words = ways[way];
  const name = meal.recipeName.trim() || words.unnamed;
  if (name === "" || meal.steps.length === 0) {
    toast({ tone: "destructive", title: incomplete });
    return false;
  }
  const image_url = photo === undefined ? null : await upload(photo, words.bucket);
  await addToHistory({ id, recipe_name: name, recipe_steps: meal.steps, image_url });
  toast({ tone: "success", title: words.saved(name) });
  return true;
}

/** spec: 2, section 5: a photo that cannot be stored keeps no meal from being saved. One that is no picture can be taken anew. */
async function upload(imageData: string, bucket: WayWords["bucket"]): Promise<string | null> {
  const waiting = toast({ tone: "info", title: t.uploadingImage, durationMs: photoTimeoutMs });
  try {
    const { publicUrl } = await uploadPhoto({ imageData, bucket });
    toast({ tone: "success", title: t.uploaded });
    return publicUrl;
  } catch (error) {
    if (isHopeless(error)) throw error;
    toast({ tone: "warning", title: t.uploadFailed });
    return null;
  } finally {
    toastStore.dismiss(waiting);
  }
}

/** Nothing can be saved, or the photo itself is to blame: saving without it would lose it for nothing. */
function isHopeless(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ["offline", "not_signed_in", "image_unreadable", "too_large"].includes(error.code)
  );
}

function complain(failed: string, error: unknown): void {
  toast({ tone: "destructive", ...reasonOf(failed, error) });
}

/** What was taken and typed is still there, which the words say where it helps. */
function reasonOf(failed: string, error: unknown): { title: string; description?: string } {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "not_signed_in") return { title: t.notSignedIn };
  if (code === "image_unreadable" || code === "too_large") {
    return { title: t.imageUnreadable, description: t.imageUnreadableHint };
  }
  if (code === "invalid_input") return { title: incomplete };
  if (code === "too_many_saved") {
    return { title: failed, description: t.historyFull };
  }
  if (code === "storage_limit_reached" && error instanceof Error) {
    return { title: failed, description: error.message };
  }
  if (code === "offline") {
    return { title: failed, description: t.offlineKept };
  }
  return { title: failed, description: t.keptTryAgain };
}
