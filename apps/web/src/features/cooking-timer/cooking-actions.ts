import {
  finishTimer,
  nextStep,
  pauseTimer,
  previousStep,
  startTimer,
} from "@meal/domain/cooking-timer/timer";
import { toast } from "../../ui/toast-store.ts";
import { openSound, playAlarm } from "./timer-sound.ts";
import { useTimerKeeper } from "./timer-store.ts";
import * as t from "./texts/en/page.ts";

/** What a cook does with the timer, by a thumb, an elbow or a key. */
export function useCookingActions() {
  const { act } = useTimerKeeper();
  return {
    // spec: 2, section 4: next and previous play the beep.
    next: () => {
      playAlarm("step");
      act(nextStep);
    },
    previous: () => {
      playAlarm("step");
      act(previousStep);
    },
    finish: () => {
      playAlarm("completion");
      act(finishTimer);
    },
    start: () => {
      // spec: 2, section 4: the first press on Start opens the sound.
      if (!openSound()) toast({ tone: "warning", title: t.noAudio });
      act(startTimer);
    },
    pause: () => act(pauseTimer),
  };
}
