import { useEffect, useEffectEvent, useState } from "react";

/** How far the page was pulled down, in pixels, and whether letting go there asks. */
export interface Pull {
  readonly px: number;
  readonly isFar: boolean;
}

const farPx = 64;
const mostPx = 96;
/** So much of a finger's way is no pull yet. */
const slackPx = 10;
const rest: Pull = { px: 0, isFar: false };

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly isPulling: boolean;
}

/** Follows a finger that pulls the page down where it lies at its top. Nothing is held up: the page scrolls as ever. */
export function usePull(onPulled: () => void): Pull {
  const [pull, setPull] = useState(rest);
  const end = useEffectEvent(onPulled);
  useEffect(() => {
    const abort = new AbortController();
    const options = { passive: true, signal: abort.signal };
    let finger: Finger | undefined;
    let now = rest;
    const show = (next: Pull) => setPull((now = next));
    const letGo = () => {
      finger = undefined;
      show(rest);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      if (finger !== undefined) letGo();
      if (touch === undefined || touches.length > 1 || !mayBePulled(target)) return;
      finger = { x: touch.clientX, y: touch.clientY, isPulling: false };
    };
    const follow = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (finger === undefined || touch === undefined) return;
      const down = touch.clientY - finger.y;
      const isPulling = finger.isPulling || down > slackPx;
      const isAside = !isPulling && Math.abs(touch.clientX - finger.x) > slackPx;
      // Somebody carries a meal or an item, scrolls, or swipes a row.
      if (event.defaultPrevented || scrollY > 0 || down < 0 || isAside) return letGo();
      finger = { ...finger, isPulling };
      if (!isPulling) return;
      const px = Math.min(mostPx, (down - slackPx) / 2);
      show({ px, isFar: px >= farPx });
    };
    const leave = () => {
      const { isFar } = now;
      if (finger !== undefined) letGo();
      if (isFar) end();
    };
    document.addEventListener("touchstart", begin, options);
    document.addEventListener("touchmove", follow, options);
    document.addEventListener("touchend", leave, options);
    document.addEventListener("touchcancel", letGo, options);
    return () => abort.abort();
  }, []);
  return pull;
}

/** Dialogs lie beside the page, and what scrolls by itself in it is pulled by itself. */
function mayBePulled(target: EventTarget | null): boolean {
  if (scrollY > 0 || !(target instanceof Element)) return false;
  return target.closest("main") !== null && !scrollsByItself(target);
}

function scrollsByItself(one: Element): boolean {
  if (one.localName === "main") return false;
  const isLonger = one.scrollHeight > one.clientHeight;
  if (isLonger && /auto|scroll/u.test(getComputedStyle(one).overflowY)) return true;
  return one.parentElement !== null && scrollsByItself(one.parentElement);
}
