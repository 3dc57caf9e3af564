import type { Food } from "../foods/food.ts";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { heavyOf, roomFor } from "./week-heaps.ts";

const foodOf = (id: string): Food => {
  const found = kitchen.planner.foodOf(id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};

const mostOf = (id: string): number | null => heavyOf(foodOf(id), 1, 100)?.most ?? null;

describe("what a week has too much of", () => {
  it("is told food by food: leaves before cucumbers, cucumbers before tomatoes", () => {
    const [leaves, cucumber, tomato] = ["spinach", "cucumber", "tomato"].map((id) => mostOf(id) ?? 0);
    expect(leaves).toBeLessThan(cucumber ?? 0);
    expect(cucumber).toBeLessThan(tomato ?? 0);
  });

  it("is nothing that comes by the bag and is there anyway, and no spoon of anything", () => {
    expect(["potato", "onion", "apple", "rice-white", "olive-oil"].map(mostOf)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(heavyOf(foodOf("spinach"), 1, 5)).toBeNull();
  });

  it("is more for who eats more, for a longer plan and for who eats next to no starch", () => {
    const usual = roomFor("none", 2000, 7);
    expect(usual).toBe(1);
    expect(roomFor("none", 3000, 7)).toBe(1.5);
    expect(roomFor("none", 2000, 14)).toBe(2);
    expect(roomFor("keto", 2000, 7)).toBeGreaterThan(usual);
    expect(roomFor("carnivore", 2000, 7)).toBe(Infinity);
  });
});
