import type { Bus } from "@meal/server/ports/bus";
import { describe, expect, it } from "vitest";

/** Two processes' sides of one bus, or twice the same where there is only one process. */
export interface OpenedBus {
  readonly here: Bus;
  readonly there: Bus;
}

/** Waits until a topic wakes, as often as is asked. */
function ears(bus: Bus, topic: string) {
  let woken = Promise.withResolvers<void>();
  let count = 0;
  const leave = bus.subscribe(topic, () => {
    count += 1;
    woken.resolve();
    woken = Promise.withResolvers();
  });
  return { next: () => woken.promise, leave, count: () => count };
}

/** Publishes until it is heard: who has just begun to listen may be woken later. */
async function tell(bus: Bus, topic: string, heard: Promise<unknown>): Promise<void> {
  await bus.publish(topic);
  await heard;
}

/** What every adapter of the bus port must do. */
export function describeBus(open: () => Promise<OpenedBus>): void {
  describe("a bus", () => {
    it("wakes everybody who waits for a topic, here and there", async () => {
      const { here, there } = await open();
      const listeners = [ears(here, "a"), ears(here, "a"), ears(there, "a")];
      const everybody = () => Promise.all(listeners.map((each) => each.next()));
      await tell(here, "a", everybody());
      await tell(there, "a", everybody());
      expect(listeners.every(({ count }) => count() >= 2)).toBe(true);
      for (const { leave } of listeners) leave();
    });

    it("leaves alone who waits for something else, or waits no more", async () => {
      const { here } = await open();
      const [other, gone, waiting] = [ears(here, "b"), ears(here, "a"), ears(here, "a")];
      // Who begins to listen is woken once for good measure; after the second time that is over.
      await tell(here, "a", waiting.next());
      await tell(here, "a", waiting.next());
      const before = [other.count(), gone.count()];
      gone.leave();
      await tell(here, "a", waiting.next());
      expect([other.count(), gone.count()]).toEqual(before);
      for (const { leave } of [other, waiting]) leave();
    });

    it("tells streams that the server stops", async () => {
      const { here } = await open();
      expect(here.closed.aborted).toBe(false);
      await here.close();
      expect(here.closed.aborted).toBe(true);
    });
  });
}
