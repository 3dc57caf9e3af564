import { counted } from "../../../../language/words.ts";

export const pageTitle = "Calorie Tracking";
export const navigation = "Calories";
export const tile = "Calories";

/** What is still to be sent. */
export function unsent(count: number): string {
  return `${counted(count, { one: "change", other: "changes" })} to your diary`;
}
