import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import {
  addMinute,
  finishTimer,
  isLastStep,
  nextStep,
  pauseTimer,
  previousStep,
  startTimer,
} from "@meal/domain/cooking-timer/timer";
import { ChevronLeft, ChevronRight, Flag, Pause, Play, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { toast } from "../../../ui/toast-store.ts";
import { openSound, playAlarm } from "../timer-sound.ts";
import { useTimerKeeper } from "../timer-store.ts";
import { NotifyButton } from "./notify-button.tsx";
import * as t from "../texts/en/page.ts";

interface TimerControlsProps {
  readonly timer: KeptTimer;
}

/** Back, start or pause, and next, each large enough for an elbow. */
export function TimerControls({ timer }: TimerControlsProps) {
  const { act } = useTimerKeeper();
  // spec: 2, section 4: next and previous play the beep.
  function go(change: typeof nextStep) {
    playAlarm("step");
    act(change);
  }
  return (
    <div className="grid gap-3">
      {/* Where words are large and the card is narrow, the main button has a row of its own. */}
      <div className="grid grid-cols-2 gap-2 @[14rem]:grid-cols-3 sm:gap-3">
        <BigButton
          label={t.previous}
          icon={<ChevronLeft aria-hidden="true" className="size-8" />}
          disabled={timer.currentStepIndex === 0}
          onClick={() => go(previousStep)}
        />
        <MainButton timer={timer} />
        <BigButton
          label={t.next}
          icon={<ChevronRight aria-hidden="true" className="size-8" />}
          disabled={isLastStep(timer)}
          onClick={() => go(nextStep)}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="quiet"
          size="compact"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => act(addMinute)}
        >
          {t.oneMinute}
        </Button>
        <NotifyButton />
      </div>
    </div>
  );
}

/** Start, Pause, or the end of a last step that is not timed. */
function MainButton({ timer }: TimerControlsProps) {
  const { act } = useTimerKeeper();
  if (timer.isRunning) {
    const icon = <Pause aria-hidden="true" className="size-8" />;
    return <BigButton label={t.pause} variant="primary" icon={icon} onClick={() => act(pauseTimer)} />;
  }
  const isUntimed = timer.timeRemaining === 0 && !timer.isFinished;
  if (isUntimed && isLastStep(timer)) {
    const icon = <Flag aria-hidden="true" className="size-8" />;
    return <BigButton label={t.finish} variant="primary" icon={icon} onClick={finish} />;
  }
  function finish() {
    playAlarm("completion");
    act(finishTimer);
  }
  function start() {
    // spec: 2, section 4: the first press on Start opens the sound.
    if (!openSound()) {
      toast({ tone: "warning", title: t.noAudio });
    }
    act(startTimer);
  }
  return (
    <BigButton
      label={t.start}
      variant="primary"
      icon={<Play aria-hidden="true" className="size-8" />}
      disabled={timer.timeRemaining === 0}
      onClick={start}
    />
  );
}

interface BigButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function BigButton({ label, icon, variant = "quiet", disabled = false, onClick }: BigButtonProps) {
  return (
    <Button
      variant={variant}
      // A button that is switched off while it has the focus would lose it.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx(
        "min-h-22 min-w-0 flex-col gap-0.5 px-1 aria-disabled:opacity-60",
        variant === "primary" && "order-first col-span-2 @[14rem]:order-none @[14rem]:col-span-1",
      )}
    >
      {icon}
      {label}
    </Button>
  );
}
