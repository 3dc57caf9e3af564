import { counted } from "../../../../language/words.ts";

/** What is said about what was done to the diary. */
export function added(count: number): string {
  return count === 1
    ? "Added to your day"
    : `${counted(count, { one: "item", other: "items" })} added to your day`;
}
export const changed = "Entry changed";
export const removed = "Food item removed from tracking";
export const undo = "Undo";
export const notKept = "That could not be saved on this device. Try again in a moment.";
