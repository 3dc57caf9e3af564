import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Exchange } from "../conversations.ts";

/** Keeps the end of the conversation in sight while it grows, unless somebody scrolled up to read. A new question is always shown. */
export function useEndInSight(last: Exchange | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useRef(true);
  useEffect(() => {
    const { current } = end;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      isInSight.current = entry?.isIntersecting ?? true;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const shownId = useRef(last?.id);
  useLayoutEffect(() => {
    if (last === undefined) return;
    if (isInSight.current || shownId.current !== last.id) end.current?.scrollIntoView({ block: "end" });
    shownId.current = last.id;
  }, [last]);
  return end;
}
