import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { Link } from "@tanstack/react-router";
import { Timer } from "lucide-react";

/** What is left of the step, and the way back to it. It lies under dialogs and above the bottom bar. */
export function TimerPill({ timer }: { readonly timer: KeptTimer }) {
  const text = timer.isFinished ? "Ready" : clockText(timer.timeRemaining);
  return (
    <Link
      to="/cooking-timer"
      aria-label={timer.isFinished ? `${timer.recipeName} is ready` : `Timer of ${timer.recipeName}`}
      className="fixed bottom-[calc(4.75rem+env(safe-area-inset-bottom))] left-3 z-30 flex min-h-12 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-ink no-underline shadow-soft md:bottom-6 md:left-6 print:hidden"
    >
      <Timer aria-hidden="true" className="size-5 text-tomato" />
      <span className="tabular">{text}</span>
    </Link>
  );
}
