import { bagOf, beforeAddition, headOf, type FoodName, type FoodNames } from "./food-names.ts";
import { foodTokens, isNoise, isShape, isSoft, isStrong } from "./food-words.ts";
import type { Speller } from "./spelling.ts";

/** A name that the words mean; `score` is 1 for the name itself. */
export type NameMatch = { readonly name: FoodName; readonly score: number };

/** The names, and for whom they are looked up. */
type Names = FoodNames & { readonly asEaten: boolean };

/** A mended word must lead to nearly the whole name, or lucky charms swim as arctic char. */
const LEAST_MENDED_SCORE = 0.62;
const ENOUGH_OF_THE_NAME = 0.62;
const ENOUGH_OF_THE_WORDS = 0.42;

const isDish = ({ food }: FoodName): boolean => food.kind === "dish" || food.kind === "soup";

/** Of names that read the same, eaters mean the dish and shoppers the ingredient. */
function preferred(same: readonly FoodName[], asEaten: boolean): FoodName | undefined {
  return same.find((name) => isDish(name) === asEaten) ?? same[0];
}

function lookUp(names: Names, tokens: readonly string[], score: number): NameMatch | null {
  if (tokens.length === 0) return null;
  const exact = preferred(names.exact.get(tokens.join(" ")) ?? [], names.asEaten);
  if (exact) return { name: exact, score };
  const bag = names.bag.get(bagOf(tokens));
  return bag && bag.head === headOf("", tokens) ? { name: bag, score: score - 0.02 } : null;
}

/** The same words with ever less said: without noise, without what changes little, without the shape. */
function reductions(tokens: readonly string[]): readonly { tokens: readonly string[]; score: number }[] {
  const quiet = tokens.filter((word) => !isNoise(word));
  const firm = quiet.filter((word) => !isSoft(word));
  const last = firm.at(-1);
  const shapeless = firm.length > 1 && last !== undefined && isShape(last) ? firm.slice(0, -1) : [];
  return [
    { tokens, score: 1 },
    { tokens: quiet, score: 0.97 },
    ...quiet.flatMap((word, at) => (isSoft(word) ? [{ tokens: quiet.toSpliced(at, 1), score: 0.93 }] : [])),
    { tokens: firm, score: 0.88 },
    { tokens: shapeless, score: 0.85 },
    ...firm.flatMap((word, at) => (isStrong(word) ? [{ tokens: firm.toSpliced(at, 1), score: 0.82 }] : [])),
  ];
}

function byReduction(names: Names, tokens: readonly string[]): NameMatch | null {
  for (const less of reductions(tokens)) {
    const match = lookUp(names, less.tokens, less.score);
    if (match) return match;
  }
  return null;
}

const WITH = /^(.+?) (?:with|made with|made of|filled with|stuffed with|topped with) (.+)$/i;

/** "A burrito with chicken" is a chicken burrito, where the table has one. */
function byTurningRound(names: Names, text: string): NameMatch | null {
  const [, dish = "", held = ""] = WITH.exec(text) ?? [];
  if (dish === "") return null;
  const turned = byReduction(names, foodTokens(`${held} ${dish}`));
  return turned === null ? null : { name: turned.name, score: turned.score - 0.06 };
}

const weightOf = (word: string, head: string): number =>
  isShape(word)
    ? 0.5
    : word === head
      ? 1.5
      : isNoise(word)
        ? 0.1
        : isSoft(word)
          ? 0.3
          : isStrong(word)
            ? 0.6
            : 1;

function overlap(
  name: FoodName,
  words: ReadonlySet<string>,
  about: ReadonlySet<string>,
  head: string,
): number {
  if (!about.has(name.head) || !name.tokens.includes(head)) return 0;
  let both = 0;
  let ofName = 0;
  for (const token of name.tokens) {
    const weight = weightOf(token, name.head);
    ofName += weight;
    if (words.has(token)) both += weight;
  }
  let ofWords = 0;
  let bothWords = 0;
  for (const word of words) {
    // A word that makes another food of it must not be overheard.
    const weight = isStrong(word) ? 1.6 : weightOf(word, head);
    ofWords += weight;
    if (name.tokens.includes(word)) bothWords += weight;
  }
  const nameShare = both / ofName;
  const wordShare = bothWords / ofWords;
  if (nameShare < ENOUGH_OF_THE_NAME || wordShare < ENOUGH_OF_THE_WORDS) return 0;
  return 0.5 * nameShare + 0.5 * wordShare;
}

/** The noun of the words, and the one before it where it only names a shape. */
function headsOf(text: string, tokens: readonly string[]): readonly string[] {
  const head = headOf(text, tokens);
  const before = tokens[tokens.indexOf(head) - 1];
  return isShape(head) && before !== undefined ? [head, before] : [head];
}

/** Foods whose name shares the noun and most of its words. */
function byOverlap(names: Names, text: string, tokens: readonly string[]): NameMatch | null {
  const words = new Set(tokens);
  const about = new Set(foodTokens(beforeAddition(text)));
  let best: NameMatch | null = null;
  for (const head of headsOf(text, tokens)) {
    for (const name of names.byToken.get(head) ?? []) {
      // Whoever shops for noodles does not mean buttered noodles.
      const score = overlap(name, words, about, head) * (isDish(name) && !names.asEaten ? 0.8 : 0.85);
      if (score > (best?.score ?? 0)) best = { name, score };
    }
  }
  return best;
}

function matchTokens(names: Names, text: string, tokens: readonly string[]): NameMatch | null {
  return byReduction(names, tokens) ?? byTurningRound(names, text) ?? byOverlap(names, text, tokens);
}

/** The food name that the words mean, or null. Words are mended only where they are not understood as they stand. */
export function matchName(names: Names, spell: Speller, text: string): NameMatch | null {
  const bare = text.replace(/\([^)]*\)/g, " ").replace(/\bwithout .*$/i, " ");
  const tokens = foodTokens(bare);
  if (tokens.length === 0 || tokens.length > 14) return null;
  const asWritten = matchTokens(names, bare, tokens);
  if (asWritten && asWritten.score > 0.8) return asWritten;
  const mended = tokens.map((word) =>
    isSoft(word) ? word : (spell(word) ?? spell(word.replace(/y$/, "ie")) ?? word),
  );
  if (mended.every((word, at) => word === tokens[at])) return asWritten;
  const match = matchTokens(names, mended.join(" "), mended);
  const score = (match?.score ?? 0) * 0.9;
  return match && score > Math.max(LEAST_MENDED_SCORE, asWritten?.score ?? 0)
    ? { name: match.name, score }
    : asWritten;
}
