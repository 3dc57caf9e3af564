/** An alarm as a device and its server name it: what rings, and when by the device's own clock. */
export type Ring = {
  readonly alarm: "step" | "waiting" | "completion";
  /** The step that begins then; the last one where everything is ready. */
  readonly stepIndex: number;
  readonly at: number;
};

/**
 * What is still to ring on a device. The page and the service worker share it, and whoever takes an alarm out of it
 * rings: so each rings once, whichever of them is awake, and however often a push arrives.
 */
export type AlarmBook<R extends Ring> = {
  /** Each plan has a higher one, so that of two that travel the later one holds. */
  readonly version: number;
  readonly waiting: readonly R[];
  /** The worker rang, and the page has not woken up since. */
  readonly isHeard: boolean;
};

/** Planning anew moves an alarm by what rounding and the setting right of a clock do. */
const sameWithinMs = 1500;

export function openBook<R extends Ring>(): AlarmBook<R> {
  return { version: 0, waiting: [], isHeard: false };
}

/**
 * The timer is another than it was. What is over and has not rung stays until somebody rings it, and does not come
 * back once it rang.
 */
export function planBook<R extends Ring>(book: AlarmBook<R>, plan: readonly R[], now: number): AlarmBook<R> {
  const version = Math.max(book.version + 1, now);
  const over = book.waiting.filter(({ at }) => at <= now);
  return { ...book, version, waiting: [...over, ...plan.filter(({ at }) => at > now)] };
}

/** The page noticed that steps have ended. It is silent where the worker rang for all of them. */
export function takeByPage<R extends Ring>(
  book: AlarmBook<R>,
  now: number,
): { readonly book: AlarmBook<R>; readonly rings: boolean } {
  const waiting = book.waiting.filter(({ at }) => at > now);
  const rings = waiting.length < book.waiting.length || !book.isHeard;
  return { book: { ...book, waiting, isHeard: false }, rings };
}

/**
 * A push arrived. It rings if the alarm still waits: what rang, was skipped or put off does not. What was to ring before
 * it is over with it.
 */
export function takeByPush<R extends Ring>(
  book: AlarmBook<R>,
  pushed: Ring,
): { readonly book: AlarmBook<R>; readonly ring: R | undefined } {
  const ring = book.waiting.find((each) => isSame(each, pushed));
  if (ring === undefined) return { book, ring };
  const waiting = book.waiting.filter(({ at }) => at > ring.at);
  return { book: { ...book, waiting, isHeard: true }, ring };
}

function isSame(one: Ring, other: Ring): boolean {
  const isSameStep = one.alarm === other.alarm && one.stepIndex === other.stepIndex;
  return isSameStep && Math.abs(one.at - other.at) <= sameWithinMs;
}
