import { useEffect, useState } from "react";

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
    return await navigator.wakeLock.request("screen");
  } catch {
    return undefined;
  }
}
