import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a recipe under its own heading. */
export function Part({ title, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-title text-2xl">{title}</h2>
      {children}
    </section>
  );
}
