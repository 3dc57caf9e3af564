import { expect, it } from "vitest";
import { whyClosed } from "./gate-words.ts";

const usage = [
  { feature: "cooking_timer", used: 3, limit: 3 },
  { feature: "food_analysis", used: 0, limit: 1 },
];

it("says how much of a limited feature was used, and what a free user has", () => {
  expect(whyClosed("cooking_timer", usage)).toBe(
    "You've reached the limit for this feature (3/3). As a free user, you can use Food Analysis once or Cooking Timer three times. Upgrade to premium for unlimited access!",
  );
});

it("leaves out figures that nobody knows", () => {
  expect(whyClosed("food_analysis")).toBe(
    "You've reached the limit for this feature. As a free user, you can use Food Analysis once or Cooking Timer three times. Upgrade to premium for unlimited access!",
  );
});

it("says what a deployment with limits of its own gives", () => {
  const own = [
    { feature: "cooking_timer", used: 12, limit: 12 },
    { feature: "food_analysis", used: 0, limit: null },
  ];
  expect(whyClosed("cooking_timer", own)).toContain(
    "(12/12). As a free user, you can use Food Analysis as often as you like or Cooking Timer 12 times.",
  );
});

it("has words of its own for what only subscribers have", () => {
  expect(whyClosed("calorie_tracking", usage)).toBe(
    "Calorie tracking is only available for premium subscribers. Upgrade now to unlock unlimited access to this feature.",
  );
});
