import { type Fields, isFields, listOf, textOf, textsOf } from "../../reading/loose-values.ts";
import type { ReadRecipe } from "../import-file.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { type Picture, readAs } from "../opened.ts";
import { amountOf, draftOf, joined, namedStep, withoutMarkdown } from "../schema-draft.ts";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";
/** Beside the JSON: in the archive of many recipes, and in that of one. */
const pictures = ["images/original.webp", "original.webp", "images/min-original.webp"];

/** Mealie: its archives write `recipe_ingredient`, its interface `recipeIngredient`. */
export const mealie: JsonShape = {
  app: "Mealie",
  fits: (fields) =>
    "recipe_ingredient" in fields ||
    "recipe_instructions" in fields ||
    (!("@type" in fields) && "recipeIngredient" in fields && ("slug" in fields || "orgURL" in fields)),
  read: (fields, place) => readMealie(fields, place.picture(pictures)),
};

/** A recipe of Mealie, from whichever of its files. */
export function readMealie(fields: Fields, picture: Picture | undefined): ReadRecipe {
  const told = (name: string) =>
    fields[name] ?? fields[name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)];
  const servings = Number(textOf(told("recipeServings")));
  return readAs(
    draftOf(
      {
        name: fields["name"],
        description: withoutMarkdown(fields["description"]),
        recipeYield: servings > 0 ? servings : told("recipeYield"),
        prepTime: told("prepTime"),
        cookTime: told("performTime") ?? told("cookTime"),
        totalTime: told("totalTime"),
        recipeCategory: told("recipeCategory"),
        keywords: listOf(fields["tags"]),
        nutrition: fields["nutrition"],
        recipeIngredient: listOf(told("recipeIngredient")).map(ingredientLine),
        recipeInstructions: listOf(told("recipeInstructions")).map(stepOf),
      },
      {
        notes: listOf(fields["notes"]).flatMap((note) =>
          isFields(note) ? textsOf([note["title"], note["text"]]) : [],
        ),
        sourceUrl: fields["orgURL"] ?? fields["org_url"],
      },
    ),
    picture,
  );
}

/** An ingredient as Mealie shows it; where it was not shown yet, by its parts. */
export function ingredientLine(value: unknown): string {
  if (!isFields(value)) return textOf(value);
  const shown = textOf(value["display"]).replaceAll(/[⁰¹²³⁴-⁹₀-₉]/gu, plainDigit);
  if (shown !== "") return shown;
  const [food, note] = [textOf(value["food"]), textOf(value["note"])];
  if (food === "") return note || textOf(value["originalText"] ?? value["original_text"]);
  const line = joined(amountOf(value["quantity"]), textOf(value["unit"]), food);
  return note === "" ? line : `${line}, ${note}`;
}

/** The plain digit of a raised or lowered one, with which Mealie writes fractions. */
function plainDigit(digit: string): string {
  return String(Math.max(raised.indexOf(digit), lowered.indexOf(digit)));
}

function stepOf(value: unknown): unknown {
  return isFields(value) ? namedStep(value["title"], withoutMarkdown(value["text"])) : withoutMarkdown(value);
}
