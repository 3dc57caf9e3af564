import type { Endpoint } from "@meal/contract/endpoint";

/** Names that may stand behind an answer, such as an id, a token or an address. */
interface Found {
  /** Where it was read: the path of an endpoint and the name of the field. */
  readonly source: string;
  readonly value: string;
}

const mostOfASource = 20;
const noName = /\s/u;

/** What a caller has learned from answers: ids, tokens and addresses, by where they stood. */
export class Knowledge {
  readonly #bySource = new Map<string, string[]>();
  readonly #addresses: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(endpoints: readonly Pick<Endpoint, "path">[]) {
    this.#addresses = endpoints
      .filter(({ path }) => path.includes(":"))
      .map(({ path }) => ({
        path,
        pattern: new RegExp(`^${path.replaceAll(/:(\w+)/gu, "(?<$1>[^/?]+)")}$`, "u"),
      }));
  }

  /** Everything learned, by source. */
  get all(): ReadonlyMap<string, readonly string[]> {
    return this.#bySource;
  }

  /** Remembers what an answer names. An address in it is read as the endpoint's that it leads to. */
  learn(path: string, answer: unknown, name = ""): void {
    if (typeof answer === "string") return this.#learnText(path, name, answer);
    if (typeof answer !== "object" || answer === null) return;
    for (const [key, value] of Object.entries(answer))
      this.learn(path, value, Array.isArray(answer) ? name : key);
  }

  /** What may stand in a field of this name of a request to this path, the likeliest first. */
  candidates(path: string, name: string): readonly string[] {
    const [collection = ""] = path.split("/:");
    const stem = name.replace(/_?id$/iu, "").toLowerCase();
    const isNear = ({ source }: Found) => source.startsWith(collection) && source.endsWith(`#${name}`);
    const isNamed = ({ source }: Found) => source.endsWith(`#${name}`);
    const isAbout = ({ source }: Found) => stem !== "" && source.endsWith("#id") && source.includes(stem);
    const found = this.#found();
    for (const isLikely of name === "id" ? [isNear] : [isNear, isNamed, isAbout]) {
      const likely = found.filter(isLikely);
      if (likely.length > 0) return likely.map(({ value }) => value);
    }
    return [];
  }

  /** Everything learned that a pattern takes. */
  matching(pattern: RegExp): readonly string[] {
    return this.#found()
      .map(({ value }) => value)
      .filter((value) => pattern.test(value));
  }

  #found(): readonly Found[] {
    return [...this.#bySource].flatMap(([source, values]) => values.map((value) => ({ source, value })));
  }

  #learnText(path: string, name: string, text: string): void {
    if (text.length < 8 || text.length > 500 || noName.test(text)) return;
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
