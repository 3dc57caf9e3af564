import { joined } from "../told.ts";
import { type Metadata, readFrontMatter } from "./front-matter.ts";

/** A recipe in Cooklang, in the parts that it is made of. */
export interface CooklangRecipe {
  readonly metadata: Metadata;
  readonly ingredients: readonly string[];
  readonly steps: readonly { readonly section: string; readonly text: string }[];
  readonly notes: readonly string[];
}

/** "@flour{200%g}(sifted)", "#pot", "~rest{10%minutes}": a mark, what it is called, and how much of it. */
const marks =
  /(?<![\p{L}\p{N}])(?<mark>[@#~])(?<modifiers>\??[&+-]*)(?:(?<name>[^\s@#~{}][^@#~{}\n]*)?\{(?<amount>[^{}\n]*)\}(?:\((?<preparation>[^()\n]*)\))?|(?<word>[^\s\p{P}~]+))/gu;
const section = /^\s*=+\s*(?<name>[^=]*?)\s*=*\s*$/u;
const oldMetadata = /^>>\s*(?<name>[^:]+?)\s*:\s*(?<value>.*)$/u;

interface Listed {
  readonly lines: string[];
  readonly names: Set<string>;
}

/** Reads a recipe as the specification of Cooklang tells, with the metadata of its older versions too. */
export function parseCooklang(text: string): CooklangRecipe {
  const { metadata, body } = readFrontMatter(text.replaceAll(/\r\n?/gu, "\n"));
  const listed: Listed = { lines: [], names: new Set() };
  const steps: { section: string; text: string }[] = [];
  const notes: string[] = [];
  let [part, paragraph] = ["", ""];
  const endParagraph = () => {
    if (paragraph.startsWith(">")) notes.push(paragraph.replace(/^>\s*/u, ""));
    else if (paragraph !== "") {
      steps.push({ section: part, text: readStep(paragraph, listed) });
      part = "";
    }
    paragraph = "";
  };
  for (const line of [...linesOf(body), ""]) {
    const { name: key, value = "" } = oldMetadata.exec(line)?.groups ?? {};
    const heading = section.exec(line)?.groups?.["name"];
    if (line === "" || key !== undefined || heading !== undefined || line.startsWith(">")) endParagraph();
    if (key !== undefined) metadata.set(key.toLowerCase(), [value.trim()]);
    else if (heading === undefined) paragraph = joined(paragraph, line.replace(/\\$/u, "").trim());
    else part = heading;
  }
  return { metadata, ingredients: listed.lines, steps, notes };
}

/** A line that is only a comment parts nothing, so it goes as a whole. */
function linesOf(body: string): readonly string[] {
  return withoutBlockComments(body)
    .split("\n")
    .map((line) => (line.startsWith(">>") ? line : line.replace(/(?<!-)--(?!-).*$/u, "\u0000")))
    .filter((line) => line.trim() !== "\u0000")
    .map((line) => line.replace("\u0000", "").trim());
}

function withoutBlockComments(text: string): string {
  const pieces: string[] = [];
  let rest = text;
  for (;;) {
    const from = rest.indexOf("[-");
    const to = from === -1 ? -1 : rest.indexOf("-]", from + 2);
    if (to === -1) return [...pieces, rest].join("");
    pieces.push(rest.slice(0, from));
    rest = rest.slice(to + 2);
  }
}

/** A step in plain words; what it needs is put on the list. */
function readStep(paragraph: string, listed: Listed): string {
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
  const [quantity = "", ...unit] = written.split("%");
  const [first = ""] = quantity.replace(/^\s*=/u, "").split("|");
  return joined(
    first
      .replace(/\*\s*$/u, "")
      .replaceAll(/\s*\/\s*/gu, "/")
      .trim(),
    unit.join("%").trim(),
  );
}
