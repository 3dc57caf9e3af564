import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./button.tsx";
import * as t from "./texts/en/pagination.ts";

interface ShowMoreProps {
  /** More is on its way. */
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The end of a list that goes on. It presses itself when it comes into sight; a press helps where that does not happen. */
export function ShowMore({ busy, onMore }: ShowMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  useEffect(() => {
    const end = ref.current;
    if (end === null || busy) return undefined;
    // A busy browser tells of several moments at once, and the last is how it stands.
    const watcher = new IntersectionObserver((moments) => moments.at(-1)?.isIntersecting === true && load(), {
      root: frameOf(end),
      rootMargin: "200px",
    });
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [busy]);
  return (
    <div ref={ref} className="grid justify-items-center p-3">
      <Button variant="quiet" busy={busy} onClick={onMore}>
        {t.showMore}
      </Button>
    </div>
  );
}

/**
 * What scrolls the list: a frame of its own, wherever that lies on the page, or else the page. Within a box that does not
 * scroll the end is always in sight, and the whole list would be fetched at once.
 */
function frameOf(end: Element): Element | null {
  const { parentElement: around } = end;
  if (around === null || around === document.body) return null;
  return /auto|scroll/u.test(getComputedStyle(around).overflowY) ? around : frameOf(around);
}
