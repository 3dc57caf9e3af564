import { oneOf } from "../../platform/search.ts";

/** The tabs by their word in the address; the first is the one that opens. spec: 2, section 2. */
const tabs = ["viewed", "plans", "favorites"] as const;
export type CollectionTab = (typeof tabs)[number];

/** What a search looks through. */
export const searchKinds = ["all", "plan", "history", "favorite"] as const;
export type SearchKind = (typeof searchKinds)[number];

const longestText = 200;

export interface CollectionSearch {
  readonly tab?: CollectionTab;
  /** What is searched for; the results then take the place of the tabs. */
  readonly q?: string;
  readonly kind?: SearchKind;
}

export function readCollectionSearch(search: Readonly<Record<string, unknown>>): CollectionSearch {
  const tab = oneOf(tabs, search["tab"]);
  const kind = oneOf(searchKinds, search["kind"]);
  const text = typeof search["q"] === "string" ? search["q"].slice(0, longestText) : "";
  return {
    ...(tab !== tabs[0] && { tab }),
    ...(text !== "" && { q: text }),
    ...(kind !== searchKinds[0] && { kind }),
  };
}

export const isCollectionTab = (word: string): word is CollectionTab => tabs.some((tab) => tab === word);
