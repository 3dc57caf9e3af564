import type { DiaryChange } from "@meal/domain/calorie-tracking/changes";
import { useCallback, useMemo } from "react";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { isDiaryChange } from "./diary-change.ts";
import { DIARY } from "./name.ts";

/** What is done to the diary on this device, wherever in the app. */
export interface DiaryChanges {
  /** What the server does not have yet. */
  readonly changes: readonly DiaryChange[];
  /** Shows at once, and is sent. Fails where the device cannot keep it. */
  readonly act: (...changes: readonly DiaryChange[]) => Promise<void>;
}

/** Calls `onRefused` with every change that the server will never take. */
export function useDiaryChanges(onRefused?: (change: DiaryChange) => void): DiaryChanges {
  const settle = useCallback(
    (value: unknown, outcome: SendOutcome) => {
      if (outcome === "refused" && isDiaryChange(value)) onRefused?.(value);
    },
    [onRefused],
  );
  const { values, act } = useOutbox(DIARY, settle);
  const changes = useMemo(() => values.filter(isDiaryChange), [values]);
  return { changes, act };
}
