import type { ReactNode } from "react";

/** Words for a screen reader where a picture already tells everybody else. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
