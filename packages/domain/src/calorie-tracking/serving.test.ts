import { expect, it } from "vitest";
import { servingOf } from "./serving.ts";

const unknown = { name: "Brrtl", calories: 0 };
const known = {
  kcal: 410,
  protein: 20,
  carbs: 40,
  fat: 18,
  fiber: 5,
  sugars: 4,
  saturatedFat: 6,
  sodiumMg: 300,
};

it("tracks the fixed estimate of a recipe of which nothing is known, and never nothing", () => {
  expect(servingOf(unknown, null)).toMatchObject({
    calories: 270,
    protein: 15,
    carbs: 30,
    fats: 10,
    fiber: 3,
    is_estimate: true,
  });
});

it("tracks the energy that is stated, or that was read from the lines", () => {
  expect(servingOf({ ...unknown, calories: 500 }, null)).toMatchObject({
    calories: 500,
    is_estimate: true,
  });
  expect(servingOf(unknown, known)).toMatchObject({ calories: 410, fats: 18, is_estimate: false });
});

it("tracks half a serving and two of them by the same figures", () => {
  const [half, two] = [servingOf(unknown, known, 0.5), servingOf(unknown, known, 2)];
  expect(half).toMatchObject({ calories: 205, protein: 10, fats: 9 });
  expect(two).toMatchObject({ calories: 820, protein: 40, fats: 36 });
});
