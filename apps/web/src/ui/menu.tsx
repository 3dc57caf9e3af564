import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Align } from "./place-near.ts";
import { useMenu } from "./use-menu.ts";

interface MenuProps {
  /** A Button or IconButton; it gets what it needs to open the menu. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: Align;
  children: ReactNode;
}

/** A list of things to do, opened by a button. It lies in the browser's top layer, so nothing cuts it off. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const { id, menuRef, isOpen, isFilled, handleKey } = useMenu(align);
  function closeAfterChoice(event: MouseEvent<HTMLElement>) {
    const item = event.target instanceof Element ? event.target.closest("[role=menuitem]") : null;
    if (item !== null && item.getAttribute("aria-disabled") !== "true") menuRef.current?.hidePopover();
  }
  return (
    <>
      {cloneElement(trigger, {
        id: `${id}-button`,
        popoverTarget: id,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": id,
      })}
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        onKeyDown={handleKey}
        onClick={closeAfterChoice}
        className="fixed inset-auto m-0 max-h-[70dvh] w-max max-w-[calc(100vw-1.5rem)] min-w-52 overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-soft transition-opacity starting:opacity-0"
      >
        {isFilled && children}
      </div>
    </>
  );
}

const itemClass =
  "flex min-h-12 w-full items-center gap-3 rounded-[0.6rem] px-3 text-left font-medium no-underline select-none " +
  "-outline-offset-2 hover:bg-linen focus:bg-linen aria-disabled:cursor-not-allowed aria-disabled:text-quiet aria-disabled:hover:bg-transparent " +
  "forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText] [&_svg]:size-5 [&_svg]:shrink-0";

interface MenuItemProps {
  icon?: ReactNode;
  tone?: "default" | "danger";
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, tone = "default", disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onSelect()}
      className={cx(itemClass, tone === "danger" && "text-danger")}
    >
      {icon}
      {children}
    </button>
  );
}

interface MenuLinkProps {
  /** The router's own link with its words. */
  render: ReactElement<ComponentProps<"a">>;
  icon?: ReactNode;
}

/** An item that leads to a page. */
export function MenuLink({ render, icon }: MenuLinkProps) {
  return cloneElement(
    render,
    { role: "menuitem", tabIndex: -1, className: itemClass },
    <>
      {icon}
      {render.props.children}
    </>,
  );
}

export function MenuSeparator() {
  return <hr className="mx-3 my-2 border-line" />;
}

/** Words at the top of a menu that cannot be chosen. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <p role="presentation" className="truncate px-3 pt-2 pb-1 text-sm text-quiet">
      {children}
    </p>
  );
}
