import { expect, it } from "vitest";
import { componentOf, kitchen } from "../../scripts/testing/cookbook.ts";
import { alsoIn } from "./also-in.ts";

function served(id: string, ...sides: readonly string[]): readonly string[] {
  return alsoIn({ main: componentOf(id), addons: sides.map(componentOf) });
}

it("says the rice and the vegetable that a name is silent about", () => {
  expect(served("chicken-teriyaki")).toEqual(["rice", "broccoli"]);
  expect(served("lemon-thyme-roast-chicken-legs")).toEqual(["potatoes"]);
  expect(served("general-tsos-chicken")).toEqual(["broccoli"]);
});

it("says nothing that the name says, or what stands beside it", () => {
  expect(served("beef-broccoli-ginger")).toEqual(["rice"]);
  expect(served("beef-broccoli-ginger", "garden-salad-ranch")).toEqual(["rice"]);
  expect(served("chicken-teriyaki", "garden-salad-ranch")).toEqual(["rice"]);
});

it("leaves alone what everybody knows: the bread of a sandwich, the potatoes of a cottage pie, the eggplant of a moussaka", () => {
  for (const id of [
    "ham-and-cheese-sandwich",
    "chef-salad",
    "minestrone-classic",
    "moussaka-lamb-yogurt",
    "challah-braided",
  ])
    expect([id, served(id)]).toEqual([id, []]);
  for (const id of ["cottage-pie-beef", "mushroom-risotto", "fish-and-chips-oven"])
    expect([id, served(id).filter((word) => word === "potatoes" || word === "rice")]).toEqual([id, []]);
});

it("has no word that no dish of the cookbook needs", () => {
  const words = new Set(kitchen.planner.plain.flatMap((main) => alsoIn({ main, addons: [] })));
  expect([...words].toSorted()).toEqual([
    "Brussels sprouts",
    "asparagus",
    "baguette",
    "bok choy",
    "bread",
    "broccoli",
    "bulgur",
    "cabbage",
    "carrots",
    "cauliflower",
    "ciabatta",
    "corn",
    "couscous",
    "cucumber",
    "eggplant",
    "green beans",
    "greens",
    "kale",
    "leeks",
    "lettuce",
    "mixed vegetables",
    "mushrooms",
    "naan",
    "noodles",
    "pasta",
    "peas",
    "peppers",
    "pita",
    "potatoes",
    "quinoa",
    "rice",
    "spinach",
    "squash",
    "sweet potatoes",
    "tortillas",
    "zucchini",
  ]);
});
