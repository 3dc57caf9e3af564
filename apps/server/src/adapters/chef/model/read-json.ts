import type { z } from "zod";
import { UnusableAnswer } from "./calls/unusable.ts";

const MOST_TEXT = 500_000;
const MOST_STARTS = 50;
const MOST_ISSUES = 8;

/** Makes a reader of answers: it finds the JSON among the words and checks it, or says what is wrong with it. */
export function jsonReader<Schema extends z.ZodType>(schema: Schema): (text: string) => z.output<Schema> {
  return (text) => {
    const found = objectsIn(text);
    const results = found.map((object) => schema.safeParse(object));
    const good = results.find((result) => result.success);
    if (good !== undefined) return good.data;
    const issues = results.at(0)?.error?.issues ?? [];
    const problem =
      issues.length === 0
        ? "There is no complete JSON object in it."
        : issues.slice(0, MOST_ISSUES).map(describe).join("; ");
    throw new UnusableAnswer(text, problem);
  };
}

const describe = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.map(String).join(".") || "the object"}: ${message}`;

/** Every complete JSON object in a text, the longest first: models think aloud, use fences and leave commas behind. */
function objectsIn(text: string): unknown[] {
  const cut = text.slice(0, MOST_TEXT).replace(/^[^]*<\/think>/u, "");
  const parts: string[] = [];
  let from = cut.indexOf("{");
  for (let starts = 0; from !== -1 && starts < MOST_STARTS; starts += 1) {
    const end = endOfObject(cut, from);
    if (end !== -1) parts.push(cut.slice(from, end));
    from = cut.indexOf("{", end === -1 ? from + 1 : end);
  }
  return parts.toSorted((one, other) => other.length - one.length).flatMap(parsed);
}

/** Where the object that begins here ends, or -1. Braces within strings do not count. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  const marks = /"(?:[^"\\]|\\.)*"|[{}]/gsu;
  marks.lastIndex = from;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === "{") depth += 1;
    if (mark[0] === "}") depth -= 1;
    if (depth === 0) return marks.lastIndex;
  }
  return -1;
}

function parsed(text: string): unknown[] {
  for (const candidate of [text, withoutTrailingCommas(text)]) {
    try {
      return [JSON.parse(candidate)];
    } catch {
      // The next way of reading it may do.
    }
  }
  return [];
}

const withoutTrailingCommas = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gsu, (part) => (part === "," ? "" : part));
