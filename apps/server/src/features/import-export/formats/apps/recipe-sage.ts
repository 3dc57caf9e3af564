import { type Fields, isFields, listOf, textOf } from "../../reading/loose-values.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { readAs } from "../opened.ts";
import { draftOf, namedStep } from "../schema-draft.ts";
import { isSchemaRecipe } from "./schema-org.ts";

/** RecipeSage: schema.org with headings between the steps, and the notes in a comment. */
export const recipeSage: JsonShape = {
  app: "RecipeSage",
  fits: (fields) => isSchemaRecipe(fields) && ("creditText" in fields || notesOf(fields) !== undefined),
  read: (fields) =>
    readAs(
      draftOf(
        { ...fields, recipeInstructions: stepsOf(fields["recipeInstructions"]) },
        { notes: notesOf(fields)?.["text"], sourceUrl: fields["isBasedOn"] },
      ),
      undefined,
    ),
};

function notesOf(fields: Fields): Fields | undefined {
  return listOf(fields["comment"])
    .filter(isFields)
    .find(({ name }) => name === "Author Notes");
}

/** A heading stands alone in the list; it names what the step behind it begins. */
function stepsOf(value: unknown): readonly unknown[] {
  let heading: unknown = "";
  return listOf(value).flatMap((step) => {
    if (isFields(step) && step["@type"] === "HowToSection" && step["itemListElement"] === undefined) {
      heading = step["name"];
      return [];
    }
    const named = namedStep(textOf(heading), step);
    heading = "";
    return [named];
  });
}
