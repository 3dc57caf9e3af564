import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { currentStep, secondsOf } from "@meal/domain/cooking-timer/timer";
import { clockText, stepPercent } from "@meal/domain/cooking-timer/words";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { Progress } from "../../../ui/progress.tsx";
import { StepCategoryBadge } from "./step-category.tsx";
import { TimerControls } from "./timer-controls.tsx";
import * as t from "../texts/en/page.ts";
import { stepTime } from "../../../platform/texts/en/step-time.ts";

interface TimerCardProps {
  readonly timer: KeptTimer;
}

/** What changes on a phone that lies: numerals and words stand side by side. */
const lying = {
  columns: "[@media(min-width:40rem)_and_(max-height:30rem)]:grid-cols-2",
  wide: "[@media(min-width:40rem)_and_(max-height:30rem)]:col-span-2",
};

/** spec: 2, section 2. The step that is cooked, readable across the kitchen. */
export function TimerCard({ timer }: TimerCardProps) {
  const step = currentStep(timer);
  if (step === undefined) return null;
  const place = t.stepOf(timer.currentStepIndex + 1, timer.steps.length);
  return (
    <Card as="section" aria-label={t.stepNow} className={cx("grid grid-cols-1 gap-4", lying.columns)}>
      <div className={cx("flex flex-wrap items-center justify-between gap-2", lying.wide)}>
        <p className="text-lg font-semibold">{place}</p>
        <StepCategoryBadge category={step.category} />
      </div>
      <Remaining timer={timer} />
      <div className={cx("grid content-start gap-1", secondsOf(step) === 0 && lying.wide)}>
        <p className="text-xl wrap-anywhere">{step.instruction}</p>
        <p className="text-quiet">{secondsOf(step) === 0 ? t.untimedStep : stepTime(step)}</p>
      </div>
      <div className={cx("@container", lying.wide)}>
        <TimerControls timer={timer} />
      </div>
      {/* Said when the step changes, not every second. */}
      <p aria-live="polite" className="sr-only">
        {t.stepSaid(place, step.instruction)}
      </p>
    </Card>
  );
}

function Remaining({ timer }: TimerCardProps) {
  const text = clockText(timer.timeRemaining);
  if (secondsOf(currentStep(timer)) === 0) return null;
  return (
    <div className="@container grid content-start gap-2">
      <p
        role="timer"
        aria-label={t.remaining(text)}
        className={cx("tabular text-center font-title leading-none whitespace-nowrap", numerals(text))}
      >
        {text}
      </p>
      <Progress label={t.stepProgress} hideLabel value={stepPercent(timer)} />
    </div>
  );
}

/** As large as there is room, and no higher than half of a phone that lies. */
function numerals(text: string): string {
  if (text.length <= 5) return "text-[min(35cqw,12rem,46dvh)]";
  return text.length <= 7 ? "text-[min(26cqw,12rem,46dvh)]" : "text-[min(21cqw,12rem,46dvh)]";
}
