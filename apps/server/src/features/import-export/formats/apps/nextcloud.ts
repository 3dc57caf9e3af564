import { isFields, listOf } from "../../reading/loose-values.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { readAs } from "../opened.ts";
import { draftOf, withoutMarkdown } from "../schema-draft.ts";
import { isSchemaRecipe } from "./schema-org.ts";

/** Nextcloud Cookbook: schema.org in a folder for each recipe, with its picture beside it and Markdown in its texts. */
export const nextcloud: JsonShape = {
  app: "Nextcloud Cookbook",
  fits: (fields) =>
    isSchemaRecipe(fields) && "tool" in fields && ("dateCreated" in fields || "dateModified" in fields),
  read: (fields, place) =>
    readAs(
      draftOf(
        {
          ...fields,
          description: withoutMarkdown(fields["description"]),
          recipeIngredient: listed(fields["recipeIngredient"]),
          recipeInstructions: listed(fields["recipeInstructions"]).map(withoutMarkdown),
        },
        { sourceUrl: fields["url"] },
      ),
      place.picture(["full.jpg", "full.png", "full.webp"]),
    ),
};

/** PHP writes a list as an object once something was left out of it. */
function listed(value: unknown): readonly unknown[] {
  return isFields(value) ? Object.values(value) : listOf(value);
}
