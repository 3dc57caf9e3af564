import type { Nearest, PlanAnswer } from "./generation-state.ts";
import type { OpenPlan, Wishes } from "../plan/open-plan.ts";
import type { PlanStore } from "../plan/plan-store.ts";

/** What a plan is made of, and who hears of it. */
export interface Order {
  readonly wishes: Wishes;
  /** The mark of the plan whose rest is made anew, or to which this is another proposal. */
  readonly generation?: string | undefined;
  /** The date of its first day. */
  readonly startDate?: string | undefined;
  readonly store: PlanStore;
  /** Makes the plan on the screen of what the chef answered. */
  readonly onPlan: (answer: PlanAnswer, wishes: Wishes) => OpenPlan;
  /** The plan is there and complete: it is counted and saved. */
  readonly onFinished: () => Promise<unknown>;
  /** Asks again where no plan can keep what was asked for, with a change; undefined where the settings are asked again. */
  readonly askAgain?: ((nearest: Nearest) => void) | undefined;
  /** No use was left. */
  readonly onLimit: () => void;
}
