import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { useFieldWiring } from "./field.tsx";

/** Shared by everything one types into or picks from. */
export const controlClass =
  "block w-full min-h-12 rounded-card border border-edge bg-card px-4 py-2.5 text-base text-ink transition-colors " +
  "placeholder:text-quiet hover:border-ink " +
  "aria-invalid:border-danger aria-invalid:border-2 aria-invalid:px-[15px] " +
  "disabled:cursor-not-allowed disabled:bg-linen disabled:text-quiet disabled:hover:border-edge " +
  "read-only:not-disabled:not-[select]:bg-linen";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...useFieldWiring()} {...rest} className={cx(controlClass, className)} />;
}
