import { tellsAhead } from "@meal/domain/planner/started-ahead";
import type { Dish } from "../dishes/dish.ts";
import { durationsIn } from "./durations.ts";

/** A step for which there need not be time asks for none ahead. */
const OPTIONAL = /\bif there is time\b/iu;
/** What is said of a moment in between: "scraping with a fork every half hour". */
const IN_BETWEEN = /\bevery\s*$/u;
/** "Stir again after five minutes and chill overnight" waits for the night. */
const ON_THE_WAY = /\bafter\s*$/u;

/** The shortest wait that a text asks for: "four hours or overnight" are four hours. */
function waitIn(text: string): number {
  if (!tellsAhead(text) || OPTIONAL.test(text)) return 0;
  const waits = durationsIn(text).filter(({ before }) => !IN_BETWEEN.test(before));
  const ends = waits.filter(({ before }) => !ON_THE_WAY.test(before));
  const told = (ends.length === 0 ? waits : ends).map(({ minutes }) => minutes);
  return told.length === 0 ? 0 : Math.min(...told);
}

/**
 * Minutes that a dish needs before or between its steps and that none of them counts: beans soaked overnight, a cream
 * that sets in the fridge. It follows the words that the cook reads, so it goes with an ingredient that is exchanged.
 */
export function leadMinutesOf({ ingredients, steps }: Pick<Dish, "ingredients" | "steps">): number {
  const soaked = Math.max(0, ...ingredients.map(({ preparation }) => waitIn(preparation)));
  // A step that takes as long as it says has the wait in its own minutes.
  const waits = steps.map(({ text, minutes }) => (waitIn(text) > minutes ? waitIn(text) : 0));
  return soaked + waits.reduce((sum, minutes) => sum + minutes, 0);
}
