import type { Food } from "../foods/food.ts";
import { canBeCookedWith, isOfOneThing } from "./another-dish.ts";
import { type Change, isStockForWine, STOCK } from "./change.ts";
import type { Dish, DishIngredient, IngredientRole } from "./dish.ts";
import {
  type ExchangeTable,
  findExchange,
  type FoundExchange,
  plainWord,
  wordsFor,
} from "./find-exchange.ts";
import { measuredAs } from "./measured-as.ts";
import { withOil } from "./lost-fat.ts";
import { onceFor } from "./once-for.ts";
import { minutesOf } from "./own-steps.ts";
import { nameAdapted } from "./name-adapted.ts";
import { foodWords, speaksOf } from "./rename.ts";
import { foodsAfter, redescribe, tipFor } from "./retell-prose.ts";
import { isVegetableForStarch, retellSteps, withoutGone } from "./retell-steps.ts";
import { isSoulLost } from "./soul-lost.ts";
import { isFlesh } from "./retell-heat.ts";
import { withoutUnsaidSalt } from "./unsaid-salt.ts";
import { isToldTruly, withoutParts, withoutForbidden, withoutServedWith } from "./told-truly.ts";
import { preparedAs } from "./prepared-as.ts";
import { isDefiningIngredient, mayReplace } from "./defining-ingredient.ts";
import { spokenWords } from "./spoken-words.ts";

/** What adapting needs to know of the kitchen. */
export type Pantry = {
  readonly table: ExchangeTable;
  readonly foodOf: (id: string) => Food | undefined;
  readonly isAllowed: (food: Food) => boolean;
  /** The food that a word of a dish's name means, where it plainly means one. */
  readonly foodNamed: (word: string) => Food | null;
};

/** A dish that may be eaten, and what was changed to get there. */
export type AdaptedDish = { readonly dish: Dish; readonly changes: readonly string[] };

const SMALL_ROLES: ReadonlySet<IngredientRole> = new Set([
  "garnish",
  "seasoning",
  "sweetener",
  "aromatic",
  "fat",
]);

/** What a dish tastes of, however little of it there is: nasi goreng of its kecap manis. */
const SEASONS = new Set(["sauce", "condiment"]);

/** A curry without its curry paste is no curry: what the name speaks of cannot be left out. */
const namesDish = (food: Food, dish: Dish): boolean =>
  speaksOf(
    dish.name,
    foodWords(
      food.name.split(/[^a-z]+/i).filter((word) => word.length > 3),
      [],
    ),
  );

/** Without its honey a sauce bubbles until it is gone, and never until it is sticky. */
const isWhatSticks = (food: Food, { steps }: Dish): boolean =>
  food.kind === "sweet" && steps.some(({ text }) => /\bsticky\b|\bsyrup|\bglaz|\bcaramel/i.test(text));

const canOmit = (it: DishIngredient, dish: Dish, food: Food, totalGrams: number): boolean => {
  if (it.isOptional) return true;
  if (isWhatSticks(food, dish)) return false;
  if (!SMALL_ROLES.has(it.role) || SEASONS.has(food.kind) || namesDish(food, dish)) return false;
  const most = it.role === "garnish" ? 0.2 : it.role === "aromatic" ? 0.12 : 0.06;
  return it.grams / totalGrams <= most;
};

const otherFoods = (it: DishIngredient, dish: Dish, pantry: Pantry): Food[] =>
  dish.ingredients.flatMap((other) => (other === it ? [] : (pantry.foodOf(other.foodId) ?? [])));

const namesOf = onceFor((food: Food): readonly string[] => [plainWord(food), ...food.aliases]);

/** Who has a stock in the pot opens no second one for the wine. */
const withOwnStock = (by: FoundExchange, beside: readonly Food[]): FoundExchange => {
  const own = isStockForWine(by) ? beside.find(({ id }) => STOCK.test(id)) : undefined;
  return own === undefined ? by : { ...by, to: own, toWord: "stock" };
};

const changeOf = (it: DishIngredient, dish: Dish, totalGrams: number, pantry: Pantry): Change | null => {
  const food = pantry.foodOf(it.foodId);
  if (food === undefined) return null;
  if (pantry.isAllowed(food)) return { kind: "keep", it };
  const beside = otherFoods(it, dish, pantry);
  const staying = beside.filter(pantry.isAllowed);
  const kept = staying.flatMap(namesOf);
  // Dried shrimp that go as well are no shrimp that became tofu.
  const others = beside.flatMap(namesOf);
  const inText = (given: readonly string[]) => foodWords(spokenWords(food, given, staying, beside), others);
  const wordsOf = (given: readonly string[]) => ({ nameWords: foodWords(given, kept), words: inText(given) });
  const spoken = {
    it,
    from: food,
    words: inText(wordsFor(food, undefined)),
    kept: staying.map(({ name }) => name),
  };
  const fits = (standIn: Food): boolean =>
    pantry.isAllowed(standIn) && mayReplace(food, dish, standIn) && canBeCookedWith(spoken, standIn, dish);
  const by = findExchange(it, dish, pantry.table, pantry.foodOf, fits);
  if (by !== null)
    return {
      kind: "exchange",
      it,
      by: withOwnStock(by, staying),
      ...wordsOf(by.fromWords),
    };
  const stays = dish.refused?.some(({ from, to }) => from === food.id && to === undefined) === true;
  if (stays || isDefiningIngredient(food, dish) || !canOmit(it, dish, food, totalGrams)) return null;
  // What the rest is fried in runs out of it.
  if (isFlesh(food) && dish.steps.some(({ text }) => /\bfat\b|\brender\b/i.test(text))) return null;
  return { kind: "omit", it, name: plainWord(food), ...wordsOf(wordsFor(food, undefined)) };
};

/** Nor where the stock in the pot became another one. */
const withOneStock = (changes: readonly Change[]): Change[] => {
  const stock = changes.flatMap((change) =>
    change.kind === "exchange" && STOCK.test(change.it.foodId) && STOCK.test(change.by.to.id)
      ? [change.by]
      : [],
  )[0];
  return changes.map((change) =>
    stock !== undefined && change.kind === "exchange" && isStockForWine(change.by)
      ? { ...change, by: { ...change.by, to: stock.to, toWord: stock.toWord } }
      : change,
  );
};

/** The same food twice becomes one line. */
const mergeIngredients = (list: readonly DishIngredient[]): DishIngredient[] => {
  const merged = new Map<string, DishIngredient>();
  for (const it of list) {
    const twin = merged.get(it.foodId);
    merged.set(it.foodId, twin === undefined ? it : { ...twin, grams: twin.grams + it.grams, measure: "" });
  }
  return [...merged.values()];
};

/** Slices are sliced. */
const withoutSlicesTwice = (
  measured: Pick<DishIngredient, "grams" | "measure">,
  preparation: string,
): Pick<DishIngredient, "grams" | "measure" | "preparation"> => ({
  ...measured,
  preparation: measured.measure.includes("slice")
    ? preparation.replace(/^(?:thinly |thickly )?sliced(?:, |$)/, "")
    : preparation,
});

const exchanged = (change: Extract<Change, { kind: "exchange" }>): DishIngredient => ({
  ...change.it,
  foodId: change.by.to.id,
  ...withoutSlicesTwice(
    measuredAs(change.it, change.by.from, change.by.to, change.by.ratio),
    preparedAs(change),
  ),
});

/** Rice drinks twice its weight of water. */
const DRUNK = 2;
/** Less of it comes from the tap, and is on no list. */
const LEAST_WATER_GRAMS = 100;

/** The water of the rice that cauliflower took the place of is in no step any more, or there is less of it. */
const withoutItsWater = (
  list: readonly DishIngredient[],
  steps: Dish["steps"],
  changes: readonly Change[],
): DishIngredient[] => {
  const isSaid = steps.some(({ text }) => /water|everything/i.test(text));
  const starch = changes.reduce(
    (sum, change) =>
      change.kind === "exchange" && isVegetableForStarch(change.by) ? sum + change.it.grams : sum,
    0,
  );
  return list.flatMap((it) => {
    if (it.foodId !== "water" || (isSaid && starch === 0)) return [it];
    const grams = it.grams - DRUNK * starch;
    return isSaid && grams >= LEAST_WATER_GRAMS ? [{ ...it, grams, measure: "" }] : [];
  });
};

const say = (change: Change): string[] => {
  if (change.kind === "keep") return [];
  if (change.kind === "omit") return [`without ${change.name}`];
  const { from, to, toWord } = change.by;
  // Butter is unsalted butter where there was salted.
  const word = plainWord(from).endsWith(` ${toWord}`) ? plainWord(to) : toWord;
  return [`with ${word} instead of ${plainWord(from)}`];
};

const rewrite = (
  dish: Dish,
  changes: readonly Change[],
  totalGrams: number,
  steps: Dish["steps"],
  pantry: Pantry,
): Dish => ({
  ...dish,
  name: nameAdapted(dish.name, changes, totalGrams),
  description: withoutServedWith(
    redescribe(dish.description, changes),
    foodsAfter(changes, pantry.foodOf),
    pantry,
  ),
  ingredients: withoutUnsaidSalt(
    withoutItsWater(
      mergeIngredients(
        changes.flatMap((change) =>
          change.kind === "keep" ? [change.it] : change.kind === "exchange" ? [exchanged(change)] : [],
        ),
      ),
      steps,
      changes,
    ),
    steps,
  ),
  ...minutesOf(dish, steps),
  steps,
  tip: tipFor(
    withoutForbidden(withoutParts(withoutGone(dish.tip, changes), changes), pantry),
    changes,
    pantry.foodOf,
  ),
  culturalNote: withoutGone(dish.culturalNote, changes),
});

/** Whoever reads chicken, cheese or almond in a name expects it, and whoever must not eat it is frightened. */
const NAMES_THAT_BIND = new Set(["meat", "poultry", "fish", "shellfish", "egg", "dairy", "nut"]);

/** Whether the name still speaks of a food that may not be eaten: sausage, where lentils stand in for it. */
const isNameUntrue = (dish: Dish, changes: readonly Change[], pantry: Pantry): boolean => {
  const said = changes.flatMap((change) => (change.kind === "exchange" ? [change.by.toWord] : []));
  const names = dish.ingredients.flatMap((it) => pantry.foodOf(it.foodId)?.name ?? []);
  return dish.name.split(/[^\p{L}]+/u).some((word) => {
    const food = word.length > 2 ? pantry.foodNamed(word.toLowerCase()) : null;
    if (food === null || !NAMES_THAT_BIND.has(food.kind) || food.tags.includes("composite")) return false;
    return !pantry.isAllowed(food) && speaksOf(dish.name, foodWords([word], [...said, ...names]));
  });
};

/** What something is fried in that lost its own fat: the first that may be eaten. */
const OILS = ["olive-oil", "vegetable-oil"];

/**
 * Makes a dish fit what somebody may eat with the fewest exchanges, says so in its name and its steps,
 * and refuses (null) where nothing stands in for an ingredient or too little of the dish would be left.
 */
export const adaptDish = (dish: Dish, pantry: Pantry): AdaptedDish | null => {
  const solid = dish.ingredients.filter((it) => it.role !== "liquid");
  const totalGrams = solid.reduce((sum, it) => sum + it.grams, 0);
  const found: Change[] = [];
  for (const it of dish.ingredients) {
    const change = changeOf(it, dish, totalGrams, pantry);
    if (change === null) return null;
    found.push(change);
  }
  const changes = withOneStock(found);
  if (changes.every((change) => change.kind === "keep")) return { dish, changes: [] };
  if (isSoulLost(dish, changes, totalGrams) || isOfOneThing(changes, pantry.foodOf)) return null;
  const kept = changes.flatMap((change) =>
    change.kind === "keep" ? (pantry.foodOf(change.it.foodId) ?? []) : [],
  );
  const steps = retellSteps(dish.steps, changes, kept);
  if (steps === null || !isToldTruly(dish, steps, changes, pantry.foodOf)) return null;
  const adapted = rewrite(dish, changes, totalGrams, steps, pantry);
  if (adapted.ingredients.length < 2 || isNameUntrue(adapted, changes, pantry)) return null;
  const foodsOf = (ids: readonly string[]): Food[] => ids.flatMap((id) => pantry.foodOf(id) ?? []);
  const foods = foodsOf(adapted.ingredients.map(({ foodId }) => foodId));
  const oiled = withOil(adapted, changes, foods, foodsOf(OILS).filter(pantry.isAllowed));
  const isAdded = oiled !== null && oiled.ingredients.length > adapted.ingredients.length;
  return {
    dish: oiled ?? adapted,
    changes: [...changes.flatMap(say), ...(isAdded ? ["with oil to fry in"] : [])],
  };
};
