import { baseName, type Opened, type Place, readAs } from "../opened.ts";
import { draftOf, namedStep } from "../schema-draft.ts";
import { parseCooklang } from "./parse-cooklang.ts";

/** A recipe is not longer; what is, is another kind of text. */
const longest = 200_000;
const picturesEnd = ["jpg", "jpeg", "png", "webp"];

/** Marks that no other text has: an amount in braces behind a name, a timer, old metadata. */
const sure = [
  /(?<![\p{L}\p{N}])[@#~]\??[^\s@#~{}][^@#~{}\n]{0,80}\{[^{}\n]{0,60}\}/u,
  /~\{[^{}\n]{1,60}\}/u,
  /^>>\s*[^:\n]{1,60}:/mu,
];
/** Marks of single words, which a message to somebody may have too, but not two of them below metadata. */
const likely = /(?<![\p{L}\p{N}])@\p{L}/gu;

/** True for a text that is written in Cooklang; of one without any mark only its name can tell. */
export function isCooklang(text: string, path: string): boolean {
  if (text.length > longest) return false;
  const words = /^\s*---\n/u.test(text) ? 1 : 2;
  return (
    sure.some((mark) => mark.test(text)) ||
    (text.match(likely)?.length ?? 0) >= words ||
    (/\.cook$/iu.test(path) && text.trim() !== "")
  );
}

/** The recipe of a Cooklang file; one that has no title is called like its file. */
export function openCooklang(text: string, place: Place): Opened {
  const { metadata, ingredients, steps, notes } = parseCooklang(text);
  const told = (...names: readonly string[]) =>
    names.map((name) => metadata.get(name)?.join(", ")).find(Boolean);
  const base = baseName(place.path);
  const draft = draftOf(
    {
      name: told("title", "name") ?? base,
      description: told("description", "introduction"),
      recipeIngredient: ingredients,
      recipeInstructions: steps.map((step) => namedStep(step.section, step.text)),
      recipeYield: told("servings", "serves", "yield"),
      prepTime: told("prep time", "time.prep", "prep_time"),
      cookTime: told("cook time", "time.cook", "cook_time"),
      totalTime: told("time required", "time", "duration", "total time"),
      recipeCategory: told("course", "category"),
      recipeCuisine: told("cuisine"),
      keywords: metadata.get("tags"),
    },
    { notes, sourceUrl: told("source.url", "source", "url") },
  );
  const picture = place.picture(picturesEnd.map((ending) => `${base}.${ending}`));
  return { app: "Cooklang", total: 1, recipes: () => [readAs(draft, picture)] };
}
