import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { currentStep, goesOnByItself, isLastStep, secondsOf } from "@meal/domain/cooking-timer/timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { cx } from "../../../ui/cx.ts";
import * as t from "../texts/en/page.ts";

interface StepNowProps {
  readonly timer: KeptTimer;
}

/** What comes next, so that nobody is surprised by it; and where a step needs nobody, that it can be begun now. */
export function Coming({ timer }: StepNowProps) {
  const step = currentStep(timer);
  const next = timer.steps[timer.currentStepIndex + 1];
  if (isLastStep(timer) || next === undefined) return null;
  const isFree = timer.isRunning && step !== undefined && goesOnByItself(step);
  return (
    <>
      {isFree && <p className="font-semibold text-herb">{t.goesOnByItself}</p>}
      <p className="line-clamp-3 border-t border-line pt-2 text-quiet wrap-anywhere">
        {t.comesNext(next.instruction)}
      </p>
    </>
  );
}

/** What is left of the step: as large as there is room, and no higher than half of a phone that lies. */
export function Clock({ timer }: StepNowProps) {
  const text = clockText(timer.timeRemaining);
  if (secondsOf(currentStep(timer)) === 0) return null;
  return (
    <div className="@container">
      <p
        role="timer"
        aria-label={t.remaining(text)}
        className={cx("tabular text-center font-title leading-none whitespace-nowrap", numerals(text))}
      >
        {text}
      </p>
    </div>
  );
}

function numerals(text: string): string {
  if (text.length <= 5) return "text-[min(35cqw,9rem,46dvh)]";
  return text.length <= 7 ? "text-[min(26cqw,9rem,46dvh)]" : "text-[min(21cqw,9rem,46dvh)]";
}
