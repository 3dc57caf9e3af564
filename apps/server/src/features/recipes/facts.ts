import type { OutputOf } from "@meal/contract/endpoint";
import type { recipeFacts, SavedRecipe } from "@meal/contract/recipes";
import { MOST_FIGURE, type Nutrition } from "@meal/domain/chef/nutrition";
import { estimateMealFromLines, type MealEstimate } from "@meal/engine/nutrition";
import type { Kitchen } from "@meal/engine/kitchen";

type Readable = Pick<SavedRecipe, "ingredients" | "instructions" | "servings">;

/** Of a recipe less understood than this no figures are told: they would be of another dish. */
const UNDERSTOOD_ENOUGH = 0.6;
/** An ingredient is named at the beginning of its line; searching a whole page for foods takes long. */
const READ_OF_A_LINE = 120;

/** What is in a recipe, read from its ingredient lines. A recipe that brings its own figures keeps them. */
export function factsOf(kitchen: Kitchen, recipe: SavedRecipe): OutputOf<typeof recipeFacts> {
  const estimate = estimateOf(kitchen, recipe);
  const { allergens, diets, unknownLines } = estimate.marks;
  return {
    nutrition: recipe.nutrition ?? figuresOf(estimate),
    allergens: allergens.map(({ allergen, lines }) => ({ allergen, because: [...lines] })),
    diets: diets.map(({ diet, fits, reasons }) => ({
      diet,
      fits: fits === "yes",
      isUnsure: fits === "unknown",
      reasons: [...reasons],
    })),
    unknown: [...unknownLines],
    uncounted: bringsAllFoods(recipe, estimate)
      ? []
      : estimate.lines.filter(({ isCounted }) => !isCounted).map(({ line }) => line),
  };
}

/** A recipe whose own figures come from a food for each of its lines leaves none out, however the lines are worded. */
const bringsAllFoods = ({ nutrition: own, foodIds = [] }: SavedRecipe, { lines }: MealEstimate): boolean =>
  own !== undefined &&
  foodIds.length > 0 &&
  foodIds.length >= lines.length &&
  foodIds.every((id) => id !== "");

/** The engine's reading of a recipe, line by line. */
export function estimateOf(
  kitchen: Kitchen,
  { ingredients, instructions, servings = 1 }: Readable,
): MealEstimate {
  const read = ingredients.map((line) => line.slice(0, READ_OF_A_LINE));
  return estimateMealFromLines(kitchen.foods, read, servings, instructions);
}

/** Lines such as "1e9 kg salt" are read faithfully, but make no figures that anybody could use. */
export function figuresOf({ confidence, perServing }: MealEstimate): Nutrition | null {
  const isSound =
    confidence >= UNDERSTOOD_ENOUGH && Object.values(perServing).every((it) => it <= MOST_FIGURE);
  return isSound ? perServing : null;
}
