import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { dismissWaiting, type WaitingStep } from "@meal/domain/cooking-timer/timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { Bell, Hourglass } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { useTimerKeeper } from "../timer-store.ts";
import * as t from "../texts/en/page.ts";

/** What simmers and bakes beside the step that is cooked, each with its own clock. */
export function WaitingSteps({ timer }: { readonly timer: KeptTimer }) {
  if (timer.waiting.length === 0) return null;
  return (
    <ul aria-label={t.goingOn} className="grid grid-cols-1 gap-2">
      {timer.waiting.map((waiting) => (
        <Waiting key={waiting.step} waiting={waiting} words={timer.steps[waiting.step]?.instruction ?? ""} />
      ))}
    </ul>
  );
}

interface WaitingProps {
  readonly waiting: WaitingStep;
  readonly words: string;
}

function Waiting({ waiting: { step, timeRemaining }, words }: WaitingProps) {
  const { act } = useTimerKeeper();
  const isDone = timeRemaining === 0;
  const Icon = isDone ? Bell : Hourglass;
  return (
    <li
      className={cx(
        "flex items-center gap-3 rounded-card px-3 py-1.5",
        isDone ? "bg-butter-fill text-on-butter" : "bg-linen",
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <strong className="tabular">{isDone ? t.timeIsUp : clockText(timeRemaining)}</strong>
      <span className="line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere">{words}</span>
      <Button
        variant={isDone ? "quiet" : "plain"}
        size="compact"
        aria-label={t.doneWith(words)}
        onClick={() => act((timer) => dismissWaiting(timer, step))}
      >
        {t.done}
      </Button>
      {isDone && <output className="sr-only">{t.waitedOut(words)}</output>}
    </li>
  );
}
