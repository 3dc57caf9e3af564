export { Asking, hourly, type Asker, type Eater } from "./asking.ts";
export { databaseMeter } from "./meter.ts";
