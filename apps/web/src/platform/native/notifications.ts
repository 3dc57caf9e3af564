import { logOnly } from "../log-only.ts";
import type { Notifications, PlannedNotification } from "../notifications.ts";
import { arrange, callOffAll, makeChannels, removeShown, ringingMs, takeUnrung } from "./alarms.ts";
import type { Device } from "./bridge.ts";

const plugin = "LocalNotifications";

/** As long as a device that is awake may take over an alarm. */
const graceMs = 1000;

/**
 * The phone's own notifications: every alarm of the timer lies with the system, which rings whether or not the app is alive.
 * `open` shows the timer when somebody taps one.
 */
export async function nativeNotifications(device: Device, open: () => void): Promise<Notifications> {
  const { ask, listen, platform } = device;
  // The app waits for these before it shows anything.
  let [permission, isLate] = await Promise.all([readPermission(device), readIsLate(device)]);
  let planned: readonly PlannedNotification[] = [];
  /** The system has what was planned, so the page needs not sound. */
  let isArranged = false;
  let work = Promise.resolve();
  const inTurn = (job: () => Promise<void>) => {
    work = work.then(job).catch((error: unknown) => {
      isArranged = false;
      logOnly("The notifications did not change", error);
    });
    return work;
  };
  const rearrange = () =>
    inTurn(async () => {
      isArranged = false;
      if (permission !== "granted") return;
      await arrange(device, planned, Date.now());
      isArranged = true;
    });
  /** People change permissions in the settings of the device, too. */
  const lookAgain = async () => {
    const before = { permission, isLate };
    [permission, isLate] = await Promise.all([readPermission(device), readIsLate(device)]);
    if (before.isLate !== isLate) await inTurn(() => callOffAll(device));
    if (before.isLate !== isLate || before.permission !== permission) await rearrange();
  };
  listen(plugin, "localNotificationActionPerformed", open);
  listen("App", "resume", () => void inTurn(async () => {}).then(lookAgain));
  void inTurn(() => makeChannels(device));
  return {
    permission: () => permission,
    ask: async () => {
      await ask(plugin, "requestPermissions").catch((error: unknown) => logOnly("Nobody was asked", error));
      await lookAgain();
      return permission;
    },
    plan: (all) => {
      planned = all;
      void rearrange();
    },
    forget: () => void inTurn(() => removeShown(device)),
    due: (_, sound) => {
      const by = Date.now() + ringingMs;
      const soundUnlessRung = async () => {
        if (isArranged && (await takeUnrung(device, by)) === 0) return;
        sound();
        await ask("Haptics", "vibrate", { duration: 500 });
      };
      setTimeout(() => void inTurn(soundUnlessRung), isArranged ? graceMs : 0);
    },
    ringsInPocket: () => true,
    mayBeLate: () => isLate,
    allowPunctual: async () => {
      if (platform === "android") await ask(plugin, "changeExactNotificationSetting");
      await lookAgain();
      return isLate;
    },
  };
}

async function readPermission({ ask }: Device): Promise<NotificationPermission> {
  const display = (await ask(plugin, "checkPermissions")).get("display");
  if (display === "granted" || display === "denied") return display;
  return "default";
}

/** iOS is always on time. */
async function readIsLate({ ask, platform }: Device): Promise<boolean> {
  if (platform === "ios") return false;
  return (await ask(plugin, "checkExactNotificationSetting")).get("exact_alarm") !== "granted";
}
