import { dietsOf } from "@meal/domain/chef/diets-of";
import type { Certificate, PlanDay } from "@meal/domain/chef/plans";
import { totalsOfDay } from "@meal/domain/planner/day-totals";
import type { Wishes } from "./open-plan.ts";
import * as t from "../texts/en/certificate.tsx";
import * as counts from "../texts/en/counts.ts";
import { diets } from "../../../ui/texts/en/diets.ts";

/** What a plan promises, in one sentence. Allergies are nobody's business who only reads it: they have a line of their own. */
export function certificateInWords(certificate: Certificate, request: Wishes | undefined): string {
  const { broken, wishes: judged = [], wishesNotUnderstood = [] } = certificate;
  const kept = dietsOf(request ?? {}).map((diet) => diets[diet].toLowerCase());
  const parts = [
    energyInWords(certificate),
    ...(broken.length > 0 ? [t.notEveryRuleKept] : kept),
    wishesInWords(certificate, judged.length),
    wishesNotUnderstood.length === 0 ? "" : t.wordsNotUnderstood,
  ];
  return t.promise(parts.filter(Boolean));
}

function wishesInWords(certificate: Certificate, judgedCount: number): string {
  const missed = missedWishes(certificate);
  if (missed > 0) return t.wishesMissed(missed);
  return isWholly(certificate) && judgedCount > 0 ? t.allWishesKept : "";
}

/** How many wishes were missed, however many meals or days each of them was missed in. */
function missedWishes({ relaxed, wishes = [] }: Certificate): number {
  const kinds = new Set(relaxed.map(({ wish }) => wish).filter((wish) => wish !== "calories"));
  return kinds.size + wishes.filter((wish) => !wish.isKept).length;
}

function energyInWords({ days, relaxed }: Certificate): string {
  if (days.length === 0) return t.nothingToEat;
  const target = counts.kcal(days[0]?.targetKcal ?? 0);
  const off = relaxed.filter(({ wish }) => wish === "calories").length;
  if (off > 0) return days.length === 1 ? t.dayOff(target) : t.daysOff(off, days.length, target);
  const [share = 1, ...others] = new Set(days.map((day) => day.shareOfDay ?? 1));
  if (others.length > 0) return t.energyByMeals;
  const percent = share < 1 ? Math.round(share * 100) : null;
  return days.length === 1 ? t.energyOfDay(target, percent) : t.energyEveryDay(target, percent);
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
