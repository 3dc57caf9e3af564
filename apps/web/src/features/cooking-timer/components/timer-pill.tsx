import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { isTicking } from "@meal/domain/cooking-timer/timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { Link } from "../../../platform/router/link.tsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import * as t from "../texts/en/watch.tsx";

/** What is left of the step, in room of its own: it covers nothing, on the smallest phone as little as on its side. */
export function TimerPill({ timer }: { readonly timer: KeptTimer }) {
  return (
    <Link
      to="/cooking-timer"
      data-timer
      className="grid min-h-12 shrink-0 place-items-center no-underline print:hidden"
    >
      <span className="rounded-full bg-tomato px-2 py-1 font-semibold text-on-tomato max-[22rem]:text-sm md:max-lg:px-1 md:max-lg:text-sm lg:px-3">
        <Words timer={timer} />
      </span>
    </Link>
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
