import { splitMinutes } from "../steps/waiting.ts";
import type { Dish, DishStep } from "./dish.ts";

const COLD: ReadonlySet<string> = new Set(["preparation", "mixing", "dough"]);

/** Told to the cook: "then toast the bread", and not "toasted bread" or "the toast". */
const HEATS =
  /(?:^|[.;:,] |\b(?:and|then|or) )(?:boil|simmer|fry|stir-fry|saute|sauté|sear|bake|roast|broil|grill|microwave|heat|warm|melt|toast|poach|steam|scald)\b(?! beef)|\bboiling water\b/iu;

const MOST_HANDS_ON = 10;

function isCold({ category, text }: DishStep): boolean {
  return COLD.has(category) && !HEATS.test(text);
}

/** An assembled meal needs no stove and at most ten minutes of hands: a sandwich, a bowl, overnight oats. */
export function isAssembled(dish: Pick<Dish, "steps" | "prepMinutes" | "cookMinutes">): boolean {
  return dish.steps.every(isCold) && splitMinutes([dish]).handsOnMinutes <= MOST_HANDS_ON;
}
