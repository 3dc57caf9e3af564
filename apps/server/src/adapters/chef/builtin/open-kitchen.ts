import { setImmediate } from "node:timers/promises";
import type { Kitchen } from "@meal/engine/writer/kitchen";

let opened: Promise<Kitchen> | undefined;
let warmed: Promise<void> | undefined;

/** The kitchen, loaded when it is first asked for: a server that nobody visits does not carry the engine and its tables. */
export function openKitchen(): Promise<Kitchen> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Kitchen> {
  const { loadKitchen } = await import("./load-kitchen.ts");
  return loadKitchen();
}

/** Works out what every diet may eat before somebody waits for it, in steps between which requests are answered. */
export function warmKitchen(): Promise<void> {
  warmed ??= warm();
  return warmed;
}

async function warm(): Promise<void> {
  const { planner } = await openKitchen();
  const { warmPlanner } = await import("@meal/engine/planner/warm-planner");
  const diets = warmPlanner(planner);
  while (diets.next().done !== true) await setImmediate();
}
