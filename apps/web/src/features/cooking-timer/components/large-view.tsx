import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { currentStep, secondsOf } from "@meal/domain/cooking-timer/timer";
import { Maximize2 } from "lucide-react";
import { useRef, useState } from "react";
import { cx } from "../../../ui/cx.ts";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { StepLine } from "../use-step-lines.ts";
import { Clock, Coming } from "./step-now.tsx";
import { StepIngredients } from "./step-ingredients.tsx";
import { FinishEarly, TimerControls } from "./timer-controls.tsx";
import { WaitingSteps } from "./waiting-steps.tsx";
import * as t from "../texts/en/page.ts";

interface LargeViewProps {
  readonly timer: KeptTimer;
  readonly lines: readonly StepLine[];
  /** "Step 2 of 5" */
  readonly place: string;
}

/** The step and nothing else, as large as the screen: to be read from the other end of the kitchen. */
export function LargeView({ timer, lines, place }: LargeViewProps) {
  const [isOpen, setOpen] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const step = currentStep(timer);
  return (
    <DialogFrame
      title={place}
      // What comes after cooking has a question of its own.
      open={isOpen && !timer.isFinished}
      onOpenChange={setOpen}
      trigger={<IconButton label={t.largeView} icon={<Maximize2 aria-hidden="true" className="size-5" />} />}
      popupClass="inset-0 clear-of-edges"
      // A key goes to the steps, and not to the button that closes them.
      initialFocus={words}
      actions={
        <div className="@container grid w-full justify-items-stretch gap-2">
          <TimerControls timer={timer} />
          <div className="flex justify-center empty:hidden">
            <FinishEarly timer={timer} />
          </div>
        </div>
      }
    >
      <div
        ref={words}
        tabIndex={-1}
        data-cooking-keys
        className="mx-auto grid min-h-full max-w-6xl content-center gap-6 outline-none lying:grid-cols-2 lying:items-start"
      >
        <div className="lying:col-span-2">
          <WaitingSteps timer={timer} />
        </div>
        <div className="mx-auto w-full max-w-2xl">
          <Clock timer={timer} />
        </div>
        <div className={cx("grid gap-6 lying:gap-2", secondsOf(step) === 0 && "lying:col-span-2")}>
          <p className={`font-semibold leading-snug wrap-anywhere ${sizeOf(step?.instruction ?? "")}`}>
            {step?.instruction}
          </p>
          <StepIngredients
            lines={lines}
            className="text-[clamp(1.25rem,min(6vw,3.5vmax),2.5rem)] leading-snug lying:text-lg"
          />
          <div className="grid gap-2 text-xl lying:text-base">
            <Coming timer={timer} />
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}

/** Few words can be read from farther away. */
function sizeOf(words: string): string {
  if (words.length <= 90) return "text-[clamp(1.75rem,min(9vw,6vmax),5rem)] lying:text-3xl";
  return words.length <= 180
    ? "text-[clamp(1.5rem,min(7.5vw,4.5vmax),3.75rem)] lying:text-2xl"
    : "text-[clamp(1.375rem,min(6vw,3.5vmax),2.75rem)] lying:text-xl";
}
