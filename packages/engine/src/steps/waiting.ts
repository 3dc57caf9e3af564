import type { CookingStep } from "@meal/domain/chef/recipes";
import type { Dish, DishStep } from "../dishes/dish.ts";
import { timerMinutes } from "./write-cooking-steps.ts";

/** Shorter than this nobody walks away from a stove. */
const LEAST_MINUTES = 10;
/** From this on a step that asks for a hand now and then leaves it free for the most part. */
const LONG_MINUTES = 25;

const OVEN: ReadonlySet<string> = new Set(["oven", "baking"]);
const ON_ITS_OWN =
  /\b(?:simmer|braise|stew|steam|boil|bake|roast|poach|dehydrate|cover|(?:un)?covered|lowest heat|very gently|cook (?:the [\p{L} ]*rice|it down|slowly|on low|until))\b/iu;
const HANDS =
  /(?<!without |never )\b(?:stirring|whisk\w*|turning|toss\w*|bast\w*|flip\w*|fry|sear|brown|char|toast|crisp the|skimming|shaking|grill\w*|griddle)\b/iu;
const NEVER_LEFT =
  /\b(?:(?:stirring|whisking) (?:often|constantly|all the (?:time|while))|in batches|ladle)\b/iu;
/** Until when: no work of the cook's. */
const UNTIL = /\b(?:until|to)\b[^.;,]*/giu;
const LEFT_ALONE =
  /\b(?:(?:let|leave) (?:it|them|everything|the [\p{L} ]{1,30})[^.;]{0,30}\b(?:stand|rest|rise|cool|set|drink|soak|steep|settle|dry|chill)|marinate|chill|freeze|refrigerate|cool (?:to|in|completely|before))\b/iu;
const WORK =
  /\b(?:slice|chop|cut|dice|peel|mix|stir|whisk|beat|mash|shred|tear|grate|thread|shape|roll|rub|blend|knead|fold|top|halve|dress)\b/iu;

/** Whether the words of a step sound as if it goes on by itself for its most part: the oven, a lid, the fridge. */
export function soundsLikeWaiting({ text, minutes, category }: DishStep): boolean {
  if (minutes < LEAST_MINUTES || NEVER_LEFT.test(text)) return false;
  if (OVEN.has(category)) return true;
  if (category !== "cooking") return LEFT_ALONE.test(text) && !WORK.test(text);
  return ON_ITS_OWN.test(text) && (minutes >= LONG_MINUTES || !HANDS.test(text.replaceAll(UNTIL, "")));
}

/** The minutes of a step that leave the cook free: as the cookbook says, else as its words sound. */
export function waitingMinutesOf(step: DishStep): number {
  return step.waitingMinutes ?? (soundsLikeWaiting(step) ? step.minutes : 0);
}

/** A step of a dish as a cook times it: the minutes are the cookbook's, whatever an exchange made of the words. */
export function cookingStepOf(step: DishStep): CookingStep {
  const waiting = waitingMinutesOf(step);
  return {
    instruction: step.text,
    timeInMinutes: timerMinutes(step.minutes),
    category: step.category,
    ...(waiting > 0 && waiting < step.minutes && { handsOnMinutes: step.minutes - waiting }),
    ...(waiting * 2 > step.minutes && { isWaiting: true }),
  };
}

/** When the cook is busy with dishes, and what of them goes on by itself. */
export function splitMinutes(dishes: readonly Pick<Dish, "steps" | "prepMinutes" | "cookMinutes">[]): {
  readonly handsOnMinutes: number;
  readonly waitingMinutes: number;
} {
  const whole = dishes.reduce((sum, { prepMinutes, cookMinutes }) => sum + prepMinutes + cookMinutes, 0);
  const waits = dishes.flatMap(({ steps }) => steps.map(waitingMinutesOf));
  const waitingMinutes = Math.min(
    whole,
    waits.reduce((sum, minutes) => sum + minutes, 0),
  );
  return { handsOnMinutes: whole - waitingMinutes, waitingMinutes };
}

/** How many days a plate keeps in the fridge: as long as the dish on it that keeps the shortest; null where nobody knows. */
export function keepsDaysOf(dishes: readonly Pick<Dish, "keeping">[]): number | null {
  const days = dishes.flatMap(({ keeping }) => keeping?.fridgeDays ?? []);
  return days.length === 0 || days.length < dishes.length ? null : Math.min(...days);
}
