import {
  applyChanges,
  type Correction,
  type DiaryChange,
  type DiaryEntry,
} from "@meal/domain/calorie-tracking/changes";
import { useDiaryChanges } from "../../platform/diary/use-diary-changes.ts";
import { newId } from "../../platform/new-id.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/acting.ts";

/** An entry that is still to be written. */
export type NewEntry = Omit<DiaryEntry, "id">;

/** What somebody does to their diary: it shows at once, is kept on the device, and sent. */
export interface DiaryHand {
  /** The entries with what was done since the server said them. */
  readonly with: (entries: readonly DiaryEntry[]) => readonly DiaryEntry[];
  /** How much the server does not have yet. */
  readonly waiting: number;
  readonly add: (entries: readonly NewEntry[], said?: Said) => void;
  readonly edit: (entry: DiaryEntry, change: Correction) => void;
  readonly remove: (entry: DiaryEntry) => void;
}

/** What the message at the edge says. */
interface Said {
  readonly title: string;
  readonly description?: string;
}

export function useDiary(): DiaryHand {
  const { changes, act: write } = useDiaryChanges();
  const act = (...done: readonly DiaryChange[]) =>
    void write(...done).catch(() => toast({ tone: "destructive", title: t.notKept }));

  function add(entries: readonly NewEntry[], said: Said = { title: t.added(entries.length) }) {
    const added = entries.map((entry) => ({ ...entry, id: newId() }));
    act(...added.map((entry) => ({ kind: "add" as const, entry })));
    const undo = () => act(...added.map(({ id }) => ({ kind: "remove" as const, id })));
    toast({ tone: "success", ...said, action: { label: t.undo, onPress: undo } });
  }
  function edit(entry: DiaryEntry, change: Correction) {
    act({ kind: "edit", id: entry.id, change });
    const undo = () => act({ kind: "edit", id: entry.id, change: asBefore(entry, change) });
    toast({ tone: "success", title: t.changed, action: { label: t.undo, onPress: undo } });
  }
  function remove(entry: DiaryEntry) {
    act({ kind: "remove", id: entry.id });
    // What was removed may be so everywhere already: it comes back under another id.
    const undo = () => act({ kind: "add", entry: { ...entry, id: newId() } });
    toast({ tone: "success", title: t.removed, action: { label: t.undo, onPress: undo } });
  }
  return {
    with: (entries) => applyChanges(entries, changes),
    waiting: changes.length,
    add,
    edit,
    remove,
  };
}

/** The fields of a correction as they were; an entry without a day of its own keeps the one it is given. */
function asBefore({ eaten_on, ...entry }: DiaryEntry, change: Correction): Correction {
  const before: Correction = { ...entry, ...(eaten_on !== null && { eaten_on }) };
  const names = new Set(Object.keys(change));
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name)));
}
