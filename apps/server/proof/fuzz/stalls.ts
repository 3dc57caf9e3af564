import { watchEventLoop } from "@meal/testkit/event-loop";

/** How often the loop is looked at: what is shorter is no stall. */
const everyMs = 10;
const worthTellingMs = 100;

/** A time in which nobody was answered, and the requests that were being answered then. */
interface Stall {
  readonly ms: number;
  readonly during: readonly string[];
}

type Answering = (request: Request, ...rest: never[]) => Response | Promise<Response>;

/** Measures how long the event loop of this process stands still. */
export function watchLoop() {
  const inFlight = new Map<Request, string>();
  const ended: string[] = [];
  const stalls: Stall[] = [];
  let longestMs = 0;
  watchEventLoop(everyMs, (stallMs) => {
    const ms = Math.round(stallMs);
    longestMs = Math.max(longestMs, ms);
    if (ms > worthTellingMs) stalls.push({ ms, during: [...new Set([...inFlight.values(), ...ended])] });
    ended.splice(0);
  });
  return {
    /** The same, so that it is known what was asked when the loop stood still. */
    watched<Answer extends Answering>(fetch: Answer): Answer {
      const watching = async (request: Request, ...rest: never[]) => {
        const name = `${request.method} ${new URL(request.url).pathname}`;
        inFlight.set(request, name);
        try {
          return await fetch(request, ...rest);
        } finally {
          inFlight.delete(request);
          ended.push(name);
        }
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It takes and gives what the one that it wraps does.
      return watching as unknown as Answer;
    },
    read: () => ({
      longestMs,
      stalls: stalls.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
    }),
  };
}
