import type { FaultSink } from "./fault.ts";
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
