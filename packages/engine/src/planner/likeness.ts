import type { Dish } from "../dishes/dish.ts";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import { FAMILIES, SOUP } from "./dish-family.ts";
import type { Food } from "../foods/food.ts";

/** What is in a serving of a dish, as far as somebody would tell it by that. */
type Serving = {
  readonly form: Dish["form"];
  /** Grams of what such a food is. */
  readonly gramsOf: (isSuch: (food: Food) => boolean) => number;
};

type Trait = (serving: Serving) => boolean;

const atLeast =
  (grams: number, isSuch: (food: Food) => boolean): Trait =>
  ({ gramsOf }) =>
    gramsOf(isSuch) >= grams;

const named =
  (of: RegExp) =>
  ({ id }: Food): boolean =>
    of.test(id);

/** What a dish stands on. */
const BASES: readonly Trait[] = [
  atLeast(30, ({ kind }) => kind === "pasta"),
  atLeast(30, ({ kind, id }) => kind === "grain" && id.startsWith("rice")),
  atLeast(30, ({ kind }) => kind === "bread"),
  atLeast(80, named(/potato/u)),
];

const inTomato = atLeast(60, named(/tomato/u));
const ofGroundMeat = atLeast(50, named(/-mince/u));

const CHEESE = /cheddar|mozzarella|parmesan|gruyere|monterey-jack|cheese|ricotta/u;

/** How it is made. */
const MANNERS: readonly Trait[] = [
  ({ gramsOf }) =>
    gramsOf(named(/^milk-|cream|half-and-half|buttermilk|coconut-milk/u)) >= 50 ||
    gramsOf(named(CHEESE)) >= 30,
  inTomato,
  ofGroundMeat,
  ({ form }) => form === "pot",
  ({ form }) => form === "bake",
  ({ form }) => form === "soup",
  ({ form }) => form === "salad",
];

/** What is green in it, or stands for that. */
const GREENS: readonly Trait[] = [
  /broccoli/u,
  /mushroom/u,
  /spinach/u,
  /cabbage/u,
  /zucchini/u,
  /eggplant/u,
  /cauliflower/u,
  /green-bean/u,
  /carrot/u,
].map((of) => atLeast(40, named(of)));

const FIRST_BASE = PROTEIN_GROUPS.length;
const FIRST_MANNER = FIRST_BASE + BASES.length;
const FIRST_GREEN = FIRST_MANNER + MANNERS.length;
/** What one has enough of by itself: red sauce on three days running, ground beef after ground beef. */
const ALONE: ReadonlySet<number> = new Set(
  [inTomato, ofGroundMeat].map((trait) => FIRST_MANNER + MANNERS.indexOf(trait)),
);
const TRAITS = FIRST_GREEN + GREENS.length;

const PAIRS = TRAITS * TRAITS;
/** As many pairs of traits there are, a trait by itself being a pair with itself, and families. */
export const LIKENESSES = PAIRS + FAMILIES;

const aloneOf = (trait: number): number => trait * TRAITS + trait;
const ofFamily = (family: number): number => PAIRS + family;
/** Soup after soup. */
export const SOUP_AGAIN = ofFamily(SOUP);
/** Whether it is one trait by itself, or a family. */
export const isAlone = (likeness: number): boolean => likeness >= PAIRS || likeness % (TRAITS + 1) === 0;

/** A dish with no protein to speak of is like no other by that, and what is of cheese is creamy anyway. */
const isTold = (protein: string): boolean => protein !== "plant" && protein !== "nut" && protein !== "dairy";

const shownBy = (serving: Serving, traits: readonly Trait[], first: number): number[] =>
  traits.flatMap((shows, at) => (shows(serving) ? [first + at] : []));

/**
 * What a dish is like others by: each two of what it is made of, stands on, how it is made and what is green in it. Chicken
 * with rice out of a pot is arroz con pollo in three of them, and whatever it is called; two dishes of rice are two dishes. And what a household calls the same, by its family.
 */
export const likenessesOf = (
  { ingredients, servings, form }: Pick<Dish, "ingredients" | "servings" | "form">,
  foods: readonly Food[],
  proteinGroup: number,
  families: readonly number[],
): readonly number[] => {
  const gramsOf = (isSuch: (food: Food) => boolean): number => {
    const such = new Set(foods.filter(isSuch).map(({ id }) => id));
    return ingredients.reduce((sum, it) => sum + (such.has(it.foodId) ? it.grams : 0), 0) / servings;
  };
  const serving = { form, gramsOf };
  const kinds = [
    isTold(PROTEIN_GROUPS[proteinGroup] ?? "plant") ? [proteinGroup] : [],
    shownBy(serving, BASES, FIRST_BASE),
    shownBy(serving, MANNERS, FIRST_MANNER),
    shownBy(serving, GREENS, FIRST_GREEN),
  ];
  const alone = kinds.flat().flatMap((trait) => (ALONE.has(trait) ? [aloneOf(trait)] : []));
  const pairs = kinds.flatMap((some, at) =>
    kinds
      .slice(at + 1)
      .flatMap((others) => some.flatMap((one) => others.map((other) => one * TRAITS + other))),
  );
  return [...alone, ...pairs, ...families.map(ofFamily)];
};
