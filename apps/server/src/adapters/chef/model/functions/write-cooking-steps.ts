import type { RecipeText } from "@meal/domain/chef/chef-port";
import type { CookingStep } from "@meal/domain/chef/recipes";
import { STEP_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked, type ModelParts } from "./parts.ts";
import { writeRecipe } from "./write-recipe.ts";

const MOST_STEPS = 100;
const MOST_LETTERS = 5000;
const MOST_MINUTES = 14_400;

const split = z.object({
  steps: z
    .array(
      z.object({
        instruction: z.string().trim().min(1),
        minutes: z.number().min(0).max(MOST_MINUTES).nullable().catch(null),
        category: z.enum(STEP_CATEGORIES).nullable().catch(null),
      }),
    )
    .min(1),
});
const form = formOf("steps", split);
const read = jsonReader(split);

/** Has a recipe split into steps; where the text only names a dish, the recipe is written first, as the eater may eat it. */
export async function writeCookingSteps(
  parts: ModelParts,
  line: ModelCall,
  { recipeText, diet, allergies }: RecipeText,
): Promise<readonly CookingStep[]> {
  const { engine } = parts;
  const title = await engine.titleWithoutSteps(recipeText, line.call);
  if (title === null) return splitByModel(parts, line, recipeText);
  const wish = { ...title, ingredients: [], diet, allergies };
  const answer = await writeRecipe(parts, line, wish);
  return answer.kind === "recipe"
    ? engine.stepsFrom(answer.recipeDetails.instructions, line.call)
    : splitByModel(parts, line, recipeText);
}

/** A time that stands in a step is the step's time, whatever the model says. */
async function splitByModel(
  { engine }: ModelParts,
  line: ModelCall,
  recipeText: string,
): Promise<readonly CookingStep[]> {
  const messages = asked({ recipeText });
  const question = { instructions: instructions("write-cooking-steps.v1"), messages, form };
  const { steps } = await askUntilRead(line, question, read);
  const orders = steps
    .slice(0, MOST_STEPS)
    .map(({ instruction, ...guess }) => ({ instruction: instruction.slice(0, MOST_LETTERS), guess }));
  return engine.timedSteps(orders, line.call);
}
