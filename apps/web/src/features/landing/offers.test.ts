import { expect, it } from "vitest";
import { isHere, offers } from "./offers.ts";

it("a card says that a feature is there only where this build has its screen", () => {
  const here = {
    hasPage: (path: string) => path === "/planner",
    hasFeature: (name: string) => name === "product-help",
  };
  expect(offers).toHaveLength(8);
  expect(offers.filter((offer) => isHere(offer, here)).map(({ id }) => id)).toEqual([
    "meal-planner",
    "product-questions",
  ]);
  expect(offers.every((offer) => isHere(offer, { hasPage: () => true, hasFeature: () => true }))).toBe(true);
});
