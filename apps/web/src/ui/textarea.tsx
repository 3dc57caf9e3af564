import { useState, type ComponentProps, type ChangeEvent } from "react";
import { cx } from "./cx.ts";
import { useFieldWiring } from "./field.tsx";
import { controlClass } from "./input.tsx";
import * as t from "./texts/en/fields.ts";

interface TextareaProps extends ComponentProps<"textarea"> {
  /** Counts to a limit as `maxLength` does, and cuts nothing: what was pasted can be shortened by hand. */
  countTo?: number;
}

/** Counts what is written once a limit is set; tells a screen reader only when little room is left. */
export function Textarea({ className, onChange, maxLength, countTo, ...rest }: TextareaProps) {
  const limit = maxLength ?? countTo;
  const written = String(rest.value ?? rest.defaultValue ?? "");
  const [typedLength, setTypedLength] = useState(written.length);
  const length = rest.value === undefined ? typedLength : written.length;
  function count(event: ChangeEvent<HTMLTextAreaElement>) {
    setTypedLength(event.target.value.length);
    onChange?.(event);
  }
  return (
    <div className="grid gap-1">
      <textarea
        {...useFieldWiring()}
        {...rest}
        maxLength={maxLength}
        onChange={count}
        className={cx(controlClass, "field-sizing-content min-h-28 resize-y", className)}
      />
      {limit !== undefined && <Counter length={length} limit={limit} />}
    </div>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const room = limit - length;
  return (
    <p
      className={cx(
        "tabular justify-self-end text-sm",
        room <= 0 ? "font-semibold text-danger" : "text-quiet",
      )}
    >
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <span className="sr-only" aria-live="polite">
        {room < 0 ? t.charactersOver(-room) : room <= limit / 10 ? t.charactersLeft(room) : ""}
      </span>
    </p>
  );
}
