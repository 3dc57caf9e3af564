import { json, createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { OutputOf } from "@meal/contract/endpoint";
import { readRecipe, recipeFacts } from "@meal/contract/recipes";
import { loadKitchen } from "../../adapters/chef/builtin/load-kitchen.ts";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { planOf, recipeOf } from "../planner/testing/saved-things.ts";

const idIn = async (response: Response): Promise<string> => {
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
};

/** A person with a recipe in each place where one can be. */
async function save(caller: TestCaller) {
  const plan = planOf(["Soup"]);
  await caller.post("/api/meal-plans", plan);
  return {
    plan,
    favorite: await idIn(await caller.post("/api/favorite-recipes", { recipe: recipeOf("Stew") })),
    viewed: await idIn(await caller.post("/api/recipe-history", { recipe: recipeOf("Curry") })),
  };
}

describeAccounts("a recipe", ({ open }) => {
  it("opens by its id, wherever it is kept", async () => {
    const { anna } = await annaAndBert(await open());
    const { favorite, viewed } = await save(anna);
    const opened = async (id: string) => (await anna.get(`/api/recipes/${encodeURIComponent(id)}`)).json();
    const stew = { ...recipeOf("Stew"), isFavorite: true };
    expect(await opened(favorite)).toEqual({ source: "favorite", recipe: stew });
    expect(await opened(viewed)).toEqual({ source: "history", recipe: recipeOf("Curry") });
    expect(await opened("id of Soup")).toEqual({ source: "plan", recipe: recipeOf("Soup") });
    expect(await opened("sample")).toMatchObject({ source: "sample", recipe: { id: "sample", servings: 2 } });
  });

  it("of a plan is the one of the newest plan that has it, and goes with the last", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const opened = async () => anna.get("/api/recipes/id%20of%20Soup");
    const { plan } = await save(anna);
    world.clock.advance(1);
    const later = planOf(["Soup"], { days: [{ day: 1, meals: [recipeOf("Soup", { calories: 1 })] }] });
    await anna.post("/api/meal-plans", later);
    expect(await (await opened()).json()).toMatchObject({ recipe: { calories: 1 } });
    await anna.send("PATCH", `/api/meal-plans/${later.id}`, {
      revision: 1,
      content: planOf(["Tea"]).content,
    });
    expect(await (await opened()).json()).toMatchObject({ recipe: { calories: 640 } });
    await anna.send("DELETE", `/api/meal-plans/${plan.id}`);
    await expectProblem(await opened(), "not_found");
  });

  it("shows whether it is a favourite, which follows its name", async () => {
    const { anna } = await annaAndBert(await open());
    await save(anna);
    await anna.post("/api/favorite-recipes", { recipe: recipeOf("SOUP") });
    const soup = await (await anna.get("/api/recipes/id%20of%20Soup")).json();
    expect(soup).toMatchObject({ source: "plan", recipe: { name: "Soup", isFavorite: true } });
  });

  it("of somebody else is not there", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    const { favorite, viewed } = await save(anna);
    for (const caller of [bertsBrowser, world.browser()])
      for (const id of [favorite, viewed, "id%20of%20Soup"])
        await expectProblem(await caller.get(`/api/recipes/${id}`), "not_found");
  });

  it("of the cookbook and the sample open for guests, with figures that belong to their foods", async () => {
    const guest = (await open()).browser();
    const [dish] = loadKitchen().planner.corpus.dishes;
    const id = dish?.id ?? "";
    const answer = await (await guest.get(`/api/recipes/${id}`)).json();
    expect(answer).toMatchObject({
      source: "cookbook",
      recipe: { id, dishId: id, name: dish?.name, servings: dish?.servings, isFavorite: false },
    });
    const sample = await guest.get("/api/recipes/sample");
    const { recipe } = readRecipe.output.parse(await sample.json());
    const facts = await guest.post("/api/functions/recipe-facts", { recipe });
    const { nutrition } = recipeFacts.output.parse(await facts.json());
    expect(recipe.calories).toBe(Math.round(nutrition?.kcal ?? Number.NaN));
    for (const unknown of ["nothing", "%F0%9F%A5%97", "..%2F..", "x".repeat(200)])
      await expectProblem(await guest.get(`/api/recipes/${unknown}`), "not_found");
    await expectProblem(await guest.get(`/api/recipes/${"x".repeat(201)}`), "invalid_input");
  });
});

describeAccounts("the dashboard's counts", ({ open }) => {
  it("are of plans and favourites, and only the caller's", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    await save(anna);
    expect(await (await anna.get("/api/saved-counts")).json()).toEqual({ plans: 1, recipes: 1 });
    expect(await (await bertsBrowser.get("/api/saved-counts")).json()).toEqual({ plans: 0, recipes: 0 });
    await expectProblem(await world.browser().get("/api/saved-counts"), "not_signed_in");
  });
});

describeOnBothDatabases("every dish of the cookbook", ({ kind, product }) => {
  it.runIf(kind === "sqlite")("is a whole recipe, which no database has a part in", async () => {
    const { app } = createTestApp(await product());
    for (const { id } of loadKitchen().planner.corpus.dishes) {
      const response = await app.request(`/api/recipes/${id}`);
      expect([id, response.status]).toEqual([id, 200]);
      const { recipe } = readRecipe.output.parse(await response.json());
      const { prepTime, cookTime, handsOnMinutes = Number.NaN, waitingMinutes = Number.NaN } = recipe;
      expect([id, handsOnMinutes + waitingMinutes]).toEqual([id, prepTime + cookTime]);
    }
  });
});

describeOnBothDatabases("the facts of a recipe", ({ product }) => {
  async function open() {
    const { app } = createTestApp(await product(), { settings: { RATE_LIMIT_FACTOR: "1" } });
    const ask = async (recipe: unknown) =>
      app.request("/api/functions/recipe-facts", json("POST", { recipe }));
    const facts = async (ingredients: readonly string[], more = {}) => {
      const answer = await ask(recipeOf("Dish", { ingredients: [...ingredients], ...more }));
      const read: OutputOf<typeof recipeFacts> = recipeFacts.output.parse(await answer.json());
      return { ...read, diet: (name: string) => read.diets.find(({ diet }) => diet === name) };
    };
    return { ask, facts };
  }

  it("tell what one serving brings, its allergens and its diets, each with the reason", async () => {
    const { facts } = await open();
    const { nutrition, allergens, diet, unknown } = await facts(["200 g butter", "200 g white rice"], {
      servings: 2,
    });
    expect(nutrition?.fat).toBeGreaterThan(75);
    expect(nutrition?.fat).toBeLessThan(90);
    expect(allergens).toEqual([{ allergen: "milk", because: ["200 g butter"] }]);
    expect(diet("vegetarian")).toEqual({ diet: "vegetarian", fits: true, isUnsure: false, reasons: [] });
    expect(diet("vegan")?.fits).toBe(false);
    expect(diet("vegan")?.reasons.join()).toContain("butter");
    expect(unknown).toEqual([]);
  });

  it("say what is not known rather than guess", async () => {
    const { facts } = await open();
    const { nutrition, diet, unknown } = await facts(["3 xqzzt", "1 brrtl", "1 onion"]);
    expect(nutrition).toBeNull();
    expect(unknown).toEqual(["3 xqzzt", "1 brrtl"]);
    expect(diet("vegan")).toMatchObject({ fits: false, isUnsure: true });
  });

  it("name the lines that the figures leave out, and none where a recipe's own figures hold a food for each", async () => {
    const { facts } = await open();
    const lines = ["200 g butter", "For the sauce:", "salt", "100 g flour", "2 cups brrtl"];
    const { nutrition, uncounted } = await facts(lines);
    expect(nutrition).not.toBeNull();
    expect(uncounted).toEqual(["2 cups brrtl"]);
    const own = { nutrition: nutrition ?? undefined, foodIds: ["butter", "salt", "flour", "flour"] };
    expect((await facts(lines, own)).uncounted).toEqual([]);
    expect((await facts(lines, { ...own, foodIds: ["butter"] })).uncounted).toEqual(["2 cups brrtl"]);
  });

  it("promise nothing of a mixture in a packet, and nothing of no lines at all", async () => {
    const { facts } = await open();
    const packet = await facts(["1 packet taco seasoning"]);
    expect(packet.unknown).toEqual(["1 packet taco seasoning"]);
    for (const { diets } of [packet, await facts([]), await facts(["2 cups brrtl"])])
      expect(diets.filter(({ fits }) => fits)).toEqual([]);
  });

  it("keep the figures that a recipe brings", async () => {
    const { facts } = await open();
    const own = { kcal: 1, protein: 2, carbs: 3, fat: 4, fiber: 5, sugars: 6, saturatedFat: 7, sodiumMg: 8 };
    expect((await facts(["200 g butter"], { nutrition: own })).nutrition).toEqual(own);
  });

  it("are none where lines make no sense, and never a fault", async () => {
    const { facts } = await open();
    expect((await facts([])).nutrition).toBeNull();
    expect((await facts(["1000000000 kg butter"])).nutrition).toBeNull();
    expect((await facts(["butter ".repeat(71)])).allergens).toHaveLength(1);
    const strange = ["", " ", "½", "-1 onion", "1/0 cup rice", "🥗", "1e309 g rice", "\u200B"];
    expect((await facts(strange)).diets).toHaveLength(20);
  });

  it("are for everybody, within limits", async () => {
    const { ask } = await open();
    await expectProblem(
      await ask({ ...recipeOf("Dish"), ingredients: Array(201).fill("x") }),
      "invalid_input",
    );
    const one = recipeOf("Dish", { ingredients: ["1 egg"] });
    for (let times = 0; times < 300; times += 1) expect((await ask(one)).status).toBe(200);
    await expectProblem(await ask(one), "too_many_requests");
  });
});
