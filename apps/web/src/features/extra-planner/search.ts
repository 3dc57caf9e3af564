import { oneOf } from "../../platform/search.ts";

/** The tabs by their word in the address; the first is the one that opens. */
const tabs = ["generator", "saved"] as const;
export type ExtraTab = (typeof tabs)[number];

export const isExtraTab = (word: string): word is ExtraTab => tabs.some((tab) => tab === word);

/** spec: 2, section 2: what a recipe brings along. The tab is ours. */
export interface ExtraSearch {
  readonly tab?: ExtraTab;
  readonly recipeName?: string;
  readonly description?: string;
}

/** An address is cut by whoever sends it; more than this is no recipe. */
const longest = 20_000;

export function readExtraSearch(search: Readonly<Record<string, unknown>>): ExtraSearch {
  const tab = oneOf(tabs, search["tab"]);
  const recipeName = textIn(search["recipeName"]);
  const description = textIn(search["description"]);
  return {
    ...(tab !== tabs[0] && { tab }),
    ...(recipeName !== "" && { recipeName }),
    ...(description !== "" && { description }),
  };
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value.trim().slice(0, longest) : "";
}
