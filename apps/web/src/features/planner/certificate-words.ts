import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { Certificate, PlanDay } from "@meal/domain/chef/plans";
import { totalsOfDay } from "@meal/domain/planner/day-totals";
import { kcal } from "./labels.ts";
import type { Wishes } from "./open-plan.ts";

/** What a plan promises, in one sentence. Allergies are nobody's business who only reads it: they have a line of their own. */
export function certificateInWords(certificate: Certificate, request: Wishes | undefined): string {
  const { broken, wishes: judged = [], wishesNotUnderstood = [] } = certificate;
  const diet =
    request?.diet === undefined || request.diet === "none" ? "" : DIET_LABELS[request.diet].toLowerCase();
  const kept = broken.length > 0 ? "but not every rule is kept" : diet;
  const missed = missedWishes(certificate);
  const areAllKept = isWholly(certificate) && judged.length > 0;
  const wishes =
    missed === 0
      ? [areAllKept ? "all wishes kept" : ""]
      : [missed === 1 ? "one wish could not be kept" : `${missed} wishes could not be kept`];
  const unread = wishesNotUnderstood.length === 0 ? "" : "some words were not understood";
  return `${[energyInWords(certificate), kept, ...wishes, unread].filter(Boolean).join(", ")}.`;
}

/** How many wishes were missed, however many meals or days each of them was missed in. */
function missedWishes({ relaxed, wishes = [] }: Certificate): number {
  const kinds = new Set(relaxed.map(({ wish }) => wish).filter((wish) => wish !== "calories"));
  return kinds.size + wishes.filter((wish) => !wish.isKept).length;
}

function energyInWords({ days, relaxed }: Certificate): string {
  const target = `${kcal(days[0]?.targetKcal ?? 0)} kcal`;
  const off = relaxed.filter(({ wish }) => wish === "calories").length;
  if (off > 0) {
    if (days.length === 1) return `This day is not near ${target}`;
    return `${off} of ${days.length} days ${off === 1 ? "is" : "are"} not near ${target}`;
  }
  const [share = 1, ...others] = new Set(days.map((day) => day.shareOfDay ?? 1));
  if (others.length > 0) return "Every day brings the part of its calories that its meals carry";
  const part = share < 1 ? `, ${Math.round(share * 100)} % of a day` : "";
  return days.length === 1 ? `${target}${part}` : `${target} every day${part}`;
}

/** Whether the plan deserves its mark: it is all that was asked for, and all of that was understood. */
export function isWholly(certificate: Certificate): boolean {
  const { broken, relaxed, wishesNotUnderstood = [] } = certificate;
  const isRight = broken.length === 0 && relaxed.every(({ wish }) => wish !== "calories");
  return isRight && wishesNotUnderstood.length === 0 && missedWishes(certificate) === 0;
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
