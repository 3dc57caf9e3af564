// The service worker: keeps the app's files on the device, so that it opens without a network.
// It wakes up when a step of a timer ends, too.
// It answers for pages and the app's own files only; calls to the API pass it by.

import { keepSharedPhoto } from "../platform/device/shared-photo.ts";
import { isShare, takeShare } from "./share.ts";
import { openTimer, ringFor, type WakingScope } from "./wake.ts";

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface WorkerScope extends WakingScope {
  readonly filesToKeep: readonly { readonly url: string; readonly revision: string | null }[];
  readonly location: Location;
  readonly clients: WakingScope["clients"] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", handle: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", handle: (event: FetchEvent) => void): void;
  addEventListener(type: "push", handle: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", handle: (event: NotificationEvent) => void): void;
  addEventListener(type: "message", handle: (event: MessageEvent<unknown>) => void): void;
}
declare const self: WorkerScope;

const cacheName = "app-files";
/** The server writes a word for its settings here: pages say what is so of the deployment, so other settings are other pages. */
const deployment = "{{deployment}}";
/** Address on the site → the name it is kept under; another revision is another name. */
const keptFiles = new Map(
  self.filesToKeep.map(({ url, revision }) => [
    url,
    revision === null ? url : `${url}?kept=${revision}-${deployment}`,
  ]),
);

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const here = new Set((await cache.keys()).map((request) => pathAndQuery(request.url)));
  const missing = [...keptFiles].filter(([, name]) => !here.has(name));
  await Promise.all(
    missing.map(async ([url, name]) => {
      const answer = await fetch(url, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await cache.put(name, answer);
    }),
  );
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = new Set(keptFiles.values());
  const old = (await cache.keys()).filter((request) => !wanted.has(pathAndQuery(request.url)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The kept file that answers a request; nothing when the network has to. */
function keptNameFor(request: Request): string | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (request.mode !== "navigate") return keptFiles.get(pathname);
  if (/^\/(?:api|files)\//u.test(pathname)) return undefined;
  return keptFiles.get(pathname) ?? keptFiles.get("/app-shell");
}

async function answerFrom(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(name)) ?? fetch(request);
}

function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) =>
  event.waitUntil(dropOldFiles().then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  if (isShare(event.request)) return event.respondWith(takeShare(event.request, keepSharedPhoto));
  const name = keptNameFor(event.request);
  if (name !== undefined) event.respondWith(answerFrom(name, event.request));
});
self.addEventListener("push", (event) => event.waitUntil(ringFor(self, event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTimer(self));
});
self.addEventListener("message", (event) => {
  // The person agreed to the new version; until then it waits.
  if (event.data === "SKIP_WAITING") void self.skipWaiting();
});
export type { WorkerScope };
