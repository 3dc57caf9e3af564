import { useId, type ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** One family of components. */
export function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5">
      <h2 id={id} className="border-b border-line pb-2 font-title text-2xl">
        {title}
      </h2>
      <div className={cx("grid min-w-0 grid-cols-1 gap-6", className)}>{children}</div>
    </section>
  );
}

/** Things side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
