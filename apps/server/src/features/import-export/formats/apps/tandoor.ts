import { type Fields, isFields, listOf, textOf } from "../../reading/loose-values.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { readAs } from "../opened.ts";
import { amountOf, draftOf, joined, namedStep, withoutMarkdown } from "../schema-draft.ts";

const pictures = ["jpg", "jpeg", "png", "webp", "gif", "heic"].map((ending) => `image.${ending}`);

/** Tandoor: ingredients belong to the steps, and are amounts, units and foods. */
export const tandoor: JsonShape = {
  app: "Tandoor",
  fits: (fields) =>
    "steps" in fields &&
    ("working_time" in fields ||
      "waiting_time" in fields ||
      stepsOf(fields).some((step) => "instruction" in step)),
  read: (fields, place) => {
    const steps = stepsOf(fields);
    const nutrition = isFields(fields["nutrition"]) ? fields["nutrition"] : {};
    return readAs(
      draftOf(
        {
          name: fields["name"],
          description: withoutMarkdown(fields["description"]),
          recipeYield: fields["servings"],
          prepTime: fields["working_time"],
          cookTime: fields["waiting_time"],
          keywords: listOf(fields["keywords"]),
          nutrition: { calories: amountOf(nutrition["calories"]) },
          recipeIngredient: steps.flatMap(linesOf).filter((line) => line !== ""),
          recipeInstructions: steps.map((step) => namedStep(step["name"], instructionOf(step))),
        },
        { sourceUrl: fields["source_url"] },
      ),
      place.picture(pictures),
    );
  },
};

function stepsOf(fields: Fields): readonly Fields[] {
  return listOf(fields["steps"]).filter(isFields);
}

/** An empty line for what is no ingredient: instructions count them by their place. */
function linesOf(step: Fields): readonly string[] {
  return listOf(step["ingredients"]).map((each) => {
    if (!isFields(each) || each["is_header"] === true) return "";
    const amount = each["no_amount"] === true ? "" : amountOf(each["amount"]);
    const note = textOf(each["note"]);
    const line = joined(amount, amount && textOf(each["unit"]), textOf(each["food"]));
    return line !== "" && note !== "" ? `${line}, ${note}` : line || note;
  });
}

/** Instructions are templates: "{{ ingredients[0] }}" is a line of the step, "{{ scale(100) }}" a number. */
function instructionOf(step: Fields): unknown {
  const told = withoutMarkdown(step["instruction"]);
  if (typeof told !== "string") return told;
  const lines = linesOf(step);
  return told
    .replaceAll(/\{\{ ?ingredients\[(\d{1,3})\] ?\}\}/gu, (_, at: string) => lines[Number(at)] ?? "")
    .replaceAll(/\{\{ ?scale\(([\d.]{1,10})\) ?\}\}/gu, "$1");
}
