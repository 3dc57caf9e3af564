import type { RecipeDraft } from "../../draft.ts";
import { type Opened, readAs } from "../opened.ts";
import { goesOn, markdown, readLines } from "./escapes.ts";
import { appName, figureIn, markdownMark, servingsIn, webAddressIn } from "./marks.ts";

/** A list item or a paragraph, line by line. */
interface Block {
  readonly isItem: boolean;
  readonly lines: string[];
}

const item = /^(?:[-*+]|\d{1,4}[.)])(?:[ \t]+|$)/u;
const stepTime =
  / ?(?<!\\)\*\((?:[\d.]+ (?:minute|second)s?, then )?[\d.]+ (?:minute|second)s?(?: of waiting)?\)\*$/u;
const blanks = /^[ \t]+|[ \t\r]+$/gu;

/** True for the Markdown that we write. */
export function isOwnMarkdown(text: string): boolean {
  return text.includes(markdownMark);
}

/** Reads it again; what the engine counts is counted anew. */
export function openOwnMarkdown(text: string): Opened {
  const draft = draftOf(text.replace(markdownMark, ""));
  return { app: appName, total: 1, recipes: () => [readAs(draft, undefined)] };
}

function draftOf(text: string): RecipeDraft {
  const { title, parts } = partsOf(text);
  const blocksOf = (name: string) => parts.get(name) ?? [];
  const items = (name: string) => blocksOf(name).map(textOf);
  const facts = new Map(
    blocksOf("")
      .filter(({ isItem }) => isItem)
      .map(({ lines }) => splitFact(lines.join(" "))),
  );
  return {
    name: markdown.read(title),
    description: blocksOf("")
      .filter(({ isItem }) => !isItem)
      .map(textOf)
      .join("\n\n"),
    ingredients: items("ingredients"),
    steps: blocksOf("steps").map(stepOf),
    servings: servingsIn(facts.get("serves")),
    prepMinutes: figureIn(facts.get("preparation")),
    cookMinutes: figureIn(facts.get("cooking")),
    statedKcal: figureIn(facts.get("calories")),
    category: facts.get("category") ?? "",
    cuisine: facts.get("cuisine") ?? "",
    keywords: (facts.get("keywords") ?? "").split(", ").filter(Boolean).map(markdown.read),
    notes: [...items("tips"), ...items("notes"), ...items("background")].join("\n\n"),
    sourceUrl: webAddressIn(facts.get("source")?.replaceAll(/^<|>$/gu, "")),
  };
}

/** How long it takes stands behind its words. */
function stepOf({ lines }: Block): string {
  return readLines(markdown, [...lines.slice(0, -1), (lines.at(-1) ?? "").replace(stepTime, "")]);
}

function splitFact(line: string): readonly [label: string, value: string] {
  const at = line.indexOf(":");
  return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
}

/** The title, and the lists and paragraphs under each heading. */
function partsOf(text: string): {
  readonly title: string;
  readonly parts: ReadonlyMap<string, readonly Block[]>;
} {
  const parts = new Map<string, Block[]>([["", []]]);
  let [title, part] = ["", ""];
  let block: Block | undefined;
  for (const line of text.split("\n")) {
    const bare = line.replaceAll(blanks, "");
    const isOpen = block !== undefined && goesOn(block.lines.at(-1) ?? "");
    const heading = isOpen ? undefined : /^(#{1,6})[ \t]+(.*)$/su.exec(bare);
    if (heading?.[1] === "#" && title === "") title = heading[2] ?? "";
    else if (heading) parts.set((part = (heading[2] ?? "").toLowerCase()), []);
    else if (bare !== "" || isOpen) {
      const isItem = item.test(line);
      const begins = !isOpen && (isItem || block === undefined);
      if (begins) parts.get(part)?.push((block = { isItem, lines: [bare.replace(item, "")] }));
      else block?.lines.push(bare);
    }
    if (heading || (bare === "" && !isOpen)) block = undefined;
  }
  return { title, parts };
}

function textOf({ lines }: Block): string {
  return readLines(markdown, lines);
}
