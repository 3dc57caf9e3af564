import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { MOST_IN_HISTORY, recentQuery } from "../queries.ts";
import * as t from "../texts/en/entries.ts";
import type { DiaryHand } from "../use-diary.ts";
import { useFetchFailure } from "../use-fetch-failure.ts";
import { HistoryTable } from "./history-table.tsx";

interface HistoryProps {
  readonly hand: DiaryHand;
  readonly onChange?: (entry: DiaryEntry) => void;
}

/** spec: 2, section 2: the 20 most recent entries. What is stored can always be listed, deleted and taken along. */
export function HistoryCard({ hand, onChange }: HistoryProps) {
  const { data = [], error } = useQuery(recentQuery);
  useFetchFailure(error);
  const recent = hand.with(data);
  return (
    <Card as="section" aria-labelledby="food-history" className="grid w-full grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="food-history" className="font-title text-xl">
          {t.history}
        </h2>
        {recent.length > 0 && (
          <a
            href="/api/food-consumption/export"
            download
            className={buttonClass({ variant: "quiet", size: "compact" })}
          >
            <Download aria-hidden="true" className="size-5" /> {t.exportCsv}
          </a>
        )}
      </div>
      {recent.length === 0 ? (
        <p className="text-quiet">{t.historyEmpty}</p>
      ) : (
        <HistoryTable
          caption={t.history}
          entries={recent.slice(0, MOST_IN_HISTORY)}
          onDelete={hand.remove}
          onChange={onChange}
        />
      )}
      {recent.length > MOST_IN_HISTORY && <p className="text-sm text-quiet">{t.historyNote}</p>}
    </Card>
  );
}
