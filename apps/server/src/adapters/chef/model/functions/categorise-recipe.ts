import { MEAL_CATEGORIES, type MealCategory } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked } from "./parts.ts";

const sorted = z.object({ category: z.enum(MEAL_CATEGORIES) });
const form = formOf("category", sorted);
const read = jsonReader(sorted);

/** Has a recipe sorted by its name. */
export async function categoriseRecipe(line: ModelCall, recipeName: string): Promise<MealCategory> {
  const question = {
    instructions: instructions("categorise-recipe.v1"),
    messages: asked({ recipeName }),
    form,
  };
  return (await askUntilRead(line, question, read)).category;
}
