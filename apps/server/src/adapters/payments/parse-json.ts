import type { z } from "zod";

/** Reads JSON of a known shape out of what somebody sent; what is none has no shape either. */
export function parseJson<T>(shape: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  return shape.parse(value);
}
