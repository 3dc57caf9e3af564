import { type Fields, textsOf } from "../../reading/loose-values.ts";
import { recipeNodes } from "../../reading/schema-org.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { readAs } from "../opened.ts";
import { draftOf } from "../schema-draft.ts";

/** Recipes as schema.org defines them, for every app that writes them so. */
export const schemaOrg: JsonShape = {
  app: "schema.org",
  fits: (fields) => isSchemaRecipe(fields) || "recipeIngredient" in fields || "recipeInstructions" in fields,
  read: (fields, place) =>
    readAs(
      draftOf(fields, { sourceUrl: fields["url"] ?? fields["isBasedOn"] ?? fields["mainEntityOfPage"] }),
      place.picture(textsOf(fields["image"])),
    ),
};

/** True for an object that says it is a schema.org Recipe. */
export function isSchemaRecipe(fields: Fields): boolean {
  return "@type" in fields && recipeNodes(fields)[0] === fields;
}
