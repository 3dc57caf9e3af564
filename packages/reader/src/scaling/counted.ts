import { singularOf } from "../words/normalise.ts";
import { pluralOf } from "../words/plural.ts";
import { nearest } from "./measures.ts";

/** Nobody cooks with a third of an egg. */
const WHOLE_NAME = /(?:^|\s)eggs?(?:\s(?:whites?|yolks?))?$/iu;

/** So many pieces as a cook would take: eggs are whole, an onion can be halved or cut into three or four. */
export function wholeThings(quantity: number, name: string, isWhole: boolean): number {
  if (isWhole || WHOLE_NAME.test(name) || quantity >= 10) return nearest(quantity, [1]);
  return quantity >= 1 ? nearest(quantity, [1 / 2]) : nearest(quantity, [1 / 4, 1 / 3]);
}

/** Puts a word of a text into the number that goes with its new quantity. */
export function inflected(
  text: string,
  word: string | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  if (word === undefined || word === "" || from > 1 === to > 1) return text;
  const next = to > 1 ? pluralOf(word) : singularOf(word);
  const at = text.lastIndexOf(word);
  return at < 0 ? text : text.slice(0, at) + next + text.slice(at + word.length);
}
