import type { z } from "zod";
import { shapeOf, type ListShape, type NumberShape, type Shape, type TextShape } from "./shape.ts";

/** Everything that a schema leaves open. At random it makes any input, at its most the largest one. */
export interface Choices {
  /** `name` is that of the nearest field, which says more about a text than its schema does. */
  text(shape: TextShape, name: string): string;
  number(shape: NumberShape, name: string): number;
  /** How many entries a list has that lies in so many others. */
  length(shape: ListShape, depth: number): number;
  oneOf<T>(options: readonly T[]): T;
  /** Whether a field is there that need not be. */
  hasField(name: string): boolean;
  /** What stands where the schema does not say. */
  anything(name: string): unknown;
  /** Fields for an object that takes any. */
  moreFields(): Readonly<Record<string, unknown>>;
}

/** An input of a schema, as the choices make it. Rules that are code may still refuse it. */
export function inputOf(schema: z.ZodType, choices: Choices): unknown {
  return choose(shapeOf(schema), choices, "", 0);
}

function choose(shape: Shape, choices: Choices, name: string, depth: number): unknown {
  if (shape.kind === "text") return choices.text(shape, name);
  if (shape.kind === "number") return choices.number(shape, name);
  if (shape.kind === "values") return choices.oneOf(shape.values);
  if (shape.kind === "union") return choose(choices.oneOf(shape.branches), choices, name, depth);
  if (shape.kind === "anything") return choices.anything(name);
  if (shape.kind === "list")
    return Array.from({ length: choices.length(shape, depth) }, () =>
      choose(shape.entry, choices, name, depth + 1),
    );
  const there = shape.fields.filter((field) => field.isRequired || choices.hasField(field.name));
  const fields = there.map((field) => [field.name, choose(field.shape, choices, field.name, depth)]);
  return { ...(shape.isOpen ? choices.moreFields() : {}), ...Object.fromEntries(fields) };
}
