import { z } from "zod";

/** Bounds and defaults that some providers refuse in a form. What comes back is checked by the schema itself. */
const OURS_ALONE = [
  "default",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "$schema",
];

/** A schema as the form that a provider is given. */
export function formOf(name: string, schema: z.ZodType): { readonly name: string; readonly schema: object } {
  const json = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "output",
    override: ({ jsonSchema }) => {
      for (const key of OURS_ALONE) Reflect.deleteProperty(jsonSchema, key);
    },
  });
  Reflect.deleteProperty(json, "$schema");
  return { name, schema: json };
}
