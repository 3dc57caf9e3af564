import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { buttonClass, type ButtonVariant } from "./button.tsx";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

interface FileButtonProps {
  label: ReactNode;
  icon: ReactNode;
  /** What the browser offers first, such as "image/*". */
  accept?: string;
  variant?: ButtonVariant;
  /** Takes the whole width of its column. */
  wide?: boolean;
  /** What was chosen is being read; nothing more is taken until then. */
  busy?: boolean;
  disabled?: boolean;
  /** Several files at a time. */
  multiple?: boolean;
  /** What becomes of the file. */
  note: ReactNode;
  /** What was wrong with the last one; it takes the place of the note. */
  complaint?: ReactNode;
  /** The first file, and all of them where several may be chosen. */
  onFile: (file: File, all: readonly File[]) => void;
  /** The browser's question was closed without a file. */
  onCancel?: () => void;
}

/** The browser's own question for a file, with the look of a button and a line that says what becomes of it. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, accept, variant = "quiet", wide = false, note, complaint, onFile } = props;
  const { busy = false, disabled = false, multiple = false, onCancel } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const tellCancel = useEffectEvent(() => onCancel?.());
  // React knows this event of dialogs only.
  useEffect(() => {
    const element = input.current;
    const hear = () => tellCancel();
    element?.addEventListener("cancel", hear);
    return () => element?.removeEventListener("cancel", hear);
  }, []);
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    if (files[0] !== undefined) onFile(files[0], files);
    // The same file may be chosen once more.
    target.value = "";
  }
  return (
    <div className={wide ? "grid grid-cols-1 gap-1.5" : "grid justify-items-center gap-2 text-center"}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        // Switched off it would lose the focus.
        onClick={(event) => busy && event.preventDefault()}
        onChange={take}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonClass({ variant, wide }),
          "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-60",
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
