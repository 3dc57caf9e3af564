import type { RecipeDraft } from "../draft.ts";
import { elementsIn, type HtmlElement, parseHtml } from "./html-tree.ts";
import { microdataRecipes } from "./microdata.ts";
import { readSchemaRecipe, recipeNodes } from "./schema-org.ts";

/** A page with more is a whole site in one file. */
const mostOnAPage = 20;

/** The recipes of a page, or of a document of linked data. Of two with one name the fuller counts: pages repeat them in pieces. */
export function readPage(text: string, sourceUrl: string | null): readonly RecipeDraft[] {
  const linked = /^\s*[[{]/u.test(text) ? recipeNodes(parseLoosely(text)) : pageRecipes(text);
  const byName = new Map<string, RecipeDraft>();
  for (const node of linked.slice(0, mostOnAPage)) {
    const draft = readSchemaRecipe(node, sourceUrl);
    const known = byName.get(draft.name);
    if (known === undefined || sizeOf(draft) > sizeOf(known)) byName.set(draft.name, draft);
  }
  return [...byName.values()];
}

function pageRecipes(html: string) {
  const page = parseHtml(html);
  const scripts = elementsIn(page, isLinkedData);
  const linked = scripts.flatMap(({ children }) =>
    recipeNodes(parseLoosely(children.filter((node) => typeof node === "string").join(""))),
  );
  return linked.length > 0 ? linked : microdataRecipes(page);
}

function isLinkedData({ name, attributes }: HtmlElement): boolean {
  return name === "script" && /^\s*application\/ld\+json/iu.test(attributes["type"] ?? "");
}

/** Pages wrap their data in comments, and break lines inside of its texts. */
function parseLoosely(text: string): unknown {
  const bare = text
    .replaceAll(/<!--|-->|(?:\/\/\s*)?<!\[CDATA\[|(?:\/\/\s*)?\]\]>/gu, "")
    .replace(/;\s*$/u, "");
  for (const attempt of [text, bare, bare.replaceAll(/[\r\n\t]+/gu, " ")]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt forgives more.
    }
  }
  return undefined;
}

function sizeOf({ ingredients, steps }: RecipeDraft): number {
  return ingredients.length + steps.length;
}
