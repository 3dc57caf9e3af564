import { useEffect } from "react";
import { logOnly } from "../../platform/log-only.ts";

/** What keeps it is loaded when everything is drawn. */
const laterMs = 2000;

/** Keeps what the dashboard shows for the first moment of the next start. */
export function useFirstLook(ownerId: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      const { keepFirstLook } = await import("./first-look.ts");
      if (!isLeft) stop = keepFirstLook(ownerId);
    };
    const timer = setTimeout(
      () => void begin().catch((error: unknown) => logOnly("No first look kept", error)),
      laterMs,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [ownerId]);
}
