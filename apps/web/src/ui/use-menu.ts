import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { placePopover, type Align } from "./place-near.ts";

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

function triggerOf(id: string): Element | null {
  return document.querySelector(`#${CSS.escape(id)}-button`);
}

/** The item a key leads to: arrows go around, a letter goes to the next item that begins with it. */
function itemAfter(key: string, items: readonly HTMLElement[], current: number): HTMLElement | undefined {
  if (key === "ArrowDown") return items[(current + 1) % items.length];
  if (key === "ArrowUp") return items.at(current <= 0 ? -1 : current - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const fromNext = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return fromNext.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

export interface MenuWiring {
  id: string;
  menuRef: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Somebody opened it, so its items are there; before, nobody needs them. */
  isFilled: boolean;
  handleKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The browser opens, closes and layers the menu (popover); here are its place, its focus and its keys. */
export function useMenu(align: Align): MenuWiring {
  const id = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    const [menu, trigger] = [menuRef.current, triggerOf(id)];
    // The browser shows it in this very moment, and whoever types a letter at once goes to an item.
    const fill = () => flushSync(() => setFilled(true));
    const follow = ({ newState }: ToggleEvent) => {
      setOpen(newState === "open");
      if (newState !== "open" || menu === null || trigger === null) return;
      // At once, and not when React comes to it: what is pressed while it goes to its place is pressed in vain.
      placePopover(menu, trigger, { side: "bottom", align });
      // Whoever typed a letter at once is there already.
      if (!menu.contains(document.activeElement)) itemsOf(menu)[0]?.focus({ preventScroll: true });
    };
    menu?.addEventListener("beforetoggle", fill);
    menu?.addEventListener("toggle", follow);
    return () => {
      menu?.removeEventListener("beforetoggle", fill);
      menu?.removeEventListener("toggle", follow);
    };
  }, [id, align]);

  useEffect(() => {
    const [menu, trigger] = [menuRef.current, triggerOf(id)];
    if (!isOpen || menu === null || trigger === null) return undefined;
    // A menu that stays while its button moves away belongs to nothing. A busy browser tells of a scroll late, when the
    // button stands where it stood as the menu opened; that one closes nothing.
    const { top, left } = trigger.getBoundingClientRect();
    const follow = () => {
      const now = trigger.getBoundingClientRect();
      if (Math.abs(now.top - top) > 1 || Math.abs(now.left - left) > 1) menu.hidePopover();
    };
    const close = () => menu.hidePopover();
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", close);
    return () => {
      removeEventListener("scroll", follow, { capture: true });
      removeEventListener("resize", close);
    };
  }, [isOpen, id]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const menu = menuRef.current;
    if (menu === null) return;
    // The focus goes back to the button first; the browser's own Tab then leads on from there.
    if (event.key === "Tab") menu.hidePopover();
    const items = itemsOf(menu);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = itemAfter(event.key, items, current);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return { id, menuRef, isOpen, isFilled, handleKey };
}
