import { listed } from "../dishes/listed.ts";
import type { Dish } from "../dishes/dish.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { plainWords } from "../foods/plain-words.ts";
import { seedOf } from "../planner/random.ts";
import type { WrittenDish } from "../writer/compose.ts";
import { adaptedFor } from "../writer/from-cookbook.ts";
import { dishForName } from "../writer/write-recipe.ts";
import { FAMILIARITIES } from "@meal/domain/chef/vocabulary";
import { readWish, type RecipeWish, type Wish } from "../writer/read-wish.ts";
import { nutritionOfPortions, portionsOf, recipeDetailsOf } from "../writer/recipe-details.ts";
import { readFoods } from "../writer/read-foods.ts";
import {
  asksForOccasion,
  careFor,
  fitOf,
  LEFTOVER_CARE,
  leftoverAsked,
  plainWayWith,
  takesCooked,
  wordsLeftOut,
} from "./at-hand.ts";
import { tellKnown } from "./known.ts";
import { listingOf, openingOf } from "./offers.ts";
import { type Intent, type Question } from "./question.ts";
import { keptSentence } from "./kept-sentence.ts";
import { readEach } from "./diets.ts";
import { allergensWithout, allergiesOf, rulesSaid } from "./rules-said.ts";

const MOST_IDEAS = 3;
/** What comes after these fits too little; none is adapted that is not offered. */
const MOST_TRIED = 30;
/** No dish uses more of what somebody names. */
const MOST_FOODS = 12;

const kcalOf = (question: Question, dish: Dish): number =>
  Math.round(nutritionOfPortions(portionsOf(question.kitchen, dish, dish.servings), dish.servings).kcal);

const IS_CHANGE = /^Changed for you: (.*)\.$/;

/** A dish as it is proposed. What was changed is said with it: whoever asks for its recipe later gets it as it is written. */
const line = (question: Question, { dish, remarks }: WrittenDish): string => {
  const change = remarks.map((remark) => IS_CHANGE.exec(remark)?.[1]).find((told) => told !== undefined);
  const changed = change === undefined ? "" : `, changed: ${change}`;
  return `${dish.name} (${kcalOf(question, dish)} kcal a serving, ${dish.prepMinutes + dish.cookMinutes} minutes${changed})`;
};

/** Whether a dish may be eaten as it is written. */
const isFitAsWritten = ({ foods }: Kitchen, wish: Wish, { ingredients }: Dish): boolean =>
  ingredients.every(({ foodId }) => {
    const food = foods.byId(foodId);
    return food !== undefined && wish.isAllowed(food);
  });

/** The first of the dishes that may be eaten, those that need no change before those that do. */
const firstFitting = (
  { kitchen }: Question,
  wish: Wish,
  dishes: readonly Dish[],
  isWanted: (dish: Dish) => boolean,
): readonly WrittenDish[] => {
  const ideas: WrittenDish[] = [];
  for (const asWritten of [true, false]) {
    for (const dish of dishes) {
      if (ideas.length >= MOST_IDEAS) return ideas;
      if (isFitAsWritten(kitchen, wish, dish) !== asWritten) continue;
      const adapted = adaptedFor(kitchen, wish, dish);
      if (adapted !== null && isWanted(adapted.dish)) ideas.push(adapted);
    }
  }
  return ideas;
};

/** The wish of somebody who asks for ideas or a recipe: their own rules and those they name. */
const wishFor = (recipeName: string, question: Question): RecipeWish => ({
  recipeName,
  backgroundStory: "",
  ingredients: [],
  diet: question.context.diet,
  allergies: [...allergiesOf(question), ...allergensWithout(question.plain)],
});

const wishOf = (question: Question): Wish => readWish(question.kitchen, wishFor(question.plain, question));

const BY_FAMILIARITY: readonly (string | null)[] = FAMILIARITIES;

/** What a household knows comes before what it does not, and the words that were asked decide between the rest. */
const byFamiliarity =
  (plain: string) =>
  (one: Dish, other: Dish): number =>
    rankOf(one) - rankOf(other) || seedOf(one.id + plain) - seedOf(other.id + plain);

const rankOf = ({ familiar }: Dish): number => {
  const at = BY_FAMILIARITY.indexOf(familiar);
  return at < 0 ? BY_FAMILIARITY.length : at;
};

const keptText = (question: Question, wish: Wish): string =>
  keptSentence(question.kitchen, wish.diets, allergiesOf(question));

const ASKS_WITH =
  /^use up\b|\b(?:cook|make|do|prepare|recipes?|ideas?|meals?|dish|dishes|dinner|something|use up)\b.*\b(?:with|from|using|out of|up)\b|\bi (?:have|ve got|got)\b.*\b(?:what|make|cook|left|ideas?|something)\b|\bive got\b.*\b(?:what|make|cook|ideas?|something)\b|\bwhat can i (?:make|cook)\b|^(?:i|we) (?:only|just) (?:have|got)\b|^(?:(?:i|we) (?:have|ve got|got) )?(?:nothing|all (?:i|we) (?:have|ve got|got))\b.*\b(?:but|except|is|are)\b|^(?!.*\b(?:without|free|no|not)\b)(?:\w+ ){1,4}(?:ideas|recipes)$/;

/** Who asks how, why or for how long, or what keeps something from sticking, asks for no ideas. */
const IS_NO_WISH =
  /^(?:how|why|when|should|is|are|does|do)\b|\b(?:apart from|other than|microwave|rip(?:e|er|en)|way to)\b|\bfrom \w+ing\b|\bhave no\b|\bno \w+ \w+ available\b/;

/** Whoever tells of an allergy that nobody here understands is offered nothing: what they can eat is not known. */
const tellsOfUnknown = (question: Question): boolean =>
  rulesSaid(question)?.allergies.some((one) => !readEach(question.kitchen, [one]).areUnderstood) === true;

/** What can I cook with chicken, rice and broccoli? */
export const tellCookWith: Intent = (question) => {
  const leftover = leftoverAsked(question.plain);
  const isAsked = ASKS_WITH.test(question.plain) || leftover;
  if (!isAsked || IS_NO_WISH.test(question.plain) || tellsOfUnknown(question)) return null;
  const wish = wishOf(question);
  // What somebody does not eat is named, and not what they have.
  const said = readFoods(question.kitchen, wish.plainText, "");
  const foods = said.map(({ food }) => food);
  if (foods.length === 0) return null;
  const most = minutesWished(question.plain);
  const kept = foods.filter(wish.isAllowed).slice(0, MOST_FOODS);
  // Whoever has nothing else is helped by the dish that wants least beside it.
  const hasLittle = /\b(?:nothing|only|just|all (?:i|we))\b/.test(question.plain);
  const ranked = question.kitchen.planner.corpus.dishes
    .filter((dish) => dish.prepMinutes + dish.cookMinutes <= most)
    .map((dish) => ({ dish, fit: fitOf(dish, kept), later: leftover && !takesCooked(dish, kept) ? 1 : 0 }))
    .filter(({ fit }) => fit > 0 && fit >= Math.min(2, kept.length))
    .toSorted(
      (a, b) =>
        b.fit - a.fit ||
        (hasLittle ? a.dish.ingredients.length - b.dish.ingredients.length : 0) ||
        a.later - b.later ||
        byFamiliarity(question.plain)(a.dish, b.dish),
    );
  const ideas: WrittenDish[] = [];
  for (const { dish } of ranked.slice(0, MOST_TRIED)) {
    const adapted = adaptedFor(question.kitchen, wish, dish);
    if (adapted !== null) ideas.push(adapted);
    if (ideas.length >= MOST_IDEAS) break;
  }
  const names = listed(said.map(({ words }) => words));
  const notEaten = said.filter(({ food }) => !wish.isAllowed(food)).map(({ words }) => words);
  const isWhole = ranked.some(({ fit }) => fit >= kept.length);
  const plainWay = isWhole || leftover || kept.length < 3 ? "" : plainWayWith(kept);
  const remark =
    notEaten.length === 0 ? "" : ` I left out ${listed(notEaten)}, which does not fit your rules.`;
  if (ideas.length === 0) {
    return `The cookbook has no dish that uses ${names} together${most === Infinity ? "" : ` in ${most} minutes`}. Type "${names}" into the Extra Planner and I will write one.${remark}${keptText(question, wish)}`;
  }
  const text = `With ${names}: ${ideas.map((idea) => line(question, idea)).join("; ")}. From our cookbook; ask "how do I make …" for the recipe.${plainWay}${remark}${leftover ? LEFTOVER_CARE : ""}${careFor(question.plain)}${keptText(question, wish)}`;
  return { text, offers: ideas.flatMap(({ dish }) => openingOf(question.kitchen, dish)) };
};

const ASKS_IDEAS =
  /\b(?:ideas?|suggest|suggestions?|recommend|inspire|something|what (?:should|can|could|shall|do) (?:i|we) (?:eat|have|cook|make)|give me|options?|need (?:an?|some))\b|^(?:an? )?(?:quick|easy|simple|healthy|light|cheap|vegan|vegetarian|keto|low carb|gluten free|dairy free) (?:breakfast|lunch|dinner|supper|snack|meal)\b|^(?:breakfast|lunch|dinner|supper) in \d+ min/;
const SLOTS: readonly (readonly [RegExp, Dish["slots"][number]])[] = [
  [/\b(?:breakfast|brunch|morning|sunrise|suhoor|sahur)\b/, "breakfast"],
  [/\blunch\b/, "lunch"],
  [/\b(?:snacks?|dessert|sweet)\b/, "snack"],
  [/\bside\b/, "side"],
];
const QUICK_MINUTES = 30;
const HALF_AN_HOUR = 30;

/** The most minutes that an idea may take: those that are named, few where it shall be quick, else any. */
function minutesWished(plain: string): number {
  const named = /\b(\d+) ?min(?:utes?)?\b/.exec(plain)?.[1];
  if (named !== undefined) return Number(named);
  if (/\bhalf (?:an )?hour\b/.test(plain)) return HALF_AN_HOUR;
  return /\b(?:quick\w*|fast\w*|eas(?:y|ier)|simpl\w+|less work|too much work)\b/.test(plain)
    ? QUICK_MINUTES
    : Infinity;
}

/** Sugar is in fruit as well, and a lunch without cooking lacks no food. */
const isLeftOut = ({ foods }: Kitchen, word: string): boolean =>
  word !== "sugar" && (KINDS_LEFT_OUT.test(word) || foods.named(foodTokens(word).join(" ")).length > 0);
const KINDS_LEFT_OUT = /^(?:dairy|gluten|nuts?|meat|fish|shellfish|lactose)$/;

/** What was to be left out is said again, so that nobody has to wonder. */
const leftOutText = ({ plain, kitchen }: Question): string => {
  const words = asksForOccasion(plain) ? wordsLeftOut(plain).filter((word) => isLeftOut(kitchen, word)) : [];
  return words.length === 0 ? "" : ` All without ${listed(words, "or")}; read the labels of what you buy.`;
};

/** So much protein makes a meal one with much of it. */
const MUCH_PROTEIN = 20;

/** Whether a dish is no sandwich, where somebody hates those, and has the protein that is asked for. */
const isWished = (question: Question, dish: Dish): boolean => {
  const name = plainWords(dish.name);
  if (wordsLeftOut(question.plain).some((word) => name.includes(word.replace(/s$/, "")))) return false;
  if (!/\b(?:high|more|much|lots of) protein\b/.test(question.plain)) return true;
  const portions = portionsOf(question.kitchen, dish, dish.servings);
  return nutritionOfPortions(portions, dish.servings).protein >= MUCH_PROTEIN;
};

/** Ideas for an occasion: a vegan breakfast, something quick for dinner. */
export const tellIdeas: Intent = (question) => {
  const { plain, kitchen } = question;
  if (
    !(ASKS_IDEAS.test(plain) || asksForOccasion(plain)) ||
    /^(?:why|when|is|are|does|what does)\b|\b(?:similar|search for|forgot|swallow\w*|chew\w*|something wrong)\b/.test(
      plain,
    )
  )
    return null;
  if (tellsOfUnknown(question)) return null;
  const slot = SLOTS.find(([words]) => words.test(plain))?.[1] ?? "dinner";
  const wish = wishOf(question);
  const most = minutesWished(plain);
  const fits = kitchen.planner.corpus.dishes
    .filter((dish) => dish.slots.includes(slot) && dish.prepMinutes + dish.cookMinutes <= most)
    .filter(({ category }) => slot !== "dinner" || category === "main")
    .filter((dish) => !/\bdessert\b/.test(plain) || dish.category === "dessert")
    .filter((dish) => slot !== "snack" || /\b(?:dessert|sweet)\b/.test(plain) || dish.category !== "dessert")
    .filter((dish) => wish.cuisine === null || dish.cuisine === wish.cuisine)
    .toSorted(byFamiliarity(plain));
  const ideas = firstFitting(question, wish, fits, (dish) => isWished(question, dish));
  if (ideas.length === 0) return `The cookbook has nothing for that.${keptText(question, wish)}`;
  const place = slot === "snack" && /dessert/.test(plain) ? "dessert" : slot;
  const text = `${slot === "side" ? "As a side" : `For ${place}`}: ${ideas.map((idea) => line(question, idea)).join("; ")}. From our cookbook; ask "how do I make …" for the recipe.${leftOutText(question)}${careFor(plain)}${keptText(question, wish)}`;
  return { text, offers: ideas.flatMap(({ dish }) => openingOf(kitchen, dish)) };
};

const ASKS_RECIPE =
  /\b(?:how (?:do|can|should|would|to)(?: i| you| we)? (?:make|cook|prepare|bake|roast|fry|grill)|how to (?:make|cook|prepare|bake)|recipe (?:for|of)|(?:make|cook|write) me)\b/;

/** A dish is called by no such words: who wants edges that are crisp or coffee with a taste asks how, and not for a recipe. */
const IS_NO_NAME =
  /\b(?:be|is|are|it|them|stay|keep|so|that|when|if|my|not|properly|taste|tastes|ahead|crispy and|less|more|last|frozen|properly|foolproof|thicker|thinner|crispier|softer|lighter|fluffier|better|faster|longer|rise|stick|people)\b|^and\b|\bwithout an?\b/;

/** What is only near a dish is written where somebody asks for it to be written. */
const IS_NEAR = /^I know no recipe called/;

/** How do I make pad thai? */
export const tellRecipe: Intent = (question) => {
  const { plain, kitchen } = question;
  if (!ASKS_RECIPE.test(plain)) return null;
  const name =
    plain
      .split(ASKS_RECIPE)
      .at(-1)
      ?.replace(/^ ?(?:an?|the|some|my)? /, "")
      .trim() ?? "";
  if (IS_NO_NAME.test(name)) return null;
  const found = dishForName(kitchen, wishFor(name, question));
  if (found === null) return null;
  const { written, servings } = found;
  if (written.remarks.some((remark) => IS_NEAR.test(remark)))
    return (
      tellKnown(question) ??
      `I know no recipe called "${name}". Type it into the Extra Planner, and I will write something in its spirit.`
    );
  const details = recipeDetailsOf(kitchen, written.dish, servings, written.remarks);
  const steps = details.instructions.map((text, at) => `${at + 1}. ${text}`);
  const { calories, protein, carbs, fat } = details.nutritionalInfo;
  const text = `${written.dish.name}, ${details.servingSize}, ${details.prepTime} hands-on and ${details.cookTime} of cooking; per serving ${calories}, ${protein} protein, ${carbs} carbohydrate, ${fat} fat.\nIngredients: ${details.ingredients.join("; ")}.\n${steps.join("\n")}\n${details.tips.join(" ")}`;
  return { text, offers: [...openingOf(kitchen, written.dish), ...listingOf(details.ingredients)] };
};
