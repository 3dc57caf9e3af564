import { describe, expect, it } from "vitest";
import { elapse } from "./elapse.ts";
import { readKeptTimer } from "./kept-timer.ts";
import { areStepsSound, manualSteps, readSteps } from "./steps.ts";
import { beginTimer, startTimer } from "./timer.ts";
import { clockText, defaultTimerName, stepMinutes, stepPercent, stepTime } from "./words.ts";

const [stir] = manualSteps("Stir");
if (stir === undefined) throw new Error("One line is one step.");
const oneMinute = beginTimer([{ ...stir, timeInMinutes: 1 }]);
if (oneMinute === undefined) throw new Error("One step makes a timer.");

describe("the words of a timer", () => {
  it.each([
    [0, "0:00"],
    [65, "1:05"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [36_065, "10:01:05"],
  ])("say %d seconds as %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it("name 1 minute and 2 minutes", () => {
    expect([0, 1, 2, 6.5].map(stepMinutes)).toEqual(["0 minutes", "1 minute", "2 minutes", "6.5 minutes"]);
    expect([0.5, 0.33, 0.02].map(stepMinutes)).toEqual(["30 seconds", "20 seconds", "1 second"]);
  });

  it("name an unnamed timer after the first 30 letters of its first step", () => {
    expect(defaultTimerName(manualSteps("Whisk the eggs with the milk and the sugar"))).toBe(
      "Whisk the eggs with the milk a",
    );
    expect(defaultTimerName([{ ...stir, instruction: " " }])).toBe("Recipe");
    expect(defaultTimerName([])).toBe("Your Meal");
  });

  it("give the share of the step that has passed", () => {
    const running = startTimer(oneMinute);
    const shares = [0, 15, 60].map((seconds) => stepPercent(elapse(running, seconds).timer));
    expect(shares).toEqual([0, 25, 100]);
  });

  it("show a step without time as 0 while running, else as 100", () => {
    const untimed = { ...oneMinute, steps: [stir], timeRemaining: 0 };
    expect(stepPercent(untimed)).toBe(100);
    expect(stepPercent({ ...untimed, isRunning: true })).toBe(0);
  });
});

describe("steps", () => {
  it("that are typed are lines without time, green preparation; blank ones are dropped", () => {
    const step = { timeInMinutes: 0, color: "border-green-500", category: "preparation" };
    const both = [
      { ...step, instruction: "Chop" },
      { ...step, instruction: "Fry" },
    ];
    expect(manualSteps("  Chop \r\n\n \n Fry")).toEqual(both);
    expect(manualSteps(" \n ")).toEqual([]);
  });

  it("from outside are read with what they lack, or not at all", () => {
    expect(readSteps([{ instruction: "Bake", category: "grilling" }])).toEqual([
      { ...stir, instruction: "Bake" },
    ]);
    for (const wrong of [undefined, {}, [], [{}], [7], " \n", [{ instruction: "" }]]) {
      expect(readSteps(wrong)).toBeUndefined();
    }
  });

  it("may be plain text, one a line or one an entry, and are timed by nobody yet", () => {
    const [chop, bake] = manualSteps("Chop\nBake");
    expect(readSteps("Chop\n\nBake\n")).toEqual([chop, bake]);
    expect(readSteps(["Chop", " ", { instruction: "Bake" }])).toEqual([chop, bake]);
  });

  it("say whether the cook has a hand free", () => {
    const [waiting] = readSteps([{ instruction: "Bake", timeInMinutes: 50, isWaiting: true }]) ?? [];
    expect(waiting === undefined ? "" : stepTime(waiting)).toBe("50 minutes of waiting");
    expect(stepTime({ ...stir, timeInMinutes: 1 })).toBe("1 minute");
    const [both] = readSteps([{ instruction: "Bake", timeInMinutes: 50, handsOnMinutes: 5 }]) ?? [];
    expect(both === undefined ? "" : stepTime(both)).toBe("5 minutes, then 45 minutes of waiting");
    expect(readSteps([{ instruction: "Bake", timeInMinutes: 5, handsOnMinutes: 6 }])).toBeUndefined();
  });

  it("are sound within their limits", () => {
    expect(areStepsSound([stir])).toBe(true);
    expect(areStepsSound([{ ...stir, timeInMinutes: 20_000 }])).toBe(false);
    expect(areStepsSound([{ ...stir, timeInMinutes: Number.NaN }])).toBe(false);
    expect(areStepsSound([{ ...stir, instruction: "x".repeat(5001) }])).toBe(false);
    expect(areStepsSound(Array.from({ length: 201 }, () => stir))).toBe(false);
  });
});

describe("what lies on the device", () => {
  const kept = {
    ...startTimer(oneMinute),
    persistedAt: 1000,
    recipeName: "Soup",
    ownerId: "robin",
    isAnswered: false,
  };

  it("is read as it was written", () => {
    expect(readKeptTimer(JSON.stringify(kept))).toEqual(kept);
  });

  it("is no timer where it is something else", () => {
    const wrong = [
      null,
      "",
      "7",
      "{}",
      JSON.stringify({ ...kept, steps: [] }),
      JSON.stringify({ ...kept, currentStepIndex: 1 }),
      JSON.stringify({ ...kept, timeRemaining: -1 }),
      JSON.stringify({ ...kept, ownerId: undefined }),
    ];
    for (const text of wrong) expect(readKeptTimer(text)).toBeUndefined();
  });
});
