import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { Certificate, PlanDay } from "@meal/domain/chef/plans";
import { totalsOfDay } from "@meal/domain/planner/day-totals";
import { kcal } from "./labels.ts";
import type { Wishes } from "./open-plan.ts";

/** What a plan promises, in one sentence. Allergies are nobody's business who only reads it: they have a line of their own. */
export function certificateInWords(certificate: Certificate, request: Wishes | undefined): string {
  const { broken, relaxed } = certificate;
  const diet =
    request?.diet === undefined || request.diet === "none" ? "" : DIET_LABELS[request.diet].toLowerCase();
  const kept = broken.length > 0 ? "but not every rule is kept" : diet;
  const missed = relaxed.filter(({ wish }) => wish !== "calories").length;
  const wishes =
    missed === 0
      ? [isKept(certificate) ? "all wishes kept" : ""]
      : [missed === 1 ? "one wish could not be kept" : `${missed} wishes could not be kept`];
  return `${[energyInWords(certificate), kept, ...wishes].filter(Boolean).join(", ")}.`;
}

function energyInWords({ days, relaxed }: Certificate): string {
  const target = `${kcal(days[0]?.targetKcal ?? 0)} kcal`;
  const off = relaxed.filter(({ wish }) => wish === "calories").length;
  if (off > 0) {
    if (days.length === 1) return `This day is not near ${target}`;
    return `${off} of ${days.length} days ${off === 1 ? "is" : "are"} not near ${target}`;
  }
  const furthest = Math.max(0, ...days.map((day) => deviation(day.reached.kcal, day.targetKcal)));
  return `Every day within ${furthest <= 1 ? 1 : Math.ceil(furthest)} % of ${target}`;
}

/** Whether the plan deserves its mark: no rule is broken, and every day brings its calories. */
export function isKept({ broken, relaxed }: Certificate): boolean {
  return broken.length === 0 && relaxed.every(({ wish }) => wish !== "calories");
}

/** The energy of a day as its card shows it: its meals, each rounded. Where the recount says more than that, the recount. */
export function energyOf(counted: number, day: PlanDay | undefined): number {
  const shown = day === undefined ? counted : totalsOfDay(day, undefined).kcal;
  return Math.abs(shown - counted) <= (day?.meals.length ?? 0) / 2 ? shown : counted;
}

/** How far off, in percent of the target. */
export function deviation(reached: number, target: number): number {
  return target <= 0 ? 0 : (Math.abs(reached - target) / target) * 100;
}
