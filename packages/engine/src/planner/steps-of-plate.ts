import type { CookingStep } from "@meal/domain/chef/recipes";
import type { Dish } from "../dishes/dish.ts";
import { inSentence } from "../dishes/rename.ts";
import { interleave } from "../steps/interleave.ts";
import { servesIn, withoutHurry } from "../steps/serving.ts";
import { cookingStepOf, waitingMinutesOf } from "../steps/waiting.ts";
import type { Plate } from "./plate.ts";
import { shortName } from "./short-name.ts";

/** Only with its last step a dish goes onto the table. */
const servesAt = ({ steps }: Dish, at: number): boolean =>
  at === steps.length - 1 && servesIn(steps[at]?.text ?? "");

/** "Fry it in the oil", where "it" is what the same dish had in hand just before. */
const GOES_ON = /^(?:\p{L}+ )?\p{L}+ (?:it|them|both)\b/u;

/**
 * The steps of a plate in the order of work. Where the work passes from one dish to another the step says to which;
 * an apple or a slice of bread says it by itself.
 */
export const stepsOfPlate = ({ main, addons }: Pick<Plate, "main" | "addons">): CookingStep[] => {
  const components = [main, ...addons];
  const order = interleave(
    components.map(({ dish }) =>
      dish.steps.map((step, at) => ({
        minutes: step.minutes,
        waitingMinutes: waitingMinutesOf(step),
        isServing: servesAt(dish, at),
      })),
    ),
  );
  let before = 0;
  return order.flatMap((place, at) => {
    const component = components[place.dish];
    const step = component?.dish.steps[place.step];
    if (component === undefined || step === undefined) return [];
    const isCutOff = order[at - 1]?.dish !== place.dish && place.step > 0 && GOES_ON.test(step.text);
    const isElsewhere = !component.isExtra && (place.dish !== before || isCutOff);
    if (!component.isExtra) before = place.dish;
    const text = at === order.length - 1 ? step.text : withoutHurry(step.text);
    const instruction = isElsewhere ? `For the ${shortName(component.dish.name)}: ${inSentence(text)}` : text;
    return [{ ...cookingStepOf(step), instruction, ...(place.dish > 0 && { isSide: true }) }];
  });
};

/** What has to be done ahead for a plate; its dishes wait beside one another. */
export const leadOfPlate = ({ main, addons }: Pick<Plate, "main" | "addons">): number =>
  Math.max(...[main, ...addons].map(({ leadMinutes }) => leadMinutes));
