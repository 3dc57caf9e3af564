import { joined } from "../schema-draft.ts";

/** "@flour{200%g}(sifted)", "#pot", "~rest{10%minutes}": a mark, what it is called, and how much of it. */
const marks =
  /(?<![\p{L}\p{N}])(?<mark>[@#~])(?<modifiers>\??[&+-]*)(?:(?<name>[^\s@#~{}][^@#~{}\n]*)?\{(?<amount>[^{}\n]*)\}(?:\((?<preparation>[^()\n]*)\))?|(?<word>[^\s\p{P}~]+))/gu;

/** The ingredients that were met so far. */
export interface Listed {
  readonly lines: string[];
  readonly names: Set<string>;
}

/** A step in plain words; what it needs is put on the list. */
export function readStep(paragraph: string, listed: Listed): string {
  const pieces: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(marks)) {
    pieces.push(paragraph.slice(from, match.index), readMark(match.groups ?? {}, listed) ?? match[0]);
    from = match.index + match[0].length;
  }
  return [...pieces, paragraph.slice(from)].join("").replaceAll(/ {2,}/gu, " ").trim();
}

/** What stands in the step for a mark; undefined where it marks nothing. */
function readMark(groups: Readonly<Record<string, string | undefined>>, listed: Listed): string | undefined {
  const { mark, modifiers = "", preparation = "" } = groups;
  // A name with slashes is the path of another recipe.
  const name = (groups["name"] ?? groups["word"] ?? "").replace(/^\.{0,2}\/(?:.*\/)?/u, "").trim();
  const amount = amountOf(groups["amount"] ?? "");
  if (mark === "~") return amount || name;
  if (name === "") return undefined;
  if (mark === "@" && !/[&-]/u.test(modifiers) && (amount !== "" || !listed.names.has(name))) {
    const line = joined(amount, name) + (preparation === "" ? "" : `, ${preparation}`);
    listed.lines.push(modifiers.startsWith("?") ? `${line} (optional)` : line);
    listed.names.add(name);
  }
  return name;
}

/** "1 / 2 % cup" is 1/2 cup; "=1%tsp" is a teaspoon however many eat; of "1|2|3" the first is for the fewest. */
function amountOf(written: string): string {
  const [quantity = "", ...unit] = written.replaceAll(/\s+/gu, " ").split("%");
  const [first = ""] = quantity.trim().replace(/^= ?/u, "").split("|");
  return joined(
    first
      .replace(/ ?\* ?$/u, "")
      .replaceAll(/ ?\/ ?/gu, "/")
      .trim(),
    unit.join("%").trim(),
  );
}
