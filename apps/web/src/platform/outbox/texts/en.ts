import { list } from "../../../language/words.ts";

/** "3 changes of your diary could not be kept". */
export function couldNotBeKept(lost: readonly string[]): string {
  return `${list(lost)} could not be kept`;
}
export const noLockHere =
  "This address is not secure (no https), so your browser cannot keep it until you sign in again.";
