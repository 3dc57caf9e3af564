import { type ComponentType, Suspense, useSyncExternalStore } from "react";
import { localText } from "../../platform/device/text.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { timerKey } from "./timer-key.ts";

const load = () => import("./components/timer-watch.tsx");

/** Goes on counting and ringing, whatever page is open. */
export const TimerOverlay = whereKept(lazyPart(load, "TimerWatch"));
/** What is left of the step, in the header of every page. */
export const TimerInHeader = whereKept(lazyPart(load, "TimerInHeader"));

/** Nearly always no timer lies on the device, and then what watches over it is not even loaded. */
function whereKept(Part: ComponentType): ComponentType {
  return function WhereKept() {
    const isKept = useSyncExternalStore(subscribe, isTimerKept, () => false);
    return (
      isKept && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}

const isTimerKept = () => localText(timerKey).read() !== null;

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  addEventListener(timerKey, onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener(timerKey, onChange);
  };
}
