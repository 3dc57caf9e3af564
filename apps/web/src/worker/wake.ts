import { type Ring, takeByPush } from "@meal/domain/cooking-timer/alarm-book";
import { changeBook } from "../platform/device/alarm-shelf.ts";

/** What a worker shows outside of the app. */
export interface WakingScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: object): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

const timerPage = "/cooking-timer";
/** spec: 2, section 9. Whichever step it is, it is the next one now. */
const nextStepId = 1;

/** A push arrived: the step that it is for has ended. It shows once, and not at all where the cook went on without it. */
export async function ringFor(scope: WakingScope, text: string): Promise<void> {
  const pushed = readRing(text);
  if (pushed === undefined) return;
  const ring = await changeBook((book) => {
    const taken = takeByPush(book, pushed);
    return [taken.book, taken.ring];
  });
  if (ring === undefined) return;
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body: ring.body,
    tag: String(ring.alarm === "step" ? nextStepId : ring.id),
    icon: "/icons/icon-192.png",
    // The next step takes the place of this one, and is heard all the same.
    renotify: true,
    requireInteraction: true,
  };
  await scope.registration.showNotification(ring.title, options);
}

/** Whatever was told, what it leads to is the timer, which stands at its step. */
export async function openTimer({ clients }: Pick<WakingScope, "clients">): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === timerPage);
  await (there === undefined ? clients.openWindow(timerPage) : there.focus());
}

function readRing(text: string): Ring | undefined {
  try {
    const { ring }: { ring?: Partial<Ring> } = JSON.parse(text);
    const { alarm, stepIndex, at } = ring ?? {};
    if (typeof stepIndex !== "number" || typeof at !== "number" || alarm === undefined) return undefined;
    return { alarm, stepIndex, at };
  } catch {
    return undefined;
  }
}
