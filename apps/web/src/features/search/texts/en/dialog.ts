import { counted } from "../../../../language/words.ts";

export const title = "Search";
export const placeholder = "A dish, a plan, an item on your list, a setting";
export const goTo = "Go to";
export const home = "Home";
export const results = "Results";
export const offline = "You are offline. This searches what is on this device.";
export const searching = "Searching";
export const failed = "This part could not be searched. Try again in a moment.";

export function nothingFound(text: string): string {
  return `Nothing found for “${text}”.`;
}

export function found(count: number): string {
  return counted(count, { one: "result", other: "results" });
}
