import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useTimer, useTimerKeeper } from "../timer-store.ts";
import { CompletionPopup } from "./completion-popup.tsx";
import { FinishActions } from "./finish-actions.tsx";
import { HistoryButton } from "./history-button.tsx";
import { StepList } from "./step-list.tsx";
import { TimerCard } from "./timer-card.tsx";
import * as t from "../texts/en/page.ts";

interface RunThroughProps {
  readonly onNew: () => void;
}

/** A timer and everything around it: the step that is cooked, all of them, and what comes afterwards. */
export function RunThrough({ onNew }: RunThroughProps) {
  const timer = useTimer();
  const { answer } = useTimerKeeper();
  if (timer === undefined) return null;
  const { recipeName } = timer;
  const steps = [...timer.steps];
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TimerCard timer={timer} />
        <StepList timer={timer} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FinishActions recipeName={recipeName} steps={steps} onDone={onNew} />
        <Button variant="quiet" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNew}>
          {t.createNew}
        </Button>
        <HistoryButton />
      </div>
      <CompletionPopup
        isOpen={timer.isFinished && !timer.isAnswered}
        recipeName={recipeName}
        steps={steps}
        onClose={answer}
        onDone={onNew}
      />
    </>
  );
}
