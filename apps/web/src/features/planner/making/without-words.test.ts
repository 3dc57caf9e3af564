import { expect, it } from "vitest";
import { withoutWords } from "./without-words.ts";

it("takes a wish out of the words that it was read from, and nothing else", () => {
  expect(withoutWords("Low  carb, spicy, under 20 minutes", "low carb")).toBe("spicy, under 20 minutes");
  expect(withoutWords("spicy, Low carb, quick", "low carb")).toBe("spicy, quick");
  expect(withoutWords("quick (really)", "quick (really)")).toBe("");
});
