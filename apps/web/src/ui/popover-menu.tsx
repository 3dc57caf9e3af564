import { type MouseEvent, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

interface PopoverMenuProps {
  /** What the button says to a screen reader. */
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** Somebody points at the button or is about to open the list: the moment to load what is in it. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
}

/**
 * A button that opens a list of links. The browser's own popover does the work: it opens without any script,
 * closes on Escape and on a press outside, and gives the focus back.
 */
export function PopoverMenu({ label, face, onApproach, children }: PopoverMenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="inline-grid size-12 shrink-0 place-items-center rounded-full border border-transparent text-ink transition hover:bg-linen"
      >
        {face}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- It hears the presses of the links inside, which keys make too. */}
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        onBeforeToggle={onApproach}
        onClick={closeAfterChoice}
        className={cx(
          "fixed inset-auto top-[calc(4.5rem+var(--safe-top))] right-[calc(0.75rem+var(--safe-right))] m-0 w-64 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-card p-2 text-ink shadow-soft",
          "supports-[position-area:bottom]:top-auto supports-[position-area:bottom]:right-auto supports-[position-area:bottom]:mt-2 supports-[position-area:bottom]:[position-area:bottom_span-left]",
        )}
      >
        {children}
      </nav>
    </>
  );
}

function closeAfterChoice(event: MouseEvent<HTMLElement>): void {
  const isChoice = event.target instanceof Element && event.target.closest("a, button") !== null;
  if (isChoice) event.currentTarget.hidePopover();
}

/** The look of one line in such a list. */
export const menuLineClass =
  "flex min-h-12 w-full items-center gap-3 rounded-[0.6rem] px-3 text-left font-medium text-ink no-underline hover:bg-linen aria-[current=page]:bg-linen [&_svg]:size-5 [&_svg]:shrink-0";
