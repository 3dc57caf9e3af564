import { inOwnPortion } from "@meal/domain/food-analysis/in-own-portion";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { latelyQuery, type listEntries } from "../../platform/diary/queries.ts";
import { type ReadMeal, readMealQuery, type ReadPart } from "./queries.ts";
import * as t from "./texts/en/quick.ts";

type Consumption = Awaited<ReturnType<typeof listEntries>>[number];

const restMs = 300;

/** What is understood of the words while they are typed. */
export interface Reading {
  readonly parts: readonly ReadPart[] | undefined;
  /** The words that name nothing we know; they count nothing. */
  readonly missed: readonly string[];
  /** The words about food that was not eaten; they count nothing either. */
  readonly leftOut: readonly string[];
  readonly state: "idle" | "reading" | "read" | "failed" | "offline";
  /** Reads the words at once, for whoever is faster than the reading; undefined where they cannot be read. */
  readonly readNow: () => Promise<Understanding | undefined>;
}

type Understanding = Pick<Reading, "missed" | "leftOut"> & { readonly parts: readonly ReadPart[] };

/** Where the words leave open how much it was, it is what this person noted of it before. */
function asNoted(
  { items, missed, left_out: leftOut }: ReadMeal,
  noted: readonly Consumption[],
): Understanding {
  const parts = items.map((part) => {
    const { item, own } = inOwnPortion(part, noted);
    return own === null ? item : { ...item, assumptions: [t.ownPortionTaken] };
  });
  const found = missed.map((words) => ({ words, part: asEntered(words, noted) }));
  return {
    parts: [...parts, ...found.flatMap(({ part }) => part ?? [])],
    missed: found.flatMap(({ words, part }) => (part === null ? [words] : [])),
    leftOut,
  };
}

/** What nobody knows but this person, who entered its numbers before under the same words. */
function asEntered(words: string, noted: readonly Consumption[]): ReadPart | null {
  const name = nameIn(words);
  const entry = noted.find(({ food_description }) => nameIn(food_description) === name);
  if (entry === undefined) return null;
  const { food_description: description, portion, calories, protein, carbs, fats, fiber } = entry;
  const intake = { portion, calories, protein, carbs, fats, fiber };
  return {
    ...intake,
    description,
    confidence: 1,
    taste_profile: [],
    chef_notes: "",
    calories_range: { low: calories, high: calories },
    assumptions: [t.ownPortionTaken],
  };
}

/** A name without its article, so that "a zorbo" is known again as "the zorbo". */
const nameIn = (words: string) =>
  words
    .toLowerCase()
    .replace(/^(?:an?|the|my|some|one)\s+/u, "")
    .trim();

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
  const nothing = { parts: undefined, missed: [], leftOut: [], readNow };
  if (words === "") return { ...nothing, state: "idle" };
  if (isCurrent && data !== undefined) return { ...asNoted(data, noted), state: "read", readNow };
  const state = isPaused ? "offline" : isCurrent && isError ? "failed" : "reading";
  return { ...nothing, state };
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
