import { ListChecks, Plus } from "lucide-react";
import { useState } from "react";
import { changeSteps } from "@meal/domain/cooking-timer/timer";
import { Cooked } from "../../../platform/cooked.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useTimer, useTimerKeeper } from "../timer-store.ts";
import { CompletionPopup } from "./completion-popup.tsx";
import { CookingView } from "./cooking-view.tsx";
import { FinishActions } from "./finish-actions.tsx";
import { HistoryButton } from "./history-button.tsx";
import { StepsReview } from "./steps-review.tsx";
import * as t from "../texts/en/page.ts";

interface RunThroughProps {
  readonly onNew: () => void;
}

/** A timer and everything around it: the step that is cooked, all of them, and what comes afterwards. */
export function RunThrough({ onNew }: RunThroughProps) {
  const timer = useTimer();
  const { act, answer } = useTimerKeeper();
  const [isReviewing, setReviewing] = useState(false);
  if (timer === undefined) return null;
  const { recipeName, recipe } = timer;
  const steps = [...timer.steps];
  if (isReviewing) {
    return (
      <Card as="section" aria-label={t.changeSteps}>
        <StepsReview
          name={recipeName}
          steps={steps}
          note={null}
          done={t.keepSteps}
          back={t.backToCooking}
          onCreate={(changed) => {
            act((now) => changeSteps(now, changed));
            setReviewing(false);
          }}
          onBack={() => setReviewing(false)}
        />
      </Card>
    );
  }
  return (
    <>
      <CookingView timer={timer} />
      <div className="flex flex-wrap items-center gap-3">
        {timer.isFinished && recipe !== undefined && <Cooked name={recipeName} recipe={recipe} />}
        <FinishActions recipeName={recipeName} steps={steps} onDone={onNew} />
        <Button
          variant="quiet"
          icon={<ListChecks aria-hidden="true" className="size-5" />}
          onClick={() => setReviewing(true)}
        >
          {t.changeSteps}
        </Button>
        <Button variant="quiet" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNew}>
          {t.createNew}
        </Button>
        <HistoryButton />
      </div>
      <CompletionPopup
        isOpen={timer.isFinished && !timer.isAnswered}
        recipeName={recipeName}
        recipe={recipe}
        steps={steps}
        onClose={answer}
        onDone={onNew}
      />
    </>
  );
}
