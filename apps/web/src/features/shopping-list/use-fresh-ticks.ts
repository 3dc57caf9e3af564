import { useCallback, useEffect, useRef, useState } from "react";

/** So long after the last tick the rows rest; whoever ticks on finds everything where it was. */
const restAfterMs = 1500;

/** What was ticked just now: it stays in its place until the finger has left, so that nothing slides under it. */
export interface FreshTicks {
  readonly fresh: ReadonlySet<string>;
  readonly note: (id: string) => void;
}

const none: ReadonlySet<string> = new Set();

export function useFreshTicks(): FreshTicks {
  const [fresh, setFresh] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDown = useRef(false);
  const restSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!isDown.current) setFresh(none);
    }, restAfterMs);
  }, []);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const leave = () => {
      isDown.current = false;
      restSoon();
    };
    addEventListener("pointerdown", press);
    addEventListener("pointerup", leave);
    addEventListener("pointercancel", leave);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("pointerdown", press);
      removeEventListener("pointerup", leave);
      removeEventListener("pointercancel", leave);
    };
  }, [restSoon]);
  const note = useCallback(
    (id: string) => {
      setFresh((before) => new Set([...before, id]));
      restSoon();
    },
    [restSoon],
  );
  return { fresh, note };
}
