import { Suspense, useSyncExternalStore } from "react";
import { localText } from "../../platform/device/text.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { timerKey } from "./timer-key.ts";

const TimerWatch = lazyPart(() => import("./components/timer-watch.tsx"), "TimerWatch");

/** Nearly always no timer lies on the device, and then what watches over it is not even loaded. */
export function TimerOverlay() {
  const isKept = useSyncExternalStore(subscribe, () => localText(timerKey).read() !== null);
  return (
    isKept && (
      <Suspense>
        <TimerWatch />
      </Suspense>
    )
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  addEventListener(timerKey, onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener(timerKey, onChange);
  };
}
