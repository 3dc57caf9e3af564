import type { CookingStep } from "@meal/domain/chef/recipes";
import { STEP_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { statedMinutes } from "@meal/engine/steps/stated-minutes";
import { defaultMinutes, stepCategoryOf } from "@meal/engine/steps/step-kinds";
import { z } from "zod";
import { askUntilRead } from "../calls/ask.ts";
import type { Line } from "../calls/line.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked } from "./parts.ts";

const MOST_STEPS = 100;
const MOST_LETTERS = 5000;
const MOST_MINUTES = 14_400;

const split = z.object({
  steps: z
    .array(
      z.object({
        instruction: z.string().min(1),
        minutes: z.number().min(0).max(MOST_MINUTES).nullable().catch(null),
        category: z.enum(STEP_CATEGORIES).nullable().catch(null),
      }),
    )
    .min(1),
});
const form = formOf("steps", split);
const read = jsonReader(split);

/** Has a recipe split into steps. A time that stands in a step is the step's time, whatever the model says. */
export async function writeCookingSteps(line: Line, recipeText: string): Promise<readonly CookingStep[]> {
  const messages = asked({ recipeText });
  const question = { instructions: instructions("write-cooking-steps.v1"), messages, form };
  const { steps } = await askUntilRead(line, question, read);
  return steps.slice(0, MOST_STEPS).map(({ instruction: written, minutes, category }) => {
    const instruction = written.slice(0, MOST_LETTERS);
    return {
      instruction,
      timeInMinutes: statedMinutes(instruction) ?? minutes ?? defaultMinutes(instruction),
      category: category ?? stepCategoryOf(instruction),
    };
  });
}
