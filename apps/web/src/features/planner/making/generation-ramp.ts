import { climb, type GenerationPhase, RAMPS } from "@meal/domain/planner/progress";
import { generation } from "./generation-state.ts";

/** The bar climbs by the specified steps, so that it never stands still; what was given up climbs no further. */
export function startRamp(phase: GenerationPhase, signal: AbortSignal): () => void {
  const timer = setInterval(() => {
    const now = generation.get();
    if (now.status === phase) changeProgress({ percent: climb(now.percent, phase, Math.random()) });
  }, RAMPS[phase].everyMs);
  const stop = () => clearInterval(timer);
  signal.addEventListener("abort", stop);
  return stop;
}

export function changeProgress(part: { readonly percent: number }): void {
  const now = generation.get();
  if (now.status === "planning" || now.status === "pictures") generation.set({ ...now, ...part });
}
