import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { createContext, useContext } from "react";
import { ownedText } from "../../platform/device/owned.ts";
import { forgetAt } from "../../platform/memory.ts";
import { useValue } from "../../platform/value-store.ts";
import { isAwakeSince } from "../../platform/wake-lock.ts";
import { wakeIn } from "../../platform/waker.ts";
import { PageTime } from "./page-time.ts";
import { announceAlarms, planAlarms } from "./timer-alarm.ts";
import { waitForBaton } from "./timer-baton.ts";
import { TimerKeeper } from "./timer-keeper.ts";
import { timerKey } from "./timer-key.ts";

interface OpenTimer {
  readonly keeper: TimerKeeper;
  readonly close: () => void;
}

let open: OpenTimer | undefined;
forgetAt("departure", closeTimer);

/** The timer of whoever is signed in. One at a time: another person's stays on the device until somebody makes a new one. */
export function timerOf(userId: string): TimerKeeper {
  if (open?.keeper.userId === userId) return open.keeper;
  closeTimer();
  open = openTimer(userId);
  return open.keeper;
}

/** Called when the timer's person left: nothing of it is heard any more. */
function closeTimer(): void {
  open?.close();
  open = undefined;
}

function openTimer(userId: string): OpenTimer {
  const text = ownedText(timerKey, userId);
  const baton = waitForBaton(() => keeper.load());
  const keeper = new TimerKeeper({
    userId,
    time: new PageTime({
      read: () => ({ wallMs: Date.now(), steadyMs: performance.now() }),
      isAwakeSince,
    }),
    read: text.read,
    write: (timer) => {
      if (timer === null) text.remove();
      else text.write(timer);
      dispatchEvent(new Event(timerKey));
    },
    wakeIn,
    isLeading: baton.isHeld,
    lead: baton.take,
    ring: announceAlarms,
    plan: planAlarms,
  });
  const hear = ({ key }: StorageEvent) => {
    if (key === timerKey || key === null) keeper.load();
  };
  addEventListener("storage", hear);
  // A page that was hidden or put aside may have slept.
  document.addEventListener("visibilitychange", keeper.look);
  addEventListener("pageshow", keeper.look);
  return {
    keeper,
    close: () => {
      removeEventListener("storage", hear);
      document.removeEventListener("visibilitychange", keeper.look);
      removeEventListener("pageshow", keeper.look);
      keeper.close();
      baton.drop();
    },
  };
}

/** Carries the timer down to the parts of its page. */
export const TimerContext = createContext<TimerKeeper | undefined>(undefined);

/** spec: 2, section 8: using the timer outside its provider throws. */
export function useTimerKeeper(): TimerKeeper {
  const keeper = useContext(TimerContext);
  if (keeper === undefined) throw new Error("The timer is used outside of its page.");
  return keeper;
}

/** The timer as it stands now; nothing where there is none. */
export const useTimer = (): KeptTimer | undefined => useValue(useTimerKeeper().shown);
