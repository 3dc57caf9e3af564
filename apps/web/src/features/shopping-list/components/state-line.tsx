import { Check, CloudOff, RefreshCw } from "lucide-react";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import type { ShownList } from "../list-store.ts";
import * as t from "../texts/en/page.tsx";

/** Whether everything is at the server. Read out only when contact is lost or comes back, not at every tick. */
export function StateLine({ shown }: { readonly shown: ShownList }) {
  const isOnline = useIsOnline();
  const isAway = !isOnline || shown.contact === "out-of-reach";
  const words = stateInWords(shown, isOnline);
  const Icon = isAway ? CloudOff : shown.waiting > 0 ? RefreshCw : Check;
  return (
    <>
      <p className="flex shrink-0 items-center gap-1.5 text-sm text-quiet first-letter:uppercase print:hidden">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="inline-block first-letter:uppercase">{words}</span>
      </p>
      <span className="sr-only" aria-live="polite">
        {isAway ? t.offlineNews : ""}
      </span>
    </>
  );
}

function stateInWords({ waiting, isWritten, contact }: ShownList, isOnline: boolean): string {
  // What is said to wait survives closing the app.
  if (!isWritten) return t.saving;
  if (!isOnline) return waiting === 0 ? t.offline : t.offlineWaiting(waiting);
  if (contact === "out-of-reach") return waiting === 0 ? t.noAnswer : t.noAnswerWaiting(waiting);
  return waiting > 0 || contact === "none" ? t.saving : t.saved;
}
