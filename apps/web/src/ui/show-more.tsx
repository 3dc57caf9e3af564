import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./button.tsx";
import * as t from "./texts/en/pagination.ts";

interface ShowMoreProps {
  /** A list that comes page by page. */
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/**
 * The end of a list that goes on, and nothing below one that does not. It presses itself when it comes into sight; a press
 * helps where that does not happen, and after a page that could not be loaded, which nothing but a press asks for again.
 */
export function ShowMore({ pages }: ShowMoreProps) {
  return pages.hasNextPage && <End pages={pages} />;
}

function End({ pages }: ShowMoreProps) {
  const { isFetchingNextPage: isBusy, isFetchNextPageError: hasFailed } = pages;
  const ref = useRef<HTMLDivElement>(null);
  const load = () => void pages.fetchNextPage();
  const loadBySight = useEffectEvent(load);
  useEffect(() => {
    const end = ref.current;
    if (end === null || isBusy || hasFailed) return undefined;
    // A busy browser tells of several moments at once, and the last is how it stands.
    const onSight: IntersectionObserverCallback = (moments) =>
      moments.at(-1)?.isIntersecting === true && loadBySight();
    const watcher = new IntersectionObserver(onSight, { root: frameOf(end), rootMargin: "200px" });
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [isBusy, hasFailed]);
  return (
    <div ref={ref} className="grid justify-items-center gap-2 p-3">
      {hasFailed && <output className="text-quiet">{t.moreFailed}</output>}
      <Button variant="quiet" busy={isBusy} onClick={load}>
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
