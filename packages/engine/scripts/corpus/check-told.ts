import type { DishIngredient } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import type { FaultSink } from "./fault.ts";
import { kitchenWords } from "./kitchen-words.ts";
import type { DishFile } from "./read-dishes.ts";

type FoodOf = (id: string) => Food | null;

/** Words of names that say how a food is sold or looks, and leave open which one is meant. */
const SAYS_LITTLE = new Set(
  (
    "canned dried fresh cooked raw low sodium whole white red green black brown yellow sweet light dark extra lean " +
    "free plain unsalted natural ground large small baby frozen part skim reduced and with in of no the a seed leaf " +
    "all purpose hot dry wild added"
  ).split(" "),
);

/** What a recipe calls foods by the kind they are, or does with them: "salted", "the greens", "strew the seeds". */
const saidOf = ({ id, kind, name, tags }: Food): readonly string[] => [
  ...(kind === "herb" ? ["herb"] : []),
  ...(kind === "spice" && !/salt/.test(id) ? ["spice"] : []),
  ...(kind === "fish" ? ["fish"] : []),
  ...(kind === "meat" || kind === "poultry" ? ["meat"] : []),
  ...(kind === "pasta" ? ["pasta", "noodle"] : []),
  ...(kind === "fat" ? ["fat", "oil", "oiled"] : []),
  ...(/butter/.test(id) ? ["buttered", "buttering"] : []),
  ...(/salt/.test(id) ? ["salted", "salting", "season"] : []),
  ...(/greens|lettuce|arugula|spinach|kale|chard/.test(id) ? ["green", "leaf"] : []),
  ...(kind === "seed" ? ["seed"] : []),
  ...(kind === "nut" ? ["nut"] : []),
  ...(/berr/.test(name) ? ["berry"] : []),
  ...(/^egg-white|^egg-yolk/.test(id) ? ["white", "yolk"] : []),
  ...(tags.includes("dairy") && /cheese|cheddar|parmesan|feta|mozzarella/.test(`${id} ${name}`)
    ? ["cheese"]
    : []),
];

const isTold = ({ foodId }: DishIngredient, food: Food, told: ReadonlySet<string>): boolean =>
  [...foodId.split("-"), food.name, ...food.aliases]
    .flatMap(kitchenWords)
    .some((word) => word.length > 1 && !SAYS_LITTLE.has(word) && told.has(word)) ||
  saidOf(food).some((word) => told.has(word));

/**
 * The cook must be told what to do with everything that is on the list. "Everything" and "the dressing" name no food:
 * whoever reads them looks for the spoonful that was forgotten.
 */
export const checkTold = (file: DishFile, foodOf: FoodOf, sink: FaultSink): void => {
  const told = new Set(file.dish.steps.flatMap((step) => kitchenWords(step.text)));
  for (const [at, it] of file.dish.ingredients.entries()) {
    const food = foodOf(it.foodId);
    if (food !== null && !isTold(it, food, told))
      sink.error(
        file.ingredientLines[at] ?? 1,
        `no step says what happens with ${it.foodId}; name it in one`,
      );
  }
};

/** Fat that is drained or poured off is eaten by nobody. */
const DRAINED = /\bbacon\b[^.]*\bdrain(?:ed)?\b|\bpour off (?:most of )?(?:its|the) fat\b/i;

/** Bacon that loses its fat is on the list as it is then: a third of what it was, and that third is eaten. */
export const checkDrained = (file: DishFile, sink: FaultSink): void => {
  const at = file.dish.ingredients.findIndex(({ foodId }) => foodId === "bacon");
  if (at >= 0 && file.dish.steps.some(({ text }) => DRAINED.test(text) && !/\bkeep/.test(text)))
    sink.error(
      file.ingredientLines[at] ?? 1,
      "bacon that is drained is listed as bacon-cooked, a third as much",
    );
};
