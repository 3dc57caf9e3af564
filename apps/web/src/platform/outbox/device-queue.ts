import { answersDatabase } from "../device/database.ts";
import { joined, listOf, notes } from "../device/notes.ts";
import type { OutboxStorage, Waiting } from "./outbox.ts";

/** What waits of one person, in the browser's database. */
export function deviceQueue(userId: string): OutboxStorage {
  const key = `${userId}:outbox` as const;
  const noted = notes("outbox-notes", userId, "id");
  const withNotes = (kept: unknown) => joined(readQueue(kept), readQueue(noted.read()), "id");
  return {
    note: noted.add,
    read: async () => withNotes((await answersDatabase.read(key))[key]),
    change: async (step) => {
      let taken: readonly unknown[] = [];
      const values = await answersDatabase.change(userId, [key], (kept) => {
        taken = noted.read();
        const next = step(withNotes(kept[key]));
        return { [key]: next.length === 0 ? undefined : next };
      });
      noted.remove(taken);
      return withNotes(values[key]);
    },
  };
}

/** Any version of the app may have written it. What each value is, its kind looks at. */
export function readQueue(kept: unknown): readonly Waiting[] {
  return listOf(kept).filter(isWaiting);
}

function isWaiting(value: unknown): value is Waiting {
  const { id, kind }: Partial<Record<keyof Waiting, unknown>> = Object(value);
  return typeof id === "string" && typeof kind === "string";
}
