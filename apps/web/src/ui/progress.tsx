import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type ProgressTone = "herb" | "butter" | "danger" | "tomato";

/** From this share of the whole on, the bar takes this tone. */
export interface ProgressThreshold {
  fromShare: number;
  tone: ProgressTone;
}

const fills: Record<ProgressTone, string> = {
  herb: "fill-herb",
  butter: "fill-butter-fill more-contrast:fill-butter",
  danger: "fill-danger",
  tomato: "fill-tomato",
};

/** The tone of a share: the last threshold it has reached. */
export function progressTone(share: number, thresholds: readonly ProgressThreshold[]): ProgressTone {
  let tone: ProgressTone = "herb";
  for (const threshold of thresholds) if (share >= threshold.fromShare) tone = threshold.tone;
  return tone;
}

interface ProgressProps {
  label: ReactNode;
  /** Stands at the right and says in words what the colour says: "1,420 of 2,000 kcal". */
  valueText?: string;
  /** Null while nobody knows how far it is. */
  value: number | null;
  max?: number;
  thresholds?: readonly ProgressThreshold[];
  hideLabel?: boolean;
  className?: string;
}

const noThresholds: readonly ProgressThreshold[] = [];

export function Progress(props: ProgressProps) {
  const {
    label,
    valueText,
    value,
    max = 100,
    thresholds = noThresholds,
    hideLabel = false,
    className,
  } = props;
  const share = value === null || max <= 0 ? 0 : value / max;
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <div className={cx("grid gap-1.5", className)}>
      <div className={cx("flex flex-wrap items-baseline justify-between gap-x-4", hideLabel && "sr-only")}>
        <span className="font-semibold">{label}</span>
        {valueText !== undefined && <span className="tabular text-sm text-quiet">{valueText}</span>}
      </div>
      {/* Drawn, because a width in a style attribute would need a hole in the security policy. */}
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not agree on how to style a progress element.
        role="progressbar"
        aria-label={typeof label === "string" ? label : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value === null ? undefined : Math.round(percent)}
        aria-valuetext={valueText}
        className="h-2.5 w-full overflow-hidden rounded-full border border-transparent bg-track"
      >
        <rect
          width={value === null ? "40%" : `${percent}%`}
          height="100%"
          rx="5"
          className={cx(
            "transition-[width,fill] duration-200 forced-colors:fill-[Highlight]",
            value === null && "animate-breathe",
            fills[progressTone(share, thresholds)],
          )}
        />
      </svg>
    </div>
  );
}
