import { Carrying, type OnMove } from "./carrying.ts";

/** The look of what can be carried. */
export const movableClass =
  "select-none data-moving:relative data-moving:z-20 data-moving:cursor-grabbing data-moving:shadow-soft";
/** The look of where it can go. */
export const placeClass =
  "data-over:outline-3 data-over:outline-offset-2 data-over:outline-dashed data-over:outline-herb";

/**
 * Lets a pointer carry what has `data-move-item` to what has `data-move-place`. While it is carried the item has
 * `data-moving`, and the place under it `data-over`. Escape puts it back.
 */
export function watchMoves(area: HTMLElement, onMove: OnMove): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let carrying: Carrying | undefined;
  const begin = (event: PointerEvent) => {
    const item = itemOf(event);
    if (item === undefined) return;
    carrying?.putBack();
    carrying = new Carrying(area, item, event, onMove);
  };
  area.addEventListener("pointerdown", begin, { signal });
  // The browser asks before a finger's first step whether it may scroll, so this listens from the beginning.
  const holdStill = (event: Event) => {
    if (carrying?.isLifted === true) event.preventDefault();
  };
  for (const type of ["touchmove", "contextmenu"]) {
    area.addEventListener(type, holdStill, { passive: false, signal });
  }
  // The browser would carry links and pictures its own way.
  area.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => {
    carrying?.putBack();
    abort.abort();
  };
}

function itemOf({ target, isPrimary, button }: PointerEvent): HTMLElement | undefined {
  if (!isPrimary || button !== 0 || !(target instanceof Element)) return undefined;
  if (target.closest("input, textarea, select, [popover]") !== null) return undefined;
  return target.closest<HTMLElement>("[data-move-item]") ?? undefined;
}
