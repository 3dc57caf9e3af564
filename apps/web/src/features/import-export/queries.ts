import type { OutputOf } from "@meal/contract/endpoint";
import type {
  cancelImport,
  exportEverything,
  listImports,
  previewFromPhoto,
  previewFromText,
  previewFromUrl,
} from "@meal/contract/import-export";
import type { SavedRecipe, saveFavoriteRecipe } from "@meal/contract/recipes";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call, callRaw } from "../../platform/api.ts";
import { shrinkPhoto } from "../../platform/photo/shrink-photo.ts";
import { type Shared, withScheme } from "./shared.ts";
import * as t from "./texts/en/page.tsx";

export type ReadRecipes = OutputOf<typeof previewFromUrl>;
export type ImportJob = OutputOf<typeof listImports>["items"][number];

/** The server opens a page for at most ten seconds, and reads it after that. */
const patience = { timeoutMs: 30_000 };
/** Reading a photo takes a model longer than answering in words. */
const photoPatience = { timeoutMs: 120_000 };
/** Everything that somebody saved in years takes a while to write down. */
const exportPatience = { timeoutMs: 300_000 };

/** What can be read for a preview. */
export type Source = Shared | { readonly kind: "photo"; readonly file: File };

/** Has a page, a text or a photo read. Nothing is saved by that. */
export async function readSource(source: Source): Promise<ReadRecipes> {
  if (source.kind === "address") {
    const body = { url: withScheme(source.url) };
    return call<typeof previewFromUrl>("POST /api/functions/import-from-url", { body }, patience);
  }
  if (source.kind === "text") {
    const body = { text: source.text };
    return call<typeof previewFromText>("POST /api/functions/import-from-text", { body }, patience);
  }
  const body = { imageData: await photoOf(source.file) };
  return call<typeof previewFromPhoto>("POST /api/functions/import-from-photo", { body }, photoPatience);
}

async function photoOf(file: File): Promise<string> {
  try {
    return await shrinkPhoto(file);
  } catch {
    throw new ApiError("image_unreadable", t.photoUnreadable, 422);
  }
}

export const saveRecipe = (recipe: SavedRecipe) =>
  call<typeof saveFavoriteRecipe>("POST /api/favorite-recipes", { body: { recipe } });

export const importsQuery = queryOptions({
  queryKey: ["imports"],
  queryFn: async ({ signal }) => (await call<typeof listImports>("GET /api/imports", {}, { signal })).items,
  refetchInterval: ({ state }) => nextLookMs(state.data ?? [], Date.now()),
  // Whoever comes back wants to see how far it is now.
  staleTime: 0,
});

export const isUnderWay = ({ state }: Pick<ImportJob, "state">) => state === "waiting" || state === "running";

const [soonestMs, latestMs] = [1000, 10_000];

/** When to look again: every second at first, and ever more rarely the longer an import takes; never when none goes on. */
export function nextLookMs(
  jobs: readonly Pick<ImportJob, "state" | "created_at">[],
  nowMs: number,
): number | false {
  const ages = jobs.filter(isUnderWay).map((job) => nowMs - Date.parse(job.created_at));
  return ages.length > 0 && Math.min(latestMs, Math.max(soonestMs, Math.min(...ages) / 10));
}

export const stopImport = (id: string) =>
  call<typeof cancelImport>("DELETE /api/imports/:id", { params: { id } });

export async function fetchEverything(): Promise<Blob> {
  return (await callRaw<typeof exportEverything>("GET /api/exports/recipes.zip", {}, exportPatience)).blob();
}
