import type { PlannedPush } from "@meal/domain/cooking-timer/due-pushes";

/** Browsers that are woken when a step of a timer ends. */
export interface PushTables {
  push_devices: PushDevicesTable;
}

interface PushDevicesTable {
  user_id: string;
  /** Where its push service takes messages for it, and what only the browser opens them with. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The login that it was told in. When somebody ends that one it goes; when the login runs out it stays, as a timer does. */
  session_id: string;
  /** The device's own count of its plans: an older one changes nothing. */
  version: number;
  alarms: readonly PlannedPush[];
  told_at: number;
  /** When to send, or to look whether whoever sends has died; null for never. */
  due_at: number | null;
  /** Who sends now. A new plan takes it away, and then they have no say in what comes next. */
  lease: string | null;
}
