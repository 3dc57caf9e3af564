import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { readDemands } from "./demands.ts";
import { withoutPinches } from "./pinches.ts";
import { layTable } from "./plan-table.ts";
import { kitchenPool } from "./pool-of-request.ts";
import { componentsOf } from "./table-foods.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";
import { writeDays } from "./write-days.ts";

const index = kitchen.planner;

const weeks = Array.from({ length: 12 }, (_, at) => at + 1).map((seed) => {
  const request = aRequest({ days: 7, mealsPerDay: 3, cooking: "easy", servings: 1 + (seed % 3), seed });
  const demands = readDemands(index, request);
  const before = layTable(index, demands, kitchenPool(index, demands), 0);
  const after = withoutPinches(index, demands, before, writeDays(index, demands, before));
  return { request, before, after };
});
const foodsOf = (table: Parameters<typeof componentsOf>[0]) =>
  new Set(componentsOf(table).flatMap(({ foods }) => foods.map(({ id }) => id)));

describe("a week without pinches", () => {
  it("asks for fewer foods, and for none that it did not ask for", () => {
    const gone = weeks.map(({ before, after }) => {
      const [were, are] = [foodsOf(before), foodsOf(after)];
      expect([...are].filter((id) => !were.has(id))).toEqual([]);
      return were.size - are.size;
    });
    expect(gone.filter((count) => count > 0).length).toBeGreaterThan(0);
  });

  it("keeps the names of its dishes, and tells what each goes without", () => {
    for (const { before, after } of weeks) {
      const [were, are] = [componentsOf(before), componentsOf(after)];
      expect(are.map(({ dish }) => dish.name)).toEqual(were.map(({ dish }) => dish.name));
      const untold = are.filter((component) => !were.includes(component) && component.changes.length === 0);
      expect(untold).toEqual([]);
    }
  });

  it("leaves what somebody has at hand", () => {
    const week = weeks.find(({ before, after }) => foodsOf(before).size > foodsOf(after).size);
    if (week === undefined) throw new Error("no week had a pinch");
    const { request, before, after } = week;
    const gone = [...foodsOf(before)].find((id) => !foodsOf(after).has(id)) ?? "";
    const demands = readDemands(index, { ...request, ingredients: [index.foodOf(gone)?.name ?? ""] });
    const kept = withoutPinches(index, demands, before, writeDays(index, demands, before));
    expect(foodsOf(kept).has(gone)).toBe(true);
  });
});
