import { most } from "../limits.ts";

/** A value of a list, or a member of an object, as a piece of the bytes it was written in. */
interface JsonPart {
  readonly start: number;
  readonly end: number;
  /** Where the value begins: behind the name in an object, at the start in a list. */
  readonly value: number;
  /** How many values lie in it, and how deep. */
  readonly values: number;
  readonly depth: number;
}

const code = (character: string) => character.charCodeAt(0);
const quote = code('"');
const backslash = code("\\");
const comma = code(",");
const colon = code(":");
const openings: ReadonlySet<number | undefined> = new Set([code("{"), code("[")]);
const closings: ReadonlySet<number | undefined> = new Set([code("}"), code("]")]);
const blanks: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * The parts of the list or object that begins at `from`, without parsing it: a book of ten thousand recipes is
 * parsed one by one, and one that is broken or cut off takes no other with it.
 */
export function* jsonParts(bytes: Buffer, from: number): Generator<JsonPart> {
  let [depth, deepest, values, start, value] = [0, 0, 0, from + 1, from + 1];
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (openings.has(byte)) {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth - 1);
    } else if (closings.has(byte)) {
      depth -= 1;
      if (depth > 0) continue;
      if (!isBlank(bytes, start, at)) yield { start, end: at, value, values, depth: deepest };
      return;
    } else if (byte === comma) {
      values += 1;
      if (depth > 1) continue;
      yield { start, end: at, value, values, depth: deepest };
      [deepest, values, start, value] = [0, 0, at + 1, at + 1];
    } else if (byte === colon && depth === 1 && value === start) value = at + 1;
  }
  if (!isBlank(bytes, start, bytes.length)) yield { start, end: bytes.length, value, values, depth: deepest };
}

/** A whole document as one part. */
export function wholePart(bytes: Buffer, from: number): JsonPart {
  let [values, depth] = [0, 0];
  for (const part of jsonParts(bytes, from)) {
    values += part.values;
    depth = Math.max(depth, part.depth);
  }
  return { start: from, end: bytes.length, value: from, values, depth };
}

/** The value of a part; undefined where it is broken, or larger than a recipe can be. */
export function parsePart(bytes: Buffer, { value, end, values, depth }: JsonPart): unknown {
  if (values > most.values || depth > most.depth) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8", value, end));
  } catch {
    return undefined;
  }
}

/** Where something begins that is not blank. */
export function firstByte(bytes: Buffer, from: number): number {
  let at = from;
  while (blanks.has(bytes[at])) at += 1;
  return at;
}

/** Skips a text by searching for its end, because the text may be a photo. */
function endOfText(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(quote, from + 1); at !== -1; at = bytes.indexOf(quote, at + 1)) {
    let escapes = at;
    while (bytes[escapes - 1] === backslash) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at;
  }
  return bytes.length;
}

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  return firstByte(bytes, from) >= to;
}
