import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { secondsOf, type TimerStep } from "@meal/domain/cooking-timer/timer";
import { Check, Hourglass } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import * as t from "../texts/en/page.ts";
import { stepTime } from "../../../platform/texts/en/step-time.ts";

interface StepListProps {
  readonly timer: KeptTimer;
}

/** `waiting` is what goes on by itself while the cook is elsewhere. */
type Place = "past" | "waiting" | "current" | "coming";

/** spec: 2, section 2: past steps are greyed and struck through, the current one is highlighted. */
export function StepList({ timer }: StepListProps) {
  return (
    <Card as="section" aria-labelledby="all-steps" flush className="py-4">
      <h2 id="all-steps" className="px-5 pb-2 font-title text-xl">
        {t.allSteps}
      </h2>
      <ol>
        {timer.steps.map((step, at) => (
          // The steps never move, and the same step may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <StepLine key={at} step={step} number={at + 1} place={placeOf(at, timer)} />
        ))}
      </ol>
    </Card>
  );
}

function placeOf(at: number, { currentStepIndex, isFinished, waiting }: KeptTimer): Place {
  if (waiting.some(({ step, timeRemaining }) => step === at && timeRemaining > 0)) return "waiting";
  if (at < currentStepIndex || isFinished) return "past";
  return at === currentStepIndex ? "current" : "coming";
}

interface StepLineProps {
  readonly step: TimerStep;
  readonly number: number;
  readonly place: Place;
}

function StepLine({ step, number, place }: StepLineProps) {
  const isPast = place === "past";
  return (
    <li
      {...(place === "current" && { "aria-current": "step" })}
      className={cx(
        "grid grid-cols-[auto_1fr] items-baseline gap-x-3 border-l-4 border-transparent py-2.5 pr-5 pl-4",
        place === "current" && "border-l-tomato bg-butter-soft font-semibold",
        isPast && "text-quiet",
      )}
    >
      <span className="tabular min-w-[2ch] text-right font-title">
        <Mark place={place} number={number} />
      </span>
      <span className={cx("min-w-0 wrap-anywhere", isPast && "line-through")}>
        {isPast && <VisuallyHidden>{t.stepDone}</VisuallyHidden>}
        {place === "waiting" && <VisuallyHidden>{t.stepGoesOn}</VisuallyHidden>}
        {step.instruction}
      </span>
      {secondsOf(step) > 0 && (
        <span className="col-start-2 text-sm font-normal text-quiet">{stepTime(step)}</span>
      )}
    </li>
  );
}

function Mark({ place, number }: Pick<StepLineProps, "place" | "number">) {
  if (place === "waiting") return <Hourglass aria-hidden="true" className="size-4 translate-y-0.5" />;
  return place === "past" ? <Check aria-hidden="true" className="size-4 translate-y-0.5" /> : number;
}
