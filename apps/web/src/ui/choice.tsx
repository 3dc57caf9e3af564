import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface ChoiceRowProps {
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
}

/** The row of a checkbox, a switch or a radio: all of it can be tapped. */
export function ChoiceRow({ control, label, hint, className }: ChoiceRowProps) {
  return (
    <label
      className={cx(
        "flex min-h-12 items-start gap-3 py-3 has-disabled:cursor-not-allowed has-disabled:text-quiet",
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
