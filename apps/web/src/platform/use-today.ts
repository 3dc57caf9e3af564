import type { Moment } from "@meal/domain/planner/what-matters";
import { useSyncExternalStore } from "react";
import { minuteOfDay, today } from "./today.ts";

const lookEveryMs = 30_000;

/** Today in the person's own zone; a page that stays open over midnight, or goes with its person to another zone, follows. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today);
}

/** The day and the hour where the person is, kept fresh like the day. */
export function useMoment(): Moment {
  const minute = useSyncExternalStore(watch, minuteOfDay, minuteOfDay);
  return { today: useToday(), minute };
}

function watch(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookEveryMs);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onLook);
  };
}
