import { describe, expect, it } from "vitest";
import { minutesToTable } from "./meal-steps.ts";
import type { CookingStep } from "./recipes.ts";

const step = (timeInMinutes: number, ...marks: readonly ("waits" | "side")[]): CookingStep => ({
  instruction: `Step of ${timeInMinutes} ${marks.join(" ")}`,
  timeInMinutes,
  category: "cooking",
  ...(marks.includes("waits") && { isWaiting: true }),
  ...(marks.includes("side") && { isSide: true }),
});

function minutesOf(steps: readonly CookingStep[], leadMinutes?: number): number {
  const cookTime = steps.reduce((sum, { timeInMinutes }) => sum + timeInMinutes, 0);
  const instructions = steps.map(({ instruction }) => instruction);
  const lead = leadMinutes === undefined ? {} : { leadMinutes };
  return minutesToTable({ prepTime: 0, cookTime, instructions, steps, ...lead });
}

describe("the minutes until a meal is on the table", () => {
  it("are those of its steps where there is one dish: each waits for the last", () => {
    expect(minutesOf([step(10), step(40, "waits"), step(5)])).toBe(55);
  });

  it("count a side that is made while the dish waits no second time", () => {
    expect(minutesOf([step(10), step(40, "waits"), step(12, "side"), step(5)])).toBe(55);
    expect(minutesOf([step(10), step(40, "waits"), step(45, "side"), step(5)])).toBe(60);
  });

  it("count what waits at the end, and what is done ahead", () => {
    expect(minutesOf([step(10), step(40, "waits"), step(8, "side")])).toBe(50);
    expect(minutesOf([step(10)], 480)).toBe(490);
  });

  it("leave the hands free once the work of a step is done", () => {
    const braise: CookingStep = { ...step(50, "waits"), handsOnMinutes: 5 };
    expect(minutesOf([braise, step(45, "side")])).toBe(50);
    expect(minutesOf([braise, step(46, "side")])).toBe(51);
  });

  it("add up where both dishes want hands", () => {
    expect(minutesOf([step(10), step(8, "side"), step(5)])).toBe(23);
  });

  it("are preparing and cooking where a meal has no steps, or other instructions than its steps", () => {
    const told = { prepTime: 5, cookTime: 30, instructions: ["Cook."] };
    expect(minutesToTable(told)).toBe(35);
    expect(minutesToTable({ ...told, steps: [step(50)] })).toBe(35);
  });
});
