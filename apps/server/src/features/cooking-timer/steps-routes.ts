import { generateCookingSteps } from "@meal/contract/cooking-timer";
import type { StepCategory } from "@meal/domain/chef/vocabulary";
import { route, type Route } from "../../http/route.ts";
import type { Chef } from "../../ports/chef.ts";
import { hourly, type Asking } from "../ai-usage/service.ts";

const questions = hourly("generate-cooking-steps", 60);

/** spec: 2, section 3: a step carries a style class; ours are named after what the cook does, and the screen gives them a colour. */
const colorOf = (category: StepCategory): string => `step-${category}`;

/** Steps with minutes from a recipe's text. */
export function cookingStepsRoutes({
  asking,
  chef,
}: {
  readonly asking: Asking;
  readonly chef: Pick<Chef, "writeCookingSteps">;
}): readonly Route[] {
  return [
    route(generateCookingSteps, async ({ body, ...call }) => {
      const asker = await asking.begin(call, questions);
      const { diet, allergies } = await asking.eatingRulesOf(asker);
      const input = { recipeText: body.recipeText, diet, allergies };
      const { answer, info } = await chef.writeCookingSteps(input, asker.chefCall);
      const steps = answer.map((step) => Object.assign({ color: colorOf(step.category) }, step));
      return { steps, generationInfo: info };
    }),
  ];
}
