import { WifiOff, X } from "lucide-react";
import { useIsOnline } from "../../platform/use-is-online.ts";
import { useUpdate } from "../../platform/update.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import * as t from "../texts/en/frame.ts";

/** Quiet lines at the lower edge: there is no network, or a new version waits. Neither takes the focus. */
export function Notices({ isRaised }: { readonly isRaised: boolean }) {
  const isOnline = useIsOnline();
  const update = useUpdate();
  return (
    <div
      aria-live="polite"
      className={cx(
        "pointer-events-none sticky bottom-0 z-20 grid justify-items-center gap-2 px-3 pb-3 empty:hidden",
        isRaised && "bottom-[calc(var(--bar)+var(--safe-bottom))]",
      )}
    >
      {!isOnline && (
        <p className={cx(noticeClass, "text-sm")}>
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          <span className="min-w-0">{t.offlineNotice}</span>
        </p>
      )}
      {update.isWaiting && (
        <div className={cx(noticeClass, "text-sm")}>
          <span className="min-w-0">{t.updateNotice}</span>
          <Button variant="quiet" size="compact" onClick={update.apply}>
            {t.updateNow}
          </Button>
          <IconButton
            label={t.later}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={update.postpone}
          />
        </div>
      )}
    </div>
  );
}

const noticeClass =
  "pointer-events-auto flex max-w-full animate-rise items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-2 text-ink shadow-soft";
