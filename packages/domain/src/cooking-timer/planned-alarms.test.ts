import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { elapse, tick } from "./elapse.ts";
import { type PlannedAlarm, plannedAlarms } from "./planned-alarms.ts";
import {
  addMinute,
  beginTimer,
  type CookingTimer,
  nextStep,
  pauseTimer,
  previousStep,
  startTimer,
  stepAfter,
  type TimerStep,
} from "./timer.ts";

/** Random timers. `npm run proof` asks for 10,000. */
const numRuns = Number(process.env["TIMER_RUNS"] ?? 300);

type SomeStep = Pick<TimerStep, "timeInMinutes" | "isWaiting">;

function timerOf(...steps: readonly SomeStep[]): CookingTimer {
  const timer = beginTimer(
    steps.map(({ timeInMinutes, isWaiting = false }) => ({
      timeInMinutes,
      isWaiting,
      instruction: `Stir for ${timeInMinutes}`,
      category: "cooking",
      color: "step-cooking",
    })),
  );
  if (timer === undefined) throw new Error("Steps make a timer.");
  return timer;
}

const timed = (...minutes: readonly number[]) => minutes.map((timeInMinutes) => ({ timeInMinutes }));
const running = (...minutes: readonly number[]) => startTimer(timerOf(...timed(...minutes)));

/** What sounded, where, and in which second. */
type Heard = Omit<PlannedAlarm, "id">;

/** Second after second, as a cook hears it. */
function listen(timer: CookingTimer, seconds: number, from = 0): { timer: CookingTimer; heard: Heard[] } {
  const heard: Heard[] = [];
  let now = timer;
  for (let second = 1; second <= seconds; second += 1) {
    const { timer: after, alarms } = tick(now);
    const done = now.waiting.filter(({ timeRemaining }) => timeRemaining === 1).values();
    now = after;
    for (const alarm of alarms) {
      const beside = alarm === "waiting" ? done.next().value : undefined;
      const stepIndex = beside === undefined ? now.currentStepIndex : stepAfter(now, beside.step);
      heard.push({ alarm, inSeconds: from + second, stepIndex });
    }
  }
  return { timer: now, heard };
}

const without = (alarms: readonly PlannedAlarm[]): Heard[] =>
  alarms.map(({ alarm, inSeconds, stepIndex }) => ({ alarm, inSeconds, stepIndex }));

/** Some go on by themselves once the cook has gone on. */
const someSteps = array(record({ timeInMinutes: constantFrom(0, 0.1, 0.5, 1, 2), isWaiting: boolean() }), {
  minLength: 1,
  maxLength: 7,
});
const presses = {
  start: startTimer,
  pause: pauseTimer,
  next: nextStep,
  previous: previousStep,
  minute: addMinute,
  nothing: (timer: CookingTimer) => timer,
};
const evening = array(
  record({ after: integer({ min: 0, max: 200 }), press: constantFrom(...Object.values(presses)) }),
  { maxLength: 8 },
);

describe("the alarms that a timer has before it", () => {
  it("are one for each step that begins by itself, and the end", () => {
    expect(plannedAlarms(elapse(running(1, 2, 3), 20).timer)).toEqual([
      { id: 1, alarm: "step", inSeconds: 40, stepIndex: 1 },
      { id: 102, alarm: "step", inSeconds: 160, stepIndex: 2 },
      { id: 2, alarm: "completion", inSeconds: 340, stepIndex: 2 },
    ]);
  });

  it("are the end alone at the last step, and none where the timer rests", () => {
    expect(plannedAlarms(running(1))).toEqual([{ id: 2, alarm: "completion", inSeconds: 60, stepIndex: 0 }]);
    expect(plannedAlarms(timerOf(...timed(1, 2)))).toEqual([]);
    expect(plannedAlarms(elapse(running(1), 60).timer)).toEqual([]);
  });

  it("go as far as the step that waits for the cook, which rings as well", () => {
    expect(without(plannedAlarms(running(1, 0, 1)))).toEqual([
      { alarm: "step", inSeconds: 60, stepIndex: 1 },
    ]);
  });

  it("are what sounds second after second, each once and none after the end", () => {
    const law = property(someSteps, integer({ min: 0, max: 500 }), (steps, at) => {
      const { timer } = elapse(startTimer(timerOf(...steps)), at);
      const planned = plannedAlarms(timer);
      expect(without(planned)).toEqual(listen(timer, 1000).heard);
      expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length);
    });
    assert(law, { numRuns });
  });

  it("ring each once over an evening of presses, where each press plans them anew", () => {
    const law = property(someSteps, evening, (steps, moments) => {
      const heard: Heard[] = [];
      const rung: Heard[] = [];
      let timer = startTimer(timerOf(...steps));
      let planned: readonly Heard[] = without(plannedAlarms(timer));
      let clock = 0;
      for (const { after, press } of [...moments, { after: 2000, press: presses.nothing }]) {
        // The device rings what was planned, whether or not the app is alive.
        rung.push(...planned.filter(({ inSeconds }) => inSeconds <= clock + after));
        const passed = listen(timer, after, clock);
        heard.push(...passed.heard);
        clock += after;
        timer = press(passed.timer);
        const ahead = plannedAlarms(timer);
        expect(new Set(ahead.map(({ id }) => id)).size).toBe(ahead.length);
        planned = ahead.map((one) => ({
          alarm: one.alarm,
          inSeconds: clock + one.inSeconds,
          stepIndex: one.stepIndex,
        }));
      }
      expect(rung).toEqual(heard);
    });
    assert(law, { numRuns });
  });
});
