import type { DishIngredient, DishStep } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import type { FaultSink } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

/** What a line asks of a knife, a peeler or a grater. */
const CUT =
  /\b(?:sliced|diced|chopped|minced|julienned|strips|chunks|florets|matchsticks|pieces|cubes|rings|wedges|lengths|rounds|batons|peeled|grated|shredded|cubed|halved|quartered|trimmed|cored|seeded|stripped|torn)\b/;

/** What comes cut, or is cut in no time. */
const COMES_CUT = /canned|frozen|cooked|dried|deli/;
const TO_CUT: ReadonlySet<string> = new Set([
  "vegetable",
  "fruit",
  "herb",
  "meat",
  "poultry",
  "fish",
  "legume",
]);

/** Garlic, ginger, a chili, herbs. */
const LITTLE_GRAMS = 25;
const LITTLE_MINUTES = 0.8;
/** To fetch, wash and peel one thing, and how many grams are cut in a minute then. */
const BEGINNING = 0.7;
const GRAMS_A_MINUTE = 220;
const GRATED_A_MINUTE = 150;

const cutMinutes = ({ foodId, grams, preparation }: DishIngredient, food: Food | null): number => {
  if (food === null || !TO_CUT.has(food.kind) || !CUT.test(preparation)) return 0;
  if (COMES_CUT.test(`${foodId} ${preparation}`)) return 0;
  if (grams <= LITTLE_GRAMS) return LITTLE_MINUTES;
  return BEGINNING + grams / (preparation.includes("grated") ? GRATED_A_MINUTE : GRAMS_A_MINUTE);
};

/** Words of a step that stands at the stove and cuts something beside. */
const CUTS = /\b(?:slic|dic|chop|minc|grat|shred|cut|peel|trim|cub|halv|quarter|strip|core|seed)/i;
const ONLY_SERVES = /^(?:serve|top|pile|spoon|lay)\b/i;

/** Of a step's hands, what may be meant for cutting. */
const toldMinutes = ({ minutes, waitingMinutes = 0, category, text }: DishStep): number => {
  const hands = minutes - waitingMinutes;
  if (category === "preparation") return ONLY_SERVES.test(text) ? 0 : hands;
  if (category === "mixing" || category === "dough") return hands / 2;
  return CUTS.test(text) ? hands / 3 : 0;
};

const LEAST_FORGOTTEN = 3;

/** Whoever reads "diced, sliced, minced" down a list stands at the board for ten minutes, and dinner is as much later. */
export const checkCutTime = (
  { dish: { ingredients, steps }, firstStepLine }: DishFile,
  foodOf: (id: string) => Food | null,
  sink: FaultSink,
): void => {
  const needed = ingredients.reduce((sum, it) => sum + cutMinutes(it, foodOf(it.foodId)), 0);
  const told = steps.reduce((sum, step) => sum + toldMinutes(step), 0);
  if (needed - told >= LEAST_FORGOTTEN && told < needed / 2)
    sink.error(
      firstStepLine,
      `the list is cut in about ${Math.round(needed)} minutes, and the steps have ${Math.round(told)} for it; tell it in a step of preparation`,
    );
};
