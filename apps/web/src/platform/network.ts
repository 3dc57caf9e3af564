import { server } from "./server.ts";
import { createValueStore } from "./value-store.ts";

const soonestMs = 1000;
const latestMs = 10_000;

export interface Network {
  readonly isOnline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls whenever requests get through again; answers how to stop. */
  readonly onBack: (listener: () => void) => () => void;
  /** A request was answered. */
  readonly heard: () => void;
  /** A request was not answered: finds out whether any would be, and answers that. */
  readonly doubt: () => Promise<boolean>;
  /** After something did not load: false where the network is not to blame, true once it is back. */
  readonly waitUntilBack: () => Promise<boolean>;
  /** The browser says that there is no network. */
  readonly lose: () => void;
  /** Something may have changed: finds out at once, where nothing came through so far. */
  readonly look: () => void;
}

/**
 * Whether requests get through. The browser's word is a hint and no more: it says "online" on the Wi-Fi of a hotel, behind
 * a router without a line, and on some browsers after a reload. What requests find out counts, and while they find
 * nothing, a small one asks again and again, ever more rarely.
 */
export function createNetwork(startsOnline: boolean, probe: () => Promise<boolean>): Network {
  const online = createValueStore(true, "with-holder");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let answers = 0;
  let looking: Promise<boolean> | undefined;

  const lose = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void find(), Math.min(latestMs, soonestMs * 2 ** failures));
    failures += 1;
    if (online.get()) online.set(false);
  };
  const heard = () => {
    answers += 1;
    clearTimeout(timer);
    failures = 0;
    if (!online.get()) online.set(true);
  };
  const ask = async () => {
    const before = answers;
    if (await probe()) heard();
    else if (answers === before) lose();
    looking = undefined;
    return online.get();
  };
  const find = () => (looking ??= ask());

  const doubt = async () => online.get() && find();
  const onBack = (listener: () => void) => online.subscribe(() => online.get() && listener());
  const waitUntilBack = async () => {
    if (await doubt()) return false;
    const back = Promise.withResolvers<void>();
    const stop = onBack(back.resolve);
    await back.promise;
    stop();
    return true;
  };

  if (!startsOnline) lose();
  return {
    isOnline: online.get,
    subscribe: online.subscribe,
    onBack,
    heard,
    doubt,
    waitUntilBack,
    lose,
    look: () => void (!online.get() && find()),
  };
}

/** Whether an answer is our server's: the sign-in page of a Wi-Fi answers in its place. */
export function isOurs(response: Response): boolean {
  return !(response.headers.get("content-type") ?? "").startsWith("text/html");
}

async function askServer(): Promise<boolean> {
  try {
    const options = { cache: "no-store", signal: AbortSignal.timeout(5000) } as const;
    return isOurs(await fetch(server.at("/api/health"), options));
  } catch {
    return false;
  }
}

const isInBrowser = "document" in globalThis;

/** The one place that knows; prerendered pages and tests believe that there is a network. */
export const network = createNetwork(isInBrowser ? navigator.onLine : true, askServer);

if (isInBrowser) {
  addEventListener("offline", network.lose);
  addEventListener("online", network.look);
  document.addEventListener("visibilitychange", network.look);
}
