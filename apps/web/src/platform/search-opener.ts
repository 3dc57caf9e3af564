import { createValueStore } from "./value-store.ts";

/** Whether the search lies over the page; the feature that draws it listens. */
export const searchBox = createValueStore(false, "session");

/** Opens the search, from wherever somebody is. */
export function openSearch(): void {
  searchBox.set(true);
}
