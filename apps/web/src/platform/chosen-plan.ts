import { localText } from "./device/text.ts";
import { createValueStore } from "./value-store.ts";

/** The planner's key for the plan that it is to open. spec: 2, section 3, "Local browser storage". */
export const chosenPlan = localText("selected-meal-plan");

/** Goes up with every choice, so that a planner that is on the screen hears of it. */
export const planChoices = createValueStore(0, "never");

/** Leaves word for the planner which plan to open. */
export function choosePlan(id: string): void {
  chosenPlan.write(JSON.stringify({ id }));
  planChoices.set(planChoices.get() + 1);
}
