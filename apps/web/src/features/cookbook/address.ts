const names = ["q", "cuisine", "diet", "meal", "minutes", "good", "home"] as const;

/** What the address says, in its words; the page knows what they mean, and brings the lists of them. */
export type CookbookAddress = { readonly [Name in (typeof names)[number]]?: string };

export function readAddress(search: Readonly<Record<string, unknown>>): CookbookAddress {
  const said = names.map((name) => [name, search[name]] as const);
  return Object.fromEntries(said.filter(([, word]) => typeof word === "string" && word !== ""));
}
