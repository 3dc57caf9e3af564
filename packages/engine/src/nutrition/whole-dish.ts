import type { Food } from "../foods/food.ts";
import type { FoodIndex, FoodMatch } from "../foods/food-index.ts";
import { isCounted } from "./tell-story.ts";
import { findEaten } from "./read-food.ts";
import { kindOfLink, type MealPart } from "./split-meal.ts";

/** A dish that may still be told what it is made of. */
export type Whole = {
  readonly food: Food;
  /** The dish's own noun, as it was said: "burrito". */
  readonly noun: string;
  readonly isWeighed: boolean;
  /** Whether its name leaves open what it is made of. */
  readonly isOpen: boolean;
  readonly parts: readonly string[];
};

/** What is made of other foods, which are in its figures. */
const MADE_OF_OTHERS =
  /\b(?:sandwich|burger|cheeseburger|hamburger|hot dog|sub|hoagie|panini|wrap|burrito|taco|tostada|quesadilla|enchilada|fajita|tamale|gordita|chalupa|nachos?|empanada|pizza|calzone|pie|pastry|turnover|omelet|frittata|quiche|casserole|lasagna|ravioli|tortellini|cannelloni|dumpling|wonton|pierogi|spring roll|egg roll|roll|sushi|stew|curry|chili|soup|chowder|stir fry|chow mein|lo mein|pad thai|fried rice|paella|risotto|pilaf|hash|goulash|stroganoff|meatloaf|pot roast|salad|slaw|bowl|parfait|smoothie|shake|trail mix|mix|granola|muffin|cake|cookie|brownie|bar|candy|ice cream|sundae|doughnut|danish|croissant|yogurt|dip|hummus|guacamole|pancake|waffle|crepe|french toast|pudding|meal|dinner|platter|kebab|biscuit|bagel|spanakopita|chilaquiles|samosa|popcorn|oatmeal)s?\b/i;
/** What goes into a dish that is served "with" it; a drink, bread or another dish stands beside. */
const FILLINGS: ReadonlySet<string> = new Set(
  "meat poultry fish shellfish egg dairy vegetable legume nut seed herb spice sauce condiment substitute".split(
    " ",
  ),
);
/** What has its rice, beans, fruit or granola in it; "a burrito bowl with rice" is one thing. */
const HOLDS_STAPLES = /\b(?:burrito|bowl|bibimbap)\b/i;
const ALL_STAPLES = /\b(?:rice|beans|granola)\b/i;
const STAPLES: ReadonlySet<string> = new Set([...FILLINGS, "grain", "fruit"]);
const OPEN_WITH =
  /\b(?:sandwich|burger|sub|wrap|burrito|taco|tostada|quesadilla|enchilada|chalupa|gordita|tamale|sope|empanada|fajita|nachos|calzone|croissant|pizza|omelet|quiche|casserole|lasagna|ravioli|dumpling|stew|curry|chili|soup|chowder|stir fry|chow mein|lo mein|fried rice|hash|pie|pastry|turnover|meal|dinner|kebab|hot dog|trail mix|cookie|muffin|cake)s?\b/i;

const A_MIX_OF =
  /^(?:(?:an?|the|some|both|plenty|lots|layers?) )?(?:\w+ )?(?:mix|mixture|blend|variety|assortment|array|medley|combination|selection|range|layers?|pieces|plenty|lots|dollop|touch|hint|bit|splash|drizzle) of /i;

export const SAYS_A_WEIGHT = /\d\s*(?:g|grams?|oz|ounces?|ml|lbs?|pounds?)\b/i;

/** The words of a part without how it is told: "a colorful mix of beans" is beans. */
const plainPart = (text: string): string =>
  text
    .replace(A_MIX_OF, "")
    .replace(/^(?:some|the|both|its|their|extra|more|only|either)\s+/i, "")
    .replace(/[()]/g, " ")
    .trim();

/** What something is made with is in it, whatever it is. */
const MADE_WITH = /\b(?:made|reconstituted|crafted)(?: \w+ly)? (?:with|from|of|using)$/i;
/** What only ever comes on or in something else, and the fruit in what is baked or cultured. */
const ITS_COAT = /\b(?:coating|filling|frosting|icing|glaze|crust|shell|skin|crumbs?)$/i;
const HOLDS_FRUIT: ReadonlySet<string> = new Set(["dessert", "bread", "snack", "dairy", "dish"]);

const isItsOwn = ({ food }: Whole, plain: string): boolean =>
  ITS_COAT.test(plain) || (/^(?:mixed )?fruits?$/i.test(plain) && HOLDS_FRUIT.has(food.kind));

/** A bought meal holds what it is served with. */
const isMealOfAll = ({ food }: Whole): boolean => food.id.startsWith("frozen-meal");
const SERVED_WITH = /\b(?:served|along|together) with$|\balongside$/i;

export function wholeOf({ food, score }: FoodMatch, name: string, isWeighed: boolean): Whole {
  const words = name.trim().split(/\s+/);
  return { food, noun: words.at(-1) ?? "", isWeighed, isOpen: words.length === 1 || score < 0.75, parts: [] };
}

/** Whether a part tells what the dish before it holds, rather than another thing that was eaten. */
export function isOfWhole(index: FoodIndex, whole: Whole, part: MealPart): boolean {
  const { text } = part;
  const kind = kindOfLink(part.link);
  const link = part.link.replace(/^, (?=\w)/, "");
  const plain = plainPart(text);
  if (kind === "beside") return isMealOfAll(whole) && !isCounted(plain) && SERVED_WITH.test(link);
  if (kind === "part" && whole.isWeighed) return !SAYS_A_WEIGHT.test(plain);
  if (whole.isWeighed && whole.parts.length > 0 && !SAYS_A_WEIGHT.test(plain)) {
    const filling = findEaten(index, plain.replace(/^an? /i, ""))?.food.kind;
    if (filling !== undefined && FILLINGS.has(filling)) return true;
  }
  if (isCounted(plain)) return false;
  if (MADE_WITH.test(link) || isItsOwn(whole, plain)) return true;
  const isDish = MADE_OF_OTHERS.test(`${whole.food.name} ${whole.noun}`);
  if (kind === "part") return isDish;
  if (whole.parts.length > 0) return /^(?:,|and|, and|&|with|in|on|or)$/.test(link);
  if (!/^(?:with|on|in|of)$/.test(link)) return false;
  if (whole.isWeighed && isDish) return true;
  if (isMealOfAll(whole)) return true;
  const found = findEaten(index, plain)?.food;
  if (HOLDS_STAPLES.test(whole.food.name))
    return found === undefined || STAPLES.has(found.kind) || ALL_STAPLES.test(found.name);
  if (!OPEN_WITH.test(`${whole.food.name} ${whole.noun}`)) return false;
  return found === undefined || FILLINGS.has(found.kind);
}

/** More than these stand in no name. */
const MOST_NAMED_PARTS = 3;

/** The dish once more, with what it is said to hold: a burrito with beans is a bean burrito where the table has one. */
export function withPart(index: FoodIndex, whole: Whole, { text }: MealPart): Whole {
  const parts = [...whole.parts, plainPart(text)];
  const names = [
    `${parts.join(" and ")} ${whole.noun}`,
    `${whole.noun} with ${parts.join(" and ")}`,
    ...(parts.length === 1 ? [] : parts.slice(-1).map((part) => `${part} ${whole.noun}`)),
  ];
  if (!whole.isOpen || parts.length > MOST_NAMED_PARTS) return { ...whole, parts };
  const found = names
    .map((name) => index.find(name, { asEaten: true }))
    .find((match) => match !== null && match.score >= 0.85 && match.food.kind === whole.food.kind);
  return { ...whole, parts, food: found ? found.food : whole.food };
}
