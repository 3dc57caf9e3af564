// A door of the engine (see package.json): what the search over plates weighs: benches look for a better plan than it finds.
export { corridorOf, WORST } from "./planner/balance.ts";
export { at, CARBS, FAT, FIBER, KCAL, PROTEIN, SATURATED_FAT, SODIUM, SUGARS } from "./planner/figures.ts";
export { kitchenPool } from "./planner/pool-of-request.ts";
export { type LaidOut, layOut } from "./planner/plan-table.ts";
export type { Plate } from "./planner/plate.ts";
export { mealScore, meetsOf, totalWeight, wishesOf } from "./planner/preferences.ts";
