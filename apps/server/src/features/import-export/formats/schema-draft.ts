import { IMPORT_URL_LENGTH } from "@meal/domain/import-export/limits";
import type { RecipeDraft } from "../draft.ts";
import { type Fields, listOf, textOf, textsOf } from "../reading/loose-values.ts";
import { readSchemaRecipe } from "../reading/schema-org.ts";
import { most } from "./limits.ts";

/** "For the sauce:", "[Sauce]", "## Sauce": it parts a list and is nothing to buy. */
const heading = /^(?:\[.*\]|#{1,6}\s.*|.*:)$/u;

/** A recipe that its app told in the words of schema.org, so that one reader makes sense of all apps. */
export function draftOf(
  node: Fields,
  more: { readonly notes?: unknown; readonly sourceUrl?: unknown },
): RecipeDraft {
  const draft = readSchemaRecipe(
    {
      ...node,
      recipeIngredient: listOf(node["recipeIngredient"]).slice(0, most.lines),
      recipeInstructions: listOf(node["recipeInstructions"]).slice(0, most.lines),
    },
    webAddressOf(more.sourceUrl),
  );
  return {
    ...draft,
    ingredients: draft.ingredients.filter((line) => !heading.test(line)),
    notes: textsOf(more.notes).join("\n"),
  };
}

/** A step that has a name of its own, or begins a part that has one. */
export function namedStep(name: unknown, step: unknown): unknown {
  const told = textOf(name);
  return told === "" || textOf(step) === ""
    ? step
    : { "@type": "HowToSection", name: told, itemListElement: [step] };
}

/** An amount as a cook writes it: 200, 0.5, nothing for zero and for what is no number. */
export function amountOf(value: unknown): string {
  const amount = Number(textOf(value));
  return Number.isFinite(amount) && amount > 0 ? String(Math.round(amount * 1000) / 1000) : "";
}

/** The words of a line that are there. */
export function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== "").join(" ");
}

/** Texts that may be written in Markdown, as they are read aloud. Each pattern stops where the next could begin, so that none is slow. */
export function withoutMarkdown(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value
    .slice(0, most.text)
    .replaceAll(/!\[[^[\]\n]*\]\([^()[\]\n]*\)/gu, "")
    .replaceAll(/\[([^[\]\n]+)\]\([^()[\]\n]*\)/gu, "$1")
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*+])[ \t]+/gmu, "")
    .replaceAll(/(\*\*|__)([^\n]+?)\1/gu, "$2")
    .replaceAll(/(?<![\w*])\*([^\s*][^*\n]*)\*(?![\w*])/gu, "$1");
}

/** An address that can be linked, also where it was written without its beginning. */
function webAddressOf(value: unknown): string | null {
  const text = textOf(value);
  const url = URL.parse(/^www\./iu.test(text) ? `https://${text}` : text);
  return url && /^https?:$/u.test(url.protocol) && url.href.length <= IMPORT_URL_LENGTH ? url.href : null;
}
