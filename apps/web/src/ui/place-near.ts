export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "top" | "bottom";
export type Align = "start" | "center" | "end";

interface Wish {
  side: Side;
  align: Align;
}

const gap = 8;
const margin = 12;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Where something of `size` lies beside `anchor`: on the wished side where it fits, never out of the window. */
export function placeNear(
  anchor: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  wish: Wish,
): { left: number; top: number } {
  const above = anchor.top - gap - size.height;
  const below = anchor.top + anchor.height + gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + size.height <= viewport.height - margin;
  const isAbove = wish.side === "top" ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const shares: Record<Align, number> = { start: 0, center: 0.5, end: 1 };
  const left = anchor.left + (anchor.width - size.width) * shares[wish.align];
  return {
    left: clamp(left, margin, Math.max(margin, viewport.width - margin - size.width)),
    top: clamp(isAbove ? above : below, margin, Math.max(margin, viewport.height - margin - size.height)),
  };
}

/** Puts an open popover beside its anchor, through the style object: the policy allows no style attributes. */
export function placePopover(popover: HTMLElement, anchor: Element, wish: Wish) {
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { left, top } = placeNear(anchor.getBoundingClientRect(), size, viewport, wish);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
