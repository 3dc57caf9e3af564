import type { Alarm } from "@meal/domain/cooking-timer/timer";
import { logOnly } from "./log-only.ts";
import { pocket } from "./push/browser-pocket.ts";
import { canBeWoken } from "./push/subscription.ts";

/** What is said while nobody looks at the app. Another one of the same id takes its place. */
interface AppNotification {
  readonly id: number;
  readonly title: string;
  readonly body: string;
}

/** One that lies ahead. */
export interface PlannedNotification extends AppNotification {
  readonly alarm: Alarm;
  /** The instant at which it is due. */
  readonly at: number;
  /** The step that begins then; the last one where everything is ready. */
  readonly stepIndex: number;
}

/** How this device speaks up while nobody looks at the app. */
export interface Notifications {
  /** `missing` where the device has none. */
  readonly permission: () => NotificationPermission | "missing";
  /** Only ever called by a press. */
  readonly ask: () => Promise<NotificationPermission>;
  /** All that comes by itself, the nearest first. What was planned before and is not among it is called off. */
  readonly plan: (all: readonly PlannedNotification[]) => void;
  /**
   * The page notices that something is due; without words where they are not for everybody who sees the device. One that
   * rang by itself needs no `sound` of the page.
   */
  readonly due: (notification: AppNotification | undefined, sound: () => void) => void;
  /** The timer is gone: what the device still shows of it goes as well, so that nobody taps it. */
  readonly forget: () => void;
  /** Whether it rings with the app closed, too. */
  readonly ringsInPocket: () => boolean;
  /** Whether the device may ring late because the app may not set alarms to the minute. */
  readonly mayBeLate: () => boolean;
  /** Leads to where that is allowed; answers whether it still may be late. */
  readonly allowPunctual: () => Promise<boolean>;
}

/**
 * The browser's: it shows what is due, where the page is hidden and the person agreed. What lies ahead wakes no page, so
 * the server wakes the service worker for it, and whichever of both is first rings. The app of a phone puts its own in
 * place (`native/`).
 */
export const notifications: Notifications = {
  permission: () => ("Notification" in window ? Notification.permission : "missing"),
  ask: () => Notification.requestPermission(),
  plan: pocket.plan,
  due: (notification, sound) => {
    pocket.due(() => {
      sound();
      const isWanted = document.visibilityState === "hidden" && notifications.permission() === "granted";
      if (notification === undefined || !isWanted) return;
      show(notification).catch((error: unknown) => logOnly("The notification did not show", error));
    });
  },
  forget: () => {
    if (notifications.permission() !== "granted") return;
    closeShown().catch((error: unknown) => logOnly("What was shown stays", error));
  },
  ringsInPocket: canBeWoken,
  mayBeLate: () => false,
  allowPunctual: () => Promise.resolve(false),
};

/** On phones only the service worker may show one. */
async function show({ id, title, body }: AppNotification): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag: String(id), icon: "/icons/icon-192.png" });
}

async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications()) ?? []) one.close();
}
