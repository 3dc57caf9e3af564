import type { generateCookingSteps } from "@meal/contract/cooking-timer";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { call } from "../../platform/api.ts";

/** A model takes its time over a long recipe. */
const patienceMs = 120_000;

/** The steps of a recipe, as the chef reads them. */
export async function askForSteps(recipeText: string): Promise<readonly TimerStep[]> {
  const body = { recipeText };
  const options = { timeoutMs: patienceMs };
  const address = "POST /api/functions/generate-cooking-steps";
  return (await call<typeof generateCookingSteps>(address, { body }, options)).steps;
}
