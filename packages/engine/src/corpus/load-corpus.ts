import type { Dish, Keeping } from "../dishes/dish.ts";
import type { SoldAs } from "@meal/domain/shopping-list/list";
import type { Food } from "../foods/food.ts";
import type { ShopRow } from "../foods/shop.ts";
import type { Corpus, Exchange } from "./corpus.ts";
import type { PackedCorpus, PackedDish, PackedExchange, PackedFood, PackedShopRow } from "./packed.ts";

const createTexts = (texts: readonly string[]) => {
  const text = (at: number): string => texts[at] ?? "";
  /** A word of a closed list. This is a parser: the compiler has checked every word of the file. */
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters
  const word = <T extends string>(at: number): T => text(at) as T;
  const words = <T extends string>(numbers: readonly number[]): T[] => numbers.map((at) => word<T>(at));
  return { text, word, words };
};

type Texts = ReturnType<typeof createTexts>;

const pairs = <T>(flat: readonly number[], make: (first: number, second: number) => T): T[] => {
  const made: T[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) made.push(make(flat[at] ?? 0, flat[at + 1] ?? 0));
  return made;
};

const loadFood = (packed: PackedFood, { text, word, words }: Texts): Food => {
  const [
    id,
    name,
    aliases,
    kind,
    aisle,
    figures,
    density,
    measures,
    centsPerKg,
    allergens,
    tags,
    fodmap,
    source,
    eaten,
  ] = packed;
  const [kcal = 0, protein = 0, carbs = 0, fat = 0, fiber = 0, sugars = 0, saturatedFat = 0, sodiumMg = 0] =
    figures;
  return {
    id: text(id),
    name: text(name),
    aliases: words(aliases),
    kind: text(kind),
    aisle: word(aisle),
    per100g: { kcal, protein, carbs, fat, fiber, sugars, saturatedFat, sodiumMg },
    density,
    measures: pairs(measures, (measure, grams) => ({ name: text(measure), grams })),
    centsPerKg,
    allergens: words(allergens),
    tags: words(tags),
    fodmap: fodmap === null ? null : { level: word(fodmap[0]), reason: text(fodmap[1]) },
    source: text(source),
    eaten,
  };
};

const loadDish = (packed: PackedDish, { text, word, words }: Texts, keeping: readonly Keeping[]): Dish => ({
  id: text(packed[0]),
  name: text(packed[1]),
  cuisine: word(packed[2]),
  category: word(packed[3]),
  slots: words(packed[4]),
  form: word(packed[5]),
  difficulty: word(packed[6]),
  style: word(packed[7]),
  budget: word(packed[8]),
  servings: packed[9],
  prepMinutes: packed[10],
  cookMinutes: packed[11],
  description: text(packed[12]),
  ingredients: packed[13].map(([foodId, grams, measure, role, preparation, isOptional]) => ({
    foodId: text(foodId),
    grams,
    measure: text(measure),
    role: word(role),
    preparation: text(preparation),
    isOptional: isOptional === 1,
  })),
  steps: packed[14].map(([minutes, category, told, waitingMinutes]) => ({
    minutes,
    ...(waitingMinutes >= 0 && { waitingMinutes }),
    category: word(category),
    text: text(told),
  })),
  tip: text(packed[15]),
  culturalNote: text(packed[16]),
  exchanges: pairs(packed[17], (from, to) => ({ from: text(from), to: text(to) })),
  familiar: packed[18] === null ? null : word(packed[18]),
  keeping: keeping[packed[19]] ?? null,
  needs: words(packed[20]),
  suits: words(packed[21]),
  knownAs: words(packed[22]),
  ...(packed[23].length > 0 && {
    refused: pairs(packed[23], (from, to) => ({ from: text(from), ...(to >= 0 && { to: text(to) }) })),
  }),
});

const loadExchange = (packed: PackedExchange, { text, words }: Texts): Exchange => {
  const [from, to, ratio, roles, fromWord, toWord, note] = packed;
  return {
    from: text(from),
    to: text(to),
    ratio,
    roles: words(roles),
    fromWord: text(fromWord),
    toWord: text(toWord),
    note: text(note),
  };
};

const loadShopRow = ([food, from, sold, keepsDays]: PackedShopRow, { text }: Texts): ShopRow => {
  const ways: SoldAs[] = [];
  const flat = sold ?? [];
  for (let at = 0; at + 2 < flat.length; at += 3)
    ways.push({ unit: text(flat[at] ?? 0), size: text(flat[at + 1] ?? 0), grams: flat[at + 2] ?? 0 });
  return {
    foodId: text(food),
    from: from === null ? null : { foodId: text(from[0]), share: from[1], part: text(from[2]) },
    sold: ways,
    isFree: sold === null,
    keepsDays,
  };
};

/** Unfolds the compiled corpus: the parsed JSON of `dist/corpus.json`. */
export const loadCorpus = (packed: PackedCorpus): Corpus => {
  const texts = createTexts(packed.texts);
  const keeping = packed.keeping.map(([id, fridgeDays, freezerMonths, source]): Keeping => ({
    id: texts.text(id),
    fridgeDays,
    freezerMonths,
    source: texts.text(source),
  }));
  return {
    foods: packed.foods.map((food) => loadFood(food, texts)),
    dishes: packed.dishes.map((dish) => loadDish(dish, texts, keeping)),
    extras: packed.extras.map(([dish, tables, diets]) => ({
      dish: loadDish(dish, texts, keeping),
      tables: texts.words(tables),
      diets: texts.words(diets),
    })),
    exchanges: packed.exchanges.map((exchange) => loadExchange(exchange, texts)),
    keeping,
    shop: packed.shop.map((row) => loadShopRow(row, texts)),
  };
};
