import { date, plural } from "../../../../language/words.ts";

export const title = "What the planner has learned";
export const lead =
  "It comes from what you cook, rate and swap, and shapes your next plans. What you saved as a favorite counts, too.";
export const loading = "Loading what the planner has learned...";
export const failed = "What the planner has learned did not load.";
export const offline = "You'll see what the planner has learned once you're online.";
export const tryAgain = "Try again";
export const nothing =
  "Nothing yet. It starts with your first plan in use, your first rating and the first meal you swap.";
export const notSaved = "That was not saved. Please try again.";
export const undo = "Undo";

const rated = { 1: "Rated bad", 2: "Rated medium", 3: "Rated good" };
const day = (at: number | Date) => date(at, { month: "short", day: "numeric" });

export const liked = {
  title: "Liked",
  hint: "Shows up more often.",
};
export const disliked = {
  title: "Not liked",
  hint: "Shows up rarely.",
};
export const swapped = {
  title: "Swapped away",
  hint: "Skipped for a few weeks.",
};
export const never = {
  title: "Never again",
  hint: "Left out of every plan. Foods to leave out are in the planner's settings.",
};
export const eaten = {
  title: "Eaten recently",
  hint: "Not planned again for three weeks if something else fits.",
};

export function likedDetail(rating: 1 | 2 | 3 | undefined, times: number): string {
  const cooked = plural(times, { one: "Cooked once", other: `Cooked ${times} times` });
  return rating === undefined ? cooked : `${rated[rating]}. ${cooked}.`;
}
export const swappedOn = (at: number) => `Swapped away on ${day(at)}`;
export const eatenOn = (at: Date) => `On your plan for ${day(at)}`;

export const forget = "Forget";
export const forgetLabel = (name: string) => `Forget ${name}`;
export const allow = "Allow again";
export const allowLabel = (name: string) => `Allow ${name} again`;
export const forgot = (name: string) => `Forgot ${name}.`;
export const allowed = (name: string) => `${name} may come again.`;
export const showAll = (count: number) => `Show all ${count}`;
export const startOver = "Start over";
export const startOverHint = "Forgets everything in these lists, including what you never want again.";
export const startedOver = "The planner starts over.";
