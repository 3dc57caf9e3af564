import { elapse } from "@meal/domain/cooking-timer/elapse";
import { readKeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { plannedAlarms } from "@meal/domain/cooking-timer/planned-alarms";
import { addMinute, changeSteps, nextStep, pauseTimer, startTimer } from "@meal/domain/cooking-timer/timer";
import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { planAlarms } from "./timer-alarm.ts";
import { PageTime } from "./page-time.ts";
import { TimerKeeper } from "./timer-keeper.ts";
import { FakePhone } from "../../testing/fake-phone.ts";
import { ids, minute, note, start, stepAndEnd, steps, timerOf } from "../../testing/phone-notes.ts";
import { notifications } from "../../platform/notifications.ts";
import { deviceHere } from "../../platform/native/bridge.ts";
import { nativeNotifications } from "../../platform/native/notifications.ts";
import { finishedChannel, stepChannel } from "../../platform/native/texts/en.ts";

/** The clock of the page is stopped, and so nothing on the bridge can take its time. */
const promptPhone = () => Object.assign(new FakePhone(), { takeTime: async () => {} });
let phone: FakePhone;
let kept: string | null;
/** What the page sounded itself. */
let sounded: string[];
let opened: number;

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ["Date", "setTimeout", "clearTimeout", "performance"] });
  phone = promptPhone();
  kept = null;
  sounded = [];
  opened = 0;
  await phone.connect();
});
afterEach(() => vi.useRealTimers());

/** Starts the app on the phone: its timer goes on where it was. */
async function openApp(): Promise<TimerKeeper> {
  const device = deviceHere();
  if (device === undefined) throw new Error("The bridge is there.");
  Object.assign(notifications, await nativeNotifications(device, () => (opened += 1)));
  const keeper = new TimerKeeper({
    userId: "anna",
    time: new PageTime({
      read: () => ({ wallMs: Date.now(), steadyMs: performance.now() }),
      isAwakeSince: () => false,
    }),
    read: () => kept,
    write: (text) => (kept = text),
    wakeIn: (delayMs, wake) => {
      const timer = setTimeout(wake, delayMs);
      return () => clearTimeout(timer);
    },
    isLeading: () => true,
    lead: () => {},
    ring: (alarms, { currentStepIndex }) =>
      notifications.due(undefined, () => sounded.push(`${alarms.at(-1)} ${currentStepIndex}`)),
    plan: planAlarms,
  });
  await settle();
  return keeper;
}

/** Everything that was on its way over the bridge has arrived. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function cook(...minutes: readonly number[]): Promise<TimerKeeper> {
  const keeper = await openApp();
  keeper.create(steps(...minutes), "Soup");
  keeper.act(startTimer);
  await settle();
  return keeper;
}

/** Time goes on, for the page and for the system, each at its moments. */
async function pass(ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const at = Math.min(until, Math.max(phone.nextAlarmAt(), Date.now() + 1));
    await vi.advanceTimersByTimeAsync(at - Date.now());
    phone.ring(Date.now());
  }
}

/** The system ends the app, without a word to it. */
function kill(): void {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
}

/** What changed on the phone since the last look. */
const changes = () =>
  phone.takeCalls("LocalNotifications").filter(([method]) => method === "schedule" || method === "cancel");

describe("the alarms of the timer on a phone", () => {
  it("ring on two channels, which Android shows by their names", async () => {
    await openApp();
    const made = phone.takeCalls("LocalNotifications").filter(([method]) => method === "createChannel");
    expect(made.map(([, options]) => options)).toEqual([
      expect.objectContaining({ name: stepChannel, importance: 4, vibration: true, sound: "step.wav" }),
      expect.objectContaining({
        name: finishedChannel,
        importance: 5,
        vibration: true,
        sound: "finished.wav",
      }),
    ]);
    expect([stepChannel, finishedChannel]).toEqual(["Cooking Step Alerts", "Recipe Finished Alerts"]);
  });

  it("are all planned at the start, and called off by a pause", async () => {
    const keeper = await cook(1, 2, 3);
    expect(changes()).toEqual([
      [
        "schedule",
        {
          notifications: [
            note(1, "step", 1, start + minute, 2),
            note(102, "step", 2, start + 3 * minute, 3),
            note(2, "completion", 2, start + 6 * minute),
          ],
        },
      ],
    ]);
    keeper.act(pauseTimer);
    await settle();
    expect(changes()).toEqual([["cancel", ids(1, 102, 2)]]);
  });

  it("are planned anew when a step is skipped", async () => {
    const keeper = await cook(1, 2, 3);
    changes();
    await pass(20_000);
    keeper.act(nextStep);
    await settle();
    const now = start + 20_000;
    expect(changes()).toEqual([
      [
        "schedule",
        {
          notifications: [
            note(1, "step", 2, now + 2 * minute, 3),
            note(2, "completion", 2, now + 5 * minute),
          ],
        },
      ],
      ["cancel", ids(102)],
    ]);
  });

  it("are planned anew when a minute is added, or the steps are changed", async () => {
    const keeper = await cook(1, 2);
    changes();
    await pass(20_000);
    keeper.act(addMinute);
    await settle();
    expect(changes()).toEqual([["schedule", stepAndEnd(start + 2 * minute, 2)]]);
    keeper.act((timer) => changeSteps(timer, [...timer.steps.slice(0, 1), ...steps(5)]));
    await settle();
    expect(changes()).toEqual([["schedule", stepAndEnd(start + 2 * minute, 5)]]);
  });

  it("ring when they would have where the clock of the phone is set, by the new one", async () => {
    await cook(5, 5);
    changes();
    await pass(minute);
    const hour = 60 * minute;
    vi.setSystemTime(Date.now() - hour);
    await vi.advanceTimersByTimeAsync(1000);
    expect(changes()).toEqual([["schedule", stepAndEnd(start - hour + 5 * minute, 5)]]);
    await pass(20 * minute);
    expect(phone.rung).toEqual(["step 1", "completion 1"]);
    expect(sounded).toEqual([]);
  });

  it("leave nothing to tap once their timer is gone", async () => {
    const keeper = await cook(1, 2);
    await pass(1.5 * minute);
    expect(phone.shown()).toEqual([1]);
    keeper.clear();
    await settle();
    expect([phone.shown(), phone.ahead()]).toEqual([[], []]);
    await pass(5 * minute);
    expect(phone.rung).toEqual(["step 1"]);
    expect(sounded).toEqual([]);
  });

  it("stay as they are when a step ends by itself, and the page is silent where the phone has rung", async () => {
    await cook(1, 2);
    changes();
    await pass(4 * minute);
    expect(changes()).toEqual([]);
    expect(phone.rung).toEqual(["step 1", "completion 1"]);
    expect(sounded).toEqual([]);
  });

  it("ring though the app was killed and the phone started anew, and not again when it is opened", async () => {
    await cook(1, 2);
    kill();
    await pass(30_000);
    phone.reboot();
    await pass(4 * minute);
    expect(phone.rung).toEqual(["step 1", "completion 1"]);
    changes();
    await openApp();
    await pass(minute);
    expect(changes()).toEqual([]);
    expect(sounded).toEqual([]);
    expect(readKeptTimer(kept)?.isFinished).toBe(true);
  });

  it("are left to the page where the phone does not allow any, and never asked for by themselves", async () => {
    phone.permission = "denied";
    await cook(1);
    await pass(2 * minute);
    expect(sounded).toEqual(["completion 0"]);
    const methods = phone.takeCalls("LocalNotifications").map(([method]) => method);
    expect(methods).not.toContain("schedule");
    expect(methods).not.toContain("requestPermissions");
  });

  it("are planned as soon as somebody allows them", async () => {
    phone.permission = "prompt";
    await cook(1);
    expect(changes()).toEqual([]);
    expect(notifications.permission()).toBe("default");
    await notifications.ask();
    expect(notifications.permission()).toBe("granted");
    expect(phone.ahead().map(({ id }) => id)).toEqual([2]);
  });

  it("ring in the page, once, where the phone is late because it may not ring to the minute", async () => {
    phone.isExact = false;
    phone.latenessMs = 10 * minute;
    await cook(1, 2);
    expect(notifications.mayBeLate()).toBe(true);
    await pass(20 * minute);
    expect(phone.rung).toEqual([]);
    expect(sounded).toEqual(["step 1", "completion 1"]);
  });

  it("are planned anew as exact ones once that is allowed in the settings", async () => {
    phone.isExact = false;
    await cook(5);
    changes();
    phone.isExact = true;
    phone.tell("App", "resume");
    await settle();
    expect(changes().map(([method]) => method)).toEqual(["cancel", "schedule"]);
    expect(notifications.mayBeLate()).toBe(false);
  });

  it("are at most as many as the system takes, the nearest ones", async () => {
    await cook(...Array.from({ length: 150 }, () => 1));
    expect(phone.ahead().map(({ extra }) => extra.stepIndex)).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
  });

  it("open the timer when one is tapped", async () => {
    await openApp();
    phone.tell("LocalNotifications", "localNotificationActionPerformed", { actionId: "tap" });
    await settle();
    expect(opened).toBe(1);
  });

  it("ring each once, whatever becomes of the app on the way", async () => {
    const presses = { pause: pauseTimer, go: startTimer, next: nextStep };
    const does = constantFrom(
      "kill" as const,
      "reboot" as const,
      "pause" as const,
      "go" as const,
      "next" as const,
    );
    const evening = array(record({ seconds: integer({ min: 1, max: 90 }), does }), { maxLength: 6 });
    const minutes = array(constantFrom(0.1, 0.5, 1), { minLength: 1, maxLength: 5 });
    const law = asyncProperty(minutes, evening, async (some, moments) => {
      kill();
      [phone, kept, sounded] = [promptPhone(), null, []];
      await phone.connect();
      let keeper: TimerKeeper | undefined = await cook(...some);
      let timer = startTimer(timerOf(steps(...some)));
      const due: string[] = [];
      for (const { seconds, does: what } of [...moments, { seconds: 600, does: "kill" as const }]) {
        await pass(seconds * 1000);
        const passed = plannedAlarms(timer).filter(({ inSeconds }) => inSeconds <= seconds);
        due.push(...passed.map(({ alarm, stepIndex }) => `${alarm} ${stepIndex}`));
        timer = elapse(timer, seconds).timer;
        if (what === "kill" || what === "reboot") {
          kill();
          keeper = undefined;
          if (what === "reboot") phone.reboot();
          continue;
        }
        keeper ??= await openApp();
        keeper.act(presses[what]);
        await settle();
        timer = presses[what](timer);
      }
      expect(phone.rung).toEqual(due);
      expect(sounded).toEqual([]);
    });
    await assert(law, { numRuns: 15 });
  });
});
