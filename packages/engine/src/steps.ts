// A door of the engine (see package.json): cooking steps, their minutes, and the category of a dish.
export { categoryOf } from "./steps/category-of.ts";
export { titleOf } from "./steps/cooking-steps-for.ts";
export { leadMinutesOf } from "./steps/lead-minutes.ts";
export { statedMinutes } from "./steps/stated-minutes.ts";
export { defaultMinutes } from "./steps/step-kinds.ts";
export { cookingStepOf, keepsDaysOf, splitMinutes } from "./steps/waiting.ts";
export { instructionsIn, stepsFrom, timedStep, type StepGuess } from "./steps/write-cooking-steps.ts";
