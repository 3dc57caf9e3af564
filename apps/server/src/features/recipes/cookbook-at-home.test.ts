import { randomUUID } from "node:crypto";
import { browseCookbook, readRecipe } from "@meal/contract/recipes";
import type { HomeItem } from "@meal/domain/shopping-list/list";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { act } from "../shopping-list/testing/list-caller.ts";

const path = "/api/cookbook?atHome=true";

async function browse(caller: TestCaller, address = path) {
  return browseCookbook.output.parse(await (await caller.get(address)).json());
}

async function recipeOf(caller: TestCaller, id: string) {
  return readRecipe.output.parse(await (await caller.get(`/api/recipes/${id}`)).json()).recipe;
}

const keep = (name: string, more: Partial<HomeItem> = {}) =>
  ({
    kind: "keep",
    item: {
      id: randomUUID(),
      name,
      quantity: "",
      unit: "",
      aisle: "produce",
      bestBefore: null,
      since: "2026-11-20",
      share: 1,
      ...more,
    },
  }) as const;

describeAccounts("the cookbook beside what is at home", ({ open }) => {
  it("has the dishes first of which most is there, and none of which nothing is", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const usual = ["eggs", "spinach", "lemons", "white rice", "garlic", "onions"].map((name) => keep(name));
    await act(anna, ...usual);
    const { items, total } = await browse(anna);
    expect(total).toBeGreaterThan(items.length);
    const shares = items.map(({ atHome }) => (atHome?.there ?? 0) / (atHome?.of ?? 1));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
    const soups = await browse(anna, `${path}&category=soup&diet=vegan`);
    expect(soups.items.every(({ category, atHome }) => category === "soup" && atHome !== null)).toBe(true);
    expect((await browse(anna, "/api/cookbook")).items.every(({ atHome }) => atHome === null)).toBe(true);
    expect(await browse(bertsBrowser)).toEqual({ items: [], total: 0 });
  });

  it("counts the lemon for its juice, what is always there, and nothing whose day is over", async () => {
    const { anna } = await annaAndBert(await open());
    await act(anna, keep("spinach", { bestBefore: "2020-01-01" }));
    expect(await browse(anna)).toEqual({ items: [], total: 0 });
    await act(anna, keep("lemons"));
    const { items } = await browse(anna, `${path}&pageSize=50`);
    const recipes = await Promise.all(items.map(async ({ id }) => recipeOf(anna, id)));
    const ofLemon = recipes.map(({ foodIds = [] }) => foodIds.filter((id) => id.startsWith("lemon")));
    expect(ofLemon.every((ids) => ids.length > 0)).toBe(true);
    expect(ofLemon).toContainEqual(["lemon-juice"]);
    const thereOf = async () => {
      const found = await browse(anna, `${path}&text=hummus&pageSize=50`);
      return new Map(found.items.map(({ id, atHome }) => [id, atHome?.there ?? 0]));
    };
    const before = await thereOf();
    await act(anna, { kind: "mark-staple", name: "Tahini", isStaple: true });
    const gained = [...(await thereOf())].map(([id, there]) => there - (before.get(id) ?? 0));
    expect(new Set(gained)).toEqual(new Set([0, 1]));
  });

  it("is nothing for a guest, and refused where it makes no sense", async () => {
    const guest = (await open()).browser();
    expect(await browse(guest)).toEqual({ items: [], total: 0 });
    await expectProblem(await guest.get("/api/cookbook?atHome=onions"), "invalid_input");
  });
});
