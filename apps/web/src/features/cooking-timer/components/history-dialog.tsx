import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type Cooked, cookedQuery } from "../history-query.ts";
import { HistoryCard } from "./history-card.tsx";
import { HistoryRemoval } from "./history-removal.tsx";
import * as t from "../texts/en/history.ts";

interface HistoryDialogProps {
  readonly onClose: () => void;
}

const failed = t.loadFailed;
const grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";

/** spec: 2, section 2, "Your Cooking History". */
export function HistoryDialog({ onClose }: HistoryDialogProps) {
  return (
    <Sheet place="center" open onOpenChange={onClose} title={t.title}>
      <History onClose={onClose} />
    </Sheet>
  );
}

function History({ onClose }: HistoryDialogProps) {
  const { data, isError, isPaused, refetch, ...more } = useInfiniteQuery(cookedQuery);
  const isMissing = data === undefined && isError;
  useEffect(() => {
    if (isMissing) toast({ tone: "destructive", title: failed });
  }, [isMissing]);
  if (data === undefined && isPaused) {
    return <OfflineState title={t.elsewhere} sentence={t.elsewhereHint} />;
  }
  if (isMissing) {
    return (
      <ErrorState title={failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>} />
    );
  }
  if (data === undefined) return <Waiting />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <NothingYet />;
  return (
    <Entries entries={entries} onClose={onClose}>
      <ShowMore pages={more} />
    </Entries>
  );
}

interface EntriesProps extends HistoryDialogProps {
  readonly entries: readonly Cooked[];
  readonly children: React.ReactNode;
}

/** spec: 2, section 9: it scrolls in at most 70 % of the window's height. */
function Entries({ entries, onClose, children }: EntriesProps) {
  const frame = useRef<HTMLElement>(null);
  const isOnline = useIsOnline();
  const [leaving, setLeaving] = useState<Cooked>();
  return (
    <>
      {!isOnline && (
        <Banner className="mb-3">
          <p>{t.offline}</p>
        </Banner>
      )}
      <section
        ref={frame}
        aria-label={t.entries}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus.
        tabIndex={0}
        className="max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card"
      >
        <ul className={grid}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <HistoryCard
                entry={entry}
                isOnline={isOnline}
                onCookAgain={onClose}
                onRemove={() => setLeaving(entry)}
              />
            </li>
          ))}
        </ul>
        {children}
      </section>
      {leaving !== undefined && (
        <HistoryRemoval entry={leaving} onClose={() => setLeaving(undefined)} frame={frame} />
      )}
    </>
  );
}

function NothingYet() {
  return <MessageState drawing={<Drawing name="cooking-timer" />} title={t.empty} sentence={t.emptyHint} />;
}

function Waiting() {
  return (
    <Loading label={t.loading} className={grid}>
      {["first", "second", "third"].map((card) => (
        <span key={card} className="grid gap-3">
          <Skeleton className="aspect-[4/3] w-full rounded-card" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-12 w-full rounded-card" />
        </span>
      ))}
    </Loading>
  );
}
