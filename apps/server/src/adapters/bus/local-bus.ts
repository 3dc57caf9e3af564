import type { Bus } from "../../ports/bus.ts";
import { Topics } from "./topics.ts";

/** Within one process, which is all there is on the embedded database. */
export function localBus(): Bus {
  const topics = new Topics();
  const closing = new AbortController();
  return {
    publish: async (topic) => topics.wake(topic),
    subscribe: (topic, wake) => topics.add(topic, wake),
    closed: closing.signal,
    close: async () => closing.abort(),
  };
}
