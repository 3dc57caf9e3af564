import type { RecipeDetails } from "../chef/recipes.ts";
import { DIFFICULTIES } from "../chef/vocabulary.ts";

const unsaid = "Not specified";
const unknown = "Not available";

/** spec: 2, section 3, extra_recipe_plans: what stands where nothing is known. */
export const NO_DETAILS: RecipeDetails = {
  prepTime: unsaid,
  cookTime: unsaid,
  servingSize: unsaid,
  difficultyLevel: "medium",
  ingredients: [],
  instructions: [],
  nutritionalInfo: { calories: unknown, protein: unknown, carbs: unknown, fat: unknown },
  tips: [],
  culturalNotes: "",
};

/** Details as they were stored or answered, whatever they are: what is missing or of another kind is the default. */
export function readDetails(stored: unknown): RecipeDetails {
  const given = fieldsOf(stored);
  const figures = fieldsOf(given.get("nutritionalInfo"));
  const level = given.get("difficultyLevel");
  const text = (name: string, otherwise: string) => textOf(given.get(name)) ?? otherwise;
  const figure = (name: string) => textOf(figures.get(name)) ?? unknown;
  return {
    prepTime: text("prepTime", unsaid),
    cookTime: text("cookTime", unsaid),
    servingSize: text("servingSize", unsaid),
    difficultyLevel: DIFFICULTIES.find((each) => each === level) ?? NO_DETAILS.difficultyLevel,
    ingredients: linesOf(given.get("ingredients")),
    instructions: linesOf(given.get("instructions")),
    nutritionalInfo: {
      calories: figure("calories"),
      protein: figure("protein"),
      carbs: figure("carbs"),
      fat: figure("fat"),
    },
    tips: linesOf(given.get("tips")),
    culturalNotes: text("culturalNotes", ""),
  };
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((line) => textOf(line) ?? []) : [];
}
