import type { RecipeDetails } from "../chef/recipes.ts";
import type { Difficulty, MealCategory } from "../chef/vocabulary.ts";
import { categoryByName } from "../planner/category-by-name.ts";

/** An extra plan, saved or not. */
export interface ExtraPlan {
  readonly id: string;
  readonly recipe_name: string;
  readonly background_story: string;
  readonly image_url: string;
  readonly details_json: RecipeDetails;
}

/** An extra plan as a recipe like any other. */
export interface ExtraRecipe {
  id: string;
  name: string;
  type: string;
  description: string;
  calories: number;
  price: number;
  difficulty: Difficulty;
  prepTime: number;
  cookTime: number;
  leadMinutes?: number;
  ingredients: string[];
  instructions: string[];
  category: MealCategory;
  actualCategory: MealCategory;
  isFavorite: boolean;
  servings?: number;
  picture?: string;
  tips?: string[];
  culturalNotes?: string;
}

const longestTitle = 120;
const longestText = 5000;
const longestLine = 500;
const mostLines = 200;
const mostMinutes = 14_400;
const mostServings = 100;
const mostKcal = 1_000_000;

const typeOfCategory: Readonly<Record<MealCategory, string>> = {
  breakfast: "breakfast",
  main: "dinner",
  soup: "dinner",
  vegetable: "dinner",
  dessert: "snack",
};

/**
 * What the recipe is called, and what else was said of it: people type a name, or a whole description. The name is its first
 * line or sentence, and ends with a word where that is longer than a title may be.
 */
export function titleOf(said: string): { readonly title: string; readonly rest: string } {
  const text = said.trim();
  const first = /^[^\n]*?(?:[.!?](?=\s)|(?=\n)|$)/u.exec(text)?.[0] ?? text;
  const title = first.length <= longestTitle ? first : cutAtWord(first);
  return { title: title.trim().replace(/\.$/u, ""), rest: text.slice(title.length).trim() };
}

function cutAtWord(text: string): string {
  const cut = text.slice(0, longestTitle);
  const end = cut.lastIndexOf(" ");
  // Half of a letter that takes two places is none.
  return end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/u, "");
}

/** spec: 2, section 3: the texts of an extra plan become the figures of a recipe, as far as they say any. */
export function recipeOfPlan(plan: ExtraPlan): ExtraRecipe {
  const { id, recipe_name, background_story, image_url, details_json: details } = plan;
  const { title, rest } = titleOf(recipe_name);
  const category = categoryByName(title);
  const [prep = "", waiting = ""] = details.prepTime.split(/, plus /u);
  const leadMinutes = minutesIn(waiting);
  const servings = figureIn(details.servingSize);
  return {
    id,
    name: title,
    type: typeOfCategory[category],
    description: [rest, background_story.trim()].filter(Boolean).join("\n").slice(0, longestText),
    calories: Math.min(mostKcal, figureIn(details.nutritionalInfo.calories) ?? 0),
    price: 0,
    difficulty: details.difficultyLevel,
    prepTime: minutesIn(prep),
    cookTime: minutesIn(details.cookTime),
    ...(leadMinutes > 0 && { leadMinutes }),
    ingredients: linesOf(details.ingredients, longestLine),
    instructions: linesOf(details.instructions, longestText),
    category,
    actualCategory: category,
    isFavorite: false,
    ...(servings !== undefined &&
      servings >= 1 && { servings: Math.min(mostServings, Math.round(servings)) }),
    ...(image_url !== "" && { picture: image_url }),
    ...(details.tips.length > 0 && { tips: linesOf(details.tips, longestText) }),
    ...(details.culturalNotes !== "" && { culturalNotes: details.culturalNotes.slice(0, longestText) }),
  };
}

/** spec: 2, section 9: a downloaded picture is named from the recipe, without what files may not be called. */
export function pictureFileName(recipeName: string): string {
  const { title } = titleOf(recipeName);
  const safe = title.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, " ").replaceAll(/\s+/gu, " ");
  const name = safe
    .replace(/^[ .]+/u, "")
    .slice(0, 80)
    .replace(/[ .\uD800-\uDBFF]+$/u, "");
  return `${name === "" ? "recipe" : name}.png`;
}

/** "1 hour 20 minutes", "45 min", "15"; nought where no time is said. */
function minutesIn(text: string): number {
  const hours = Number(/(\d+(?:\.\d+)?)\s*h/iu.exec(text)?.[1] ?? 0);
  const minutes = Number(/(\d+(?:\.\d+)?)\s*m/iu.exec(text)?.[1] ?? 0);
  const alone = /^\s*\d+\s*$/u.test(text) ? Number(text) : 0;
  return Math.min(mostMinutes, Math.round(hours * 60 + minutes + alone));
}

function figureIn(text: string): number | undefined {
  const figure = /\d+(?:\.\d+)?/u.exec(text.replaceAll(/(?<=\d),(?=\d{3})/gu, ""))?.[0];
  return figure === undefined ? undefined : Math.round(Number(figure));
}

function linesOf(lines: readonly string[], longest: number): string[] {
  return lines.slice(0, mostLines).map((line) => line.slice(0, longest));
}
