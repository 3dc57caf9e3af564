import type { Food } from "../foods/food.ts";
import type { Change } from "./change.ts";
import type { Dish, DishIngredient, DishStep } from "./dish.ts";
import { namingCuts } from "./handled-as.ts";
import { ownClause } from "./own-clause.ts";
import { type FoodWords, speaksOf } from "./rename.ts";
import { isFlesh } from "./retell-heat.ts";
import { isUnfit } from "./unfit-stand-ins.ts";
import { isLeafForBread, isVegetableForStarch } from "./retell-steps.ts";

/** A food of a dish, and the words by which the steps mean it. */
export type Spoken = {
  readonly it: DishIngredient;
  readonly from: Food;
  readonly words: FoodWords;
  /** Names of what stays beside it. */
  readonly kept: readonly string[];
};

const DRINKS_ITS_BROTH =
  /\b(?:until (?:it is )?(?:dry|(?:all )?the (?:liquid|water|broth|stock|milk) (?:is|has))|drunk|risotto|pilaf|absor|swell|a crust forms|until (?:the )?rice is (?:done|tender|cooked))|\b(?:stir in|add|pour on|pour in)\b[^.;]*\b(?:water|stock|broth)\b/i;

const BAKED = /\b(?:bake|fry|crisp|brush|griddle|dip|grill|brown|soak)\b/i;

/** Ground almonds and seeds neither stretch nor rise. */
const CRUMBLING = /^(?:almond-flour|sunflower-seed|coconut-flour|oat-flour|tapioca-starch)$/;
const KNEADED = /\b(?:knead|doubled?|let it rise|twice its size)\b/i;

/** Slices of sweet potato hold no filling. */
const FILLED = /\b(?:fill|stuff|wrap|roll|split|fold|close|sandwich|press)\b/i;

/** Neither shirataki nor zucchini turn crisp as noodles do. */
const CRISPED =
  /\b(?:until|fry)[^.;]*\bcrisp\b|\bcrisp (?:noodles|ones)\b|\bfry[^.;]*\bnoodles\b[^.;]*\bgold|\bnoodles\b[^.;]*\bfry[^.;]*\bgold/i;
const DRINKS_OR_CRISPS = new RegExp(`${DRINKS_ITS_BROTH.source}|${CRISPED.source}`, "i");

const doneTo = (from: Food, to: Food): RegExp | null => {
  if (to.id === "sweet-potato" && from.kind === "bread") return FILLED;
  if (to.id === "shirataki") return CRISPED;
  if (isVegetableForStarch({ from, to })) return DRINKS_OR_CRISPS;
  return isLeafForBread({ from, to }) ? BAKED : null;
};

/** What is grain through and through. */
const OF_GRAIN =
  /\b(?:porridge|congee|risotto|pilaf|biryani|paella|pudding|jambalaya|one-pot|onigiri|sushi|chirashi|maki|nigiri|roll|kimbap|bibimbap|stuffed|tahdig|arroz|rice and|and rice|rice with|rice balls?|arancini|suppl[iì])\b/i;

/** Soy cream stays flat, as coconut cream does that nobody chilled, vegan butter burns, avocado does not melt, and xanthan gum coats nothing. */
const CANNOT: readonly (readonly [exchange: RegExp, done: RegExp])[] = [
  [/>(?:cream-soy|coconut-cream)$/, /\bwhip/i],
  [/>butter-vegan$/, /\bhot ghee\b|\bpop\b|\bdeep[- ]fr/i],
  [/>avocado$/, /\b(?:melt|crumble|brown|grill|slump|shave|fry|sear)/i],
  [/>zucchini$/, /\bpipe\b|\btubes?\b/i],
  [/>xanthan-gum$/, /\b(?:turn|toss|dust|coat|dredge|rub|roll)\b/i],
  [
    /^(?:ricotta|cottage)[^>]*>yogurt-coconut$/,
    /\b(?:roll|fill|pipe|stuff|mix|spread|grate|crumble|scatter|strew|top|finish)/i,
  ],
];

/** Rice that drinks its broth is the dish, and so is a tortilla that is fried: no vegetable does it. */
const isStarchTheDish = ({ from, words, kept }: Spoken, to: Food, { name, steps }: Dish): boolean => {
  if (CRUMBLING.test(to.id) && /flour|semolina/.test(from.id))
    return steps.some(({ text }) => KNEADED.test(text));
  const told = steps.filter(({ text }) => speaksOf(text, words));
  // "Boil the orzo and spoon the stew on": nobody boils what is a vegetable now.
  if (from.kind === "pasta" && isVegetableForStarch({ from, to })) {
    const isOwn = told.some(({ text }) => ownClause(text, words, kept) !== null);
    if (!isOwn && told.some(({ text }) => /\b(?:boil|cook|simmer)\b/i.test(text))) return true;
  }
  if (from.kind === "grain" && isVegetableForStarch({ from, to })) {
    const others = told.filter(({ text }) => ownClause(text, words, kept) === null);
    const isBoiledAlone = others.length < told.length;
    if ((told.length > 0 && !isBoiledAlone) || OF_GRAIN.test(name)) return true;
    // Soaked by itself, and then simmered for hours with the rest, it is the porridge.
    if (others.some(({ text }) => /\b(?:simmer|boil|porridge)\b/i.test(text))) return true;
  }
  if (to.id === "cauliflower-rice" && OF_GRAIN.test(name)) return true;
  if (from.kind === "bread" && to.kind === "vegetable" && !/lettuce|sweet-potato/.test(to.id)) return true;
  if (
    CANNOT.some(
      ([exchange, done]) => exchange.test(`${from.id}>${to.id}`) && told.some(({ text }) => done.test(text)),
    )
  )
    return true;
  const done = doneTo(from, to);
  return done !== null && told.some(({ text }) => done.test(text));
};

/** What one piece of meat is cooked as, and no bean is. */
const AS_A_PIECE =
  /\b(?:grill|skewer|thread|chops|cutlets?|carve|pound|dredge|crumbs|panko|slice|score|sear|turn(?:ing)? once|off the bone|shred|pull|rare)\b/i;

/** From so many minutes in one step on, it is the meat that the pot waits for. */
const LONG_MINUTES = 40;
/** After so many, "it" is the meat as well. */
const HOURS = 80;
/** And in this time of simmering nobody leaves tofu in, whatever the step speaks of. */
const AN_HOUR = 60;
const MEANS_IT = ({ text }: Pick<DishStep, "text">): boolean =>
  /\b(?:it|they|them|until (?:tender|soft))\b/i.test(text);
const BRAISED = /\b(?:simmer|braise|stew|roast|bake|cook|boil)/i;

const BEANS = /chickpea|lentil|bean/;

const PULLED = /\bshred|\bpull(?:s|ed)?\b[^.;]*\bapart\b/i;

const LONG_FOR_FISH = 25;
const AS_MEAT = /\b(?:pound|shred|pull|mince|rare|braise)\b/i;

/** Eaten raw, or nearly. */
const RAW = /\b(?:kitfo|tartare|carpaccio|sashimi|ceviche|aguachile|kokoda|tiradito)\b/i;

const GROUND = /mince|sausage|patty|chorizo|bacon|ham|deli|smoked|cooked|canned|cured/;

const isLong = (steps: readonly DishStep[], least: number): boolean =>
  steps.some(({ minutes, text }) => minutes >= least && BRAISED.test(text));

/** What gives a soup its taste beside the meat. */
const TASTES =
  /stock|broth|dashi|miso|doenjang|kimchi|coconut|curry|tomato|gochujang|bean|lentil|split-pea|sausage|bacon/;

/** Water that beef simmered in is its broth; where seitan did, it stays water. */
const isBrothOfIt = ({ kind }: Food, { category, ingredients, steps }: Dish): boolean =>
  (kind === "meat" || kind === "poultry") &&
  category === "soup" &&
  steps.some(({ text }) => /\bwater\b/i.test(text)) &&
  ingredients.every(({ foodId }) => !TASTES.test(foodId));

/** A lamb shank, a grilled chop and a tartare are the meat: beans, tofu and seitan make another dish. */
const isFleshTheDish = ({ it, from, words }: Spoken, to: Food, dish: Dish): boolean => {
  const { name, steps } = dish;
  if (it.role !== "protein" || !isFlesh(from)) return false;
  if (RAW.test(name) && !/cooked|canned/.test(from.id)) return to.kind !== from.kind;
  const told = steps
    .map((step) => ({ ...step, text: namingCuts(step.text, from) }))
    .filter(({ text }) => speaksOf(text, words));
  if (to.kind === "fish" && !/fish/.test(from.kind))
    return told.some(({ minutes, text }) => minutes >= LONG_FOR_FISH || AS_MEAT.test(text));
  if (isFlesh(to) || GROUND.test(from.id)) return false;
  if (BEANS.test(to.id) && told.some(({ text }) => AS_A_PIECE.test(text))) return true;
  // Jackfruit is pulled after an hour as pork is.
  const isPulled =
    to.id === "jackfruit-young-canned" &&
    told.some(({ text }) => PULLED.test(text)) &&
    !told.some(({ minutes }) => minutes > AN_HOUR);
  return (
    !isPulled &&
    (isBrothOfIt(from, dish) ||
      isLong(told, LONG_MINUTES) ||
      isLong(steps.filter(MEANS_IT), HOURS) ||
      isLong(steps, AN_HOUR))
  );
};

/** The steps that name what goes. */
const toldOf = ({ from, words }: Spoken, { steps }: Dish): string =>
  steps
    .map(({ text }) => namingCuts(text, from))
    .filter((text) => speaksOf(text, words))
    .join(" ");

/** The blue cheese of a salad that has avocado, and the corn beside zucchini: there would be one thing twice. */
const isThereAlready = ({ kept }: Spoken, to: Food): boolean =>
  (to.kind === "fruit" || to.id === "zucchini") &&
  kept.some((name) => new RegExp(String.raw`\b${to.name.replace(/y$/, "(?:y|ie)")}s?$`, "i").test(name));

/** A shoulder simmers for an hour or roasts for half of one, and cubes of chicken are strings by then. */
const isStewedToStrings = ({ from, words }: Spoken, to: Food, { steps }: Dish): boolean =>
  from.kind === "meat" &&
  !GROUND.test(from.id) &&
  to.kind === "poultry" &&
  steps.some(
    ({ minutes, text, category }) =>
      minutes >= (category === "oven" ? LONG_IN_OVEN : LONG_MINUTES) &&
      BRAISED.test(text) &&
      (speaksOf(text, words) || MEANS_IT({ text })),
  );
const LONG_IN_OVEN = 30;

/** Florets are soft when a potato has hardly begun. */
const LONG_FOR_FLORETS = 20;
const isOvercooked = (spoken: Spoken, to: Food, { steps }: Dish): boolean =>
  /^(?:cauliflower|broccoli)$/.test(to.id) &&
  spoken.from.tags.includes("starchy") &&
  steps.some(
    ({ minutes, text }, at) =>
      BRAISED.test(text) &&
      (speaksOf(text, spoken.words)
        ? minutes >= LONG_FOR_FLORETS
        : minutes >= LONG_MINUTES && steps.slice(0, at).some((step) => speaksOf(step.text, spoken.words))),
  );

/** Whether the steps can be done with the stand-in, and what comes of them is still the dish. */
export const canBeCookedWith = (spoken: Spoken, standIn: Food, dish: Dish): boolean =>
  !isThereAlready(spoken, standIn) &&
  !isUnfit(spoken.it, spoken.from, standIn, toldOf(spoken, dish), dish) &&
  !(dish.category === "dessert" && /^(?:stock|bone-broth|water$)/.test(standIn.id)) &&
  !isOvercooked(spoken, standIn, dish) &&
  !isStewedToStrings(spoken, standIn, dish) &&
  !isStarchTheDish(spoken, standIn, dish) &&
  !isFleshTheDish(spoken, standIn, dish);

const STAND_INS = new Set(["substitute", "legume"]);

/** Tofu for the chicken and tofu for the egg: a plate of one thing, under the name of two. */
const isOneForAll = (changes: readonly Change[]): boolean => {
  const proteins = changes.flatMap((change) =>
    change.kind === "exchange" && change.it.role === "protein" && STAND_INS.has(change.by.to.kind)
      ? [change.by.toWord.split(" ").at(-1)]
      : [],
  );
  return new Set(proteins).size < proteins.length;
};

/** Tofu for the pork of a stew that has tofu is a stew with tofu and tofu. */
const isTwice = (changes: readonly Change[], foodOf: (id: string) => Food | undefined): boolean =>
  changes.some((change) => {
    if (change.kind !== "exchange" || change.it.role !== "protein") return false;
    const word = change.by.toWord.split(" ").at(-1) ?? "";
    return changes.some(
      ({ kind, it }) =>
        kind === "keep" &&
        it.role === "protein" &&
        foodOf(it.foodId)?.name.split(" ").includes(word) === true,
    );
  });

/** Whether one stand-in would take so many places that the dish is of one thing. */
export const isOfOneThing = (changes: readonly Change[], foodOf: (id: string) => Food | undefined): boolean =>
  isOneForAll(changes) || isTwice(changes, foodOf);
