import { createContext, use, useId, useMemo, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import { cx } from "./cx.ts";

interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** What a control inside a field needs to be named, explained and marked as wrong. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Stands at the right of the label: a link, "Optional". */
  aside?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, aside, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cx(hint !== undefined && hintId, error !== undefined && errorId) || undefined;
  const invalid = error === undefined ? undefined : true;
  const wiring = useMemo<FieldWiring>(
    () => ({ id, "aria-describedby": describedBy, "aria-invalid": invalid }),
    [id, describedBy, invalid],
  );
  return (
    <div className={cx("grid grid-cols-1 content-start gap-1.5", className)}>
      <div className={cx("flex flex-wrap items-baseline justify-between gap-x-4", hideLabel && "sr-only")}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside !== undefined && <span className="text-sm text-quiet">{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {/* The place is always there, so that a screen reader hears the error when it comes. */}
      <p
        id={errorId}
        aria-live="polite"
        className={cx("text-sm font-medium text-danger", error === undefined && "sr-only")}
      >
        {error !== undefined && (
          <>
            <CircleAlert aria-hidden="true" className="mr-1.5 inline size-4 -translate-y-px" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
