import { logOnly } from "./log-only.ts";

/** What is said while nobody looks at the app. Another one of the same id takes its place. */
interface AppNotification {
  readonly id: number;
  readonly title: string;
  readonly body: string;
}

/** How this device speaks up while nobody looks at the app. */
export interface Notifications {
  /** `missing` where the device has none. */
  readonly permission: () => NotificationPermission | "missing";
  /** Only ever called by a press. */
  readonly ask: () => Promise<NotificationPermission>;
  readonly schedule: (notification: AppNotification, inSeconds: number) => void;
  readonly cancel: (id: number) => void;
}

/**
 * The browser's: it shows what is due, where the page is hidden and the person agreed. A page cannot be woken by what
 * lies ahead, so that is scheduled again when its time has come.
 */
export const notifications: Notifications = {
  permission: () => ("Notification" in window ? Notification.permission : "missing"),
  ask: () => Notification.requestPermission(),
  schedule: (notification, inSeconds) => {
    const isWanted = document.visibilityState === "hidden" && notifications.permission() === "granted";
    if (inSeconds > 0 || !isWanted) return;
    show(notification).catch((error: unknown) => logOnly("The notification did not show", error));
  },
  cancel: () => {},
};

/** On phones only the service worker may show one. */
async function show({ id, title, body }: AppNotification): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag: String(id), icon: "/icons/icon-192.png" });
}
