import { browseCookbook, readRecipe } from "@meal/contract/recipes";
import type { OutputOf } from "@meal/contract/endpoint";
import { expectProblem } from "@meal/testkit/expect-problem";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";

type Answer = OutputOf<typeof browseCookbook>;
type Dish = Answer["items"][number];

describeOnBothDatabases("the cookbook", ({ product }) => {
  async function open() {
    const { app } = createTestApp(await product());
    const ask = async (query: string) => app.request(`/api/cookbook?${query}`);
    const browse = async (query: string): Promise<Answer> => {
      const response = await ask(query);
      expect([query, response.status]).toEqual([query, 200]);
      return browseCookbook.output.parse(await response.json());
    };
    const all = async (query: string): Promise<Dish[]> => {
      const dishes: Dish[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await browse(`${query}&pageSize=50&page=${page}`);
        dishes.push(...items);
        if (items.length === 0 || dishes.length >= total) return dishes;
      }
    };
    return { app, ask, browse, all };
  }

  it("is read by pages, each dish once, the best known first", async () => {
    const { browse, all } = await open();
    const { items, total } = await browse("");
    expect(items).toHaveLength(20);
    const dishes = await all("");
    expect(dishes).toHaveLength(total);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(total);
    const order = ["everyday", "known", "adventurous", null];
    const places = dishes.map(({ familiar }) => order.indexOf(familiar));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await browse("page=10000")).toEqual({ items: [], total });
  });

  it("is searched by words, names first, and each dish opens by its id", async () => {
    const { app, browse } = await open();
    const [first] = (await browse("text=shakshuka")).items;
    expect(first?.name).toMatch(/shakshuka/iu);
    const recipe = await app.request(`/api/recipes/${first?.id ?? ""}`);
    expect(await recipe.json()).toMatchObject({ source: "cookbook", recipe: { name: first?.name } });
    expect(await browse("text=zzyzx")).toEqual({ items: [], total: 0 });
  });

  it.each<readonly [query: string, isSo: (dish: Dish) => boolean]>([
    ["cuisine=korean", ({ cuisine }) => cuisine === "korean"],
    ["category=soup", ({ category }) => category === "soup"],
    ["slot=breakfast", ({ slots }) => slots.includes("breakfast")],
    ["familiar=known", ({ familiar }) => familiar === "everyday" || familiar === "known"],
    ["minutes=20", (dish) => dish.prepTime + dish.cookTime + dish.leadMinutes <= 20],
    ["handsOnMinutes=10", ({ handsOnMinutes }) => handsOnMinutes <= 10],
    ["needs=stove", ({ needs }) => needs.every((thing) => thing === "stove")],
    ["needs=", ({ needs, familiar }) => needs.length === 0 && familiar !== null],
    ["suits=children,leftovers", ({ suits }) => suits.includes("children") && suits.includes("leftovers")],
    [
      "text=chicken&cuisine=thai&slot=dinner",
      ({ cuisine, slots }) => cuisine === "thai" && slots.includes("dinner"),
    ],
  ])("gives what %s asks for, and nothing else", async (query, isSo) => {
    const { all, browse } = await open();
    const dishes = await all(query);
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.length).toBeLessThan((await browse("")).total);
    expect(dishes.filter((dish) => !isSo(dish)).map(({ id }) => id)).toEqual([]);
  });

  it("gives dishes as a diet has them, and says what was exchanged", async () => {
    const { browse, all } = await open();
    const { total } = await browse("");
    for (const diet of ["vegan", "keto", "gluten-free", "raw", "kosher"])
      expect([diet, (await browse(`diet=${diet}`)).total < total]).toEqual([diet, true]);
    const vegan = await all("diet=vegan");
    expect(vegan.some(({ changes }) => changes.length > 0)).toBe(true);
    expect(vegan.some(({ name }) => /\bbeef stew\b/iu.test(name))).toBe(false);
  });

  it("opens a dish as the diet has it, which is not how the cookbook has it", async () => {
    const { app, all } = await open();
    const read = async (id: string) => app.request(`/api/recipes/${encodeURIComponent(id)}`);
    const recipeOf = async (id: string) => readRecipe.output.parse(await (await read(id)).json()).recipe;
    const changed = (await all("diet=vegan")).find(({ changes }) => changes.length > 0);
    const id = changed?.id ?? "";
    expect(id).toMatch(/^[\w-]+@vegan$/u);
    const vegan = await recipeOf(id);
    expect(vegan.id).toBe(id);
    // A list tells the energy before amounts are rounded to what a cook measures.
    expect(Math.abs(vegan.calories - (changed?.calories ?? 0))).toBeLessThan(vegan.calories * 0.05);
    const plain = await recipeOf(vegan.dishId ?? "");
    expect(vegan.foodIds).not.toEqual(plain.foodIds);
    for (const nobody of [
      `${vegan.dishId}@lunar`,
      `${vegan.dishId}@`,
      "@vegan",
      "zzyzx@vegan",
      `${id}@keto`,
    ]) {
      expect([nobody, (await read(nobody)).status]).toEqual([nobody, 404]);
    }
  });

  it.each([
    ["cuisine=martian", "cuisine"],
    ["familiar=common", "familiar"],
    ["needs=stove,toaster", "needs"],
    ["suits=kids", "suits"],
    ["minutes=0", "minutes"],
    ["minutes=soon", "minutes"],
    ["diet=lunar", "diet"],
    ["page=0", "page"],
    ["pageSize=51", "pageSize"],
    ["text=%20", "text"],
    [`text=${"x".repeat(201)}`, "text"],
  ])("refuses %s and says where", async (query, field) => {
    const { ask } = await open();
    const problem = await expectProblem(await ask(query), "invalid_input");
    expect(JSON.stringify(problem)).toContain(field);
  });
});
