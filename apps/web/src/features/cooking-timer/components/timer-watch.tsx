import { isTicking } from "@meal/domain/cooking-timer/timer";
import { useLocation } from "@tanstack/react-router";
import { ownerHere, useSession } from "../../../platform/session.ts";
import { useValue } from "../../../platform/value-store.ts";
import { useWakeLock } from "../../../platform/wake-lock.ts";
import type { TimerKeeper } from "../timer-keeper.ts";
import { timerOf } from "../timer-store.ts";
import { TimerPill } from "./timer-pill.tsx";

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
  const isOnItsPage = useLocation({ select: ({ pathname }) => pathname === "/cooking-timer" });
  const isUnderWay = timer !== undefined && isTicking(timer);
  // Whoever reads the steps has flour on their hands.
  useWakeLock(isUnderWay || (isOnItsPage && timer?.isFinished === false));
  if (timer === undefined || isOnItsPage) return null;
  const isNews = timer.isFinished && !timer.isAnswered;
  const isDone = timer.waiting.some(({ timeRemaining }) => timeRemaining === 0);
  return (isUnderWay || isNews || isDone) && <TimerPill timer={timer} />;
}
