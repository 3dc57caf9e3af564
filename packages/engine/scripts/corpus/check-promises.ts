import type { Food } from "../../src/foods/food.ts";
import type { FaultSink } from "./fault.ts";
import { kitchenWords } from "./kitchen-words.ts";
import type { DishFile } from "./read-dishes.ts";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, sixty: 60 };

const minutesOf = (word: string): number => TENS[word] ?? (NUMBERS.indexOf(word) + 1 || Number(word));

/** Minutes that are not those of the whole dish: of work, in the oven, a side, simmered for ten. */
const PROMISE = /(?<!\bfor )(?<!-)\b(\p{L}+|\d+) minutes\b(?! (?:of|in|at|a|on|under)\b)/giu;

/** A cook rounds; nobody rounds eleven minutes to five. */
const ROUNDED = 0.85;

/** A description that promises a dish in ten minutes is believed at half past six. */
export const checkPromises = ({ dish }: DishFile, sink: FaultSink): void => {
  const whole = dish.prepMinutes + dish.cookMinutes;
  for (const [said, word = ""] of dish.description.matchAll(PROMISE)) {
    const minutes = minutesOf(word.toLowerCase());
    if (minutes > 0 && minutes < whole * ROUNDED)
      sink.error(1, `the description says "${said}", and the dish takes ${whole}`);
  }
};

/** Whoever asks for crab or rhubarb by name wants it on the plate, */
const PROMISED: ReadonlySet<string> = new Set(["fish", "shellfish", "fruit"]);

/** and whoever asks for one of these eats no other. */
const MEATS = "beef pork chicken turkey lamb mutton veal duck goose goat rabbit venison ham bacon".split(" ");

/** Words for what a dish makes or is, any berry, and names of dishes with a food that was never in them. */
const NO_PROMISE: ReadonlySet<string> = new Set(
  "applesauce gravlax unagi bacalhau tostone char caviar berry".split(" "),
);
const NEVER_MEANT = /\bchicken[- ]fried\b|\bplum pudding\b|\bwelsh rabbit\b|\bfish-fragrant\b/i;

/** Words for foods that a name may promise. */
export type PromisedFoods = ReadonlySet<string>;

export const promisedFoodsOf = (foods: readonly Food[]): PromisedFoods =>
  new Set([
    ...MEATS,
    ...foods
      .filter(({ kind }) => PROMISED.has(kind))
      .flatMap(({ name, aliases }) => [name, ...aliases].map((said) => kitchenWords(said)))
      .flatMap((words) => (words.length === 1 ? words : [])),
  ]);

/** A name by which a dish is asked for names no food that is not in it. */
export const checkNamedFoods = (
  { dish, knownAsLine }: DishFile,
  promised: PromisedFoods,
  foodOf: (id: string) => Food | null,
  sink: FaultSink,
): void => {
  const list = new Set(
    dish.ingredients.flatMap(({ foodId, preparation }) => {
      const food = foodOf(foodId);
      return [foodId, preparation, food?.name ?? "", ...(food?.aliases ?? []), ...(food?.tags ?? [])].flatMap(
        kitchenWords,
      );
    }),
  );
  for (const name of [dish.name, ...dish.knownAs]) {
    if (NEVER_MEANT.test(name)) continue;
    const missing = kitchenWords(name).find(
      (word) => promised.has(word) && !NO_PROMISE.has(word) && !list.has(word),
    );
    if (missing !== undefined)
      sink.error(
        name === dish.name ? 1 : knownAsLine,
        `"${name}" promises ${missing}, which no line of the list has`,
      );
  }
};
