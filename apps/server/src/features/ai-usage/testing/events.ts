import { createParser } from "eventsource-parser";
import { expect } from "vitest";

/** An event as a browser's parser reads it. */
export interface ReceivedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Reads a stream of events to its end. */
export async function readEvents(response: Response): Promise<readonly ReceivedEvent[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-cache, no-transform");
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  const events: ReceivedEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "", data }) => events.push({ event, data: JSON.parse(data) }),
  });
  parser.feed(await response.text());
  return events;
}
