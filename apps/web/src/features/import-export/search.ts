import { oneOf } from "../../platform/search.ts";

/** The ways in, by their word in the address; the first is the one that opens. */
const ways = ["address", "text", "photo", "file"] as const;
export type Way = (typeof ways)[number];

/** What the share target of the web app manifest brings, and which way in is open. */
export interface ImportSearch {
  readonly way?: Way;
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  /** A photo that was shared lies on the device. */
  readonly shared?: "photo";
}

export function readImportSearch(search: Readonly<Record<string, unknown>>): ImportSearch {
  const way = oneOf(ways, search["way"]);
  const [title, text, url] = [search["title"], search["text"], search["url"]];
  return {
    ...(way !== ways[0] && { way }),
    ...(isGiven(title) && { title }),
    ...(isGiven(text) && { text }),
    ...(isGiven(url) && { url }),
    ...(search["shared"] === "photo" && { shared: "photo" as const }),
  };
}

export const isWay = (word: string): word is Way => ways.some((way) => way === word);

const isGiven = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
