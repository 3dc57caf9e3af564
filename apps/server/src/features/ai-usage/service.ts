export { Asking, heldUse, hourly, type ChefCaller, type EatingRules, type FunctionParts } from "./asking.ts";
export { databaseMeter } from "./meter.ts";
