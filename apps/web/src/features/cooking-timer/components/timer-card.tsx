import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { currentStep, secondsOf } from "@meal/domain/cooking-timer/timer";
import { stepPercent } from "@meal/domain/cooking-timer/words";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { Progress } from "../../../ui/progress.tsx";
import type { StepLine } from "../use-step-lines.ts";
import { LargeView } from "./large-view.tsx";
import { StepCategoryBadge } from "./step-category.tsx";
import { Clock, Coming } from "./step-now.tsx";
import { StepIngredients } from "./step-ingredients.tsx";
import { MoreControls, TimerControls } from "./timer-controls.tsx";
import { WaitingSteps } from "./waiting-steps.tsx";
import * as t from "../texts/en/page.ts";
import { stepTime } from "../../../platform/texts/en/step-time.ts";

interface TimerCardProps {
  readonly timer: KeptTimer;
  readonly lines: readonly StepLine[];
  readonly className?: string;
}

/** On a phone that lies numerals and words stand side by side. */
const wide = "lying:col-span-2";

/** spec: 2, section 2. The step that is cooked, readable across the kitchen; on a phone its buttons stay at the thumb. */
export function TimerCard({ timer, lines, className }: TimerCardProps) {
  const step = currentStep(timer);
  if (step === undefined) return null;
  const place = t.stepOf(timer.currentStepIndex + 1, timer.steps.length);
  return (
    <Card
      as="section"
      aria-label={t.stepNow}
      className={cx("grid grid-cols-1 gap-4 lying:grid-cols-2 md:lying:gap-2 md:lying:py-3", className)}
    >
      <div className={cx("flex flex-wrap items-center justify-between gap-2", wide)}>
        <p className="text-lg font-semibold">{place}</p>
        <span className="flex items-center gap-2">
          <StepCategoryBadge category={step.category} />
          <LargeView timer={timer} lines={lines} place={place} />
        </span>
      </div>
      <div className={wide}>
        <WaitingSteps timer={timer} />
      </div>
      <Remaining timer={timer} />
      <div className={cx("grid content-start gap-2", secondsOf(step) === 0 && wide)}>
        <p className="text-xl wrap-anywhere">{step.instruction}</p>
        <StepIngredients lines={lines} className="text-lg" />
        <p className="text-quiet">{secondsOf(step) === 0 ? t.untimedStep : stepTime(step)}</p>
        <Coming timer={timer} />
      </div>
      <div
        className={cx(
          // Where the window is hardly higher than they are, they would lie over the step's words.
          "@container max-md:[@media(min-height:22rem)]:sticky max-md:bottom-[calc(var(--bar)+var(--safe-bottom))] max-md:-mx-3 max-md:rounded-card max-md:bg-card max-md:px-3 max-md:py-2",
          "md:lying:[@media(min-height:22rem)]:sticky md:lying:bottom-0 md:lying:bg-card md:lying:pt-2 md:lying:pb-[max(0.5rem,var(--safe-bottom))]",
          wide,
        )}
      >
        <TimerControls timer={timer} />
      </div>
      <div className={wide}>
        <MoreControls timer={timer} />
      </div>
      {/* Said when the step changes, not every second. */}
      <p aria-live="polite" className="sr-only">
        {t.stepSaid(place, step.instruction)}
      </p>
    </Card>
  );
}

function Remaining({ timer }: Pick<TimerCardProps, "timer">) {
  if (secondsOf(currentStep(timer)) === 0) return null;
  return (
    <div className="grid content-start gap-2">
      <Clock timer={timer} />
      <Progress label={t.stepProgress} hideLabel value={stepPercent(timer)} />
    </div>
  );
}
