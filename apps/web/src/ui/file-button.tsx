import { type ChangeEvent, type ReactNode, useId } from "react";
import { buttonClass, type ButtonVariant } from "./button.tsx";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

interface FileButtonProps {
  label: ReactNode;
  icon: ReactNode;
  /** What the browser offers first, such as "image/*". */
  accept?: string;
  variant?: ButtonVariant;
  /** What was chosen is being read. */
  busy?: boolean;
  /** What becomes of the file. */
  note: ReactNode;
  /** What was wrong with the last one; it takes the place of the note. */
  complaint?: ReactNode;
  onFile: (file: File) => void;
}

/** The browser's own question for a file, with the look of a button and a line that says what becomes of it. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, accept, variant = "quiet", busy = false, note, complaint, onFile } = props;
  const id = useId();
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
    // The same file may be chosen once more.
    target.value = "";
  }
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={busy}
        aria-describedby={`${id}-note`}
        onChange={take}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonClass({ variant }),
          "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
        )}
      >
        {busy ? <Spinner /> : icon}
        {label}
      </label>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={cx(
          "max-w-prose text-sm wrap-anywhere",
          complaint === undefined ? "text-quiet" : "font-medium text-danger",
        )}
      >
        {complaint ?? note}
      </p>
    </div>
  );
}
