import { zoneHere } from "../../../platform/zone-here.ts";
import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { dayOfEntry, sumOf } from "@meal/domain/calorie-tracking/diary";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { limitQuery } from "../../../platform/diary/queries.ts";
import { logOnly } from "../../../platform/log-only.ts";
import { useToday } from "../../../platform/use-today.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { OfflineState } from "../../../ui/offline-state.tsx";
import * as t from "../texts/en/page.ts";
import { type Entries, useDay, useEntries } from "../use-entries.ts";
import { DiaryLoading } from "./diary-loading.tsx";
import { DiaryViews } from "./diary-views.tsx";
import type { Edited } from "./entry-sheet.tsx";
import { HistoryCard } from "./history-card.tsx";
import { QuickDiary } from "./quick-diary.tsx";
import { OverAlert, TodayCard } from "./today-card.tsx";

const EntrySheet = lazyPart(() => import("./entry-sheet.tsx"), "EntrySheet");
const LimitDialog = lazyPart(() => import("./limit-dialog.tsx"), "LimitDialog");

/** What somebody who keeps a diary sees of it. */
export function Diary() {
  const known = useEntries();
  const limit = useLimit();
  const [isLimitOpen, setLimitOpen] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    await Promise.all([known.refresh(), limit.refresh()]);
    setRefreshing(false);
  }
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-title text-3xl">{t.heading}</h1>
          <p className="text-quiet">{t.subtitle}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="quiet"
            size="compact"
            onPointerEnter={LimitDialog.preload}
            onFocus={LimitDialog.preload}
            onClick={() => setLimitOpen(true)}
          >
            {limit.value?.daily_limit == null ? t.setLimit : t.updateLimit}
          </Button>
          <Button variant="quiet" size="compact" busy={isRefreshing} onClick={() => void refresh()}>
            {t.refresh}
          </Button>
        </div>
      </header>
      {known.entries === undefined ? (
        <NotHere {...known} />
      ) : (
        <Days known={known} entries={known.entries} limit={limit.value} />
      )}
      {isLimitOpen && (
        <Suspense>
          <LimitDialog limit={limit.value} onClose={() => setLimitOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** spec: 2, section 8: a limit that cannot be fetched is only logged. */
function useLimit() {
  const { data, error, refetch } = useQuery(limitQuery);
  useEffect(() => {
    if (error !== null) logOnly("The calorie limit could not be fetched", error);
  }, [error]);
  return { value: data ?? null, refresh: refetch };
}

function NotHere({ state, refresh }: Entries) {
  if (state === "offline") return <OfflineState title={t.notHereTitle} sentence={t.notHereSentence} />;
  if (state === "failed") {
    return (
      <ErrorState
        title={t.notReadTitle}
        sentence={t.notReadSentence}
        action={<Button onClick={() => void refresh()}>{t.tryAgain}</Button>}
      />
    );
  }
  return <DiaryLoading />;
}

interface DaysProps {
  readonly known: Entries;
  readonly entries: readonly DiaryEntry[];
  readonly limit: ReturnType<typeof useLimit>["value"];
}

function Days({ known, entries, limit }: DaysProps) {
  const today = useToday();
  const [wanted, setWanted] = useState<string>();
  const [edited, setEdited] = useState<Edited>();
  const day = wanted ?? today;
  const ofDay = useDay(day, known);
  const timeZone = zoneHere();
  const intake = sumOf(entries.filter((entry) => dayOfEntry(entry, timeZone) === today));
  const change = (entry: DiaryEntry) => setEdited({ kind: "kept", entry });
  return (
    <>
      <OverAlert intake={intake} limit={limit} />
      {known.hand.waiting > 0 && known.state !== "here" && <Waiting count={known.hand.waiting} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:[&>:nth-child(2)]:col-start-2 lg:[&>:nth-child(2)]:row-span-2 lg:[&>:nth-child(2)]:row-start-1">
        <TodayCard intake={intake} limit={limit} />
        <QuickDiary
          day={day}
          today={today}
          entries={entries}
          hand={known.hand}
          onDay={(next) => setWanted(next === today ? undefined : next)}
          onByHand={(entry) => setEdited({ kind: "new", entry })}
        />
        <DiaryViews
          day={day}
          today={today}
          entries={entries}
          ofDay={ofDay}
          limit={limit?.daily_limit ?? null}
          onDelete={known.hand.remove}
          onChange={change}
        />
      </div>
      <HistoryCard hand={known.hand} onChange={change} />
      {edited !== undefined && (
        <Suspense>
          <EntrySheet edited={edited} hand={known.hand} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <Banner tone="info" announce>
      <p>{t.waitingForNetwork(count)}</p>
    </Banner>
  );
}
