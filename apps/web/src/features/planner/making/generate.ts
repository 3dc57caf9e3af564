import { ApiError } from "../../../platform/api.ts";
import { forgetAt } from "../../../platform/memory.ts";
import { network } from "../../../platform/network.ts";
import { toast } from "../../../ui/toast-store.ts";
import { startRamp } from "./generation-ramp.ts";
import { generation, idle } from "./generation-state.ts";
import { reasonOf } from "./generation-words.ts";
import type { Order } from "./order.ts";
import * as t from "../texts/en/plan.tsx";

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
  const stopRamp = startRamp("planning", abort.signal);
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
