import { listOf } from "../../reading/loose-values.ts";
import type { JsonShape } from "../json-shape.ts";
import { readAs } from "../opened.ts";
import { draftOf, withoutMarkdown } from "../told.ts";
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
          recipeInstructions: listOf(fields["recipeInstructions"]).map(withoutMarkdown),
        },
        { sourceUrl: fields["url"] },
      ),
      place.picture(["full.jpg", "full.png", "full.webp"]),
    ),
};
