import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { isTicking } from "@meal/domain/cooking-timer/timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { Link, useMatches } from "@tanstack/react-router";
import { Timer } from "lucide-react";
import type { ReactNode } from "react";
import { useUpdate } from "../../../platform/update.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { cx } from "../../../ui/cx.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import * as t from "../texts/en/watch.tsx";

/**
 * What is left of the step, and the way back to it: at the lower edge of the screen, on a phone above the bottom bar and
 * its notices. Dialogs lie over it.
 */
export function TimerPill({ timer }: { readonly timer: KeptTimer }) {
  const hasBottomBar = useMatches({ select: (all) => all.at(-1)?.staticData.frame ?? "full" }) === "full";
  const hasNotice = [!useIsOnline(), useUpdate().isWaiting].includes(true);
  return (
    <aside
      aria-label={t.runningTimer}
      className={cx(
        "fixed left-[calc(0.75rem+var(--safe-left))] z-30 print:hidden",
        "md:bottom-[calc(1rem+var(--safe-bottom))]",
        hasBottomBar
          ? "max-md:bottom-[calc(4.75rem+var(--safe-bottom))]"
          : "max-md:bottom-[calc(0.75rem+var(--safe-bottom))]",
        hasNotice && "max-md:-translate-y-16",
        "max-md:in-[body:has([data-thumb-bar])]:mb-18",
      )}
    >
      <Link
        to="/cooking-timer"
        className="flex min-h-12 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-ink no-underline shadow-soft"
      >
        <Timer aria-hidden="true" className="size-5 text-tomato" />
        <Words timer={timer} />
      </Link>
    </aside>
  );
}

function Words({ timer }: { readonly timer: KeptTimer }) {
  const { recipeName, isRunning, timeRemaining, waiting } = timer;
  // While the step rests, what goes on beside it is what comes next.
  const times = waiting.map((each) => each.timeRemaining);
  const isReady = !isTicking(timer);
  const soonest = isRunning ? timeRemaining : Math.min(...times.filter((seconds) => seconds > 0));
  return (
    <span className="tabular">
      {isReady ? t.timerReady(recipeName, unseen) : t.timerOf(recipeName, clockText(soonest), unseen)}
    </span>
  );
}

function unseen(words: string): ReactNode {
  return <VisuallyHidden>{words}</VisuallyHidden>;
}
