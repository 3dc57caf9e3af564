import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** One piece in the shape of what comes; its class gives width and height. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "block animate-breathe border border-transparent bg-track",
        className ?? "h-5 w-full",
        !className?.includes("rounded") && "rounded-tick",
      )}
    />
  );
}

const lineWidths = ["w-full", "w-11/12", "w-4/5", "w-full", "w-3/5"];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines are alike and never move.
        <Skeleton key={line} className={cx("h-4", lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  );
}

/** Around the pieces: says once, in words, what is on its way. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks.
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
