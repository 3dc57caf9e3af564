import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface ChoiceRowProps {
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  /** For long lists: as low as a finger still hits. */
  isDense?: boolean;
  className?: string | undefined;
}

/** The row of a checkbox, a switch or a radio: all of it can be tapped. */
export function ChoiceRow({ control, label, hint, isDense = false, className }: ChoiceRowProps) {
  return (
    <label
      className={cx(
        isDense ? "min-h-11 items-center py-1.5" : "min-h-12 items-start py-3",
        "flex gap-3 has-disabled:cursor-not-allowed has-disabled:text-quiet",
        className,
      )}
    >
      {control}
      <span className="grid min-w-0">
        <span>{label}</span>
        {hint !== undefined && <span className="text-sm text-quiet">{hint}</span>}
      </span>
    </label>
  );
}
