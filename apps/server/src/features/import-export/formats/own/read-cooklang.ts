import type { RecipeDraft } from "../../draft.ts";
import { type Opened, readAs } from "../opened.ts";
import { cooklang, goesOn, readLines } from "./escapes.ts";
import { appName, cooklangMark, figureIn, servingsIn, webAddressIn } from "./marks.ts";

const frontMatter = /^\s*---\r?\n([^]*?)\n---[ \t]*(?:\r?\n|$)/u;
const ingredient = /^@((?:[^\\{]|\\.)*)\{([^{}]*)\}$/su;
/** Our steps end with how long they take. */
const timer = / ?(?<!\\)~\{[\d.]+%minutes\}$/u;
const heading = /^=+\s*(.*?)\s*=*$/su;

/** True for the Cooklang that we write. */
export function isOwnCooklang(text: string): boolean {
  return (frontMatter.exec(text)?.[1] ?? "").split(/\r?\n/u).includes(cooklangMark);
}

/** Reads it again; what the engine counts is counted anew. */
export function openOwnCooklang(text: string): Opened {
  const draft = draftOf(text);
  return { app: appName, total: 1, recipes: () => [readAs(draft, undefined)] };
}

function draftOf(text: string): RecipeDraft {
  const [whole = "", metadata = ""] = frontMatter.exec(text) ?? [];
  const told = new Map(metadata.split("\n").map(readMember));
  const { ingredients, steps, remarks } = partsOf(text.slice(whole.length));
  const wordsOf = (key: string) => [told.get(key) ?? []].flat().join(", ");
  return {
    name: wordsOf("title"),
    description: wordsOf("description"),
    ingredients: ingredients.map(readIngredient),
    steps,
    servings: servingsIn(wordsOf("servings")),
    prepMinutes: figureIn(wordsOf("prep time")),
    cookMinutes: figureIn(wordsOf("cook time")),
    statedKcal: null,
    category: wordsOf("course"),
    cuisine: wordsOf("cuisine"),
    keywords: [told.get("tags") ?? []].flat(),
    notes: remarks.join("\n\n"),
    sourceUrl: webAddressIn(wordsOf("source")),
  };
}

/** What is no JSON was written by hand, and is what it says. */
function readMember(line: string): readonly [key: string, value: string | readonly string[]] {
  const at = line.indexOf(":");
  const [key, value] = [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
  try {
    const read: unknown = JSON.parse(value);
    return [key, Array.isArray(read) ? read.map(String) : String(read)];
  } catch {
    return [key, value];
  }
}

function partsOf(body: string) {
  const parts = {
    ingredients: new Array<string>(),
    steps: new Array<string>(),
    remarks: new Array<string>(),
  };
  let isList = false;
  for (const lines of paragraphsOf(body)) {
    const [first = ""] = lines;
    const title = heading.exec(first)?.[1];
    if (title !== undefined) isList = title.toLowerCase() === "ingredients";
    else if (first.startsWith(">"))
      parts.remarks.push(readLines(cooklang, [first.slice(1).trim(), ...lines.slice(1)]));
    else if (isList) parts.ingredients.push(...lines);
    else
      parts.steps.push(readLines(cooklang, [...lines.slice(0, -1), (lines.at(-1) ?? "").replace(timer, "")]));
  }
  return parts;
}

/** An empty line ends a paragraph, unless the line before it goes on. */
function paragraphsOf(body: string): readonly (readonly string[])[] {
  const paragraphs: string[][] = [];
  let lines: string[] | undefined;
  for (const line of body.split("\n").map((each) => each.trim())) {
    if (line === "" && !goesOn(lines?.at(-1) ?? "")) lines = undefined;
    else if (lines) lines.push(line);
    else paragraphs.push((lines = [line]));
  }
  return paragraphs;
}

function readIngredient(line: string): string {
  const [, name = line, quantity = ""] = ingredient.exec(line) ?? [];
  const plain = name
    .split(/(?<=(?:^|[^\\])(?:\\\\)*)\\n/u)
    .map(cooklang.read)
    .join("\n");
  return [...quantity.split("%"), plain].filter((word) => word !== "").join(" ");
}
