import type { Certificate } from "@meal/domain/chef/plans";
import { expect, it } from "vitest";
import { certificateInWords, isWholly } from "./certificate-words.ts";
import { nothingToEat } from "../texts/en/certificate.tsx";

const plain: Certificate = {
  days: [
    {
      day: 1,
      targetKcal: 2000,
      reached: {
        kcal: 2003,
        protein: 80,
        carbs: 200,
        fat: 80,
        fiber: 30,
        sugars: 30,
        saturatedFat: 10,
        sodiumMg: 1500,
      },
      costCents: 1000,
    },
  ],
  costCents: 1000,
  rulesChecked: [],
  broken: [],
  relaxed: [],
  notUnderstood: [],
  corrections: [],
  preferenceScore: 1,
};
const low = {
  words: "low carb",
  wish: "At most 130 g of carbohydrate a day",
  found: "90 g a day",
  missed: [],
};

it("claims no wish where none was said", () => {
  expect(certificateInWords(plain, undefined)).toBe("2,000 kcal.");
  expect(isWholly(plain)).toBe(true);
});

it("counts a wish once, however many days miss it, and gives no mark for it", () => {
  const relaxed = [1, 2].map((day) => ({ wish: "budget", day, reason: "It costs more." }) as const);
  const missing = { ...plain, relaxed, wishes: [{ ...low, isKept: true }] };
  expect(certificateInWords(missing, undefined)).toBe("2,000 kcal, one wish could not be kept.");
  expect(isWholly(missing)).toBe(false);
});

it("gives its mark where every wish was understood and kept", () => {
  const kept = { ...plain, wishes: [{ ...low, isKept: true }] };
  expect(certificateInWords(kept, undefined)).toBe("2,000 kcal, all wishes kept.");
  expect(isWholly(kept)).toBe(true);
  const unread = { ...kept, wishesNotUnderstood: ["blorfy"] };
  expect(certificateInWords(unread, undefined)).toBe("2,000 kcal, some words were not understood.");
  expect(isWholly(unread)).toBe(false);
});

it("names every diet that binds, and says where there is nothing to count", () => {
  expect(certificateInWords(plain, { days: 1, mealsPerDay: 3, diet: "vegan", diets: ["gluten-free"] })).toBe(
    "2,000 kcal, vegan, gluten-free.",
  );
  expect(certificateInWords({ ...plain, days: [] }, undefined)).toBe(`${nothingToEat}.`);
});
