import { type PointerEvent, useRef } from "react";

/** Let go of so much lower, a sheet is put away; a low one sooner. */
const farPx = 120;
const farShare = 1 / 4;

interface Pull {
  readonly sheet: HTMLElement;
  readonly from: number;
}

/**
 * Lets a sheet at the lower edge follow a finger on its head, and closes it where the finger leaves it far enough down. Keys,
 * a mouse and a screen reader have the button.
 */
export function useSwipeAway(close: () => void) {
  const pull = useRef<Pull>(undefined);
  const end = () => {
    // From where it is, it goes the way that closing or staying takes.
    pull.current?.sheet.style.removeProperty("translate");
    pull.current?.sheet.style.removeProperty("transition-property");
    pull.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, target, currentTarget, clientY, pointerId }: PointerEvent) => {
      const sheet = currentTarget.parentElement;
      const isOnButton = target instanceof Element && target.closest("button, a") !== null;
      if (pointerType === "mouse" || isOnButton || sheet === null || !isAtLowerEdge(sheet)) return;
      currentTarget.setPointerCapture(pointerId);
      pull.current = { sheet, from: clientY };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (pull.current === undefined) return;
      const { sheet, from } = pull.current;
      sheet.style.setProperty("transition-property", "none");
      sheet.style.setProperty("translate", `0 ${Math.max(0, clientY - from)}px`);
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (pull.current === undefined) return;
      const { sheet, from } = pull.current;
      const isAway = clientY - from > Math.min(farPx, sheet.offsetHeight * farShare);
      end();
      if (isAway) close();
    },
    onPointerCancel: end,
  };
}

/** A sheet at the side, or one that fills the screen, has nowhere to go. An open keyboard has the edge above it. */
function isAtLowerEdge(sheet: HTMLElement): boolean {
  const { top, bottom } = sheet.getBoundingClientRect();
  const keyboard = Number.parseFloat(getComputedStyle(sheet).getPropertyValue("--keyboard"));
  return top > 0 && Math.round(bottom + keyboard) >= innerHeight;
}
