import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import { cx } from "./cx.ts";
import { useFieldWiring } from "./field.tsx";
import { controlClass } from "./input.tsx";

/** The browser's own list: no weight, and on a phone the wheel everybody knows. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select
        {...useFieldWiring()}
        {...rest}
        className={cx(controlClass, "appearance-none truncate pr-11", className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-quiet"
      />
    </div>
  );
}
