import MiniSearch from "minisearch";
import type { Food } from "./food.ts";
import { collectNames } from "./food-names.ts";
import { foodTokens, isJoint, isPlain, stateOf } from "./food-words.ts";
import { matchName } from "./match-name.ts";
import { createFoodSpeller } from "./spelling.ts";

/** A food that a name leads to; `score` is 1 for its own name and falls with every guess. */
export type FoodMatch = { readonly food: Food; readonly score: number };

type FindOptions = {
  /** Prefer the cooked row, as people log what they ate. Default: raw, as people shop. */
  readonly asEaten?: boolean;
};

/** Finds foods by id and by the names that people give them. */
export type FoodIndex = {
  readonly foods: readonly Food[];
  readonly byId: (id: string) => Food | undefined;
  /** The food that the words mean, or null where none is near enough. Never a silly guess. */
  readonly find: (name: string, options?: FindOptions) => FoodMatch | null;
  /** Every food that is called exactly this: "chili" is a pod and a stew. */
  readonly named: (name: string) => readonly Food[];
  /** Whether the word stands in the name of any food. */
  readonly knowsWord: (word: string) => boolean;
  /** The words of a name that no food is called by, nor any food nearly, and that are none of shopping or cooking. */
  readonly unknownWords: (name: string) => readonly string[];
  /** The best few foods for words that are still being typed. */
  readonly search: (words: string, limit: number) => readonly FoodMatch[];
};

/** What may be a name: shorter ones are measures, numbers and what binds words. */
const WORD = /^[\p{L}'’]{3,}$/u;

const COOKED = "-cooked";
const DRY = /-(?:dried|dry)$/;

/** Vegetables that are eaten raw as often as not; their raw row has the better measures. */
const EATEN_RAW = /^(?:.*-)?(?:tomato|cucumber|lettuce|pepper|celery|radish|onion|garlic)$/;
const BOILED_KINDS: ReadonlySet<string> = new Set(["grain", "pasta", "legume"]);
/** More than this in 100 g and it has not taken up any water. */
const DRY_KCAL = 300;

/** The row of a food as it comes from the pot. Dried fruit is eaten as it is. */
function cookedOf(food: Food, byId: ReadonlyMap<string, Food>): Food {
  const own = byId.get(food.id + COOKED);
  if (own || !BOILED_KINDS.has(food.kind) || food.per100g.kcal < DRY_KCAL) return own ?? food;
  const plain = food.id.replace(DRY, "");
  const candidates = [plain + COOKED, plain === food.id ? "" : plain, ...familyOf(food)];
  return candidates.map((id) => byId.get(id)).find((row) => row !== undefined) ?? food;
}

/** The cooked row of the nearest relative, for a food that has none of its own. */
function familyOf({ id, kind }: Food): readonly string[] {
  if (kind === "pasta") return ["pasta-cooked"];
  if (kind === "legume" && !/flour|roasted|nuts|protein|tofu/.test(id))
    return [`${id.split("-")[0] ?? ""}${COOKED}`];
  return /^rice-(?!cake|flour|paper|cracker|noodle|puffed|cereal|crisp)/.test(id)
    ? ["rice-white-cooked"]
    : [];
}

/** What eaters mean by a word that names something else in the shop. */
const MEANT_BY_EATERS: Readonly<Record<string, string>> = {
  "chicken-whole": "chicken-meat-cooked",
  "turkey-whole": "turkey-cooked",
  "ramen-noodle-dried": "ramen-bowl",
  "gelatin-powder": "jello",
  "gelatin-dessert-mix": "jello",
  "coffee-instant-powder": "coffee",
  "cocoa-powder": "hot-chocolate",
};

/** Fish that is fried has a coat, unless it only met a pan. */
const HAS_A_COAT = /\b(?:breaded|battered|(?<!(?:pan|stir|air|oven)[- ])fried)\b/i;
const COATED: Readonly<Record<string, string>> = { fish: "fish-fried" };

/** Who eats an ice cream cone eats what is in it; a cone alone is the wafer. */
const IS_FILLED = /\bice cream\b/i;
const FILLED: Readonly<Record<string, string>> = { "ice-cream-cone": "ice-cream-with-cone" };

/** Beans out of a can have the plain name; dry ones have three times as much in them. */
const SAYS_DRY = /\b(?:dry|dried)\b/i;

/** The raw or the cooked row of a food, as the words say; where they are silent, as asked. */
function inState(food: Food, text: string, asEaten: boolean, byId: ReadonlyMap<string, Food>): Food {
  const said = !asEaten && isJoint(text) ? "raw" : stateOf(text);
  if (said === null && asEaten && EATEN_RAW.test(food.id)) return food;
  const coated = asEaten && HAS_A_COAT.test(text) ? byId.get(COATED[food.kind] ?? "") : undefined;
  if (coated) return coated;
  const filled = asEaten && IS_FILLED.test(text) ? byId.get(FILLED[food.id] ?? "") : undefined;
  if (filled) return filled;
  const meant = asEaten && said !== "raw" ? byId.get(MEANT_BY_EATERS[food.id] ?? "") : undefined;
  if (meant) return meant;
  const state = said ?? (asEaten ? "cooked" : "raw");
  if (state === "cooked") return cookedOf(food, byId);
  if (!food.id.endsWith(COOKED)) return SAYS_DRY.test(text) ? (byId.get(`${food.id}-dried`) ?? food) : food;
  const plain = food.id.slice(0, -COOKED.length);
  return byId.get(plain) ?? byId.get(`${plain}-dried`) ?? food;
}

function createSearch(foods: readonly Food[]): (words: string) => readonly { id: string; score: number }[] {
  const search = new MiniSearch<{ id: string; name: string; aliases: string }>({
    fields: ["name", "aliases"],
    searchOptions: {
      boost: { name: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  search.addAll(foods.map(({ id, name, aliases }) => ({ id, name, aliases: aliases.join(" ") })));
  return (words) => search.search(words).map(({ id, score }) => ({ id: String(id), score }));
}

/** Builds the index once; asking it is cheap. */
export function createFoodIndex(foods: readonly Food[]): FoodIndex {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const names = collectNames(foods);
  const spell = createFoodSpeller(names.counts);
  // Built when somebody first types; most who ask only look names up.
  let searched: ReturnType<typeof createSearch> | null = null;
  const remembered = new Map<string, FoodMatch | null>();

  const find = (name: string, options: FindOptions = {}): FoodMatch | null => {
    const asEaten = options.asEaten ?? false;
    const key = `${asEaten ? "eaten" : "bought"} ${name}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const match = matchName({ ...names, asEaten }, spell, name);
    const found = match && { food: inState(match.name.food, name, asEaten, byId), score: match.score };
    if (remembered.size > 20_000) remembered.clear();
    remembered.set(key, found);
    return found;
  };

  const search = (words: string, limit: number): readonly FoodMatch[] => {
    searched ??= createSearch(foods);
    const hits = searched(words);
    const best = hits[0]?.score ?? 1;
    return hits.slice(0, limit).flatMap(({ id, score }) => {
      const food = byId.get(id);
      return food ? [{ food, score: score / best }] : [];
    });
  };

  const named = (name: string): readonly Food[] =>
    (names.exact.get(foodTokens(name).join(" ")) ?? []).map(({ food }) => food);

  return {
    foods,
    byId: (id) => byId.get(id),
    find,
    named,
    knowsWord: (word) => names.counts.has(word),
    unknownWords: (name) =>
      foodTokens(name).filter((word) => WORD.test(word) && !isPlain(word) && spell(word) === null),
    search,
  };
}
