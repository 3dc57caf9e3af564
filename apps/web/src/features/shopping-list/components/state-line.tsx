import { Check, CloudOff, RefreshCw } from "lucide-react";
import { inWords } from "../../../platform/in-words.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import type { ShownList } from "../list-store.ts";

/** Whether everything is at the server. Read out only when contact is lost or comes back, not at every tick. */
export function StateLine({ shown }: { readonly shown: ShownList }) {
  const isOnline = useIsOnline();
  const isAway = !isOnline || shown.contact === "out-of-reach";
  const words = stateInWords(shown, isOnline);
  const Icon = isAway ? CloudOff : shown.waiting > 0 ? RefreshCw : Check;
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-quiet first-letter:uppercase print:hidden">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="inline-block first-letter:uppercase">{words}</span>
      </p>
      <span className="sr-only" aria-live="polite">
        {isAway ? "Offline. What you change is kept and sent later." : ""}
      </span>
    </>
  );
}

function stateInWords({ waiting, contact }: ShownList, isOnline: boolean): string {
  const changes = waiting === 0 ? "" : `, ${inWords(waiting, "change")} waiting`;
  if (!isOnline) return `offline${changes}`;
  if (contact === "out-of-reach") return `no answer yet${changes}`;
  return waiting > 0 || contact === "none" ? "saving" : "saved";
}
