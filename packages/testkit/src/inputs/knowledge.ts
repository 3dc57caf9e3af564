import type { Endpoint } from "@meal/contract/endpoint";

const mostOfASource = 20;
const noName = /\s/u;
/** Shorter words name too much. */
const shortestStem = 4;

/** What a caller has learned from answers: ids, tokens and addresses, by where they stood. */
export class Knowledge {
  readonly #bySource = new Map<string, string[]>();
  readonly #addresses: readonly { readonly path: string; readonly pattern: RegExp }[];
  readonly #mark: string;

  /** Texts with the mark in them are no names of anything, because the caller wrote them; but an id is one always. */
  constructor(endpoints: readonly Pick<Endpoint, "path">[], mark: string) {
    this.#mark = mark;
    this.#addresses = endpoints
      .filter(({ path }) => path.includes(":"))
      .map(({ path }) => ({
        path,
        pattern: new RegExp(`^${path.replaceAll(/:(\w+)/gu, "(?<$1>[^/?]+)")}$`, "u"),
      }));
  }

  /** Everything learned. */
  get all(): readonly string[] {
    return [...this.#bySource.values()].flat();
  }

  /** Remembers what an answer names. An address in it is read as the endpoint's that it leads to. */
  learn(path: string, answer: unknown, name = ""): void {
    if (typeof answer === "string") return this.#learnText(path, name, answer);
    if (typeof answer !== "object" || answer === null) return;
    for (const [key, value] of Object.entries(answer))
      this.learn(path, value, Array.isArray(answer) ? name : key);
  }

  /** What may stand in a field of this name of a request to this path, by where it was read. */
  sources(path: string, name: string): readonly (readonly string[])[] {
    const [collection = ""] = path.split("/:");
    const things = /(?:^|\/)([^/]+?)(?:ies|y|s)?$/u.exec(collection)?.[1] ?? "";
    // A planId names a plan; an id alone names what the path is about.
    const stem = name === "id" ? things : name.replace(/_?id$/iu, "").toLowerCase();
    const isNear = (source: string) => source.startsWith(collection) && source.endsWith(`#${name}`);
    const isNamed = (source: string) => name !== "id" && source.endsWith(`#${name}`);
    const isAbout = (source: string) =>
      stem.length >= shortestStem && /id$/iu.test(source) && source.includes(stem);
    for (const isLikely of [isNear, isNamed, isAbout]) {
      const likely = [...this.#bySource].filter(([source]) => isLikely(source));
      if (likely.length > 0) return likely.map(([, values]) => values);
    }
    return [];
  }

  #learnText(path: string, name: string, text: string): void {
    if (text.length < 8 || text.length > 500 || noName.test(text)) return;
    if (text.includes(this.#mark) && !/id$/iu.test(name)) return;
    this.#keep(`${path}#${name}`, text);
    if (!text.includes("/")) return;
    const address = text.replace(/^https?:\/\/[^/]+/u, "");
    for (const known of this.#addresses)
      for (const [param, value] of Object.entries(known.pattern.exec(address)?.groups ?? {}))
        this.#keep(`${known.path}#${param}`, value);
  }

  #keep(source: string, value: string): void {
    const values = this.#bySource.get(source) ?? [];
    if (values.includes(value)) return;
    this.#bySource.set(source, [...values, value].slice(-mostOfASource));
  }
}
