import { randomUUID } from "node:crypto";
import type { OutputOf } from "@meal/contract/endpoint";
import type { previewFromUrl } from "@meal/contract/import-export";
import type { Kitchen } from "@meal/engine/kitchen";
import { AppError } from "../../app-error.ts";
import type { RecipeDraft } from "./draft.ts";
import { finish } from "./finish.ts";
import { readPage } from "./reading/read-page.ts";
import { readText } from "./reading/read-text.ts";

type Preview = OutputOf<typeof previewFromUrl>;

/** Reading what people bring, and finishing what was read. */
export const readAndFinish = {
  finishDraft: (kitchen: Kitchen, { draft, id }: { readonly draft: RecipeDraft; readonly id: string }) =>
    finish(kitchen, draft, id),
  previewPage: (
    kitchen: Kitchen,
    { text, sourceUrl }: { readonly text: string; readonly sourceUrl: string | null },
  ) => {
    const hint = "This page does not say where its recipe is. Copy its text and paste it instead.";
    return previewOf(kitchen, readPage(text, sourceUrl), hint);
  },
  /** What was pasted: the words of a recipe, or the source of a page. */
  previewText: (kitchen: Kitchen, text: string) => {
    const marked = /^\s*[<[{]/u.test(text) ? readPage(text, null) : [];
    const read = marked.length > 0 ? null : readText(text);
    const hint = "Paste the whole recipe: its name, its ingredients and its steps.";
    return previewOf(kitchen, read ? [read] : marked, hint);
  },
  /** What a model wrote down of the photo of a recipe. */
  previewTranscript: (kitchen: Kitchen, text: string) => {
    const read = readText(text);
    const hint = "Take the photo again, nearer and in good light, or paste the text of the recipe.";
    return previewOf(kitchen, read ? [read] : [], hint);
  },
};

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
