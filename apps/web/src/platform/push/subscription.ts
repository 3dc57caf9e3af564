import { isHere, textHere } from "../here.ts";

/** This browser as its push service knows it. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser can be woken at all. */
export function canBeWoken(): boolean {
  return isHere("push") && "PushManager" in window && "Notification" in window;
}

/** Whether its person agreed to it, too. */
export function mayBeWoken(): boolean {
  return canBeWoken() && Notification.permission === "granted";
}

/** This browser's subscription, made where it is missing or of another key. None where the browser makes none. */
export async function pushDevice(): Promise<PushDevice | undefined> {
  const manager = await pushManager();
  if (manager === undefined) return undefined;
  const key = bytesOf(textHere("push-key"));
  let subscription = await manager.getSubscription();
  if (subscription !== null && !isSame(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, p256dh: unpadded(p256dh), auth: unpadded(auth) };
}

/** Whoever was here is not anymore: nothing reaches this browser by the old address. */
export async function leavePushes(): Promise<void> {
  if (!mayBeWoken()) return;
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

async function pushManager(): Promise<PushManager | undefined> {
  // Some browsers have the worker and no way to push to it.
  const registration: Partial<ServiceWorkerRegistration> | undefined =
    await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? []);
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

function unpadded(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/u, "");
}
