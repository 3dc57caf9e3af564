import { useId, type ReactNode } from "react";
import { ChoiceRow } from "./choice.tsx";

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** One of several: what `Segmented` takes, too. */
export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          label={option.label}
          hint={option.hint}
          control={
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="size-6 shrink-0 appearance-none rounded-full border-2 border-edge bg-card transition-all checked:border-[7px] checked:border-herb disabled:opacity-60 forced-colors:appearance-auto"
            />
          }
        />
      ))}
    </fieldset>
  );
}
