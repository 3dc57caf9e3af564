import type { RecipeDraft } from "../draft.ts";
import { kcalOf, minutesOf, servingsOf } from "./figures.ts";
import { stepsOf } from "./instructions.ts";
import { isFields, listOf, textOf, textsOf } from "./loose-values.ts";

type Fields = Readonly<Record<string, unknown>>;

const deepest = 12;

/** All recipes in a JSON document of linked data, wherever they lie in it: in a graph, a list, or an article. */
export function recipeNodes(value: unknown, depth = 0): readonly Fields[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => recipeNodes(each, depth + 1));
  if (!isFields(value)) return [];
  if (isRecipe(value)) return [value];
  return Object.values(value).flatMap((each) => recipeNodes(each, depth + 1));
}

/** A schema.org Recipe, in whatever of its shapes it was written. */
export function readSchemaRecipe(node: Fields, sourceUrl: string | null): RecipeDraft {
  const prep = minutesOf(node["prepTime"]);
  const total = minutesOf(node["totalTime"]);
  const nutrition = listOf(node["nutrition"]).find(isFields);
  return {
    name: textOf(node["name"]) || textOf(node["headline"]),
    description: textOf(node["description"]),
    ingredients: textsOf(node["recipeIngredient"] ?? node["ingredients"]),
    steps: stepsOf(node["recipeInstructions"]),
    servings: servingsOf(node["recipeYield"] ?? node["yield"]),
    prepMinutes: prep,
    cookMinutes:
      minutesOf(node["cookTime"]) ?? (total === null ? null : Math.max(0, total - (prep ?? 0)) || null),
    statedKcal: kcalOf(nutrition?.["calories"]),
    category: textsOf(node["recipeCategory"]).join(", "),
    cuisine: textsOf(node["recipeCuisine"]).join(", "),
    keywords: keywordsOf(node["keywords"]),
    notes: "",
    sourceUrl,
  };
}

function keywordsOf(value: unknown): readonly string[] {
  const words = textsOf(value).flatMap((text) => text.split(/\s*[,;]\s*/u));
  return [...new Set(words.filter((word) => word !== ""))];
}

function isRecipe(value: Fields): boolean {
  return listOf(value["@type"]).some((type) => typeof type === "string" && /(?:^|[/:#])Recipe$/u.test(type));
}
