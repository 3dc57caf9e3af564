import { inOwnPortion } from "@meal/domain/food-analysis/own-portions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { latelyQuery } from "../../platform/diary/queries.ts";
import { readMealQuery, type ReadPart } from "./queries.ts";
import * as t from "./texts/en/quick.ts";

const restMs = 300;

/** What is understood of the words while they are typed. */
export interface Reading {
  readonly parts: readonly ReadPart[] | undefined;
  readonly state: "idle" | "reading" | "read" | "failed" | "offline";
  /** Reads the words at once, for whoever is faster than the reading; undefined where they cannot be read. */
  readonly readNow: () => Promise<readonly ReadPart[] | undefined>;
}

/** Where the words leave open how much it was, it is what this person noted of it before. */
function asNoted(parts: readonly ReadPart[], noted: Parameters<typeof inOwnPortion>[1]): readonly ReadPart[] {
  return parts.map((part) => {
    const { item, own } = inOwnPortion(part, noted);
    return own === null ? item : { ...item, assumptions: [t.ownPortionTaken] };
  });
}

export function useReading(text: string): Reading {
  const queries = useQueryClient();
  const words = text.trim();
  const settled = useSettled(words);
  const { data, isError, isPaused } = useQuery({ ...readMealQuery(settled), enabled: settled !== "" });
  const { data: noted = [] } = useQuery(latelyQuery);
  const isCurrent = settled === words;
  const readNow = () =>
    queries
      .fetchQuery(readMealQuery(words))
      .then((read) => asNoted(read, noted))
      .catch(() => undefined);
  if (words === "") return { parts: undefined, state: "idle", readNow };
  if (isCurrent && data !== undefined) return { parts: asNoted(data, noted), state: "read", readNow };
  const state = isPaused ? "offline" : isCurrent && isError ? "failed" : "reading";
  return { parts: undefined, state, readNow };
}

/** The words once they rest. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), restMs);
    return () => clearTimeout(timer);
  }, [words]);
  return words === "" ? "" : settled;
}
