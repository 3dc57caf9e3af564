// A door of the engine (see package.json): the method of a recipe, read as text. Light, for it is loaded beside files of strangers.
export { durationsIn } from "./steps/durations.ts";
export { splitSteps } from "./steps/split-steps.ts";
