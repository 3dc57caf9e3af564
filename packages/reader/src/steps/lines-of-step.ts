import { readIngredientLine } from "../lines/read-line.ts";
import { normaliseFoodWords } from "../words/normalise.ts";
import words from "./step-words.json" with { type: "json" };

/** Words that a name and a step may share without meaning one food: how a thing is, not what it is. */
const MANNERS: ReadonlySet<string> = new Set(words.manners);

/** What a cook calls several foods at once, and the words of their names. */
const GROUPS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(words.groups).map(([group, names]) => [group, new Set(names)]),
);

type NamedLine = { readonly at: number; readonly words: readonly string[] };

/** Answers which lines a step names, by their places. */
export type StepReader = (instruction: string) => readonly number[];

/**
 * Reads the lines of a recipe once, for all of its steps. A word of a step means the line that it tells the most of:
 * "sesame oil" is not every oil, and "the tomatoes" are not the tomato paste. Where it could be several it is all of them.
 */
export function stepReaderOf(lines: readonly string[]): StepReader {
  const named = lines.map((line, at): NamedLine => ({ at, words: wordsOfName(line) }));
  return (instruction) => {
    const told = new Set(wordsIn(instruction));
    const meant = new Set<number>();
    for (const word of told) for (const line of meantBy(word, named, told)) meant.add(line.at);
    return [...meant].toSorted((one, other) => one - other);
  };
}

/** The lines that stand for a word of a step. */
function meantBy(word: string, named: readonly NamedLine[], told: ReadonlySet<string>): readonly NamedLine[] {
  const group = GROUPS.get(word);
  const holding = named.filter((line) => line.words.includes(word));
  if (holding.length === 0 && group !== undefined) {
    return named.filter((line) => line.words.some((each) => group.has(each)));
  }
  const scores = holding.map((line) => {
    const count = line.words.filter((each) => told.has(each)).length;
    return { line, count, share: count / line.words.length };
  });
  const most = Math.max(0, ...scores.map(({ count }) => count));
  const best = scores.filter(({ count }) => count === most);
  const largest = Math.max(0, ...best.map(({ share }) => share));
  return best.filter(({ share }) => share === largest).map(({ line }) => line);
}

function wordsOfName(line: string): readonly string[] {
  const all = wordsIn(readIngredientLine(line).name);
  const telling = all.filter((word) => !MANNERS.has(word));
  return telling.length > 0 ? telling : all;
}

function wordsIn(text: string): readonly string[] {
  return normaliseFoodWords(text).match(/\p{L}+/gu) ?? [];
}
