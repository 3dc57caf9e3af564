import { useCallback, useEffect, useRef, useState, type ReactNode, type RefCallback } from "react";
import { watchMoves } from "./drag-move.ts";

interface DragMove {
  /** For the element around everything that moves and every place. */
  readonly areaRef: RefCallback<HTMLElement>;
  /** The same without a pointer, for the menu that every item has beside. */
  readonly move: (item: string, place: string) => void;
  /** Reads out what was moved; drawn once, anywhere. */
  readonly news: ReactNode;
}

/**
 * Moving things by pointer: what has `data-move-item` to what has `data-move-place` (see `drag-move.ts` for their
 * looks). `onMove` does it, and answers the words that a screen reader reads out.
 */
export function useDragMove(onMove: (item: string, place: string) => string): DragMove {
  const [moved, setMoved] = useState({ item: "", words: "" });
  const element = useRef<HTMLElement>(null);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  // What is drawn anew elsewhere has lost the focus that its menu gave back to it.
  useEffect(() => {
    if (moved.item === "" || document.activeElement !== document.body) return;
    const item = element.current?.querySelector(`[data-move-item="${CSS.escape(moved.item)}"]`);
    item?.querySelector<HTMLElement>("button, a")?.focus();
  }, [moved]);
  const move = useCallback((item: string, place: string) => {
    setMoved({ item, words: latest.current(item, place) });
  }, []);
  const areaRef = useCallback(
    (area: HTMLElement | null) => {
      element.current = area;
      return area === null ? undefined : watchMoves(area, move);
    },
    [move],
  );
  const news = (
    <p aria-live="polite" className="sr-only">
      {moved.words}
    </p>
  );
  return { areaRef, move, news };
}
