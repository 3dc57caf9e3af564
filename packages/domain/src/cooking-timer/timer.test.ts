import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { elapse, tick } from "./elapse.ts";
import { plannedAlarms } from "./planned-alarms.ts";
import {
  addMinute,
  beginTimer,
  type CookingTimer,
  finishTimer,
  nextStep,
  pauseTimer,
  previousStep,
  secondsOf,
  startTimer,
  type TimerStep,
} from "./timer.ts";

const stepOf = (timeInMinutes: number): TimerStep => ({
  instruction: `Stir for ${timeInMinutes}`,
  timeInMinutes,
  category: "cooking",
  color: "step-cooking",
});

/** A timer over steps of so many minutes, not yet running. */
function timerOf(...minutes: readonly number[]): CookingTimer {
  const timer = beginTimer(minutes.map(stepOf));
  if (timer === undefined) throw new Error("Steps make a timer.");
  return timer;
}

/** When everything is ready by itself. */
function endOf(timer: CookingTimer): number | undefined {
  return plannedAlarms(timer).find(({ alarm }) => alarm === "completion")?.inSeconds;
}

const running = (...minutes: readonly number[]) => startTimer(timerOf(...minutes));

/** Half a minute to three minutes, and steps that are not timed. */
const someMinutes = array(constantFrom(0, 0.5, 1, 2, 3), { minLength: 1, maxLength: 6 });
const actions = { startTimer, pauseTimer, nextStep, previousStep, finishTimer, addMinute };

describe("a timer", () => {
  it("begins at the first step with its time, not running", () => {
    const begun = { currentStepIndex: 0, timeRemaining: 120, isRunning: false, totalTime: 420 };
    expect(timerOf(2, 5)).toMatchObject(begun);
    expect(beginTimer([])).toBeUndefined();
  });

  it("starts only where time remains", () => {
    expect(running(2).isRunning).toBe(true);
    expect(running(0, 2).isRunning).toBe(false);
    expect(startTimer(elapse(running(1), 60).timer).isRunning).toBe(false);
  });

  it("goes to the next and the previous step, each with its full time, and keeps running or resting", () => {
    const later = elapse(running(1, 2), 30).timer;
    expect(nextStep(later)).toMatchObject({ currentStepIndex: 1, timeRemaining: 120, isRunning: true });
    expect(previousStep(nextStep(pauseTimer(later)))).toMatchObject({ timeRemaining: 60, isRunning: false });
  });

  it("does not leave its steps", () => {
    expect(previousStep(timerOf(1, 2))).toEqual(timerOf(1, 2));
    expect(nextStep(nextStep(timerOf(1, 2)))).toEqual(nextStep(timerOf(1, 2)));
  });

  it("rests at a step that is not timed", () => {
    expect(nextStep(running(1, 0))).toMatchObject({ timeRemaining: 0, isRunning: false, isFinished: false });
  });

  it("is finished by the cook at its last step alone", () => {
    expect(finishTimer(timerOf(0, 0)).isFinished).toBe(false);
    const last = nextStep(timerOf(0, 0));
    expect(last.isFinished).toBe(false);
    expect(finishTimer(last).isFinished).toBe(true);
  });

  it("takes one more minute, which makes a step timed and takes back that it was finished", () => {
    expect(addMinute(timerOf(2))).toMatchObject({ timeRemaining: 180, totalTime: 180 });
    const revived = addMinute(finishTimer(timerOf(0)));
    expect(revived).toMatchObject({ timeRemaining: 60, isFinished: false });
    expect(startTimer(revived).isRunning).toBe(true);
  });

  it("takes no more minutes than a step may have", () => {
    expect(addMinute(timerOf(14_400))).toEqual(timerOf(14_400));
  });

  it("never runs without time, whatever a cook presses", () => {
    const presses = array(
      constantFrom(...Object.values(actions), (timer: CookingTimer) => tick(timer).timer),
    );
    const law = property(someMinutes, presses, (minutes, pressed) => {
      let timer = timerOf(...minutes);
      for (const press of pressed) timer = press(timer);
      expect(timer.isRunning && timer.timeRemaining <= 0).toBe(false);
      expect(timer.isFinished && timer.isRunning).toBe(false);
      expect(timer.steps[timer.currentStepIndex]).toBeDefined();
      expect(timer.totalTime).toBe(timer.steps.reduce((sum, step) => sum + secondsOf(step), 0));
    });
    assert(law);
  });
});

describe("time that passes", () => {
  it("goes on to the next step with its full time, and sounds", () => {
    const before = elapse(running(1, 2), 59);
    expect(before).toMatchObject({ timer: { currentStepIndex: 0, timeRemaining: 1 }, alarms: [] });
    expect(tick(before.timer)).toMatchObject({
      timer: { currentStepIndex: 1, timeRemaining: 120, isRunning: true },
      alarms: ["step"],
    });
  });

  it("ends at the last step: no time, not running, finished", () => {
    const ended = { timeRemaining: 0, isRunning: false, isFinished: true };
    expect(elapse(running(1), 60)).toMatchObject({ timer: ended, alarms: ["completion"] });
  });

  it("runs through several steps, and waits where one is not timed", () => {
    expect(elapse(running(1, 1, 0, 1), 100_000)).toMatchObject({
      timer: { currentStepIndex: 2, timeRemaining: 0, isRunning: false, isFinished: false },
      alarms: ["step", "step"],
    });
  });

  it("touches no timer that rests", () => {
    expect(elapse(timerOf(1), 1000)).toEqual({ timer: timerOf(1), alarms: [] });
    expect(tick(timerOf(1))).toEqual({ timer: timerOf(1), alarms: [] });
  });

  it("is the same as so many ticks, with the same sounds", () => {
    const law = property(someMinutes, integer({ min: 0, max: 1200 }), (minutes, seconds) => {
      const alarms = [];
      let timer = running(...minutes);
      for (let second = 0; second < seconds; second += 1) {
        const ticked = tick(timer);
        timer = ticked.timer;
        alarms.push(...ticked.alarms);
      }
      expect(elapse(running(...minutes), seconds)).toEqual({ timer, alarms });
    });
    assert(law);
  });

  it("never moves the end, however often somebody looks", () => {
    const looks = array(integer({ min: 0, max: 90 }));
    const law = property(someMinutes, looks, (minutes, gaps) => {
      let timer = running(...minutes);
      const end = endOf(timer);
      let passed = 0;
      for (const gap of gaps) {
        timer = elapse(timer, gap).timer;
        passed += gap;
        const left = endOf(timer);
        expect(left === undefined ? end : passed + left).toBe(end);
      }
    });
    assert(law);
  });

  it("sounds once for each step of a run without waits", () => {
    const timed = array(constantFrom(0.5, 1, 2), { minLength: 1, maxLength: 6 });
    const law = property(timed, array(integer({ min: 1, max: 90 })), (minutes, gaps) => {
      const alarms = [];
      let timer = running(...minutes);
      for (const gap of [...gaps, 1200]) {
        const elapsed = elapse(timer, gap);
        timer = elapsed.timer;
        alarms.push(...elapsed.alarms);
      }
      expect(alarms).toEqual([...minutes.slice(1).map(() => "step"), "completion"]);
    });
    assert(law);
  });
});
