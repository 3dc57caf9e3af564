import { expect, it } from "vitest";
import { doHold, type Fact } from "@meal/domain/deployment/facts";
import { isBuilt, offers, shortWords, usableIf } from "./offers.ts";

it("a card says that a feature is there only where this build has its screen", () => {
  const here = {
    hasPage: (path: string) => path === "/planner",
    hasFeature: (name: string) => name === "product-help",
  };
  expect(offers).toHaveLength(8);
  expect(offers.filter((offer) => isBuilt(offer, here)).map(({ id }) => id)).toEqual([
    "meal-planner",
    "product-questions",
  ]);
  expect(offers.every((offer) => isBuilt(offer, { hasPage: () => true, hasFeature: () => true }))).toBe(true);
});

it("a card promises no feature that nobody on this site can have", () => {
  const closed = offers.filter((offer) => !usableIf(offer).every((fact) => fact === "may-meal_plan"));
  expect(closed.map(({ id }) => id)).toEqual([
    "extra-plans",
    "food-analysis",
    "calorie-tracking",
    "nutrition-chat",
    "cooking-timer",
  ]);
});

const words = (facts: readonly Fact[]) =>
  offers.flatMap((offer) =>
    shortWords(offer).filter(({ if: all }) => doHold(all, (fact) => facts.some((one) => one === fact))),
  );

it("speaks of photos only where a model sees them, and says something of every feature either way", () => {
  expect(words([])).toHaveLength(offers.length);
  expect(words(["photos"])).toHaveLength(offers.length);
  const said = (facts: readonly Fact[]) =>
    words(facts)
      .map(({ text }) => text)
      .join(" ");
  expect(said([])).not.toMatch(/photo/u);
  expect(said(["photos"])).toMatch(/photograph your plate/u);
});
