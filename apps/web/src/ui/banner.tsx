import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { ToneIcon } from "./tone-icon.tsx";
import { isUrgent, type Tone } from "./tones.ts";

const grounds: Record<Tone, string> = {
  default: "bg-linen",
  success: "bg-herb-soft",
  info: "bg-aubergine-soft",
  warning: "bg-butter-soft",
  destructive: "bg-danger-soft",
};

interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  /** Speaks up when it appears while the page is open. */
  announce?: boolean;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Stays on the page as long as what it says is true. */
export function Banner({
  tone = "default",
  title,
  announce = false,
  action,
  className,
  children,
}: BannerProps) {
  const role = isUrgent(tone) ? "alert" : "status";
  return (
    <div
      {...(announce && { role })}
      className={cx(
        "flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card border border-transparent py-3 pr-4 pl-2.5 text-ink",
        grounds[tone],
        className,
      )}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-[min(10rem,100%)] flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
