import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type IconButtonVariant = "plain" | "quiet" | "primary";

const variants: Record<IconButtonVariant, string> = {
  plain: "bg-transparent text-ink hover:bg-linen",
  quiet: "bg-linen text-ink hover:bg-track",
  primary: "bg-tomato text-on-tomato shadow-soft hover:bg-tomato-deep",
};

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What it does, in words: the icon alone says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant;
}

export function IconButton({ label, icon, variant = "plain", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        "inline-grid size-12 shrink-0 place-items-center rounded-full border border-transparent transition active:translate-y-px",
        "disabled:cursor-not-allowed disabled:opacity-50",
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
