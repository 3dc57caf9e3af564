/** What of the list is looked at: what is to buy, or what is there. */
export interface ListSearch {
  readonly view?: "at-home";
}

export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  return search["view"] === "at-home" ? { view: "at-home" } : {};
}
