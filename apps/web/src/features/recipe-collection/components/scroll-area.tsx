import type { ReactNode } from "react";

interface ScrollAreaProps {
  /** What scrolls in it, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** spec: 2, section 9. Lists scroll in 400 px, and in 600 px where there is room. The keyboard scrolls it too. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus.
      tabIndex={0}
      className="max-h-[400px] overflow-y-auto overscroll-contain rounded-card bg-card p-2 shadow-soft more-contrast:border more-contrast:border-line md:max-h-[600px]"
    >
      {children}
    </section>
  );
}
