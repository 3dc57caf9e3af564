import { inWords } from "../../../../platform/in-words.ts";

export function unsentChanges(count: number): string {
  return `${inWords(count, "change")} of your shopping list`;
}
