import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { Certificate } from "@meal/domain/chef/plans";
import { kcal } from "./labels.ts";
import type { Wishes } from "./open-plan.ts";

/** What a plan promises, in one sentence. */
export function certificateInWords(
  { days, broken, relaxed }: Certificate,
  request: Wishes | undefined,
): string {
  const target = days[0]?.targetKcal ?? 0;
  const furthest = Math.max(0, ...days.map((day) => deviation(day.reached.kcal, day.targetKcal)));
  const near = `Every day within ${furthest <= 1 ? 1 : Math.ceil(furthest)} % of ${kcal(target)} kcal`;
  const rules = [
    request?.diet === undefined || request.diet === "none" ? "" : DIET_LABELS[request.diet].toLowerCase(),
    ...(request?.allergies ?? []).map((allergy) => `no ${allergy}`),
  ].filter((part) => part !== "");
  const kept = broken.length > 0 ? ["but not every rule is kept"] : rules;
  const wishes =
    relaxed.length === 0
      ? "all wishes kept"
      : relaxed.length === 1
        ? "one wish could not be kept"
        : `${relaxed.length} wishes could not be kept`;
  return `${[near, ...kept, wishes].join(", ")}.`;
}

/** How far off, in percent of the target. */
export function deviation(reached: number, target: number): number {
  return target <= 0 ? 0 : (Math.abs(reached - target) / target) * 100;
}
