import { useEffect, useState } from "react";

/** Every lock that is held, and since when on the page's steady clock. */
const held = new Map<WakeLockSentinel, number>();

/** Whether the device was kept awake from this moment of the steady clock until now. */
export function isAwakeSince(steadyMs: number): boolean {
  return [...held.values()].some((since) => since <= steadyMs);
}

/** Keeps the screen on while `isWanted`. Answers whether the device does it; null while it has not said. */
export function useWakeLock(isWanted: boolean): boolean | null {
  const [isHeld, setHeld] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const keep = (taken: WakeLockSentinel | undefined) => {
      if (isOver) void taken?.release();
      else {
        lock = taken;
        setHeld(taken !== undefined);
      }
    };
    const take = () => {
      if (document.visibilityState === "visible") void requestLock().then(keep);
    };
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener("visibilitychange", take);
    take();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
      setHeld(null);
    };
  }, [isWanted]);
  return isHeld;
}

/** Browsers without it, a nearly empty battery and pages without HTTPS all say no in their own way. */
async function requestLock(): Promise<WakeLockSentinel | undefined> {
  try {
    const lock = await navigator.wakeLock.request("screen");
    held.set(lock, performance.now());
    lock.addEventListener("release", () => held.delete(lock), { once: true });
    return lock;
  } catch {
    return undefined;
  }
}
