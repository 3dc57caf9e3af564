import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { Link, useMatches } from "@tanstack/react-router";
import { Timer } from "lucide-react";
import { useUpdate } from "../../../platform/update.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { cx } from "../../../ui/cx.ts";

/** What is left of the step, and the way back to it. It lies under dialogs, and above the bottom bar and its notices. */
export function TimerPill({ timer }: { readonly timer: KeptTimer }) {
  const text = timer.isFinished ? "Ready" : clockText(timer.timeRemaining);
  const hasBottomBar = useMatches({ select: (all) => all.at(-1)?.staticData.frame ?? "full" }) === "full";
  const hasNotice = [!useIsOnline(), useUpdate().isWaiting].includes(true);
  return (
    <Link
      to="/cooking-timer"
      aria-label={timer.isFinished ? `${timer.recipeName} is ready` : `Timer of ${timer.recipeName}`}
      className={cx(
        "fixed left-3 z-30 flex min-h-12 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-ink no-underline shadow-soft md:left-6 print:hidden",
        hasBottomBar
          ? "bottom-[calc(4.75rem+env(safe-area-inset-bottom))] md:bottom-6"
          : "bottom-[calc(0.75rem+env(safe-area-inset-bottom))] md:bottom-6",
        hasNotice && "-translate-y-16",
      )}
    >
      <Timer aria-hidden="true" className="size-5 text-tomato" />
      <span className="tabular">{text}</span>
    </Link>
  );
}
