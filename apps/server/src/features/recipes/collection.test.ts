import { MOST_FAVORITES, MOST_VIEWED } from "@meal/domain/recipes/saved-recipes";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { expectOnePlace, fillFavorites, recipeOf } from "../planner/testing/saved-things.ts";

const favorites = "/api/favorite-recipes";
const history = "/api/recipe-history";
const MINUTE_MS = 60_000;

const row = z.object({ id: z.string(), recipe_name: z.string() });
const list = z.object({ items: z.array(row), total: z.number() });

async function listOf(caller: TestCaller, path: string) {
  const { items, total } = list.parse(await (await caller.get(path)).json());
  return { names: items.map(({ recipe_name }) => recipe_name), total };
}

async function save(caller: TestCaller, path: string, name: string) {
  const response = await caller.post(path, { recipe: recipeOf(name) });
  expect(response.status).toBe(200);
  return row.parse(await response.json());
}

async function found(caller: TestCaller, query: string) {
  const { items }: { items: unknown[] } = JSON.parse(
    await (await caller.get(`/api/saved-search?${query}`)).text(),
  );
  return items;
}

async function annasId({ database }: World): Promise<string> {
  const people = database.db.selectFrom("users").select("id").where("email", "like", "anna%");
  return (await people.executeTakeFirstOrThrow()).id;
}

describeAccounts("favourites", ({ open }) => {
  it("come back as they were saved, newest first, and are marked as what they are", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const recipe = recipeOf("Bibimbap 비빔밥", { notes: "More egg.", servings: 2 });
    const saved = await (await anna.post(favorites, { recipe })).json();
    expect(saved).toEqual({
      id: expect.any(String),
      recipe_name: recipe.name,
      recipe_content: { ...recipe, isFavorite: true },
      saved_at: new Date(world.clock.now()).toISOString(),
    });
    world.clock.advance(MINUTE_MS);
    await save(anna, favorites, "Stew");
    expect(await listOf(anna, favorites)).toEqual({ names: ["Stew", recipe.name], total: 2 });
    expect(await listOf(anna, `${favorites}?pageSize=1&page=2`)).toEqual({ names: [recipe.name], total: 2 });
  });

  it("are one a name, however it is written and also at the same moment", async () => {
    const { anna } = await annaAndBert(await open());
    const names = ["Crème brûlée", "crème brûlée", " CRÈME  BRÛLÉE ", "Crème brûlée"];
    const saved = await Promise.all(names.map((name) => save(anna, favorites, name)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect((await listOf(anna, favorites)).total).toBe(1);
  });

  it("are found by their name, and are gone when they are removed", async () => {
    const { anna } = await annaAndBert(await open());
    const byName = async (name: string) =>
      (await anna.get(`${favorites}/by-name?name=${encodeURIComponent(name)}`)).json();
    const { id } = await save(anna, favorites, "Pho bo");
    expect(await byName("PHO BO")).toMatchObject({ favorite: { id } });
    expect((await anna.send("DELETE", `${favorites}/${id}`)).status).toBe(204);
    expect(await byName("Pho bo")).toEqual({ favorite: null });
    expect(await found(anna, "text=pho")).toEqual([]);
    await expectProblem(await anna.send("DELETE", `${favorites}/${id}`), "not_found");
  });

  it("are nobody else's", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const { id } = await save(anna, favorites, "Stew");
    const own = await save(bertsBrowser, favorites, "Stew");
    expect(own.id).not.toBe(id);
    await expectProblem(await bertsBrowser.send("DELETE", `${favorites}/${id}`), "not_found");
    await bertsBrowser.send("DELETE", `${favorites}/${own.id}`);
    expect(await listOf(bertsBrowser, favorites)).toEqual({ names: [], total: 0 });
    expect(await listOf(anna, favorites)).toEqual({ names: ["Stew"], total: 1 });
  });

  it("are twenty thousand at most", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const user_id = await annasId(world);
    await fillFavorites(world.database.db, user_id, MOST_FAVORITES - 1);
    let name = 0;
    await expectOnePlace(() => anna.post(favorites, { recipe: recipeOf(`Stew ${(name += 1)}`) }));
    await expectProblem(await anna.post(favorites, { recipe: recipeOf("Stew") }), "too_many_saved");
    const known = await anna.post(favorites, { recipe: recipeOf("Filler 7") });
    expect(await known.json()).toMatchObject({ id: "favorite-7" });
  });
});

describeAccounts("viewed recipes", ({ open }) => {
  it("come the latest first, and one that is looked at again moves to the front as it is now", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const first = await save(anna, history, "Soup");
    world.clock.advance(MINUTE_MS);
    await save(anna, history, "Stew");
    expect(await listOf(anna, history)).toEqual({ names: ["Stew", "Soup"], total: 2 });
    world.clock.advance(MINUTE_MS);
    const again = await anna.post(history, { recipe: recipeOf("SOUP", { calories: 300 }) });
    expect(await again.json()).toMatchObject({
      id: first.id,
      recipe_name: "SOUP",
      recipe_content: { calories: 300 },
      viewed_at: new Date(world.clock.now()).toISOString(),
    });
    expect(await listOf(anna, history)).toEqual({ names: ["SOUP", "Stew"], total: 2 });
  });

  it("are one a name, also when it is opened twice at the same moment", async () => {
    const { anna } = await annaAndBert(await open());
    const saved = await Promise.all([1, 2, 3, 4].map(() => save(anna, history, "Soup")));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect((await listOf(anna, history)).total).toBe(1);
  });

  it("are forgotten, and found no more, when a thousand newer ones came", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await save(anna, history, "Oldest");
    const user_id = await annasId(world);
    const rows = Array.from({ length: MOST_VIEWED - 1 }, (_, at) => ({
      id: `view-${at}`,
      user_id,
      recipe_name: "Filler",
      name_key: `filler ${at}`,
      recipe_content: {},
      viewed_at: world.clock.now() + 1,
    }));
    await world.database.db.insertInto("recipe_history").values(rows).execute();
    expect(await found(anna, "text=oldest")).toHaveLength(1);
    world.clock.advance(MINUTE_MS);
    await save(anna, history, "Newest");
    expect((await listOf(anna, history)).total).toBe(MOST_VIEWED);
    expect(await found(anna, "text=oldest")).toEqual([]);
    expect(await found(anna, "text=newest")).toHaveLength(1);
  });

  it("are nobody else's", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    await save(anna, history, "Soup");
    expect(await listOf(bertsBrowser, history)).toEqual({ names: [], total: 0 });
    expect(await found(bertsBrowser, "text=soup")).toEqual([]);
  });
});

describeAccounts("a stored recipe that nobody here wrote", ({ open }) => {
  it("is mended, and is at least its name", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const user_id = await annasId(world);
    const long = "x".repeat(5000);
    const stored: readonly [name: string, content: object, recipe: object][] = [
      [
        "Toast",
        { name: "French toast", calories: "300 kcal", ingredients: null },
        { name: "French toast", calories: 300 },
      ],
      ["Toast", [], { name: "Toast", ingredients: [], prepTime: 15, cookTime: 25 }],
      ["Toast", { name: 7, description: long.repeat(2) }, { name: "Toast", description: "" }],
      [long, { name: long }, { name: long.slice(0, 300) }],
      [" ", {}, { name: "Recipe" }],
    ];
    for (const [at, [recipe_name, recipe_content]] of stored.entries()) {
      const kept = { id: `r${at}`, user_id, recipe_name, name_key: `${at}`, recipe_content };
      await world.database.db
        .insertInto("favorite_recipes")
        .values({ ...kept, saved_at: -at })
        .execute();
      await world.database.db
        .insertInto("recipe_history")
        .values({ ...kept, viewed_at: -at })
        .execute();
    }
    for (const path of [favorites, history])
      expect(await (await anna.get(path)).json()).toMatchObject({
        items: stored.map(([name, , recipe]) => ({ recipe_name: name, recipe_content: recipe })),
      });
  });
});

describeAccounts("searching what is saved", ({ open }) => {
  it("finds favourites and viewed recipes by name, ingredients and keywords, each by its kind", async () => {
    const { anna } = await annaAndBert(await open());
    const recipe = recipeOf("Shakshuka", { ingredients: ["6 Tomaten", "4 eggs"], keywords: ["Brunch"] });
    const favorite = row.parse(await (await anna.post(favorites, { recipe })).json());
    const viewed = row.parse(await (await anna.post(history, { recipe })).json());
    const hits = [
      { kind: "favorite", id: favorite.id, title: "Shakshuka" },
      { kind: "history", id: viewed.id, title: "Shakshuka" },
    ];
    for (const text of ["shak", "tomat", "brunch", "eggs%20shakshuka"]) {
      expect(await found(anna, `text=${text}`)).toEqual(expect.arrayContaining(hits));
      expect(await found(anna, `text=${text}&kind=history`)).toEqual([hits[1]]);
      expect(await found(anna, `text=${text}&limit=1`)).toHaveLength(1);
    }
    expect(await found(anna, "text=shakshuka%20bacon")).toEqual([]);
  });

  it("takes a word, and nothing that is no word breaks it", async () => {
    const { anna } = await annaAndBert(await open());
    await expectProblem(await anna.get("/api/saved-search?text=%20"), "invalid_input");
    await expectProblem(await anna.get(`/api/saved-search?text=${"x".repeat(201)}`), "invalid_input");
    for (const text of ['"', "*", "a AND", "%25", "owner_id:x", "🥗", "'--"])
      expect(await found(anna, `text=${encodeURIComponent(text)}`)).toEqual([]);
  });
});

describeAccounts("a recipe that makes no sense", ({ open }) => {
  it("is refused, and nothing is kept of it", async () => {
    const { anna } = await annaAndBert(await open());
    const bad: readonly object[] = [
      { name: "" },
      { name: "x".repeat(5000) },
      { calories: "many" },
      { calories: -1 },
      { ingredients: "rice" },
      { ingredients: Array(201).fill("x") },
      { category: "brunch" },
      { sourceUrl: "javascript:alert(1)" },
      { description: "zero\0" },
    ];
    for (const more of bad)
      for (const path of [favorites, history])
        await expectProblem(
          await anna.post(path, { recipe: { ...recipeOf("Soup"), ...more } }),
          "invalid_input",
        );
    const huge = { recipe: { ...recipeOf("Soup"), instructions: Array(100_000).fill("Stir.") } };
    await expectProblem(await anna.post(favorites, huge), "too_large");
    await expectProblem(await anna.send("DELETE", `${favorites}/7`), "invalid_input");
    expect((await listOf(anna, favorites)).total).toBe(0);
    expect((await listOf(anna, history)).total).toBe(0);
  });

  it("is for people who signed in", async () => {
    const guest = (await open()).browser();
    for (const path of [favorites, history, "/api/saved-search?text=x", `${favorites}/by-name?name=x`])
      await expectProblem(await guest.get(path), "not_signed_in");
    for (const path of [favorites, history])
      await expectProblem(await guest.post(path, { recipe: recipeOf("Soup") }), "not_signed_in");
  });
});
