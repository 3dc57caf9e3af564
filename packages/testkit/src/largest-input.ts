import { z } from "zod";

/** What texts are made of, and how the room of a body is shared between the length of its texts and their number. */
interface TextShape {
  readonly piece: string;
  /** Texts are as long as their schema allows where this says nothing. */
  readonly mostCharacters?: number;
}

/** What a text at its longest may be made of. */
export const textShapes: Readonly<Record<string, TextShape>> = {
  sentence: { piece: "Simmer the chopped onion with the rice " },
  commas: { piece: "chop," },
  spaces: { piece: " " },
  emoji: { piece: "🍲" },
  newlines: { piece: "Chop the onion.\n" },
  letters: { piece: "x" },
  recipes: { piece: "Ingredients\n2 onions\n\nMethod\n1. Chop the onions and simmer them, stirring.\n" },
  "short lines": { piece: "2 cups chopped onion, ", mostCharacters: 40 },
};

/** One dot of a picture. */
const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** Where nothing is bounded but the whole body. */
const unbounded = { text: 2000, items: 200, number: 1_000_000 };
/** A list in a list has at most so many entries, which leaves room for long texts. */
const nestedItems = 2;
/** Values of the formats that a schema checks by a rule of its own, tried one after the other. */
const specimens: readonly unknown[] = [
  "00000000-0000-4000-8000-000000000000",
  "2026-11-22",
  "2026-11-22T18:30:00Z",
  "anna@example.org",
  "a secret of anna",
  "Europe/Prague",
  "own-soup",
  "abcdefgh",
  100,
  1,
];

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
});

type Node = z.output<typeof node>;

interface Room extends TextShape {
  readonly items: number;
  readonly nested: number;
}

function longestText({ piece, mostCharacters = Infinity }: TextShape, length: number): string {
  const units = Math.max(1, Math.min(length, mostCharacters));
  const body = piece.repeat(Math.ceil(units / piece.length)).slice(0, units);
  // Half of a character is none, and something must stand there that trimming leaves.
  const whole = body.isWellFormed() ? body.trim() : body.slice(0, -1);
  return whole === "" ? `a${" ".repeat(Math.max(0, units - 2))}a`.slice(0, units) : whole;
}

function largestOf(schema: unknown, room: Room): unknown {
  const { type: types, enum: words, anyOf, oneOf, properties, items, ...limits } = node.parse(schema);
  if (limits.const !== undefined) return limits.const;
  if (words !== undefined) return words[0];
  const [branch] = anyOf ?? oneOf ?? [];
  if (branch !== undefined) return largestOf(branch, room);
  const type = typeof types === "string" ? types : types?.find((one) => one !== "null");
  if (type === "object") {
    const fields = Object.entries(properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, largestOf(field, room)]));
  }
  if (type === "array") {
    const length = Math.min(limits.maxItems ?? unbounded.items, room.items);
    const inner = { ...room, items: Math.min(room.items, room.nested) };
    return Array.from({ length }).fill(largestOf(items, inner));
  }
  if (type === "boolean") return true;
  if (type === "number" || type === "integer")
    return Math.min(limits.maximum ?? unbounded.number, unbounded.number);
  return textOf(limits, room);
}

function textOf({ pattern, format, maxLength }: Pick<Node, "pattern" | "format" | "maxLength">, room: Room) {
  if (pattern?.includes("data:image") === true) return picture;
  // An address inside is refused, and nothing outside is asked.
  if (format === "uri") return "http://127.0.0.1:1/soup";
  return longestText(room, maxLength ?? unbounded.text);
}

/** Puts a value at a place of a body that was made here; nothing is put where the place is not there. */
function put(body: unknown, [step, ...rest]: readonly PropertyKey[], value: unknown): void {
  if (step === undefined || typeof body !== "object" || body === null) return;
  if (rest.length > 0) return put(Reflect.get(body, step), rest, value);
  if (value === undefined) Reflect.deleteProperty(body, step);
  else Reflect.set(body, step, value);
}

/** Some rules are no part of a schema that can be read, so what breaks one is tried as something else, and at last left out. */
function mended(schema: z.ZodType, body: unknown): unknown {
  for (const specimen of [...specimens, undefined]) {
    const { error } = schema.safeParse(body);
    if (error === undefined) return body;
    for (const { path } of error.issues) put(body, path, specimen);
  }
  return body;
}

/** The largest body that a schema allows and that a request may carry: every text at its limit, and lists as long as fit. */
export function largestBody(schema: z.ZodType, shape: TextShape, mostBytes: number): unknown {
  const tree = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const nested = shape.mostCharacters === undefined ? nestedItems : unbounded.items;
  for (let items = unbounded.items; items > 1; items = Math.floor(items * 0.7)) {
    const body = largestOf(tree, { ...shape, items, nested });
    if (new TextEncoder().encode(JSON.stringify(body)).length <= mostBytes) return mended(schema, body);
  }
  return mended(schema, largestOf(tree, { ...shape, items: 1, nested: 1 }));
}
