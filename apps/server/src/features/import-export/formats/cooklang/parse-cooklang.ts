import { type Metadata, readFrontMatter } from "./front-matter.ts";
import { type Listed, readStep } from "./read-step.ts";

/** A recipe in Cooklang, in the parts that it is made of. */
export interface CooklangRecipe {
  readonly metadata: Metadata;
  readonly ingredients: readonly string[];
  readonly steps: readonly { readonly section: string; readonly text: string }[];
  readonly notes: readonly string[];
}

// Blanks are trimmed afterwards: a pattern that looks for them takes forever where there are many.
const section = /^=+(?!=)(?<name>[^=]*)=*$/u;
const oldMetadata = /^>>(?<name>[^:]+):(?<value>.*)$/u;

/** Reads a recipe as the specification of Cooklang tells, with the metadata of its older versions too. */
export function parseCooklang(text: string): CooklangRecipe {
  const { metadata, body } = readFrontMatter(text.replaceAll(/\r\n?/gu, "\n"));
  const listed: Listed = { lines: [], names: new Set() };
  const steps: { section: string; text: string }[] = [];
  const notes: string[] = [];
  let part = "";
  const lines: string[] = [];
  const endParagraph = () => {
    const paragraph = lines.splice(0).join(" ").trim();
    if (paragraph.startsWith(">")) notes.push(paragraph.replace(/^>\s*/u, ""));
    else if (paragraph !== "") {
      steps.push({ section: part, text: readStep(paragraph, listed) });
      part = "";
    }
  };
  for (const line of [...linesOf(body), ""]) {
    const { name: key, value = "" } = oldMetadata.exec(line)?.groups ?? {};
    const heading = section.exec(line)?.groups?.["name"];
    if (line === "" || key !== undefined || heading !== undefined || line.startsWith(">")) endParagraph();
    if (key !== undefined) metadata.set(key.trim().toLowerCase(), [value.trim()]);
    else if (heading === undefined) lines.push(line.replace(/\\$/u, "").trim());
    else part = heading.trim();
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
