import { applyChanges, type DiaryChange, type DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { isDiaryChange } from "./diary-change.ts";
import { DIARY } from "./name.ts";
import { entriesKey } from "./queries.ts";

/** What is done to the diary on this device, wherever in the app. */
export interface DiaryChanges {
  /** What the server does not have yet. */
  readonly changes: readonly DiaryChange[];
  /** Shows at once, and is sent. Fails where the device cannot keep it. */
  readonly act: (...changes: readonly DiaryChange[]) => Promise<void>;
}

/** Calls `onRefused` with every change that the server will never take. */
export function useDiaryChanges(onRefused?: (change: DiaryChange) => void): DiaryChanges {
  const queries = useQueryClient();
  const settle = useCallback(
    (value: unknown, outcome: SendOutcome) => {
      if (!isDiaryChange(value)) return;
      if (outcome === "done") takeSent(queries, value);
      else onRefused?.(value);
    },
    [queries, onRefused],
  );
  const { values, act } = useOutbox(DIARY, settle);
  const changes = useMemo(() => values.filter(isDiaryChange), [values]);
  return { changes, act };
}

/** What has arrived stands in the answers before it stops waiting, so that nothing flickers; then the server is asked again. */
function takeSent(queries: QueryClient, change: DiaryChange): void {
  queries.setQueriesData<readonly DiaryEntry[]>(
    { queryKey: entriesKey },
    (entries) => entries && applyChanges(entries, [change]),
  );
  void queries.invalidateQueries({ queryKey: entriesKey });
}
