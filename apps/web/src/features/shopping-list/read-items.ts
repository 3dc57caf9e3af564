import { readIngredientLine } from "@meal/reader/lines/read-line";
import { isPreparation } from "@meal/reader/lines/clean-name";
import { normaliseFoodWords } from "@meal/reader/words/normalise";
import commonFoods from "./common-foods.json" with { type: "json" };
import { type NewItem, readItem } from "./read-item.ts";

/** So many lines of a pasted list are taken at once. */
export const mostLines = 500;

/** Things whose name has an "and". */
const oneThing =
  /\b(?:mac(?:aroni)?|half|salt|sweet|cookies|oil|pork|rice|black|hot|wine) and (?:cheese|half|vinegar|sour|cream|beans|white)\b/iu;

const common = new Set(commonFoods.map((name) => normaliseFoodWords(name)));

/** What somebody typed or pasted, thing by thing: "bread, butter and jam" are three. */
export function readItems(typed: string, newId: () => string, unsaid?: Pick<NewItem, "quantity" | "unit">) {
  const lines = typed.split(/[\n\r;]+/u).flatMap(thingsIn);
  const named = lines.filter((line) => /[\p{L}\p{N}\p{S}]/u.test(line));
  const items = named.slice(0, mostLines).map((line) => readItem(line, newId(), unsaid));
  return { items, isCut: named.length > mostLines };
}

/** A comma parts things, unless what follows says how the thing before is: "chicken, boneless". */
function thingsIn(line: string): readonly string[] {
  const things: string[] = [];
  for (const part of line.split(/(?<!\d),|,(?!\d)/u)) {
    const before = things.at(-1);
    if (before !== undefined && isPreparation(part)) things.splice(-1, 1, `${before},${part}`);
    else if (part.trim() !== "") things.push(part);
  }
  const last = things.pop();
  if (last === undefined) return [];
  return [...things, ...partsOfLast(last, things.length > 0)];
}

/** "a, b and c" is three things; "b and c" alone is two where both are things that people buy. */
function partsOfLast(last: string, isOfMany: boolean): readonly string[] {
  if (oneThing.test(last)) return [last];
  const parts = last.split(/\s(?:and|&|\+)\s|^\s*and\s/iu).filter((part) => part.trim() !== "");
  if (parts.length < 2) return parts;
  const isKnown = parts.every((part) => common.has(normaliseFoodWords(readIngredientLine(part).name)));
  return isOfMany || isKnown ? parts : [last];
}
