import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { isWorthRetrying } from "../../platform/api.ts";
import { network } from "../../platform/network.ts";
import { askAnew } from "../../platform/refresh.ts";
import { useIsOnline } from "../../platform/use-is-online.ts";
import { cx } from "../../ui/cx.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast-store.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import * as t from "../texts/en/pull.ts";
import { usePull } from "./use-pull.ts";

/** Where there is no button to load a page anew: pulled down at its top, it asks the server what is new. */
export function PullToRefresh() {
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const [state, setState] = useState<"resting" | "asking" | "done">("resting");
  const isAsking = state === "asking" && isOnline;
  const ask = async () => {
    // That there is none stands at the lower edge; what is back is asked for by itself.
    if (!network.isOnline()) return network.look();
    if (isAsking) return undefined;
    setState("asking");
    await Promise.all([queries.refetchQueries({ type: "active" }), askAnew()]);
    const all = queries.getQueryCache().findAll({ type: "active" });
    const hasFailed = all.some(({ state: { error } }) => isWorthRetrying(error));
    setState(hasFailed ? "resting" : "done");
    if (hasFailed) toast({ tone: "destructive", title: t.failed, description: t.failedHint });
    return undefined;
  };
  const { px, isFar } = usePull(() => void ask());
  const isShown = isAsking || px > 0;
  return (
    <>
      <div
        data-pull={isAsking ? "asking" : ""}
        aria-hidden="true"
        // It follows the finger; whoever wants less motion sees it come and go.
        style={{ translate: `0 ${isAsking ? 64 : px}px` }}
        className={cx(
          "pointer-events-none fixed top-[calc(var(--safe-top)-3rem)] left-1/2 z-30 -ml-5 grid size-10 place-items-center rounded-full border border-line bg-card text-tomato shadow-soft motion-reduce:top-[calc(var(--safe-top)+0.5rem)] motion-reduce:translate-none!",
          isShown ? "opacity-100" : "opacity-0",
          px === 0 && "transition-[translate,opacity]",
        )}
      >
        {isAsking ? (
          <Spinner />
        ) : (
          <ArrowDown className={cx("size-5 transition-[rotate]", isFar && "rotate-180")} />
        )}
      </div>
      <VisuallyHidden>
        <output>{isAsking ? t.asking : state === "done" && t.upToDate}</output>
      </VisuallyHidden>
    </>
  );
}
