import { useEffect, useId, useRef, type ReactElement, cloneElement, type ReactNode } from "react";
import { placePopover, type Side } from "./place-near.ts";

const delayMs = 350;

/** Shows the popover for hover and keyboard focus, keeps it while the pointer is on it, hides it on Escape. */
function watchAnchor(anchor: Element, popover: HTMLElement, side: Side): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    popover.showPopover();
    placePopover(popover, anchor, { side, align: "center" });
  };
  const later = (action: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const hide = () => later(() => popover.hidePopover(), 120);
  const keepOpen = () => clearTimeout(timer);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === "Escape") later(() => popover.hidePopover(), 0);
  };
  anchor.addEventListener("pointerenter", () => later(show, delayMs), { signal });
  anchor.addEventListener("focusin", () => anchor.matches(":has(:focus-visible)") && later(show, 0), {
    signal,
  });
  for (const type of ["pointerleave", "focusout", "click"]) anchor.addEventListener(type, hide, { signal });
  popover.addEventListener("pointerenter", keepOpen, { signal });
  popover.addEventListener("pointerleave", hide, { signal });
  addEventListener("keydown", dismiss, { signal });
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

interface TooltipProps {
  /** Says more about the control; never the only place where something stands. */
  text: ReactNode;
  side?: Side;
  children: ReactElement<{ "aria-describedby"?: string }>;
}

export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const popoverRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [anchor, popover] = [anchorRef.current, popoverRef.current];
    return anchor === null || popover === null ? undefined : watchAnchor(anchor, popover, side);
  }, [side]);
  return (
    <>
      <span ref={anchorRef} className="inline-flex">
        {cloneElement(children, { "aria-describedby": id })}
      </span>
      <span
        ref={popoverRef}
        id={id}
        popover="manual"
        role="tooltip"
        className="fixed inset-auto m-0 w-max max-w-64 rounded-[0.6rem] border border-transparent bg-ink px-3 py-1.5 text-sm text-paper shadow-soft transition-opacity starting:opacity-0"
      >
        {text}
      </span>
    </>
  );
}
