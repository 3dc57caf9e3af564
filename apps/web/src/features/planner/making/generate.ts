import { ApiError } from "../../../platform/api.ts";
import { forgetAt } from "../../../platform/memory.ts";
import { network } from "../../../platform/network.ts";
import { toast } from "../../../ui/toast-store.ts";
import { startRamp } from "./generation-ramp.ts";
import { generation, idle, type Nearest, type PlanAnswer } from "./generation-state.ts";
import { reasonOf } from "./generation-words.ts";
import type { OpenPlan, Wishes } from "../plan/open-plan.ts";
import type { PlanStore } from "../plan/plan-store.ts";
import * as t from "../texts/en/plan.tsx";

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

let running: AbortController | undefined;
forgetAt("session", cancelGeneration);

/** Gives up; the server gives the use back. */
export function cancelGeneration(): void {
  running?.abort();
}

/** spec: 2, section 4, "Plan generation", from the photos to the finished bar. */
export async function generate(order: Order): Promise<void> {
  const abort = new AbortController();
  running = abort;
  generation.set({ status: "planning", percent: 0, dishes: [] });
  const stopRamp = startRamp("planning");
  try {
    const { makePlan } = await loadMaking();
    await makePlan(order, abort.signal, stopRamp);
  } catch (error) {
    fail(error, order);
  } finally {
    stopRamp();
  }
}

/** A file that does not come is a server that does not answer. */
async function loadMaking() {
  return import("./make-plan.ts").catch((error: unknown) => {
    throw new ApiError("offline", String(error));
  });
}

function fail(error: unknown, { onLimit }: Order): void {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "aborted") generation.set(idle);
  else if (code === "limit_reached") {
    generation.set(idle);
    onLimit();
  } else if (code === "offline" && !network.isOnline()) generation.set({ status: "offline" });
  else {
    const reason = reasonOf(error);
    generation.set({ status: "failed", reason });
    toast({ tone: "destructive", title: t.generationFailed, description: reason });
  }
}
