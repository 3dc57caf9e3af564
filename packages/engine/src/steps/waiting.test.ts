import { describe, expect, it } from "vitest";
import type { DishStep } from "../dishes/dish.ts";
import { leadMinutesOf } from "./lead-minutes.ts";
import { servesIn, withoutHurry } from "./serving.ts";
import { cookingStepOf, keepsDaysOf, splitMinutes } from "./waiting.ts";

const step = (minutes: number, category: DishStep["category"], text: string): DishStep => ({
  minutes,
  category,
  text,
});

const timesOf = (...steps: readonly DishStep[]) =>
  steps.map(cookingStepOf).map(({ isWaiting, handsOnMinutes }) => [isWaiting, handsOnMinutes]);

const kept = (fridgeDays: number) => ({
  keeping: { id: "soup", fridgeDays, freezerMonths: 3, source: "a published table" },
});

const dishOf = (preparation: string, ...steps: readonly DishStep[]) => ({
  ingredients: [
    { foodId: "bean", grams: 1, measure: "", role: "base" as const, preparation, isOptional: false },
  ],
  steps,
});

describe("a step that goes on by itself", () => {
  it.each([
    step(130, "cooking", "Cover with the lard and simmer very gently until the meat is tender."),
    step(50, "oven", "Bake the loaf at 180 °C."),
    step(14, "cooking", "Cook the rice meanwhile."),
    step(20, "preparation", "Marinate the chicken in soy and ginger."),
    step(22, "cooking", "Boil hard, then low, never stirring, until the liquid is gone."),
  ])("is waiting: $text", (waiting) => {
    expect(cookingStepOf(waiting).isWaiting).toBe(true);
  });

  it.each([
    step(24, "cooking", "Simmer the rice in the milk, stirring often, until soft."),
    step(12, "cooking", "Brown the turkey in the oil."),
    step(20, "preparation", "Soak the noodles, slice the mushrooms and the carrot."),
    step(6, "oven", "Toast the bread."),
  ])("is none that needs a hand: $text", (work) => {
    expect(cookingStepOf(work).isWaiting).toBeUndefined();
  });

  it("is what the cookbook says, where it says so", () => {
    const bake = step(50, "oven", "Bake the loaf at 180 °C.");
    const stir = step(24, "cooking", "Stir the rice in the milk, without a break.");
    expect(timesOf({ ...bake, waitingMinutes: 0 }, { ...bake, waitingMinutes: 50 })).toEqual([
      [undefined, undefined],
      [true, undefined],
    ]);
    expect(timesOf({ ...bake, waitingMinutes: 45 }, { ...stir, waitingMinutes: 4 })).toEqual([
      [true, 5],
      [undefined, 20],
    ]);
  });
});

describe("what has to be done ahead", () => {
  it.each([
    ["soaked overnight", "Chop the onion.", 480],
    ["", "Chill overnight and add the banana.", 480],
    ["", "Chill until set, four hours or overnight.", 240],
    ["", "Freeze for three hours, scraping with a fork every half hour.", 180],
    ["", "Whisk it, stir again after five minutes and chill overnight.", 480],
    ["soaked 2 hours", "Chill for two hours.", 240],
    ["", "Cover and chill overnight if there is time.", 0],
    ["soaked", "Simmer for two hours.", 0],
  ])("of an ingredient %j and the step %j are %d minutes", (preparation, text, minutes) => {
    expect(leadMinutesOf(dishOf(preparation, step(5, "preparation", text)))).toBe(minutes);
  });
});

describe("the minutes of a plate", () => {
  const loaf = {
    ...dishOf("", step(10, "dough", "Knead."), { ...step(50, "oven", "Bake."), waitingMinutes: 48 }),
    prepMinutes: 10,
    cookMinutes: 50,
  };
  const soup = { ...dishOf("", step(30, "cooking", "Simmer.")), prepMinutes: 0, cookMinutes: 30 };

  it("are hands and waiting of all its dishes, and together all their minutes", () => {
    expect(splitMinutes([loaf])).toEqual({ handsOnMinutes: 12, waitingMinutes: 48 });
    expect(splitMinutes([loaf, soup])).toEqual({ handsOnMinutes: 12, waitingMinutes: 78 });
  });

  it("are followed by as many days in the fridge as what keeps the shortest, where all is known", () => {
    expect(keepsDaysOf([kept(4), kept(1)])).toBe(1);
    expect(keepsDaysOf([kept(4), { keeping: null }])).toBeNull();
    expect(keepsDaysOf([])).toBeNull();
  });
});

describe("a step that serves", () => {
  it("says so, and hurries nobody where another follows", () => {
    expect(servesIn("Scatter the basil and serve with bread.")).toBe(true);
    expect(servesIn("Drain them at once.")).toBe(false);
    expect(withoutHurry("Crumble the bacon over and serve at once.")).toBe("Crumble the bacon over.");
    expect(withoutHurry("Serve at once with broth.")).toBe("Serve with broth.");
    expect(withoutHurry("Drain them at once.")).toBe("Drain them at once.");
  });
});
