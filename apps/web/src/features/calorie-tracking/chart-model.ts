import type { DaysSummary } from "@meal/domain/calorie-tracking/days";
import type { Intake } from "@meal/domain/calorie-tracking/diary";

/** One place of a chart: a day, or a week of a month as its mean day. */
export interface Span {
  readonly key: string;
  /** Under its bars: "11/22". */
  readonly label: string;
  /** In full: "Sunday, November 22". */
  readonly name: string;
  /** Null is a gap: nothing was written down. */
  readonly intake: Intake | null;
  /** The day or week of this column is not over yet. */
  readonly isPartial: boolean;
}

/** What a chart shows. */
export interface ChartModel {
  readonly label: string;
  readonly spans: readonly Span[];
  readonly limit: number | null;
  readonly summary: DaysSummary;
}

const steps = [1, 2, 2.5, 5, 10];

/** The marks of an axis from nought to at least this: three to six round numbers. */
export function marksTo(most: number): readonly number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough) ?? 10);
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The place that a key leads to, from the one at `index`; null for other keys. */
export function placeAfter(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return Math.min(index + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
