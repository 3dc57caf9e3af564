import type { Dish } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";

/** Whoever names chicken wants meat of it, and whoever names rice wants rice and not its vinegar. */
const IS_ANOTHER_THING =
  /-(?:liver|livers|heart|hearts|gizzard|gizzards|feet|skin|fat|stock|broth|bouillon|bones?|flour|flour-glutinous|noodle|noodle-\w+|vinegar|paper|syrup|oil|bran-oil|wine|starch|cracker|cake-\w+|krispies|powder)$/;

/** Chicken is chicken, in breasts or in thighs; ground meat is another thing to cook with. */
const familyOf = (foodId: string): string => {
  if (IS_ANOTHER_THING.test(foodId)) return foodId;
  const [first = foodId] = foodId.split("-");
  return foodId.includes("-mince") ? `${first}-mince` : first;
};

const isOf = (wanted: Food, foodId: string): boolean =>
  familyOf(foodId) === familyOf(wanted.id) || familyOf(foodId) === `${wanted.id}-mince`;

/** How many of the foods that somebody names a dish uses. */
export const fitOf = (dish: Dish, foods: readonly Food[]): number =>
  foods.filter((food) => dish.ingredients.some(({ foodId }) => isOf(food, foodId))).length;

const IS_LEFTOVER = /\bleftovers?\b/;
const ASKS_WHAT_FOR =
  /\b(?:ideas?|recipes?|what (?:can|could|should|do|to)|use|using|something|turn|do with)\b|^leftover \w+(?: \w+)?$/;
const ASKS_SAFETY = /\b(?:safe|ok|okay|good|freeze|frozen|reheat\w*|keeps?|last|how long|fridge|bad)\b/;

/** Whether somebody asks what becomes of a food that is cooked already. */
export const leftoverAsked = (plain: string): boolean =>
  IS_LEFTOVER.test(plain) && ASKS_WHAT_FOR.test(plain) && !ASKS_SAFETY.test(plain);

/** Dishes whose kind takes what is cooked already. */
const OF_COOKED_FOOD =
  /\b(?:fried rice|hash|frittata|omelet|omelette|quesadillas?|burritos?|salad|soup|sandwich(?:es)?|wraps?|tacos?|pot pie|patties|casserole)\b/i;

/** Whether a dish takes one of the foods cooked as it is. */
export const takesCooked = (dish: Dish, foods: readonly Food[]): boolean =>
  OF_COOKED_FOOD.test(dish.name) ||
  dish.ingredients.some(
    ({ foodId }) => /-(?:cooked|deli|rotisserie)\b/.test(foodId) && foods.some((food) => isOf(food, foodId)),
  );

/** What is said beside every dish for leftovers: where a recipe begins with raw food, it must not be cooked twice. */
export const LEFTOVER_CARE =
  " Where the recipe cooks it from raw, put your cooked food in at the end and heat it to 74 °C (165 °F). Use leftovers within 3 to 4 days of cooking.";

const SMALL_CHILD = /\b(?:toddlers?|preschoolers?|(?:[1-4]|one|two|three|four) year old|little ones?)\b/;

/** What a small child must not choke on. */
export const careFor = (plain: string): string =>
  SMALL_CHILD.test(plain)
    ? " For a small child cut everything small, with little salt and no whole nuts, whole grapes or popcorn."
    : "";
