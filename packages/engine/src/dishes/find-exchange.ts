import type { Exchange } from "../corpus/corpus.ts";
import type { Food } from "../foods/food.ts";
import type { Dish, DishIngredient } from "./dish.ts";
import { onceFor } from "./once-for.ts";
import { isFlesh } from "./retell-heat.ts";

/** A way from one food to another, over one or more exchanges. */
export type FoundExchange = {
  readonly from: Food;
  readonly to: Food;
  readonly ratio: number;
  /** Every word by which the dish may call what goes. */
  readonly fromWords: readonly string[];
  readonly toWord: string;
  readonly note: string;
};

/** The exchanges that leave each food. */
export type ExchangeTable = ReadonlyMap<string, readonly Exchange[]>;

/** Sorts the exchanges by the food they leave, in the order of the table: its first choice comes first. */
export const createExchangeTable = (exchanges: readonly Exchange[]): ExchangeTable =>
  Map.groupBy(exchanges, ({ from }) => from);

/** A word for a food when the table gives none: its name without what the shop adds to it. */
export const plainWord = onceFor((food: Food) => food.name.replace(/,.*$|\s*\(.*\)/g, "").trim());

// Words of ids that are verbs in a recipe, or say nothing of the food.
const EMPTY_WORDS = new Set(
  "chop mince whole cooked white red lean skin strip top round back fresh dried canned ground extra firm water oil low sodium plain leaf boiled fried poached stew bone roast char".split(
    " ",
  ),
);

const NAMED_BY_CUT = new Set(["meat", "poultry", "fish", "shellfish"]);

/** What dishes call a food in their own language, or after its colour or its shape. */
const OTHER_WORDS: readonly (readonly [id: RegExp, word: string])[] = [
  [/^chicken/, "poulet"],
  [/^chicken/, "pollo"],
  [/^tuna/, "ahi"],
  [/^egg$/, "huevos"],
  [/^egg-noodle/, "tagliatelle"],
  [/^bread-/, "croutons"],
  [/^honey$/, "honeyed"],
  [/^(?:olive-(?:green|black)|kalamata-olive)$/, "olives"],
  [/^black-pepper$/, "pepper"],
  [/^onion-crispy$/, "crisp onions"],
  [/^onion-crispy$/, "crispy onions"],
  [/^onion-crispy$/, "fried onions"],
  [/^onion-crispy$/, "crisp shallots"],
  [/^onion-crispy$/, "fried shallots"],
  [/^(?:soup-)?soy-sauce/, "soy"],
  [/^(?:cannellini|navy|great-northern|butter)-bean/, "white beans"],
];

const generalWords = (food: Food): string[] => {
  if (food.kind === "shellfish") return ["fish", "seafood"];
  if (food.kind === "fish") return ["fish"];
  if (food.kind === "nut") return food.id.split("-").slice(0, 1);
  if (food.kind === "meat" && food.tags.includes("beef")) return ["steak", "boeuf", "carne"];
  return food.kind === "dairy" &&
    /(?<!cottage-)cheese|cheddar|jack|gruyere|emmental|gouda|mozzarella|provolone|parmesan|feta/.test(food.id)
    ? ["cheese"]
    : [];
};

const usualWords = onceFor((food: Food): readonly string[] => {
  const cuts = NAMED_BY_CUT.has(food.kind) ? food.id.split("-").filter((word) => !EMPTY_WORDS.has(word)) : [];
  const others = OTHER_WORDS.flatMap(([id, word]) => (id.test(food.id) ? [word] : []));
  return [plainWord(food), ...cuts, ...generalWords(food), ...others];
});

/** Every word by which a recipe may call a food: a steak is beef, a fillet of salmon is fish. */
export const wordsFor = (food: Food, fromWord: string | undefined): string[] => {
  const given = fromWord === undefined ? [] : [fromWord];
  return [...new Set([...given, ...usualWords(food)])].filter((word) => word.length > 2 && !/\d/.test(word));
};

const MOST_HOPS = 3;
/** An egg may become tofu, but not, over tofu, a chicken. */
const mostHops = ({ kind }: Food): number => (kind === "egg" ? 1 : MOST_HOPS);

type Way = {
  readonly id: string;
  readonly ratio: number;
  readonly toWord: string;
  /** What the last exchange of the way asks of the cook; the one before it speaks of another food. */
  readonly note: string;
};

const stepsFrom = (way: Way, it: DishIngredient, dish: Dish, table: ExchangeTable, foodOf: FoodOf): Way[] => {
  const own = dish.exchanges.filter(({ from }) => from === way.id);
  const general = table.get(way.id) ?? [];
  const preferred = own.flatMap(({ to }): Way[] => {
    const known = general.find((exchange) => exchange.to === to);
    const food = foodOf(to);
    if (food === undefined) return [];
    const toWord = known?.toWord === undefined || known.toWord === "" ? plainWord(food) : known.toWord;
    return [{ id: to, ratio: way.ratio * (known?.ratio ?? 1), toWord, note: known?.note ?? "" }];
  });
  const others = general.flatMap((exchange): Way[] => {
    const food = foodOf(exchange.to);
    if (food === undefined || (exchange.roles.length > 0 && !exchange.roles.includes(it.role))) return [];
    const toWord = exchange.toWord === "" ? plainWord(food) : exchange.toWord;
    return [{ id: exchange.to, ratio: way.ratio * exchange.ratio, toWord, note: exchange.note }];
  });
  return [...preferred, ...others];
};

type FoodOf = (id: string) => Food | undefined;

/** Beef may become lamb, but what a lamb would give way to is nothing for beef, nor are the beans that come for tofu. */
const isFleshOf = (food: Food | undefined): boolean => food !== undefined && isFlesh(food);

/** The nearest food that may stand in for an ingredient: fewest exchanges first, then the table's own order. */
export const findExchange = (
  it: DishIngredient,
  dish: Dish,
  table: ExchangeTable,
  foodOf: FoodOf,
  isAllowed: (food: Food) => boolean,
): FoundExchange | null => {
  const source = foodOf(it.foodId);
  if (source === undefined) return null;
  const fromWord = (table.get(it.foodId) ?? []).find((exchange) => exchange.fromWord !== "")?.fromWord;
  const isOfFlesh = isFlesh(source);
  let ways: Way[] = [{ id: it.foodId, ratio: 1, toWord: "", note: "" }];
  const seen = new Set([it.foodId]);
  for (let hop = 0; hop < mostHops(source); hop += 1) {
    const reached = ways
      .flatMap((way) => stepsFrom(way, it, dish, table, foodOf))
      .filter(({ id }) => !seen.has(id))
      .filter(({ id }) => hop === 0 || !isOfFlesh || isFleshOf(foodOf(id)));
    for (const { id, ratio, toWord, note } of reached) {
      const to = foodOf(id);
      if (to !== undefined && isAllowed(to)) {
        return {
          from: source,
          to,
          ratio,
          fromWords: wordsFor(source, fromWord),
          toWord,
          note,
        };
      }
      seen.add(id);
    }
    ways = reached;
  }
  return null;
};
