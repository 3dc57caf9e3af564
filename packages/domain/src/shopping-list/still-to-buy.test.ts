import { expect, it } from "vitest";
import { type LineOfMeal, stillToBuy } from "./still-to-buy.ts";

function line(name: string, more: Partial<LineOfMeal> = {}): LineOfMeal {
  return { name, checked: false, isSkipped: false, origin: null, recipeSources: ["Pesto pasta"], ...more };
}

const ofFood = (id: string) => ({ planId: "plan", need: `food ${id}` });
const pesto = { name: "Pesto pasta", foodIds: ["basil", "garlic"] };

it("names what of a meal nobody has bought, by the meal's name or by its food, each once", () => {
  const lines = [
    line("basil", { origin: ofFood("basil") }),
    line("garlic", { origin: ofFood("garlic"), recipeSources: ["Stew"] }),
    line("garlic", { origin: ofFood("garlic") }),
    line("pine nuts"),
    line("lemons", { origin: ofFood("lemon"), recipeSources: ["Stew"] }),
    line("bread", { recipeSources: [] }),
  ];
  expect(stillToBuy(lines, pesto)).toEqual(["basil", "garlic", "pine nuts"]);
});

it("leaves out what is bought, what is always at home, and what may be at home", () => {
  const lines = [
    line("basil", { checked: true }),
    line("salt", { isSkipped: true }),
    line("olive oil", { isAsked: true }),
  ];
  expect(stillToBuy(lines, pesto)).toEqual([]);
});

it("finds the lines of a meal of which no foods are known by its name alone", () => {
  expect(stillToBuy([line("basil")], { name: "Pesto pasta" })).toEqual(["basil"]);
  expect(stillToBuy([line("basil")], { name: "Another" })).toEqual([]);
});
