import type { HTMLAttributes } from "react";
import { cx } from "./cx.ts";

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` or `article` when the card is one in the page's outline. */
  as?: "div" | "section" | "article" | "li";
  /** Cards that hold a list or a picture bring their own inner space. */
  flush?: boolean;
}

/** A sheet of paper on the table: one shadow, no border (but one where the system hides shadows). */
export function Card({ as: Tag = "div", flush = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        "rounded-card border border-transparent bg-card shadow-soft more-contrast:border-line",
        flush ? "overflow-hidden" : "p-5 sm:p-6",
        className,
      )}
    />
  );
}
