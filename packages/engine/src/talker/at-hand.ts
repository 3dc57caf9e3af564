import type { Dish } from "../dishes/dish.ts";
import { withoutLeftOut } from "../writer/read-wish.ts";
import { listed } from "../dishes/listed.ts";
import { onceForText } from "../dishes/once-for.ts";
import type { Food } from "../foods/food.ts";

/** Whoever names chicken wants meat of it, and whoever names rice wants rice and not its vinegar. */
const IS_ANOTHER_THING =
  /-(?:liver|livers|heart|hearts|gizzard|gizzards|feet|skin|fat|stock|broth|bouillon|bones?|flour|flour-glutinous|noodle|noodle-\w+|vinegar|paper|syrup|oil|bran-oil|wine|starch|cracker|cake-\w+|krispies|powder)$/;

/** Chicken is chicken, in breasts or in thighs; ground meat is another thing to cook with. */
const familyOf = onceForText((foodId): string => {
  if (IS_ANOTHER_THING.test(foodId)) return foodId;
  const [first = foodId] = foodId.split("-");
  return foodId.includes("-mince") ? `${first}-mince` : first;
});

const isOf = (wanted: Food, foodId: string): boolean =>
  familyOf(foodId) === familyOf(wanted.id) || familyOf(foodId) === `${wanted.id}-mince`;

/** How many of the foods that somebody names a dish uses. */
export const fitOf = (dish: Dish, foods: readonly Food[]): number =>
  foods.filter((food) => dish.ingredients.some(({ foodId }) => isOf(food, foodId))).length;

const OCCASION =
  /^(?!.*\b(?:how|why|when|keep|last|store|freeze|safe|calories)\b)(?:(?:an?|any|some|need|want|give me|good|ideas for) )*(?:(?:quick|easy|simple|healthy|light|vegan|vegetarian|keto|low carb|(?:high|more) protein|meatless|kid friendly|no cook|\w+ free|diabetic|make ahead) )+(?:breakfast|brunch|lunch(?: ?box)?|dinner|supper|snack|meal|dessert)s?\b|^(?:an? )?(?:breakfast|brunch|lunch|dinner|supper|snack|dessert)s? (?:ideas? |recipes? )?(?:without|with no|no|for (?:my |an? )?(?:\w+ ){0,2}(?:kids?|diabetics?))\b/;

/** Whether somebody wants a meal proposed: an easy dinner for a diabetic, a breakfast without eggs. */
export const asksForOccasion = (plain: string): boolean =>
  plain.split(" ").length <= MOST_WORDS && OCCASION.test(plain);
const MOST_WORDS = 12;

/** What is to be left out of a meal, word by word: no eggs, egg free, hates sandwiches. */
export const wordsLeftOut = (plain: string): readonly string[] => {
  const kept = new Set(withoutLeftOut(plain).split(" "));
  return plain.split(" ").filter((word) => !kept.has(word) && !IS_OF_LEAVING.test(word));
};
const IS_OF_LEAVING =
  /^(?:no|not|nt|without|free|hates?|dislikes?|avoid\w*|do|does|dont|doesnt|eats?|likes?|wont|cant|any|and|or|but|want|will|never)$/;

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

const MEAT = new Set(["meat", "poultry"]);
const namesOf = (foods: readonly Food[], isMeant: (food: Food) => boolean): string =>
  listed(foods.filter(isMeant).map(({ name }) => name));

/** Where no dish of the book uses all that somebody has, the plain way that a cook would go. */
export const plainWayWith = (foods: readonly Food[]): string => {
  const meat = namesOf(foods, ({ kind }) => MEAT.has(kind));
  const vegetables = namesOf(foods, ({ kind, id }) => kind === "vegetable" && !IS_SAUCE.test(id));
  const sauce = namesOf(foods, ({ kind, id }) => kind === "sauce" || IS_SAUCE.test(id));
  if (meat !== "" && (vegetables !== "" || sauce !== "")) {
    const then = [
      vegetables === "" ? "" : `cook ${vegetables} in the same pan until tender`,
      sauce === "" ? "" : `simmer all of it with ${sauce} for 10 minutes`,
    ].filter((step) => step !== "");
    return ` All of it together: brown ${meat} to 74 °C (165 °F) inside, ${then.join(", and ")}.`;
  }
  return foods.some(({ id }) => id.includes("tortilla"))
    ? " All of it together: fold it into a tortilla and crisp that in a dry pan, as a quesadilla or a breakfast taco."
    : "";
};
const IS_SAUCE = /marinara|tomato-sauce|pasta-sauce|salsa|alfredo|pesto|curry-sauce/;

const SMALL_CHILD = /\b(?:toddlers?|preschoolers?|(?:[1-4]|one|two|three|four) year old|little ones?)\b/;

/** What a small child must not choke on, and how a plate is filled with diabetes. */
export const careFor = (plain: string): string => {
  const child = SMALL_CHILD.test(plain)
    ? " For a small child cut everything small, with little salt and no whole nuts, whole grapes or popcorn."
    : "";
  const plate = /\bdiabet/.test(plain)
    ? " On the plate: half vegetables without much starch, a quarter protein, a quarter starch, as CDC advises with diabetes."
    : "";
  return `${child}${plate}`;
};
