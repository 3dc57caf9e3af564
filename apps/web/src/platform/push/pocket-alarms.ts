import { planBook, type Ring, takeByPage } from "@meal/domain/cooking-timer/alarm-book";
import type { PocketBook, SpokenRing } from "../device/alarm-shelf.ts";
import type { PushDevice } from "./subscription.ts";

/** A device's alarms as the server is told of them. */
export interface ToldPlan {
  readonly device: PushDevice;
  readonly version: number;
  readonly alarms: readonly (Ring & { readonly inMs: number })[];
}

interface PocketParts {
  /** Whether this browser may be woken at all. */
  readonly isOn: () => boolean;
  readonly device: () => Promise<PushDevice | undefined>;
  readonly change: <Answer>(step: (book: PocketBook) => readonly [PocketBook, Answer]) => Promise<Answer>;
  /** Tells the server; answers whether telling it again is worth it. */
  readonly tell: (plan: ToldPlan) => Promise<"told" | "again" | "never">;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** What wakes a phone in a pocket: this page plans it, and rings only for what no push has rung for. */
export interface PocketAlarms {
  readonly plan: (rings: readonly SpokenRing[]) => void;
  /** Rings now, or, where the worker may have done so, once that is known. */
  readonly due: (ring: () => void) => void;
}

/** The server is asked again so often, always later. A new plan does not wait for that. */
const againMs = [2000, 5000, 15_000, 60_000];

export function pocketAlarms(parts: PocketParts): PocketAlarms {
  const { isOn, device, change, tell, now, wait, failed } = parts;
  /** One after the other, in the order in which the timer said so. */
  let turn = Promise.resolve();
  /** What the server was told last; nothing was told before the first timer. */
  let told = "";
  let newest = 0;

  async function keep(rings: readonly SpokenRing[]): Promise<void> {
    const book = await change((before) => {
      const planned = planBook(before, rings, now());
      return [planned, planned];
    });
    const alarms = book.waiting
      .filter(({ at }) => at > now())
      .map(({ alarm, stepIndex, at }) => ({ alarm, stepIndex, at }));
    const saying = JSON.stringify(alarms);
    if (saying === told || (told === "" && alarms.length === 0)) return;
    told = saying;
    newest = book.version;
    void tellUntilHeard(book.version, alarms).catch(failed);
  }

  async function tellUntilHeard(version: number, rings: readonly Ring[]): Promise<void> {
    for (const pause of [...againMs, undefined]) {
      const here = await device();
      if (here === undefined || version !== newest) return;
      const alarms = rings.map((ring) => ({ ...ring, inMs: Math.max(0, Math.round(ring.at - now())) }));
      const outcome = await tell({ device: here, version, alarms });
      if (outcome !== "again" || pause === undefined) return;
      await wait(pause);
      if (version !== newest) return;
    }
  }

  /** Whether no push has rung for it. A browser that keeps nothing has no worker that rings, either. */
  async function isPagesOwn(): Promise<boolean> {
    try {
      return await change((book) => {
        const taken = takeByPage(book, now());
        return [taken.book, taken.rings];
      });
    } catch (error) {
      failed(error);
      return true;
    }
  }

  async function ringIfOurs(ring: () => void): Promise<void> {
    if (await isPagesOwn()) ring();
  }

  return {
    plan: (rings) => {
      if (isOn()) turn = turn.then(async () => keep(rings)).catch(failed);
    },
    due: (ring) => {
      if (isOn()) turn = turn.then(async () => ringIfOurs(ring)).catch(failed);
      else ring();
    },
  };
}
