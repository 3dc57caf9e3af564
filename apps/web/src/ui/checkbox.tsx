import type { ComponentProps, ReactNode } from "react";
import { Check } from "lucide-react";
import { ChoiceRow } from "./choice.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  isDense?: boolean;
}

export function Checkbox({ label, hint, isDense = false, className, ...rest }: CheckboxProps) {
  const box = (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...rest}
        className="peer size-6 appearance-none rounded-tick border-2 border-edge bg-card transition-colors checked:border-herb checked:bg-herb aria-invalid:border-danger disabled:opacity-60 forced-colors:appearance-auto"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3.5}
        className="pointer-events-none absolute size-4 text-on-herb opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  );
  return <ChoiceRow control={box} label={label} hint={hint} isDense={isDense} className={className} />;
}
