import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import * as t from "../texts/en/box.ts";

interface ChatPanelProps {
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly cameFrom: HTMLElement | null;
  readonly children: ReactNode;
}

/** A box at the edge of the page, which goes on working beside it. The focus goes back to where it came from. */
export function ChatPanel({ onClose, cameFrom, children }: ChatPanelProps) {
  const titleId = useId();
  useEffect(() => () => cameFrom?.focus(), [cameFrom]);
  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    // What is drawn elsewhere, such as a menu, closes by itself first.
    if (key === "Escape" && target instanceof Node && currentTarget.contains(target)) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as it does every dialog.
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The browser's own element comes with a place and colors of its own.
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      className="fixed right-[calc(1.5rem+var(--safe-right))] bottom-[calc(1.5rem+max(var(--safe-bottom),var(--keyboard)))] lying:bottom-[calc(0.5rem+max(var(--safe-bottom),var(--keyboard)))] z-30 flex h-[min(42rem,calc(var(--seen)-7rem))] lying:h-[calc(var(--seen)-4rem)] lying:typing:h-[calc(var(--seen)-1rem)] w-[26rem] animate-rise flex-col overflow-hidden rounded-card border border-line bg-card shadow-soft print:hidden"
    >
      <div className="flex items-center gap-4 py-2 pr-2 pl-6 lying:typing:py-0">
        <h2 id={titleId} className="min-w-0 flex-1 font-title text-xl">
          {t.title}
        </h2>
        <IconButton label={t.close} icon={<X aria-hidden="true" className="size-6" />} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-4">{children}</div>
    </section>
  );
}
