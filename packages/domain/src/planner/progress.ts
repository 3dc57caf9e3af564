/** What is going on while a plan is made: its meals first, then their categories and pictures. */
export type GenerationPhase = "planning" | "pictures";

type Ramp = { readonly everyMs: number; readonly mostAtOnce: number; readonly cap: number };

/** spec: 2, section 4, "Plan generation", step 3. */
export const RAMPS: { readonly [Phase in GenerationPhase]: Ramp } = {
  planning: { everyMs: 500, mostAtOnce: 3, cap: 85 },
  pictures: { everyMs: 1000, mostAtOnce: 5, cap: 95 },
};

/** spec: where the bar stands once the meals are there. */
export const PLANNED_PERCENT = 90;

/** spec: how long the finished bar stays. */
export const RESET_AFTER_MS = 1000;

/** One tick of the ramp; what the chef really reports counts where it is further. `random` is from 0 to 1. */
export function climb(percent: number, phase: GenerationPhase, random: number): number {
  const { mostAtOnce, cap } = RAMPS[phase];
  const step = 1 + Math.min(mostAtOnce - 1, Math.floor(random * mostAtOnce));
  return Math.max(percent, Math.min(cap, percent + step));
}
