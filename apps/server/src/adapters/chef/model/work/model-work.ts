import type { PlanRequest } from "@meal/domain/chef/plans";
import { checkProposal } from "@meal/engine/plans";
import type { Kitchen } from "@meal/engine/kitchen";
import { instructionsIn, stepsFrom, type StepGuess, timedStep, titleOf } from "@meal/engine/steps";
import { emergencyIn, offersAfter } from "@meal/engine/talk";
import { countPlate } from "./count-plate.ts";
import { recipeDetails } from "./recipe-details.ts";
import { tableFigures } from "./table-figures.ts";
import { withTrueFigure } from "./true-figure.ts";
import { warnOfProduct } from "./warn-of-product.ts";
import { whyNotFor } from "./why-not-for.ts";

interface Proposed {
  readonly request: PlanRequest;
  readonly proposed: Parameters<typeof checkProposal>[2];
}

interface Order {
  readonly instruction: string;
  readonly guess: StepGuess;
}

/** What the model chef has checked and counted by the engine. */
export const modelWork = {
  countPlate,
  recipeDetails,
  tableFigures,
  warnOfProduct,
  whyNotFor,
  withTrueFigure,
  offersAfter,
  emergencyIn: (_: Kitchen, text: string) => emergencyIn(text),
  checkProposal: ({ planner }: Kitchen, { request, proposed }: Proposed) =>
    checkProposal(planner, request, proposed),
  /** The name of the dish in a text that does not say what to do; null where it does. */
  titleWithoutSteps: (_: Kitchen, recipeText: string) =>
    instructionsIn(recipeText) === null ? titleOf(recipeText) : null,
  stepsFrom: (_: Kitchen, orders: readonly string[]) => stepsFrom(orders),
  timedSteps: (_: Kitchen, orders: readonly Order[]) =>
    orders.map(({ instruction, guess }) => timedStep(instruction, guess)),
};

/** The types of what the model chef has done by the engine. */
export type ModelWork = typeof modelWork;
