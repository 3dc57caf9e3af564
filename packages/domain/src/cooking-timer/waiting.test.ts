import { array, assert, constantFrom, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { elapse } from "./elapse.ts";
import { readKeptTimer } from "./kept-timer.ts";
import { plannedAlarms } from "./planned-alarms.ts";
import {
  addMinute,
  beginTimer,
  changeSteps,
  type CookingTimer,
  dismissWaiting,
  finishTimer,
  isTicking,
  nextStep,
  pauseTimer,
  previousStep,
  startTimer,
  stepAfter,
  type TimerStep,
} from "./timer.ts";

const stepOf = (timeInMinutes: number): TimerStep => ({
  instruction: `Stir for ${timeInMinutes}`,
  timeInMinutes,
  category: "cooking",
  color: "step-cooking",
});

function running(...steps: readonly TimerStep[]): CookingTimer {
  const timer = beginTimer(steps);
  if (timer === undefined) throw new Error("Steps make a timer.");
  return startTimer(timer);
}

const actions = { startTimer, pauseTimer, nextStep, previousStep, finishTimer, addMinute };

describe("a step that goes on by itself", () => {
  const simmer = { ...stepOf(20), instruction: "Simmer the rice.", isWaiting: true };
  const chop = { ...stepOf(5), instruction: "Chop the herbs.", isSide: true };
  const fluff = { ...stepOf(1), instruction: "Fluff the rice." };
  const begun = running(simmer, chop, fluff);
  const atHerbs = nextStep(elapse(begun, 60).timer);

  it("goes on beside the next one, also while that rests, and is heard when it is done", () => {
    expect(atHerbs).toMatchObject({ currentStepIndex: 1, waiting: [{ step: 0, timeRemaining: 1140 }] });
    const resting = elapse(pauseTimer(atHerbs), 1139);
    expect(resting).toMatchObject({ alarms: [], timer: { waiting: [{ timeRemaining: 1 }] } });
    expect(isTicking(resting.timer)).toBe(true);
    const done = elapse(resting.timer, 100);
    expect(done).toMatchObject({ alarms: ["waiting"], timer: { waiting: [{ step: 0, timeRemaining: 0 }] } });
    expect(isTicking(done.timer)).toBe(false);
    expect(done.timer.steps[stepAfter(done.timer, 0)]).toEqual(fluff);
    expect(dismissWaiting(done.timer, 0).waiting).toEqual([]);
  });

  it("has its own time when the cook comes back to it, and is then no longer beside", () => {
    const back = previousStep(elapse(atHerbs, 10).timer);
    expect(back).toMatchObject({ currentStepIndex: 0, timeRemaining: 1130, isRunning: true, waiting: [] });
  });

  it("does not go on where it was not begun, was paused, or came to its end", () => {
    expect(nextStep(pauseTimer(running(simmer, chop))).waiting).toEqual([]);
    expect(nextStep(pauseTimer(begun)).waiting).toEqual([]);
    expect(elapse(begun, 1200).timer).toMatchObject({ currentStepIndex: 1, waiting: [] });
  });

  it("is heard although everything else is finished", () => {
    const last = finishTimer(nextStep(atHerbs));
    expect(elapse(last, 1140)).toMatchObject({ alarms: ["waiting"], timer: { isFinished: true } });
  });

  it("never stands beside itself, whatever a cook presses and whenever", () => {
    const presses = array(tuple(constantFrom(...Object.values(actions)), integer({ min: 0, max: 1500 })));
    const law = property(presses, (pressed) => {
      let timer = begun;
      for (const [press, seconds] of pressed) timer = elapse(press(timer), seconds).timer;
      const places = timer.waiting.map(({ step }) => step);
      expect(new Set([...places, timer.currentStepIndex]).size).toBe(places.length + 1);
      expect(timer.waiting.every(({ timeRemaining }) => timeRemaining >= 0)).toBe(true);
    });
    assert(law);
  });

  it("rings by itself when it is due, with what can be begun then, also while the step rests", () => {
    expect(plannedAlarms(pauseTimer(atHerbs))).toEqual([
      { id: 1000, alarm: "waiting", inSeconds: 1140, stepIndex: 2 },
    ]);
    expect(plannedAlarms(atHerbs).map(({ id, inSeconds }) => [id, inSeconds])).toEqual([
      [1, 300],
      [2, 360],
      [1000, 1140],
    ]);
  });

  it("is planned for the very second in which it sounds, each once", () => {
    const law = property(integer({ min: 1, max: 30 }), integer({ min: 0, max: 400 }), (minutes, seconds) => {
      const steps = [simmer, { ...chop, timeInMinutes: minutes }, fluff];
      const timer = nextStep(elapse(running(...steps), seconds).timer);
      const planned = plannedAlarms(timer);
      for (const { inSeconds, alarm } of planned) {
        expect(elapse(elapse(timer, inSeconds - 1).timer, 1).alarms).toContain(alarm);
      }
      expect(planned.map(({ alarm }) => alarm).toSorted()).toEqual(elapse(timer, 10_000).alarms.toSorted());
      expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length);
    });
    assert(law);
  });

  it("lies on the device with the timer, and what is no such step does not", () => {
    const kept = { ...atHerbs, persistedAt: 1, ownerId: "robin", recipeName: "Rice", isAnswered: false };
    expect(readKeptTimer(JSON.stringify(kept))?.waiting).toEqual(atHerbs.waiting);
    const broken = {
      ...kept,
      waiting: [{ step: 9, timeRemaining: 5 }, "rice", { step: 0, timeRemaining: -1 }],
    };
    expect(readKeptTimer(JSON.stringify(broken))?.waiting).toEqual([]);
  });
});

describe("steps that are changed on the way", () => {
  it("stay where they are, with the time that was left where the step is the same", () => {
    const later = elapse(nextStep(running(stepOf(1), stepOf(2))), 30).timer;
    const [first = stepOf(1), second = stepOf(2)] = later.steps;
    const renamed = changeSteps(later, [{ ...first, instruction: "Whisk." }, second]);
    expect(renamed).toMatchObject({ currentStepIndex: 1, timeRemaining: 90, isRunning: true });
    expect(changeSteps(later, [first])).toMatchObject({
      currentStepIndex: 0,
      timeRemaining: 60,
      totalTime: 60,
    });
    expect(changeSteps(later, [first, stepOf(4)])).toMatchObject({ timeRemaining: 240 });
  });
});
