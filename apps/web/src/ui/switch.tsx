import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** For what takes effect at once. The label stands first, the switch at the thumb's side. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        "flex min-h-12 items-center justify-between gap-4 py-2 has-disabled:text-quiet",
        className,
      )}
    >
      <span className="grid">
        <span>{label}</span>
        {hint !== undefined && <span className="text-sm text-quiet">{hint}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox itself says whether it is on.
        role="switch"
        {...rest}
        className={cx(
          "relative h-8 w-14 shrink-0 appearance-none rounded-full border-2 border-edge bg-linen transition-colors",
          "before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-edge before:transition-all",
          "checked:border-herb checked:bg-herb checked:before:left-7 checked:before:bg-on-herb",
          "disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden",
        )}
      />
    </label>
  );
}
