import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Corpus } from "../corpus/corpus.ts";
import { inTheirOrder } from "../diets/allergens-of.ts";
import { judgeDiet } from "../diets/check-diet.ts";
import { factsOf } from "../diets/ingredient-facts.ts";
import { onceForText } from "../dishes/once-for.ts";
import { createExchangeTable, type ExchangeTable } from "../dishes/find-exchange.ts";
import type { Food } from "../foods/food.ts";
import { createFoodIndex, type FoodIndex } from "../foods/food-index.ts";
import { createShop, type Shop } from "../foods/shop.ts";
import type { NameJudges } from "./honest-name.ts";
import { readMeasure, type WrittenMeasure } from "./kitchen-unit.ts";
import { type Component, createComponent, type FoodLookup } from "./component.ts";
import { listedFor } from "./listed.ts";
import type { OwnReading } from "./own-dishes.ts";
import type { Pairs } from "./pairs.ts";

/** What a diet leaves of the cookbook, adapted, and what of it goes together. */
export type DietPool = { readonly components: readonly Component[]; readonly pairs: Pairs };

/** What the planner works out once from a corpus; make one and keep it. It remembers what each diet may eat. */
export type PlannerIndex = FoodLookup &
  NameJudges & {
    readonly corpus: Corpus;
    readonly foods: readonly Food[];
    readonly foodIndex: FoodIndex;
    readonly shop: Shop;
    readonly table: ExchangeTable;
    /** Every dish and every extra, as written. */
    readonly plain: readonly Component[];
    /** The food that a word plainly means; remembered, for the names of adapted dishes. */
    readonly foodNamed: (word: string) => Food | null;
    /** A written measure, read once. */
    readonly measureOf: (text: string) => WrittenMeasure;
    readonly byDishId: ReadonlyMap<string, Component>;
    /** By the names of the diets; filled on first use. */
    readonly pools: Map<string, DietPool>;
    /** The dishes of households that leave some foods out, by what these are; the latest last. */
    readonly households: Map<string, readonly Component[]>;
    /** Foods that stand in a dish or an extra, or that an exchange can bring there. */
    readonly kitchenFoods: readonly Food[];
    /** The kitchen foods that a diet forbids; filled on first use. */
    readonly forbidden: Map<Diet, ReadonlySet<Food>>;
    /** Recipes of households as they were read, the latest last. */
    readonly ownRecipes: Map<string, OwnReading>;
  };

const kitchenFoodsOf = ({ foods, dishes, extras, exchanges }: Corpus): Food[] => {
  const all = [...dishes, ...extras.map((extra) => extra.dish)];
  const ids = new Set([
    ...all.flatMap((dish) => dish.ingredients.map((it) => it.foodId)),
    ...all.flatMap((dish) => dish.exchanges.map((exchange) => exchange.to)),
    ...exchanges.map((exchange) => exchange.to),
  ]);
  return foods.filter((food) => ids.has(food.id));
};

/** Prepares a corpus for planning. */
export const createPlannerIndex = (corpus: Corpus): PlannerIndex => {
  const numbers = new Map(corpus.foods.map((food, at) => [food.id, at]));
  const numberOf = (id: string): number => numbers.get(id) ?? -1;
  const foodOf = (id: string): Food | undefined => corpus.foods[numberOf(id)];
  const shop = createShop(corpus.shop);
  const listed = onceForText((id) => listedFor(shop, id));
  const lookup = { foodOf, numberOf, listedFor: listed };
  const dishes = corpus.dishes.map((dish, at) => createComponent({ dish, changes: [] }, lookup, at, null));
  const extras = corpus.extras.map((extra, at) =>
    createComponent({ dish: extra.dish, changes: [] }, lookup, corpus.dishes.length + at, extra),
  );
  const foodIndex = createFoodIndex(corpus.foods);
  const measureOf = onceForText(readMeasure);
  const foodNamed = onceForText((word: string): Food | null => {
    const match = foodIndex.find(word);
    return match !== null && match.score >= 0.95 ? match.food : null;
  });
  const factsSaid = onceForText((name) => factsOf(foodIndex, name));
  const allergensSaid = onceForText((name) => inTheirOrder(factsSaid(name)));
  const fitsDiet = (diet: Diet, name: string): boolean => judgeDiet(diet, [factsSaid(name)]).fits !== "no";
  const plain = [...dishes, ...extras];
  return {
    ...lookup,
    corpus,
    foods: corpus.foods,
    foodIndex,
    shop,
    foodNamed,
    measureOf,
    allergensSaid,
    fitsDiet,
    table: createExchangeTable(corpus.exchanges),
    plain,
    byDishId: new Map(plain.map((component) => [component.dish.id, component])),
    pools: new Map(),
    households: new Map(),
    kitchenFoods: kitchenFoodsOf(corpus),
    forbidden: new Map(),
    ownRecipes: new Map(),
  };
};
