import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "../../ui/toast-store.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const Toaster = lazyPart(() => import("../../ui/toaster.tsx"), "Toaster");

let hasSpoken = false;

/**
 * The messages at the edge of the screen. What draws them is loaded with the first touch of the page, before there is
 * anything to say: a screen reader then hears the first message, and it can be said when the network has just gone.
 */
export function Messages() {
  const isTouched = useIsTouched();
  const isNeeded = useSyncExternalStore(
    toastStore.subscribe,
    () => (hasSpoken ||= toastStore.list().length > 0),
    () => false,
  );
  if (!isNeeded && !isTouched) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    const touches = ["pointerdown", "keydown", "input"] as const;
    for (const name of touches) addEventListener(name, touch, { once: true });
    return () => {
      for (const name of touches) removeEventListener(name, touch);
    };
  }, []);
  return isTouched;
}
