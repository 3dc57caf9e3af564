import { expect, it } from "vitest";
import { readPlanRequest } from "./plan-input.ts";

it("reads what a week shall be like, each wish by its own name", () => {
  const week = {
    startDate: "2026-11-28",
    familiar: "known",
    diets: ["vegan", "gluten-free"],
    handsOnLimit: { workday: 30 },
    limits: { proteinMin: "70", budgetCentsWeek: 4000 },
    standing: [{ weekday: 4, slot: "dinner", dishId: "pizza" }],
    history: [{ dishId: "chili", weeksAgo: 2, rating: 3 }],
  };
  expect(readPlanRequest({ ...week, atHome: ["spinach", { foodId: "rice", grams: 500 }] })).toMatchObject({
    ...week,
    limits: { proteinMin: 70, budgetCentsWeek: 4000 },
    atHome: [{ foodId: "spinach" }, { foodId: "rice", grams: 500 }],
  });
  const soup = { name: "Soup", ingredients: ["1 leek"], instructions: "Simmer it." };
  expect(readPlanRequest({ ownRecipes: [soup], favorites: ["chili"] })).toMatchObject({
    ownRecipes: [{ ...soup, instructions: ["Simmer it."], dishId: "own-1", category: "main" }],
    favorites: ["chili"],
  });
  expect(Object.keys(readPlanRequest({}))).not.toContain("limits");
});

it("counts who comes to each meal of a day, in their order", () => {
  const slots = [["breakfast", "dinner"], ["dinner"]];
  expect(readPlanRequest({ days: 2, slots, people: [[2, 0], [6]] }).people).toEqual([
    { day: 1, slot: "breakfast", people: 2 },
    { day: 1, slot: "dinner", people: 0 },
    { day: 2, slot: "dinner", people: 6 },
  ]);
});

it.each([
  [{ startDate: "soon" }, '"startDate" must be a date like 2026-11-23'],
  [{ atHome: [{ foodId: "rice", bestBefore: "2026-13-45" }] }, '"bestBefore" must be a date'],
  [{ atHome: "rice" }, '"atHome" must be a list'],
  [{ ownRecipes: [{ name: "Soup", category: "supper" }] }, "unknown category"],
  [{ familiar: "odd" }, "everyday, known, adventurous"],
  [{ diets: ["vegan", "air"] }, "unknown diet"],
  [{ handsOnLimit: { workday: -5 } }, '"workday" must be a number from 0 to 1440'],
  [{ limits: { proteinMin: 5000 } }, '"proteinMin" must be a number from 1 to 1000'],
  [{ people: [2, 4] }, '"people" must be a list for each day, with a number for each of its meals'],
  [{ people: [[2, 99]] }, '"people" must be a number from 0 to 24'],
  [{ standing: [{ weekday: 9, slot: "dinner", dishId: "pizza" }] }, '"weekday" must be a number from 0 to 6'],
])("refuses %j and says what is allowed", (wrong, said) => {
  expect(() => readPlanRequest(wrong)).toThrow(said);
});
