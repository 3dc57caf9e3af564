import { z } from "zod";

/** A text, and what of it a schema can say. */
export interface TextShape {
  readonly kind: "text";
  readonly minLength: number;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
}

export interface NumberShape {
  readonly kind: "number";
  readonly isWhole: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

export interface ListShape {
  readonly kind: "list";
  readonly entry: Shape;
  readonly minLength: number;
  readonly maxLength: number | undefined;
}

interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

/** What may stand at one place of an input, as plain data: what a zod schema says, without how it says it. */
export type Shape =
  | TextShape
  | NumberShape
  | ListShape
  | { readonly kind: "object"; readonly fields: readonly Field[]; readonly isOpen: boolean }
  /** One of several values, such as the words of an enumeration. */
  | { readonly kind: "values"; readonly values: readonly unknown[] }
  | { readonly kind: "union"; readonly branches: readonly Shape[] }
  /** The schema does not say: a rule that is code, such as the one for an age. */
  | { readonly kind: "anything" };

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  minItems: z.number().default(0),
  maxItems: z.number().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
});

const known = new WeakMap<z.ZodType, Shape>();

/** The shape of what a schema takes. */
export function shapeOf(schema: z.ZodType): Shape {
  const found = known.get(schema);
  if (found) return found;
  const shape = readNode(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  known.set(schema, shape);
  return shape;
}

function readNode(json: unknown): Shape {
  const { type, const: constant, enum: values, anyOf, oneOf, ...rest } = node.parse(json);
  if (constant !== undefined) return { kind: "values", values: [constant] };
  if (values !== undefined) return { kind: "values", values };
  const branches = anyOf ?? oneOf;
  if (branches !== undefined) return { kind: "union", branches: branches.map(readNode) };
  if (Array.isArray(type))
    return { kind: "union", branches: type.map((one) => readNode({ ...rest, type: one })) };
  if (type === "null") return { kind: "values", values: [null] };
  if (type === "boolean") return { kind: "values", values: [true, false] };
  if (type === "object") return readObject(rest);
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern, format } = rest;
  if (type === "array")
    return { kind: "list", entry: readNode(rest.items), minLength: minItems, maxLength: maxItems };
  if (type === "string") return { kind: "text", minLength, maxLength, pattern, format };
  if (type === "number" || type === "integer")
    return { kind: "number", isWhole: type === "integer", minimum, maximum };
  return { kind: "anything" };
}

function readObject({
  properties,
  required,
  additionalProperties,
}: Pick<z.infer<typeof node>, "properties" | "required" | "additionalProperties">): Shape {
  const fields = Object.entries(properties).map(([name, json]) => ({
    name,
    shape: readNode(json),
    isRequired: required.includes(name),
  }));
  // A strict object says `false`, one that drops what it does not know says nothing.
  const isOpen = typeof additionalProperties === "object";
  return { kind: "object", fields, isOpen };
}
