import type { PlanOutcome, PlanRequest } from "@meal/domain/chef/plans";
import { CUISINES, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import type { PlanProgress } from "../../../../ports/chef.ts";
import { tellOfDays } from "../../plan-progress.ts";
import { askUntilRead } from "../calls/ask.ts";
import type { Line } from "../calls/line.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked, type ModelParts } from "./parts.ts";

const figure = z.number().nullable().catch(null);
const lines = z.array(z.string());

const meal = z.object({
  name: z.string(),
  description: z.string().catch(""),
  category: z.enum(MEAL_CATEGORIES).nullable().catch(null),
  cuisine: z.enum(CUISINES).nullable().catch(null),
  difficulty: z.enum(DIFFICULTIES).nullable().catch(null),
  servings: figure,
  calories: figure,
  ingredients: lines,
  instructions: lines,
});

const proposal = z.object({ days: z.array(z.object({ meals: z.array(meal) })).min(1) });
const form = formOf("plan", proposal);
const read = jsonReader(proposal);

/** Where asking ends and checking begins, in percent. */
const ASKED = 85;

/** Has a plan proposed, and makes of it one that keeps every rule. */
export async function planMeals(
  { engine }: ModelParts,
  line: Line,
  request: PlanRequest,
  onProgress?: (progress: PlanProgress) => void,
): Promise<PlanOutcome> {
  onProgress?.({ percent: 2, phase: "Asking the model" });
  const question = { instructions: instructions("plan-meals.v1"), messages: asked(wishesOf(request)), form };
  const follow = onProgress && ((text: string) => tellOfWriting(text, request, onProgress));
  const proposed = await askUntilRead(line, question, read, follow);
  onProgress?.({ percent: ASKED, phase: "Checking every meal" });
  const outcome = await engine.checkProposal({ request, proposed }, line.call);
  if (onProgress !== undefined) tellOfDays(outcome, onProgress);
  return outcome;
}

/** What the model is told: the wishes, and of the meals to keep no more than their names. */
function wishesOf({ keep, seed: _seed, ...wishes }: PlanRequest): object {
  return { ...wishes, alreadyPlanned: keep.map(({ meal: { name } }) => name) };
}

function tellOfWriting(
  text: string,
  { days }: PlanRequest,
  onProgress: (progress: PlanProgress) => void,
): void {
  const begun = Math.min(days, text.split('"meals"').length - 1);
  if (begun === 0) return;
  const percent = Math.round(5 + ((ASKED - 5) * (begun - 1)) / days);
  onProgress({ percent, phase: `Day ${begun} of ${days} is being written` });
}
