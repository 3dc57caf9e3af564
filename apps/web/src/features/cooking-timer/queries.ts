import type { generateCookingSteps } from "@meal/contract/cooking-timer";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { call } from "../../platform/api.ts";

/** A model takes its time over a long recipe. */
const patienceMs = 120_000;

/** The steps of a recipe as the chef reads them, and what the chef has to say about them. */
export interface WrittenSteps {
  readonly steps: readonly TimerStep[];
  readonly note: string | null;
}

export async function askForSteps(recipeText: string): Promise<WrittenSteps> {
  const { steps, generationInfo } = await call<typeof generateCookingSteps>(
    "POST /api/functions/generate-cooking-steps",
    { body: { recipeText } },
    { timeoutMs: patienceMs },
  );
  return { steps, note: generationInfo.note };
}
