import { isColdStep, ASSEMBLING_MINUTES } from "@meal/domain/chef/assembled";
import { splitMinutes } from "../steps/waiting.ts";
import type { Dish } from "./dish.ts";

/** An assembled meal needs no stove and at most ten minutes of hands: a sandwich, a bowl, overnight oats. */
export function isAssembled(dish: Pick<Dish, "steps" | "prepMinutes" | "cookMinutes">): boolean {
  return (
    dish.steps.every(({ category, text }) => isColdStep(category, text)) &&
    splitMinutes([dish]).handsOnMinutes <= ASSEMBLING_MINUTES
  );
}
