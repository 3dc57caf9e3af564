import type { DiaryMeal, Eaten } from "./diary.ts";

/** Something that somebody ate, as they wrote it down. */
export interface DiaryEntry extends Eaten {
  readonly id: string;
  readonly food_description: string;
  readonly portion: string;
  /** Whether the figures are a general guess. */
  readonly is_estimate: boolean;
  readonly meal: DiaryMeal | null;
}

/** What can be corrected of an entry. */
export type Correction = Partial<Omit<DiaryEntry, "id" | "eaten_on">> & { readonly eaten_on?: string };

/** One thing that somebody did to their diary. The ids are made where it is done, so that sending it again changes nothing. */
export type DiaryChange =
  | {
      readonly kind: "add";
      readonly entry: DiaryEntry;
      /** It comes from a food analysis, which has words of its own where it is refused. */
      readonly isAnalysed?: boolean;
    }
  | { readonly kind: "edit"; readonly id: string; readonly change: Correction }
  | { readonly kind: "remove"; readonly id: string };

/** The entries as they are after some changes, the latest first. What is there already is not added, what is gone not changed. */
export function applyChanges(
  entries: readonly DiaryEntry[],
  changes: readonly DiaryChange[],
): readonly DiaryEntry[] {
  if (changes.length === 0) return entries;
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  for (const change of changes) apply(kept, change);
  return [...kept.values()].toSorted(latestFirst);
}

function apply(kept: Map<string, DiaryEntry>, change: DiaryChange): void {
  if (change.kind === "add") {
    if (!kept.has(change.entry.id)) kept.set(change.entry.id, change.entry);
    return;
  }
  if (change.kind === "remove") {
    kept.delete(change.id);
    return;
  }
  const entry = kept.get(change.id);
  if (entry !== undefined) kept.set(change.id, { ...entry, ...change.change });
}

function latestFirst(a: DiaryEntry, b: DiaryEntry): number {
  return Date.parse(b.consumed_at) - Date.parse(a.consumed_at) || (a.id < b.id ? -1 : 1);
}
