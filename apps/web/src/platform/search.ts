/** Search parameters as they stand in the address: plain text, no hidden JSON. */
export type RawSearch = Readonly<Record<string, string>>;

/** Reads "?tab=weekly" to { tab: "weekly" }; of a repeated name the last one counts. */
export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes { tab: "weekly" } to "?tab=weekly"; what is undefined is left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string") parameters.set(name, value);
    if (typeof value === "number" || typeof value === "boolean") parameters.set(name, `${value}`);
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** One of the allowed words, else the first: the one-line validator of a typed search parameter. */
export function oneOf<const T extends readonly [string, ...string[]]>(allowed: T, value: unknown): T[number] {
  return allowed.find((word) => word === value) ?? allowed[0];
}
