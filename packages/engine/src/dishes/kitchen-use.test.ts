import { expect, it } from "vitest";
import { corpus } from "../../scripts/testing/cookbook.ts";
import { stepsOf } from "../planner/proposal/steps-of.ts";
import { type Appliance, isMadeCold, usesAppliance } from "./kitchen-use.ts";

const all = [...corpus.dishes, ...corpus.extras.map(({ dish }) => dish)];
const textOf = ({ steps }: (typeof all)[number]): string => steps.map(({ text }) => text).join(" ");

const step = (text: string) => ({ steps: [{ category: "cooking", text } as const], needs: [] });
/** As somebody else wrote it: sorted by its words alone, and with no mark. */
const written = (text: string) => ({ steps: stepsOf([text], []), needs: [] });

it("finds no word of an oven in the steps of any dish that is said to need none", () => {
  const without = all.filter((dish) => !usesAppliance(dish, "oven"));
  expect(without.length).toBeGreaterThan(1000);
  const told = without.filter((dish) => /(?<!dutch )\boven\b|broil|preheat/i.test(textOf(dish)));
  expect(told.map(({ id }) => id)).toEqual([]);
});

it("finds an oven in every dish that is marked for one, and no other but what is baked in an iron", () => {
  const { dishes } = corpus;
  const told = dishes.filter((dish) => usesAppliance(dish, "oven") !== dish.needs.includes("oven"));
  expect(told.filter((dish) => !/waffle iron/.test(textOf(dish))).map(({ id }) => id)).toEqual([]);
});

it("finds no fire in what is made cold", () => {
  const cold = all.filter(isMadeCold);
  expect(cold.length).toBeGreaterThan(200);
  const told = cold.filter((dish) =>
    /\b(?:simmer|skillet|saucepan|over (?:low|medium|high) heat)\b/i.test(textOf(dish)),
  );
  expect(told.map(({ id }) => id)).toEqual([]);
});

it("needs one vessel for what is marked so: no step speaks of a second", () => {
  const told = corpus.dishes
    .filter(({ suits }) => suits.includes("one-pot") || suits.includes("one-tray"))
    .filter((dish) =>
      /\b(?:another|second|separate) (?:pot|pan)\b|\brice (?:cooks|steams)\b|\bhot stock\b|\btwo trays\b/i.test(
        textOf(dish),
      ),
    );
  expect(told.map(({ id }) => id)).toEqual([]);
});

it("knows a Dutch oven for a pot, and in doubt takes what is baked for something from an oven", () => {
  expect(usesAppliance(step("Brown the beef in a Dutch oven."), "oven")).toBe(false);
  expect(usesAppliance(step("Bake for half an hour."), "oven")).toBe(true);
  expect(usesAppliance(step("Roast it at 210 °C."), "oven")).toBe(true);
});

it.each<readonly [Appliance, string]>([
  ["oven", "Slide the tray in at 200 °C for 30 minutes."],
  ["oven", "It is then baked for 40 minutes."],
  ["oven", "Gratinate until brown."],
  ["oven", "Finish at 425 degrees."],
  ["stove", "Let it bubble for 20 minutes."],
  ["stove", "Reheat the soup."],
  ["stove", "In a hot pan, turn the chicken until golden."],
  ["stove", "Make the pasta according to the packet."],
  ["stove", "The rice is boiled."],
  ["stove", "Soften the onion in the oil."],
  ["blender", "Blitz everything."],
  ["blender", "Purée the soup."],
  ["grill", "Char over hot coals."],
  ["microwave", "Nuke it for a minute."],
])("finds the %s in what nobody marked: %s", (appliance, text) => {
  expect(usesAppliance(written(text), appliance)).toBe(true);
  expect(appliance !== "blender" && isMadeCold(written(text))).toBe(false);
});
