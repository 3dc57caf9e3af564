import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { isTicking } from "@meal/domain/cooking-timer/timer";
import { useShown } from "../../../platform/router/outlet.tsx";
import { ownerHere, useSession } from "../../../platform/session.ts";
import { useValue } from "../../../platform/value-store.ts";
import { useWakeLock } from "../../../platform/wake-lock.ts";
import type { TimerKeeper } from "../timer-keeper.ts";
import { timerOf } from "../timer-store.ts";
import { TimerPill } from "./timer-pill.tsx";

/** The page of the timer shows it itself. */
const useIsOnItsPage = () => useShown().route?.path === "/cooking-timer";

/**
 * The timer over every page. It belongs to a person: another one sees and hears nothing of it, and neither does whoever
 * comes after they logged out. Where only their session ran out, it goes on.
 */
export function TimerWatch() {
  const ownerId = ownerHere(useSession());
  return ownerId !== undefined && <OverPages keeper={timerOf(ownerId)} />;
}

function OverPages({ keeper }: { readonly keeper: TimerKeeper }) {
  const timer = useValue(keeper.shown);
  const isOnItsPage = useIsOnItsPage();
  // Whoever reads the steps has flour on their hands.
  useWakeLock((timer !== undefined && isTicking(timer)) || (isOnItsPage && timer?.isFinished === false));
  return null;
}

/** What is left of the step, and the way back to it. */
export function TimerInHeader() {
  const ownerId = ownerHere(useSession());
  return ownerId !== undefined && <OnItsWay keeper={timerOf(ownerId)} />;
}

function OnItsWay({ keeper }: { readonly keeper: TimerKeeper }) {
  const timer = useValue(keeper.shown);
  const isOnItsPage = useIsOnItsPage();
  return timer !== undefined && !isOnItsPage && isNews(timer) && <TimerPill timer={timer} />;
}

function isNews(timer: KeptTimer): boolean {
  const isDone = timer.waiting.some(({ timeRemaining }) => timeRemaining === 0);
  return isTicking(timer) || isDone || (timer.isFinished && !timer.isAnswered);
}
