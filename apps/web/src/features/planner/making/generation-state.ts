import type { OutputOf } from "@meal/contract/endpoint";
import type { generateMealPlan } from "@meal/contract/planner";
import { createValueStore, useValue } from "../../../platform/value-store.ts";

export type PlanAnswer = OutputOf<typeof generateMealPlan>;
export type Impossible = NonNullable<PlanAnswer["impossible"]>;
/** What would have to change for a plan that can be made. */
export type Nearest = NonNullable<Impossible["nearest"]>;

/** How far the making of a plan is. While the pictures come the plan is already there. */
export type Generation =
  | { readonly status: "idle" }
  | { readonly status: "planning"; readonly percent: number; readonly dishes: readonly string[] }
  | { readonly status: "pictures"; readonly percent: number }
  | {
      readonly status: "impossible";
      readonly impossible: Impossible;
      /** Asks again with a change; undefined where the settings are what was asked for. */
      readonly askAgain: ((nearest: Nearest) => void) | undefined;
    }
  | { readonly status: "offline" }
  | { readonly status: "failed"; readonly reason: string };

export const idle: Generation = { status: "idle" };

/** Outside the page, so that a plan on its way survives going to another screen and back. */
export const generation = createValueStore<Generation>(idle, "session");

export const useGeneration = (): Generation => useValue(generation);

export const isBusy = ({ status }: Generation): boolean => status === "planning" || status === "pictures";
