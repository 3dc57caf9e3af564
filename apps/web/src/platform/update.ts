import { useSyncExternalStore } from "react";
import { server } from "./server.ts";
import { workerAddress } from "./worker-address.ts";

interface Update {
  /** A new version is on the device and waits to be let in. */
  readonly isWaiting: boolean;
  /** Lets it in: the page reloads once. Only ever called by a press. */
  readonly apply: () => void;
  readonly postpone: () => void;
}

let waiting: ServiceWorker | undefined;
let isApplying = false;
const listeners = new Set<() => void>();
const hourMs = 60 * 60 * 1000;

/** Keeps the app on the device, and notices when the server has a newer one. */
export async function startServiceWorker(): Promise<void> {
  const isInApp = server.place !== undefined;
  if (!import.meta.env.PROD || isInApp || !("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  container.addEventListener("controllerchange", () => {
    if (isApplying) location.reload();
  });
  // A browser may refuse (no storage, a private window): the app works without, only not without a network.
  const registration = await container
    .register(workerAddress("/sw.js"), { updateViaCache: "none" })
    .catch(() => undefined);
  if (registration === undefined) return;
  if (container.controller !== null) offer(registration.waiting);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // An installed app may stay open for days.
  setInterval(() => void registration.update().catch(() => {}), hourMs);
}

/** Whether a new version waits, and what to do about it. */
export function useUpdate(): Update {
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  );
  return { isWaiting, apply, postpone };
}

function apply(): void {
  isApplying = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
  waiting?.postMessage("SKIP_WAITING");
}

/** Until the next start, when it comes in by itself. */
function postpone(): void {
  offer(null);
}

/** The first worker of a device is no update: it takes over silently. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller !== null) offer(worker);
  });
}

function offer(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
