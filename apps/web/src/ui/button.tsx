import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "quiet" | "plain" | "danger";
type ButtonSize = "regular" | "compact";

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its column. */
  wide?: boolean;
}

const shared =
  "relative inline-flex items-center justify-center gap-2 rounded-card border border-transparent text-base font-semibold " +
  "text-center no-underline select-none transition active:translate-y-px " +
  "disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:active:translate-y-0";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-tomato text-on-tomato shadow-soft hover:bg-tomato-deep",
  quiet: "bg-linen text-ink hover:bg-track",
  plain:
    "bg-transparent text-aubergine underline decoration-transparent underline-offset-4 hover:decoration-current",
  danger: "bg-danger text-on-danger hover:bg-danger-deep",
};

/** Compact buttons look 40 px high and still answer to 48: the area outside belongs to them, measured from inside of the border. */
const sizes: Record<ButtonSize, string> = {
  regular: "min-h-12 px-5 py-2.5",
  compact: "min-h-10 px-3.5 py-1.5 after:absolute after:-inset-1.25",
};

/** The look of a button, for links that act like one. */
export function buttonClass({
  variant = "primary",
  size = "regular",
  wide = false,
}: ButtonLook = {}): string {
  return cx(shared, variants[variant], sizes[size], wide && "w-full");
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Keeps the focus, shows that work goes on, and takes no second press. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  function swallowWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={swallowWhileBusy}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      className={cx(buttonClass(look), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
