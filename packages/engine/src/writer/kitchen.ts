import MiniSearch from "minisearch";
import type { Corpus } from "../corpus/corpus.ts";
import type { Dish } from "../dishes/dish.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { foodTokens } from "../foods/food-words.ts";
import { createPlannerIndex, type PlannerIndex } from "../planner/planner-index.ts";

/** A dish whose name somebody may mean; `core` is what it is called before "with" and "and". */
export type NamedDish = {
  readonly dish: Dish;
  readonly tokens: ReadonlySet<string>;
  readonly core: readonly string[];
};

/** Everything that the writer and the talker ask; made once. */
export type Kitchen = {
  readonly planner: PlannerIndex;
  readonly foods: FoodIndex;
  readonly named: readonly NamedDish[];
  /** Dishes for loose words, the best first. */
  searchDishes(words: string, limit: number): readonly Dish[];
};

const LITTLE = new Set("with and in on of the a style au la de al".split(" "));

const wordsOf = (name: string): string[] => foodTokens(name).filter((word) => !LITTLE.has(word));

const nameDish = (dish: Dish): NamedDish => {
  const before = dish.name.split(/ (?:with|in|over|on|without|style|from) |, |: /)[0] ?? dish.name;
  return { dish, tokens: new Set(wordsOf(dish.name)), core: wordsOf(before) };
};

const createSearch = (planner: PlannerIndex): MiniSearch => {
  const search = new MiniSearch({
    fields: ["name", "foods", "cuisine", "description"],
    searchOptions: { boost: { name: 4, foods: 2 }, prefix: true },
  });
  search.addAll(
    planner.corpus.dishes.map((dish) => ({
      id: dish.id,
      name: dish.name,
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
  return {
    planner,
    foods: planner.foodIndex,
    get named() {
      named ??= corpus.dishes.map(nameDish);
      return named;
    },
    searchDishes: (words, limit) => {
      search ??= createSearch(planner);
      const hits = search.search(words).slice(0, limit);
      return hits.flatMap(({ id }) => planner.byDishId.get(String(id))?.dish ?? []);
    },
  };
};
