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

it("never makes a dinner out of the name of something that is kept ready", () => {
  for (const name of ["ketchup", "mustard", "kefir", "baguette", "mango chutney"])
    expect([name, isSaidToBeNear(name)]).toEqual([name, true]);
  for (const name of ["pesto", "hollandaise", "pizza dough", "Turkish delight", "chicken stock"])
    expect([name, written(name)?.dish.id.startsWith("written-")]).toEqual([name, false]);
});

it("takes no short name of a dish for a misspelt food", () => {
  const ids = (name: string) => written(name)?.dish.ingredients.map(({ foodId }) => foodId) ?? [];
  expect(ids("griot")).not.toContain("grits");
  expect(ids("pondu")).not.toContain("ponzu");
  expect(written("funge")?.dish.name ?? "").not.toMatch(/fudge/i);
});

it("passes over no word that makes another dish: cream, chocolate, protein", () => {
  expect(written("egg cream")?.dish.ingredients.map(({ foodId }) => foodId)).toContain("milk-whole");
  for (const name of ["protein waffles", "protein muffins", "protein pancakes"])
    expect([name, written(name)?.dish.ingredients.some(({ foodId }) => /protein/.test(foodId))]).toEqual([
      name,
      true,
    ]);
  expect(written("crack chicken")?.dish.name).not.toMatch(/crockpot/i);
  expect(written("pie crust")?.dish.name).toBe("Pie crust");
});

it("reads the day of a dish as no part of it", () => {
  expect(written("date night steak")?.dish.ingredients.some(({ foodId }) => foodId === "date")).toBe(false);
  for (const name of ["Easter lamb roast", "Halloween pumpkin soup"])
    expect([name, isSaidToBeNear(name)]).toEqual([name, false]);
});

it("says how it read a name that was misspelt", () => {
  expect(written("guacomole")?.remarks).toContain('I read the name as "guacamole".');
});
