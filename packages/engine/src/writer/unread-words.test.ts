import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { dishForName } from "./write-recipe.ts";

const written = (recipeName: string) =>
  dishForName(kitchen, { recipeName, backgroundStory: "", ingredients: [], diet: "none", allergies: [] })
    ?.written;

const isSaidToBeNear = (name: string): boolean =>
  written(name)?.remarks.some((remark) => remark.includes("in its spirit")) ?? false;

it("says that it only comes near where a word of the name is known to nobody", () => {
  for (const name of ["beef zanzibarian", "floobert soup", "cappuccino"])
    expect([name, isSaidToBeNear(name)]).toEqual([name, true]);
});

it("says nothing of the kind where every word is a food, a kind of dish, a flavor, a place or praise", () => {
  for (const name of [
    "grandma's spicy chicken skillet",
    "Tuscan salmon pasta",
    "sarmale",
    "easy lentil soup",
  ])
    expect([name, isSaidToBeNear(name)]).toEqual([name, false]);
});

it.each([
  ["clafoutis", "Cherry clafoutis with almond flour"],
  ["kleftiko", "Lamb kleftiko"],
  ["dosa", "Masala dosa"],
])("takes the dish whose name has the word: %s", (name, dish) => {
  expect(written(name)?.dish.name).toBe(dish);
});

it("takes no dish of another place for it", () => {
  expect(written("chop suey")?.dish.name).not.toBe("American goulash");
});

it("gives a drink for the name of a drink, and never a dinner", () => {
  for (const name of ["cappuccino", "hot chocolate", "chai latte"])
    expect([name, written(name)?.dish.form]).toEqual([name, "glass"]);
});
