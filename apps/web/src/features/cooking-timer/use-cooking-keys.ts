import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { isLastStep } from "@meal/domain/cooking-timer/timer";
import { useEffect, useEffectEvent } from "react";
import { useCookingActions } from "./cooking-actions.ts";

/** Space does what the big button says, and the arrows lead through the steps, wherever nothing else wants them. */
export function useCookingKeys(timer: KeptTimer): void {
  const { next, previous, finish, start, pause } = useCookingActions();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenElsewhere(event)) return;
    const isLast = isLastStep(timer);
    if (event.key === "ArrowRight" && !isLast) next();
    else if (event.key === "ArrowLeft" && timer.currentStepIndex > 0) previous();
    else if (event.key !== " " || isOnControl(event)) return;
    else if (timer.isRunning) pause();
    else if (timer.timeRemaining > 0) start();
    else if (!isLast) next();
    else if (!timer.isFinished) finish();
    event.preventDefault();
  });
  useEffect(() => {
    // A dialog keeps the arrows to itself, so they are heard before it does.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, []);
}

/** Somebody types, chooses, answers a question, or means the browser. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  const isField = target.closest("input, textarea, select, [role=menu], [role=tablist]") !== null;
  // The large view is one, too, and goes by the same keys.
  const isInDialog = document.querySelector("[role=dialog]:not(:has([data-cooking-keys]))") !== null;
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isField || isInDialog;
}

/** A button or a link that has the focus does what it says. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("button, a, summary") !== null;
}
