import { type Forbids, firstOf, isKind, isNamed, netCarbsOf, noTags } from "./rule-parts.ts";

const TOO_MANY_CARBS = "Too much carbohydrate to stay in ketosis.";

/** The most net carbohydrate in 100 g that a food of a kind may have; small kinds are eaten by the spoon. */
const MOST_NET_CARBS: Readonly<Record<string, number>> = {
  vegetable: 9.5,
  fruit: 6.6,
  nut: 22,
  seed: 25,
  dairy: 8,
  substitute: 8,
  condiment: 14,
  sauce: 12,
  drink: 3.2,
  snack: 12,
  dish: 6,
  soup: 6,
  dessert: 6,
  other: 12,
  legume: 7,
  grain: 8,
  bread: 12,
  pasta: 8,
  baking: 32,
  sweet: 5,
  fat: 10,
  meat: 8,
  poultry: 8,
  fish: 8,
  shellfish: 8,
  egg: 8,
  spice: 100,
  herb: 100,
};

/** Eaten by the clove, the squeeze or the handful, so their carbohydrate stays small. */
const BY_THE_BITE =
  /\b(garlic|ginger|shallots?|onions?|leeks?|lemons?|limes?|blueberr\w*|raspberr\w*|strawberr\w*|blackberr\w*|cranberr(?:y|ies)|olives?|avocados?|coconut|tomato|vinegar|mustard|cocoa|cacao|stevia|erythritol|monk fruit|xylitol|allulose|baking (?:powder|soda)|yeast|vanilla|gelatin|psyllium|xanthan|sugar[- ]free|chil(?:l)?i(?:es)?|sriracha|horseradish|capers?|salt|parmesan|galangal|turmeric|shiitake|porcini|kombu|nori|dulse|seaweed|cooking spray)\b/i;
const BUT_NOT =
  /\b(juice drink|dried|sweetened|jam|sun-dried|glaze|candied|syrup(?!.*free)|sweet onion|paste cake)\b/i;

/** Keto: little carbohydrate, by the figure where it is known and by the kind of plant where it is not. */
export const forbidsOnKeto: Forbids = firstOf(
  noTags(["added-sugar", "honey"], "Sugar raises the blood sugar.", (food) => {
    const most = isKind(food, "nut", "seed", "meat") ? 20 : 6;
    return (netCarbsOf(food) ?? 99) <= most;
  }),
  noTags(["grain", "refined-grain", "pseudograin"], "Grain is mostly starch.", (food) => {
    const net = netCarbsOf(food);
    return net !== null && net <= (isKind(food, "condiment", "sauce", "spice") ? 12 : 4);
  }),
  noTags(["starchy"], "It is mostly starch.", (food) => (netCarbsOf(food) ?? 99) <= 6),
  noTags(["legume"], "Beans and lentils have too much starch.", (food) => {
    const net = netCarbsOf(food);
    return food.tags.includes("soy") || food.tags.includes("peanut") || (net !== null && net <= 7);
  }),
  (food) => {
    const net = netCarbsOf(food);
    if (net === null || net <= (MOST_NET_CARBS[food.kind] ?? 12)) return null;
    return isNamed(food, BY_THE_BITE) && !isNamed(food, BUT_NOT) ? null : TOO_MANY_CARBS;
  },
);
