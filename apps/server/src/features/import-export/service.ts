import { randomUUID } from "node:crypto";
import type { OutputOf } from "@meal/contract/endpoint";
import type { previewFromUrl } from "@meal/contract/import-export";
import type { Kitchen } from "@meal/engine/writer/kitchen";
import { AppError } from "../../http/app-error.ts";
import type { WebPages } from "../../ports/web-pages.ts";
import type { RecipeDraft } from "./draft.ts";
import { finish } from "./finish.ts";
import { readPage } from "./reading/read-page.ts";
import { readText } from "./reading/read-text.ts";

export type { UploadFolder } from "./jobs/upload-folder.ts";

type Preview = OutputOf<typeof previewFromUrl>;

const longestUrl = 2000;

/** What reading recipes from elsewhere takes from outside. */
export interface ImportParts {
  readonly kitchen: () => Promise<Kitchen>;
  readonly pages: WebPages;
}

/** Reads the recipes of a web page; its address goes along with each. */
export async function previewPage(
  { kitchen, pages }: ImportParts,
  url: string,
  signal: AbortSignal,
): Promise<Preview> {
  const outcome = await pages.open(url, signal);
  if (outcome.kind === "refused") throw new AppError("page_refused", { detail: outcome.reason });
  if (outcome.kind === "unreachable") throw new AppError("page_unreachable", { detail: outcome.reason });
  const { page } = outcome;
  const sourceUrl = page.url.length <= longestUrl ? page.url : null;
  const hint = "This page does not say where its recipe is. Copy its text and paste it instead.";
  return previewOf(await kitchen(), readPage(page.text, sourceUrl), hint);
}

/** Reads a recipe that was pasted: as its words, or as the source of a page. */
export async function previewText({ kitchen }: Pick<ImportParts, "kitchen">, text: string): Promise<Preview> {
  const marked = /^\s*[<[{]/u.test(text) ? readPage(text, null) : [];
  const read = marked.length > 0 ? null : readText(text);
  const drafts = read ? [read] : marked;
  return previewOf(
    await kitchen(),
    drafts,
    "Paste the whole recipe: its name, its ingredients and its steps.",
  );
}

/** Reads what a model wrote down of the photo of a recipe. */
export async function previewTranscript(
  { kitchen }: Pick<ImportParts, "kitchen">,
  text: string,
): Promise<Preview> {
  const read = readText(text);
  const hint = "Take the photo again, nearer and in good light, or paste the text of the recipe.";
  return previewOf(await kitchen(), read ? [read] : [], hint);
}

function previewOf(kitchen: Kitchen, drafts: readonly RecipeDraft[], hint: string): Preview {
  if (drafts.length === 0) throw new AppError("no_recipe_found", { detail: hint });
  const finished = drafts.map((draft) => finish(kitchen, draft, randomUUID()));
  return {
    recipes: finished.flatMap((each) => (each.kind === "recipe" ? [each.recipe] : [])),
    failures: finished.flatMap((each) =>
      each.kind === "failure" ? [{ name: each.name, reason: each.reason }] : [],
    ),
  };
}
