import type { Dish, Keeping } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import type { ShopRow } from "../foods/shop.ts";
import type { Corpus, Exchange } from "./corpus.ts";
import type {
  PackedCorpus,
  PackedDish,
  PackedExchange,
  PackedExtra,
  PackedFood,
  PackedKeeping,
  PackedShopRow,
} from "./packed.ts";

type NumberOf = (text: string) => number;

/** Gives every text a number, the same text the same number. */
const createTextTable = (): { readonly texts: string[]; readonly numberOf: NumberOf } => {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.length);
    texts.push(text);
    return texts.length - 1;
  };
  return { texts, numberOf };
};

const packFood = (food: Food, numberOf: NumberOf): PackedFood => {
  const n = food.per100g;
  return [
    numberOf(food.id),
    numberOf(food.name),
    food.aliases.map(numberOf),
    numberOf(food.kind),
    numberOf(food.aisle),
    [n.kcal, n.protein, n.carbs, n.fat, n.fiber, n.sugars, n.saturatedFat, n.sodiumMg],
    food.density,
    food.measures.flatMap((measure) => [numberOf(measure.name), measure.grams]),
    food.centsPerKg,
    food.allergens.map(numberOf),
    food.tags.map(numberOf),
    food.fodmap === null ? null : [numberOf(food.fodmap.level), numberOf(food.fodmap.reason)],
    numberOf(food.source),
    food.eaten,
  ];
};

const packDish = (dish: Dish, numberOf: NumberOf, keeping: readonly Keeping[]): PackedDish => [
  numberOf(dish.id),
  numberOf(dish.name),
  numberOf(dish.cuisine),
  numberOf(dish.category),
  dish.slots.map(numberOf),
  numberOf(dish.form),
  numberOf(dish.difficulty),
  numberOf(dish.style),
  numberOf(dish.budget),
  dish.servings,
  dish.prepMinutes,
  dish.cookMinutes,
  numberOf(dish.description),
  dish.ingredients.map((it) => [
    numberOf(it.foodId),
    it.grams,
    numberOf(it.measure),
    numberOf(it.role),
    numberOf(it.preparation),
    it.isOptional ? 1 : 0,
  ]),
  dish.steps.map((step) => [
    step.minutes,
    numberOf(step.category),
    numberOf(step.text),
    step.waitingMinutes ?? -1,
  ]),
  numberOf(dish.tip),
  numberOf(dish.culturalNote),
  dish.exchanges.flatMap(({ from, to }) => [numberOf(from), numberOf(to)]),
  dish.familiar === null ? null : numberOf(dish.familiar),
  keeping.findIndex(({ id }) => id === dish.keeping?.id),
  dish.needs.map(numberOf),
  dish.suits.map(numberOf),
  dish.knownAs.map(numberOf),
  (dish.refused ?? []).flatMap(({ from, to }) => [numberOf(from), to === undefined ? -1 : numberOf(to)]),
];

const packExchange = (exchange: Exchange, numberOf: NumberOf): PackedExchange => [
  numberOf(exchange.from),
  numberOf(exchange.to),
  exchange.ratio,
  exchange.roles.map(numberOf),
  numberOf(exchange.fromWord),
  numberOf(exchange.toWord),
  numberOf(exchange.note),
];

const packKeeping = (row: Keeping, numberOf: NumberOf): PackedKeeping => [
  numberOf(row.id),
  row.fridgeDays,
  row.freezerMonths,
  numberOf(row.source),
];

const packShopRow = (
  { foodId, from, sold, isFree, keepsDays }: ShopRow,
  numberOf: NumberOf,
): PackedShopRow => [
  numberOf(foodId),
  from === null ? null : [numberOf(from.foodId), from.share, numberOf(from.part)],
  isFree ? null : sold.flatMap(({ unit, size, grams }) => [numberOf(unit), numberOf(size), grams]),
  keepsDays,
];

/** Folds a corpus into the small form that `loadCorpus` unfolds again. */
export const packCorpus = (corpus: Corpus): PackedCorpus => {
  const { texts, numberOf } = createTextTable();
  const foods = corpus.foods.map((food) => packFood(food, numberOf));
  const dishes = corpus.dishes.map((dish) => packDish(dish, numberOf, corpus.keeping));
  const extras = corpus.extras.map((extra): PackedExtra => [
    packDish(extra.dish, numberOf, corpus.keeping),
    extra.tables.map(numberOf),
    extra.diets.map(numberOf),
  ]);
  const exchanges = corpus.exchanges.map((exchange) => packExchange(exchange, numberOf));
  const keeping = corpus.keeping.map((row) => packKeeping(row, numberOf));
  const shop = corpus.shop.map((row) => packShopRow(row, numberOf));
  return { version: 2, texts, foods, dishes, extras, exchanges, keeping, shop };
};
