import { CircleCheck, CircleX, Info, MessageCircle, TriangleAlert, type LucideIcon } from "lucide-react";
import { cx } from "./cx.ts";
import { toneClass, type Tone } from "./tones.ts";

const icons: Record<Tone, LucideIcon> = {
  default: MessageCircle,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  destructive: CircleX,
};

/** The sign of a tone: its shape differs too, so colour never speaks alone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return (
    <span className={cx("grid size-9 shrink-0 place-items-center rounded-full", toneClass[tone])}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
