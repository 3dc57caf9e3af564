import { counted } from "../../../../language/words.ts";

export function unsentChanges(count: number): string {
  return `${counted(count, { one: "change", other: "changes" })} to your shopping list`;
}
