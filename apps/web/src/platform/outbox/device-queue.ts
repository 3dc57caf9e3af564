import { answersDatabase } from "../device/database.ts";
import type { OutboxStorage, Waiting } from "./outbox.ts";

/** What waits of one person, in the browser's database. */
export function deviceQueue(userId: string): OutboxStorage {
  const key = `${userId}:outbox` as const;
  return {
    read: async () => readQueue((await answersDatabase.read(key))[key]),
    change: async (step) => {
      const values = await answersDatabase.change(userId, [key], (kept) => {
        const next = step(readQueue(kept[key]));
        return { [key]: next.length === 0 ? undefined : next };
      });
      return readQueue(values[key]);
    },
  };
}

/** Any version of the app may have written it. What each value is, its kind looks at. */
export function readQueue(kept: unknown): readonly Waiting[] {
  return Array.isArray(kept) ? kept.filter(isWaiting) : [];
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return typeof fields.get("id") === "string" && typeof fields.get("kind") === "string";
}
