import { type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useLayer } from "./layers.ts";
import * as t from "./texts/en/dialog.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

export interface DialogFrameProps {
  title: ReactNode;
  /** One sentence under the title, read together with it. */
  description?: ReactNode;
  /** A button that opens it; the focus comes back to it. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Something is being saved: neither Escape nor Back nor a press beside it closes it now. */
  isHeld?: boolean;
  /** Where the focus goes first; else the dialog itself has it, or its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes afterwards, when what opened it may be gone; `true` is back where it came from, `false` nowhere. */
  finalFocus?: () => HTMLElement | null | boolean;
  /** Buttons at the bottom; they stay in sight while the rest scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

interface FrameLook extends DialogFrameProps {
  popupClass: string;
}

/** What dialogs and sheets share: veil, focus kept inside, Escape, title, scrolling body, actions. */
export function DialogFrame(props: FrameLook) {
  const { title, description, trigger, open, isHeld = false, actions, children, popupClass } = props;
  const onOpenChange = isHeld ? stayAsItIs : props.onOpenChange;
  useLayer(open === true, () => onOpenChange?.(false));
  const closeButton = useRef<HTMLButtonElement>(null);
  const swipe = useSwipeAway(() => closeButton.current?.click());
  return (
    <CSPProvider disableStyleElements>
      <Base.Root {...(open !== undefined && { open })} onOpenChange={belowMenus(onOpenChange)}>
        {trigger !== undefined && <Base.Trigger render={trigger} />}
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Popup
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            className={cx(
              "fixed z-50 flex flex-col overflow-hidden lying:grid lying:grid-cols-[minmax(0,1fr)_auto] lying:grid-rows-[auto_1fr_auto] lying:overflow-y-auto lying:overscroll-contain border border-transparent bg-card text-ink shadow-soft outline-offset-0 transition duration-200",
              popupClass,
            )}
          >
            {/* Where a phone lies, title, words and all scroll as one: nothing but the way out and the buttons stays. */}
            <header
              {...swipe}
              className="flex touch-pan-x touch-pinch-zoom items-start gap-4 py-3 pr-3 pl-6 lying:contents"
            >
              <div className="min-w-0 flex-1 pt-2 lying:col-start-1 lying:row-start-1 lying:py-3 lying:pl-6">
                <Base.Title className="font-title text-xl">{title}</Base.Title>
                {description !== undefined && (
                  <Base.Description className="mt-1 text-quiet">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                render={
                  <IconButton
                    ref={closeButton}
                    label={t.close}
                    className="lying:sticky lying:top-1 lying:z-10 lying:col-start-2 lying:row-start-1 lying:m-1 lying:bg-card"
                    disabled={isHeld}
                    icon={<X aria-hidden="true" className="size-6" />}
                  />
                }
              />
            </header>
            {children !== undefined && (
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain lying:min-h-auto lying:col-span-full lying:row-start-2 lying:overflow-visible px-6 pt-1 pb-[max(1.5rem,var(--safe-bottom))]">
                {children}
              </div>
            )}
            {actions !== undefined && (
              <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,var(--safe-bottom))] sm:flex-row sm:justify-end lying:sticky lying:typing:static lying:bottom-0 lying:z-10 lying:col-span-full lying:row-start-3 lying:bg-card lying:py-2">
                {actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

function stayAsItIs(): void {}

/** A menu lies above every dialog: Escape is the browser's first, which closes the menu, wherever the focus is by then. */
function belowMenus(onOpenChange: DialogFrameProps["onOpenChange"]) {
  return (isOpen: boolean, details: Base.Root.ChangeEventDetails) => {
    const isForMenu =
      details.reason === "escape-key" && document.querySelector("[role=menu]:popover-open") !== null;
    if (isForMenu) details.cancel();
    else onOpenChange?.(isOpen);
  };
}

/** A button inside a dialog or a sheet that closes it. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <Base.Close render={render} />;
}
