// A door of the engine (see package.json): dishes as recipes and as pictures.
export type { Dish, DishIngredient } from "./dishes/dish.ts";
export { paintDish } from "./painter/paint-dish.ts";
export type { Subject } from "./painter/subject.ts";
export { gramsOfPortion, lineOf } from "./planner/portion.ts";
export { paintRecipe } from "./writer/paint-recipe.ts";
export {
  browseCookbook,
  type CookbookWish,
  dishToRead,
  type FoundDish,
  readingId,
} from "./writer/browse-cookbook.ts";
export { dishForName } from "./writer/write-recipe.ts";
export { minutesText, nutritionOfPortions, portionsOf } from "./writer/recipe-details.ts";
