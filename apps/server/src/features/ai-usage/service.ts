export { Asking, heldUse, hourly, type Asker, type Eater, type FunctionParts } from "./asking.ts";
export { databaseMeter } from "./meter.ts";
