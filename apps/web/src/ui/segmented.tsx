import { useId } from "react";
import { cx } from "./cx.ts";
import type { RadioGroupProps } from "./radio-group.tsx";

/** Two to four short choices side by side; underneath they are radios, so the arrow keys move between them. */
export function Segmented<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cx("flex max-w-full min-w-0 flex-wrap rounded-card bg-linen p-1", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "relative grid min-h-10 flex-auto place-items-center rounded-[0.7rem] border border-transparent px-3 text-center",
            "font-semibold text-quiet transition-colors after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink",
            "has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
            "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
