import { problemOf, toAppError } from "./problem.ts";
import type { CallContext } from "./route.ts";

const keepAliveMs = 15_000;
const headers = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache, no-transform",
  // Proxies that buffer answers would hold every event back until the last.
  "x-accel-buffering": "no",
};

/** The side of a stream that writes. */
export interface EventWriter {
  /** Sends one event; to a reader who has left, nothing. */
  readonly send: (event: string, data: unknown) => void;
}

/**
 * An answer that comes as server-sent events while the work goes on. What the work throws becomes a last event `problem`.
 * The work begins at once, whether or not anybody reads, so that what was reserved for it is always settled. The signal of
 * the request tells the work that the reader has left.
 */
export function eventStream(
  { request, requestId, log }: Pick<CallContext, "request" | "requestId" | "log">,
  work: (events: EventWriter) => Promise<void>,
  pauseMs = keepAliveMs,
): Response {
  const encoder = new TextEncoder();
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      // What we send is small, so nothing waits for a slow reader.
      const write = (text: string) => {
        if (isRead) controller.enqueue(encoder.encode(text));
      };
      const send = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const keepAlive = setInterval(() => write(": still here\n\n"), pauseMs);
      try {
        await work({ send });
      } catch (thrown) {
        const error = toAppError(thrown);
        const problem = problemOf(error, requestId);
        if (problem.status >= 500 && !request.signal.aborted)
          log.error({ err: error.options.cause ?? error }, "failed");
        send("problem", problem);
      }
      clearInterval(keepAlive);
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  return new Response(body, { headers });
}
