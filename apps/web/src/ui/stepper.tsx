import { Minus, Plus } from "lucide-react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import * as t from "./texts/en/fields.ts";

interface StepperProps {
  /** What is counted: "people". It names the buttons, and is read with the number. */
  label: string;
  /** The number in words: "2 people". */
  valueText: string;
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  className?: string;
}

/** A small number with a button at each side; the number is read out as it changes. */
export function Stepper({ label, valueText, value, min, max, onValueChange, className }: StepperProps) {
  return (
    <div className={cx("flex max-w-full min-w-0 items-center gap-1", className)}>
      <IconButton
        label={t.fewer(label)}
        variant="quiet"
        icon={<Minus aria-hidden="true" className="size-5" />}
        disabled={value <= min}
        onClick={() => onValueChange(value - 1)}
      />
      <output className="tabular w-[min(6rem,30vw)] min-w-0 text-center font-semibold">{valueText}</output>
      <IconButton
        label={t.more(label)}
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={value >= max}
        onClick={() => onValueChange(value + 1)}
      />
    </div>
  );
}
