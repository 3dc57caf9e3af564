import type { HTMLAttributes, ReactNode } from "react";
import { cx } from "./cx.ts";

export type BadgeTone = "neutral" | "herb" | "butter" | "aubergine" | "tomato" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-linen text-ink",
  herb: "bg-herb-soft text-herb",
  butter: "bg-butter-soft text-butter",
  aubergine: "bg-aubergine-soft text-aubergine",
  tomato: "bg-tomato-soft text-tomato-deep",
  danger: "bg-danger-soft text-danger",
};

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: BadgeTone;
  icon?: ReactNode;
}

/** One or two words about the thing it stands on. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full border border-transparent px-3 py-1 text-sm font-semibold whitespace-nowrap",
        "[&_svg]:size-4",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
