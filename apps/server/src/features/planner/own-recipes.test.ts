import { readRecipe, type SavedRecipe } from "@meal/contract/recipes";
import { ownDishId, ownRecipeIdOf } from "@meal/domain/chef/own-recipes";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { path, planned, signedUp } from "./testing/planned.ts";

const week = { days: 7, mealsPerDay: 3, seed: 2, startDate: "2027-03-01" };

const stew: SavedRecipe = {
  id: "stew",
  name: "Grandma's chicken stew",
  type: "dinner",
  description: "",
  calories: 0,
  price: 0,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 30,
  ingredients: ["600 g chicken thigh", "500 g potatoes", "3 carrots", "1 onion", "2 tbsp olive oil"],
  instructions: ["Brown the chicken in the oil for 10 minutes.", "Add the rest and simmer for 30 minutes."],
  category: "main",
  actualCategory: "main",
  isFavorite: true,
  servings: 4,
  importedFrom: "Mealie",
};
const unreadable = { ...stew, name: "Magic pie", ingredients: [...stew.ingredients, "1 jar of zzyzx paste"] };

async function save(person: TestCaller, recipe: SavedRecipe): Promise<string> {
  const response = await person.post("/api/favorite-recipes", { recipe });
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
}

describeAccounts("recipes of one's own", ({ open }) => {
  it("come into the plan and lead back to what was saved; what nobody can read is left out and named", async () => {
    const anna = await signedUp(await open());
    const id = await save(anna, stew);
    await save(anna, unreadable);
    await save(anna, { ...stew, name: "Pesto pasta", dishId: "pesto-pasta" });

    const { days, certificate, ownRecipes, favorites } = await planned(anna, week);
    const meals = days.flatMap((day) => day.meals);
    const made = meals.filter(({ dishId }) => dishId === ownDishId(id));
    expect(made.length).toBeGreaterThan(0);
    expect(ownRecipes?.map(({ name }) => name).toSorted()).toEqual([stew.name, unreadable.name]);
    expect(favorites).toEqual(["pesto-pasta"]);
    expect(certificate?.ownRecipesLeftOut).toEqual([
      { name: "Magic pie", reason: expect.stringContaining("1 jar of zzyzx paste") },
    ]);

    const recipeId = made[0] && ownRecipeIdOf(made[0]);
    const read = readRecipe.output.parse(await (await anna.get(`/api/recipes/${recipeId}`)).json());
    expect(read).toMatchObject({ source: "favorite", recipe: { ingredients: stew.ingredients } });
    const request = { ...week, ownRecipes, favorites };
    const again = await anna.post("/api/functions/certify-meal-plan", { request, days });
    expect(await again.json()).toEqual({ certificate });
  });

  it("are told by nobody but their owner, and keep to the diet and the allergies of whoever eats", async () => {
    const world = await open();
    const anna = await signedUp(world);
    const id = await save(anna, stew);
    const other = world.browser();
    await signUp(other, { email: "ben@example.org", password: "secret of ben" });
    expect((await planned(other, week)).ownRecipes).toEqual([]);
    const vegan = await planned(anna, { ...week, days: 2, diet: "vegan" });
    expect(vegan.days.flatMap(({ meals }) => meals.map(({ dishId }) => dishId))).not.toContain(ownDishId(id));
    expect(vegan.ownRecipes).toHaveLength(1);
  });

  it("are refused from a guest's browser where they are no recipe, or take the place of a dish", async () => {
    const guest = (await open()).browser();
    const own = { ...stew, dishId: "own-1" };
    expect((await planned(guest, { ...week, days: 1, ownRecipes: [own] })).ownRecipes).toHaveLength(1);
    for (const wrong of [
      { ...own, dishId: "pesto-pasta" },
      { ...own, name: "" },
      { ...own, category: "dinner" },
      { ...own, rating: 9 },
    ])
      expect((await guest.post(path, { ...week, ownRecipes: [wrong] })).status).toBe(400);
    const many = Array.from({ length: 21 }, (_, at) => ({ ...own, dishId: `own-${at}` }));
    expect((await guest.post(path, { ...week, ownRecipes: many })).status).toBe(400);
  });
});
