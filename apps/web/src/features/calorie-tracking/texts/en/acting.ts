import { counted } from "../../../../language/words.ts";

/** What is said about what was done to the diary. */
export function added(count: number): string {
  return count === 1
    ? "Added to your day"
    : `${counted(count, { one: "thing", other: "things" })} added to your day`;
}
export const changed = "Changed";
export const removed = "Food item removed from tracking";
export const undo = "Undo";
export const notKept = "This device could not keep that. Try again in a moment.";
