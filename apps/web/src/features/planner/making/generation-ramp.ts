import { climb, type GenerationPhase, RAMPS } from "@meal/domain/planner/progress";
import { generation } from "./generation-state.ts";

/** The bar climbs by the specified steps, so that it never stands still. */
export function startRamp(phase: GenerationPhase): () => void {
  const timer = setInterval(() => {
    const now = generation.get();
    if (now.status === phase) changeProgress({ percent: climb(now.percent, phase, Math.random()) });
  }, RAMPS[phase].everyMs);
  return () => clearInterval(timer);
}

export function changeProgress(part: { readonly percent: number }): void {
  const now = generation.get();
  if (now.status === "planning" || now.status === "pictures") generation.set({ ...now, ...part });
}
