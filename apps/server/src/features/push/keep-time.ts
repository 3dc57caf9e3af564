import type { AccountsParts } from "../accounts/service.ts";
import type { Pushes } from "./service.ts";

/** So often each process looks what devices told to the others. */
const LOOK_MS = 15_000;
const LEAST_MS = 20;

/** Sends when it is time, to the second: it sleeps until the next device is due, and a new plan wakes it. */
export function keepTime(
  pushes: Pick<Pushes, "sendDue" | "nextDueAt" | "onPlanned">,
  { clock, background }: Pick<AccountsParts, "clock" | "background">,
): { readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;
  let isStopped = false;

  function sleepUntil(at: number): void {
    if (isStopped || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(wake, Math.max(LEAST_MS, at - clock.now())).unref();
  }
  function wake(): void {
    wakesAt = Infinity;
    background.run(sendAndSleep);
  }
  async function sendAndSleep(): Promise<void> {
    const look = clock.now() + LOOK_MS;
    let next: number | undefined;
    try {
      await pushes.sendDue();
      next = await pushes.nextDueAt();
    } finally {
      sleepUntil(Math.min(next ?? look, look));
    }
  }
  pushes.onPlanned(sleepUntil);
  wake();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
