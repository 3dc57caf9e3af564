import { beforeEach, expect, it } from "vitest";
import { localText } from "../../../platform/device/text.ts";
import { choicesOf } from "./choices.ts";
import { forgetSaid, saidBy } from "./said-before.ts";
import { saidKey } from "../storage-keys.ts";

const milk = { diet: "none", allergies: ["milk"], dislikes: [], servings: 1 } as const;

beforeEach(() => {
  choicesOf(null).set({});
  for (const id of ["first", "second"]) {
    forgetSaid(id);
    choicesOf(id).set({});
  }
});

it("what a guest said becomes that of whoever comes in, and nobody's after them", () => {
  choicesOf(null).set({ days: 3, allergies: ["milk"] });
  expect(saidBy("first")).toEqual(milk);
  expect(choicesOf(null).get()).toEqual({});
  expect(saidBy("second")).toBeNull();
  expect(saidBy("first")).toEqual(milk);
});

it("what was said lies on the device until it is answered", () => {
  choicesOf(null).set({ allergies: ["milk"] });
  saidBy("first");
  expect(JSON.parse(localText(saidKey).read() ?? "")).toEqual({ first: milk });
  forgetSaid("first");
  expect(localText(saidKey).read()).toBeNull();
  expect(saidBy("first")).toBeNull();
});

it("the answer of one person does not end the question of another", () => {
  choicesOf(null).set({ allergies: ["milk"] });
  saidBy("first");
  choicesOf(null).set({ allergies: ["kiwi"] });
  saidBy("second");
  forgetSaid("second");
  expect(saidBy("first")).toEqual(milk);
});

it("what is said on a second visit without an account joins what waits already", () => {
  choicesOf(null).set({ allergies: ["milk"] });
  saidBy("first");
  choicesOf(null).set({ allergies: ["kiwi"], diet: "vegan" });
  expect(saidBy("first")).toEqual({ ...milk, allergies: ["kiwi", "milk"], diet: "vegan" });
});

it("wishes stay chosen for the visit without a question", () => {
  choicesOf(null).set({ days: 5, taste: "spicy" });
  expect(saidBy("first")).toBeNull();
  expect(choicesOf("first").get()).toEqual({ days: 5, taste: "spicy" });
});

it("what lies on the device and is not ours counts as nothing", () => {
  localText(saidKey).write(JSON.stringify({ first: { diet: "soup", allergies: "milk" } }));
  expect(saidBy("first")).toBeNull();
});
