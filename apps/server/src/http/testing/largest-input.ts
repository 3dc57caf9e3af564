import { z } from "zod";

/** What a text at its longest may be made of. */
export const textShapes: Readonly<Record<string, string>> = {
  sentence: "Simmer the chopped onion with the rice ",
  commas: "chop,",
  spaces: " ",
  emoji: "🍲",
  newlines: "Chop the onion.\n",
  letters: "x",
  recipes: "Ingredients\n2 onions\n\nMethod\n1. Chop the onions and simmer them, stirring.\n",
};

/** One dot of a picture. */
const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** A list in a list has so many entries: what is looked for is a text that is too long, and a body has its own limit. */
const nestedItems = 2;
/** Where nothing is bounded but the whole body. */
const unbounded = { text: 2000, items: 50, number: 1_000_000 };

const node = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
});

function longestText(piece: string, length: number): string {
  const units = Math.max(1, length);
  const body = piece.repeat(Math.floor(units / piece.length)).trim();
  // Something must stand there that trimming leaves.
  return body === "" ? `a${" ".repeat(Math.max(0, units - 2))}a`.slice(0, units) : body;
}

function largestOf(schema: unknown, piece: string, mostItems: number): unknown {
  const { type, enum: words, anyOf, properties, items, ...limits } = node.parse(schema);
  if (limits.const !== undefined) return limits.const;
  if (words !== undefined) return words[0];
  if (anyOf !== undefined) return largestOf(anyOf[0], piece, mostItems);
  if (type === "object") {
    const fields = Object.entries(properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, largestOf(field, piece, mostItems)]));
  }
  if (type === "array") {
    const length = Math.min(limits.maxItems ?? unbounded.items, mostItems);
    return Array.from({ length }, () => largestOf(items, piece, Math.min(mostItems, nestedItems)));
  }
  if (type === "boolean") return true;
  if (type === "number" || type === "integer")
    return Math.min(limits.maximum ?? unbounded.number, unbounded.number);
  if (limits.pattern?.includes("data:image") === true) return picture;
  // An address inside is refused, and nothing outside is asked.
  if (limits.format === "uri") return "http://127.0.0.1:1/soup";
  return longestText(piece, limits.maxLength ?? unbounded.text);
}

/** The largest body that a schema allows and that a request may carry: every text at its limit, and lists as long as fit. */
export function largestBody(schema: z.ZodType, piece: string, mostBytes: number): unknown {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  for (let mostItems = 40; mostItems > 1; mostItems = Math.floor(mostItems / 2)) {
    const body = largestOf(shape, piece, mostItems);
    if (new TextEncoder().encode(JSON.stringify(body)).length <= mostBytes) return body;
  }
  return largestOf(shape, piece, 1);
}
