import { useEffect, useState, useSyncExternalStore } from "react";
import { X } from "lucide-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { ToneIcon } from "./tone-icon.tsx";
import { isUrgent } from "./tones.ts";
import { toastStore, type Toast } from "./toast-store.ts";
import * as t from "./texts/en/toaster.ts";

const noToasts: readonly Toast[] = [];

/** Once in the app, over the header, which two lines do not leave: what a page is for is under no message, neither at its foot nor in its corners. Both lists are always in the page, so that a screen reader hears what is added. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => noToasts);
  const [isHeld, setHeld] = useState(false);
  const urgent = toasts.filter((toast) => isUrgent(toast.tone));
  const calm = toasts.filter((toast) => !isUrgent(toast.tone));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while somebody reads.
    <section
      aria-label={t.notifications}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-4 top-[calc(0.25rem+var(--safe-top))] z-60 mx-auto grid max-w-md grid-cols-1 gap-3"
    >
      <div
        role="alert"
        aria-live="assertive"
        aria-atomic="false"
        className="@container grid grid-cols-1 gap-3"
      >
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold buttons and paragraphs. */}
      <div role="status" aria-live="polite" aria-atomic="false" className="@container grid grid-cols-1 gap-3">
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, durationMs, action } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  function act() {
    toastStore.dismiss(id);
    action?.onPress();
  }
  return (
    <div className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-line bg-card pr-2 pl-4 text-ink shadow-soft">
      {/* With very large letters the words need the room. */}
      <div className="py-2.5 @max-[16rem]:hidden">
        <ToneIcon tone={toast.tone} />
      </div>
      {/* What can be done stands beside a few words, and under many: a message lies over the page's head. */}
      <div className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-auto gap-0.5 py-1.5 leading-snug">
          <p className="font-semibold wrap-break-word">{toast.title}</p>
          {toast.description !== undefined && (
            <p className="text-sm text-quiet wrap-break-word">{toast.description}</p>
          )}
        </div>
        {action && (
          <Button variant="quiet" size="compact" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={t.closeMessage}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => toastStore.dismiss(id)}
      />
    </div>
  );
}
