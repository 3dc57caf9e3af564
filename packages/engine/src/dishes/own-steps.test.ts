import { describe, expect, it } from "vitest";
import type { DishStep } from "./dish.ts";
import { inItsTime, minutesOf } from "./own-steps.ts";

const NOTE = "Fry the cauliflower rice dry in a hot pan for five minutes and keep it warm.";
const own = { at: 0, of: "cauliflower rice", minutes: 5, isFirst: true, isAll: true };

const step = (text: string, minutes: number, waitingMinutes = 0): DishStep => ({
  text,
  minutes,
  waitingMinutes,
  category: "cooking",
});

describe("a stand-in that is cooked shortly", () => {
  it("is cooked before it is served, and not for the time that rice boils", () => {
    const steps = [
      step(NOTE, 20, 18),
      step("Sear the salmon.", 8),
      step("Serve it on the cauliflower rice.", 1),
    ];
    expect(inItsTime(steps, [own]).map(({ text, minutes }) => [text, minutes])).toEqual([
      [NOTE, 5],
      ["Sear the salmon.", 8],
      ["Serve it on the cauliflower rice.", 1],
    ]);
  });

  it("comes before the last step where none names it, and stays where it is the last", () => {
    const [fry, sear, serve] = [
      step(NOTE, 20, 18),
      step("Sear the salmon.", 8),
      step("Divide everything.", 1),
    ];
    expect(inItsTime([fry, sear, serve], [own]).map(({ text }) => text)).toEqual([
      NOTE,
      sear.text,
      serve.text,
    ]);
    expect(inItsTime([sear, fry], [{ ...own, at: 1 }]).map(({ text }) => text)).toEqual([sear.text, NOTE]);
  });

  it("leaves what else its step does where it was, without the waiting", () => {
    const steps = [step(`${NOTE} Toss it with the peas.`, 14, 12), step("Serve.", 1)];
    const told = inItsTime(steps, [{ ...own, isAll: false }]);
    expect(told.map(({ text, minutes }) => [text, minutes])).toEqual([
      ["Toss it with the peas.", 2],
      [NOTE, 5],
      ["Serve.", 1],
    ]);
  });

  it("is fried before the plate is served, and not while the curry begins", () => {
    const steps = [
      step(`Fry the paste. ${NOTE}`, 8),
      step("Add the chicken and simmer.", 15, 13),
      step("Serve.", 1),
    ];
    const told = inItsTime(steps, [{ ...own, isFirst: false, isAll: false }]);
    expect(told.map(({ text }) => text)).toEqual([
      "Fry the paste.",
      "Add the chicken and simmer.",
      NOTE,
      "Serve.",
    ]);
  });

  it("leaves preparing and cooking as long as the steps together", () => {
    const dish = { prepMinutes: 4, cookMinutes: 25 };
    expect(minutesOf(dish, [step(NOTE, 5), step("Sear.", 8)])).toEqual({ prepMinutes: 4, cookMinutes: 9 });
  });
});
