import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { addMinute, currentStep, goesOnByItself, isLastStep } from "@meal/domain/cooking-timer/timer";
import { ChevronLeft, ChevronRight, Flag, Pause, Play, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { useCookingActions } from "../cooking-actions.ts";
import { useTimerKeeper } from "../timer-store.ts";
import { NotifyButton } from "./notify-button.tsx";
import * as t from "../texts/en/page.ts";

interface TimerControlsProps {
  readonly timer: KeptTimer;
}

/** Back, start or pause, and next, each large enough for an elbow. */
export function TimerControls({ timer }: TimerControlsProps) {
  const { next, previous } = useCookingActions();
  const isLast = isLastStep(timer);
  const step = currentStep(timer);
  const isUntimed = timer.timeRemaining === 0;
  const leavesFree = timer.isRunning && step !== undefined && goesOnByItself(step);
  // Where the cook has nothing to wait for, going on is what one comes to the bar for.
  const goesOn = !isLast && (isUntimed || leavesFree);
  return (
    // Where words are large and the card is narrow, the main button has a row of its own.
    <div className="grid grid-cols-2 gap-2 @[14rem]:grid-cols-3 sm:gap-3">
      <BigButton
        label={t.previous}
        icon={<ChevronLeft aria-hidden="true" className="size-8" />}
        disabled={timer.currentStepIndex === 0}
        onClick={previous}
      />
      <MainButton timer={timer} variant={goesOn ? "quiet" : "primary"} />
      <BigButton
        label={t.next}
        variant={goesOn ? "primary" : "quiet"}
        icon={<ChevronRight aria-hidden="true" className="size-8" />}
        disabled={isLast}
        onClick={next}
      />
    </div>
  );
}

/** What is wanted less often: another minute, to be called, and to end the last step before its time. */
export function MoreControls({ timer }: TimerControlsProps) {
  const { act } = useTimerKeeper();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button
        variant="quiet"
        size="compact"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => act(addMinute)}
      >
        {t.oneMinute}
      </Button>
      <FinishEarly timer={timer} />
      <NotifyButton />
    </div>
  );
}

/** The last step ends when the cook says so, and not only with its time. */
export function FinishEarly({ timer }: TimerControlsProps) {
  const { finish } = useCookingActions();
  if (!isLastStep(timer) || timer.timeRemaining === 0) return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={<Flag aria-hidden="true" className="size-5" />}
      onClick={finish}
    >
      {t.finish}
    </Button>
  );
}

interface MainButtonProps extends TimerControlsProps {
  readonly variant: ButtonVariant;
}

/** Start, Pause, or the end of a last step that is not timed. */
function MainButton({ timer, variant }: MainButtonProps) {
  const { finish, start, pause } = useCookingActions();
  if (timer.isRunning) {
    const icon = <Pause aria-hidden="true" className="size-8" />;
    return <BigButton label={t.pause} variant={variant} isMain icon={icon} onClick={pause} />;
  }
  const isUntimed = timer.timeRemaining === 0 && !timer.isFinished;
  if (isUntimed && isLastStep(timer)) {
    const icon = <Flag aria-hidden="true" className="size-8" />;
    return <BigButton label={t.finish} variant={variant} isMain icon={icon} onClick={finish} />;
  }
  return (
    <BigButton
      label={t.start}
      variant={variant}
      isMain
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
  readonly isMain?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function BigButton({ label, icon, variant = "quiet", isMain, disabled = false, onClick }: BigButtonProps) {
  return (
    <Button
      variant={variant}
      // A button that is switched off while it has the focus would lose it.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx(
        "min-h-18 min-w-0 flex-col gap-0.5 px-1 aria-disabled:opacity-60 md:min-h-22 lying:min-h-12 lying:flex-row",
        isMain === true && "order-first col-span-2 @[14rem]:order-none @[14rem]:col-span-1",
      )}
    >
      {icon}
      {label}
    </Button>
  );
}
