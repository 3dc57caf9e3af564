import MiniSearch from "minisearch";
import type { Corpus } from "../corpus/corpus.ts";
import type { Dish } from "../dishes/dish.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { foodTokens } from "../foods/food-words.ts";
import { plainWords } from "../foods/plain-words.ts";
import type { Shop } from "../foods/shop.ts";
import { createPlannerIndex, type PlannerIndex } from "../planner/planner-index.ts";
import { createRespeller } from "./respell.ts";

/** A dish whose name somebody may mean; `core` is what it is called before "with" and "and". */
export type NamedDish = {
  readonly dish: Dish;
  readonly tokens: ReadonlySet<string>;
  readonly core: readonly string[];
};

/** Words around a name that make no other dish of it. */
const PRAISE = new Set(
  "recipe recipes how to make cook easy quick best ever homemade home made classic traditional authentic simple delicious tasty perfect my our your mom moms grandma grandmas copycat healthy air fryer airfryer instant pot slow cooker crockpot crock".split(
    " ",
  ),
);

/** Everything that the writer and the talker ask; made once. */
export type Kitchen = {
  readonly planner: PlannerIndex;
  readonly foods: FoodIndex;
  readonly shop: Shop;
  readonly named: readonly NamedDish[];
  /** The dish that is called so, by its name or by another one that people have for it. */
  dishCalled(name: string): Dish | undefined;
  /** The name with its misspelt words as the cookbook and the food table write them. */
  respell(name: string): string;
  /** Dishes for loose words, the best first. */
  searchDishes(words: string, limit: number): readonly Dish[];
};

const LITTLE = new Set("with and in on of the a style au la de al".split(" "));

const wordsOf = (name: string): string[] => foodTokens(name).filter((word) => !LITTLE.has(word));

const nameDish = (dish: Dish): NamedDish[] =>
  [dish.name, ...dish.knownAs].map((name) => {
    const before = name.split(/ (?:with|in|over|on|without|style|from) |, |: /)[0] ?? name;
    return { dish, tokens: new Set(wordsOf(name)), core: wordsOf(before) };
  });

const keyOf = (words: readonly string[]): string => words.join(" ");

/** "Chicken teriyaki" is teriyaki chicken. */
const anyOrder = (words: readonly string[]): string => `any order: ${keyOf(words.toSorted())}`;

/** Which dishes are what the last word of a name says: snickerdoodle cookies are snickerdoodles. */
const IS_OF_KIND: Readonly<Record<string, (dish: Dish) => boolean>> = {
  cookie: ({ keeping }) => keeping?.id === "cookie",
  biscuit: ({ keeping }) => keeping?.id === "cookie",
  cake: ({ form, category }) => form === "cake" && category === "dessert",
  soup: ({ category }) => category === "soup",
  stew: ({ keeping }) => keeping?.id === "stew",
  sandwich: ({ form }) => form === "sandwich",
  salad: ({ form }) => form === "salad",
  pasta: ({ keeping }) => keeping?.id === "pasta-dish",
};

/** Dishes by their names; a name goes before what another dish is also known as. */
const createNames = (dishes: readonly Dish[]): Kitchen["dishCalled"] => {
  const byName = new Map<string, Dish>();
  const add = (name: string, dish: Dish): void => {
    for (const key of [plainWords(name), keyOf(wordsOf(name)), anyOrder(wordsOf(name))])
      if (key !== "" && !byName.has(key)) byName.set(key, dish);
  };
  for (const dish of dishes) add(dish.name, dish);
  for (const dish of dishes) for (const name of dish.knownAs) add(name, dish);
  return (name) => {
    const words = wordsOf(name);
    const plain = words.filter((word) => !PRAISE.has(word));
    const keys = [plainWords(name), keyOf(words), keyOf(plain), anyOrder(plain)];
    const called = keys.map((key) => byName.get(key)).find((dish) => dish !== undefined);
    if (called !== undefined) return called;
    const isOfKind = IS_OF_KIND[plain.at(-1) ?? ""];
    const without = isOfKind === undefined ? undefined : byName.get(keyOf(plain.slice(0, -1)));
    return without !== undefined && isOfKind?.(without) === true ? without : undefined;
  };
};

const createSearch = (planner: PlannerIndex): MiniSearch => {
  const search = new MiniSearch({
    fields: ["name", "knownAs", "foods", "cuisine", "description"],
    searchOptions: { boost: { name: 4, knownAs: 4, foods: 2 }, prefix: true },
  });
  search.addAll(
    planner.corpus.dishes.map((dish) => ({
      id: dish.id,
      name: dish.name,
      knownAs: dish.knownAs.join(" "),
      cuisine: dish.cuisine,
      description: dish.description,
      foods: dish.ingredients.map((it) => planner.foodOf(it.foodId)?.name ?? "").join(" "),
    })),
  );
  return search;
};

/** Prepares a corpus for writing and talking. The searches are built when first asked for. */
export const createKitchen = (corpus: Corpus): Kitchen => {
  const planner = createPlannerIndex(corpus);
  let named: readonly NamedDish[] | null = null;
  let search: MiniSearch | null = null;
  let called: Kitchen["dishCalled"] | null = null;
  let respell: Kitchen["respell"] | null = null;
  const kitchen: Kitchen = {
    planner,
    foods: planner.foodIndex,
    shop: planner.shop,
    get named() {
      named ??= corpus.dishes.flatMap(nameDish);
      return named;
    },
    dishCalled: (name) => {
      called ??= createNames(corpus.dishes);
      return called(name);
    },
    respell: (name) => {
      respell ??= createRespeller(corpus);
      return respell(name);
    },
    searchDishes: (words, limit) => {
      search ??= createSearch(planner);
      const hits = search.search(words).flatMap(({ id }) => planner.byDishId.get(String(id))?.dish ?? []);
      const said = kitchen.dishCalled(words);
      const first = said === undefined ? hits : [said, ...hits.filter((dish) => dish !== said)];
      return first.slice(0, limit);
    },
  };
  return kitchen;
};
