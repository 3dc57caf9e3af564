import { list } from "../../../language/words.ts";

/** "3 changes of your diary could not be kept". */
export function couldNotBeKept(lost: readonly string[]): string {
  return `${list(lost)} could not be kept`;
}
export const noLockHere = "At this address your browser cannot keep things secure until you sign in again.";
