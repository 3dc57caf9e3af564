import { randomUUID } from "node:crypto";
import { shoppingList } from "@meal/contract/shopping-list";
import type { Operation } from "@meal/domain/shopping-list/operations";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const path = "/api/shopping-list";
const answer = z.object({
  list: shoppingList,
  refused: z.array(z.object({ opId: z.string(), reason: z.string() })),
});
type List = z.output<typeof shoppingList>;

const item = (name: string, more: object = {}) => ({
  id: randomUUID(),
  name,
  quantity: "1",
  unit: "units",
  aisle: "produce" as const,
  ...more,
});
const add = (added: ReturnType<typeof item>): Operation => ({ kind: "add", item: added });
const numbered = (operation: Operation) => ({ opId: randomUUID(), operation });

async function send(caller: TestCaller, ...operations: readonly { opId: string; operation: Operation }[]) {
  const response = await caller.post(`${path}/operations`, { operations });
  expect(response.status).toBe(200);
  return answer.parse(await response.json());
}

async function act(caller: TestCaller, ...operations: readonly Operation[]): Promise<List> {
  return (await send(caller, ...operations.map(numbered))).list;
}

async function read(caller: TestCaller): Promise<List> {
  return shoppingList.parse(await (await caller.get(path)).json());
}

async function refresh(caller: TestCaller): Promise<List> {
  const response = await caller.post(`${path}/refresh`, {});
  expect(response.status).toBe(200);
  return shoppingList.parse(await response.json());
}

async function use(caller: TestCaller, planId: string): Promise<List> {
  expect((await caller.post(`/api/meal-plans/${planId}/use`, {})).status).toBe(200);
  return read(caller);
}

/** Saves a plan of one day whose meals have these ingredients. */
async function savePlan(caller: TestCaller, ...meals: readonly (readonly string[])[]): Promise<string> {
  const id = randomUUID();
  const days = [
    {
      day: 1,
      meals: meals.map((ingredients, at) => ({
        id: `${id}-${at}`,
        name: `Meal ${at + 1}`,
        type: "dinner",
        description: "",
        calories: 500,
        price: 100,
        difficulty: "easy",
        prepTime: 5,
        cookTime: 5,
        ingredients,
        instructions: [],
        category: "main",
        actualCategory: "main",
        isFavorite: false,
      })),
    },
  ];
  const response = await caller.post("/api/meal-plans", { id, name: "Plan", content: { days } });
  expect(response.status).toBe(201);
  return id;
}

const told = ({ items }: List) =>
  items.map(({ name, quantity, unit, checked }) => `${checked ? "x" : "-"} ${quantity} ${unit} ${name}`);
const idOf = ({ items }: List, name: string): string => items.find((each) => each.name === name)?.id ?? "";

describeAccounts("a shopping list", ({ open }) => {
  it("is empty at first, and keeps what is done to it", async () => {
    const { anna } = await annaAndBert(await open());
    expect(await read(anna)).toMatchObject({ revision: 0, items: [], planIds: [], updated_at: null });
    const milk = item("Milk", { quantity: "½", unit: "l", aisle: "dairy_eggs" });
    await act(anna, add(milk), { kind: "check", id: milk.id, checked: true });
    const list = await read(anna);
    expect(list.items).toMatchObject([{ ...milk, checked: true, origin: null, recipeSource: null }]);
    expect([list.revision, list.updated_at]).toEqual([2, expect.stringContaining("T")]);
  });

  it("takes the same operations ten times as once, and answers alike", async () => {
    const { anna } = await annaAndBert(await open());
    const milk = item("Milk");
    const operations = [
      numbered(add(milk)),
      numbered({ kind: "check", id: milk.id, checked: true }),
      numbered({ kind: "remove", id: milk.id }),
      numbered({ kind: "edit", id: milk.id, quantity: "2" }),
    ];
    const first = await send(anna, ...operations);
    expect(first.refused).toEqual([{ opId: operations[3]?.opId, reason: "gone" }]);
    const again = Array.from({ length: 10 }, () => send(anna, ...operations));
    for (const each of await Promise.all(again)) expect(each).toEqual(first);
    expect(first.list.items).toEqual([]);
  });

  it("bears operations that arrive in a wrong order, or for what is gone", async () => {
    const { anna } = await annaAndBert(await open());
    const milk = item("Milk");
    const early = await send(anna, numbered({ kind: "check", id: milk.id, checked: true }));
    expect(early.refused).toMatchObject([{ reason: "gone" }]);
    await act(anna, add(milk), { kind: "remove", id: milk.id }, add(milk));
    expect((await read(anna)).items).toEqual([]);
    expect(told(await act(anna, { kind: "restore", id: milk.id }))).toEqual(["- 1 units Milk"]);
  });

  it("loses nothing that several devices do at once", async () => {
    const { anna } = await annaAndBert(await open());
    const names = Array.from({ length: 12 }, (_, at) => `Item ${at}`);
    await Promise.all(names.map((name) => act(anna, add(item(name)))));
    const list = await read(anna);
    expect(list.items.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(list.revision).toBe(12);
  });

  it("is nobody else's, even under the same ids", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    const milk = item("Milk");
    const adding = numbered(add(milk));
    await send(anna, adding);
    expect((await read(bertsBrowser)).items).toEqual([]);
    const late = await send(bertsBrowser, numbered({ kind: "remove", id: milk.id }), adding);
    expect(told(late.list)).toEqual(["- 1 units Milk"]);
    await act(bertsBrowser, { kind: "edit", id: milk.id, name: "His" });
    expect(told(await read(anna))).toEqual(["- 1 units Milk"]);
    const guest = world.browser();
    for (const response of [
      guest.get(path),
      guest.get(`${path}/events`),
      guest.post(`${path}/operations`, { operations: [adding] }),
      guest.post(`${path}/refresh`, {}),
      guest.post(`${path}/recipe`, { key: randomUUID(), recipeName: "Soup", ingredients: ["1 leek"] }),
    ])
      await expectProblem(await response, "not_signed_in");
  });

  it("takes any name and quantity that people write, as they wrote it", async () => {
    const { anna } = await annaAndBert(await open());
    const names = ["حليب", "牛乳", "🥛 milk", "<b>milk</b>", "Žluťoučký kůň"];
    const quantities = ["½", "1-2", "a few", "-3", "1e9"];
    const items = names.map((name, at) => item(name, { quantity: quantities[at] }));
    await act(anna, ...items.map(add));
    expect(told(await read(anna))).toEqual(names.map((name, at) => `- ${quantities[at]} units ${name}`));
  });

  it("refuses what is no operation, and names the field", async () => {
    const { anna } = await annaAndBert(await open());
    const milk = item("Milk");
    const bad: readonly [object, string][] = [
      [{ kind: "fold", id: milk.id }, "operation.kind"],
      [{ kind: "add", item: { ...milk, name: "  " } }, "operation.item.name"],
      [{ kind: "add", item: { ...milk, name: "x".repeat(301) } }, "operation.item.name"],
      [{ kind: "add", item: { ...milk, quantity: "9".repeat(51) } }, "operation.item.quantity"],
      [{ kind: "add", item: { ...milk, id: "7" } }, "operation.item.id"],
      [{ kind: "add", item: { ...milk, aisle: "garage" } }, "operation.item.aisle"],
      [{ kind: "check", id: milk.id, checked: "yes" }, "operation.checked"],
    ];
    for (const [operation, field] of bad) {
      const body = { operations: [numbered(add(milk)), { opId: randomUUID(), operation }] };
      const response = await anna.post(`${path}/operations`, body);
      const problem = await expectProblem(response, "invalid_input");
      expect(JSON.stringify(problem)).toContain(`body.operations.1.${field}`);
    }
    for (const body of [{}, { operations: [] }, { operations: Array(501).fill(numbered(add(milk))) }])
      await expectProblem(await anna.post(`${path}/operations`, body), "invalid_input");
    expect((await read(anna)).items).toEqual([]);
  });

  it("holds 5,000 items and then says that it is full", async () => {
    const { anna } = await annaAndBert(await open());
    for (let sent = 0; sent < 5000; sent += 500)
      await act(anna, ...Array.from({ length: 500 }, (_, at) => add(item(`Item ${sent + at}`))));
    const last = await send(anna, numbered(add(item("One more"))));
    expect(last.list.items).toHaveLength(5000);
    expect(last.refused).toMatchObject([{ reason: "full" }]);
    const [first] = last.list.items;
    const ticked = await act(anna, { kind: "check", id: first?.id ?? "", checked: true });
    expect(ticked.items[0]?.checked).toBe(true);
  });

  it("remembers the last 20,000 operations and no more, and refuses none", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await act(anna, add(item("Eggs")));
    const day = world.clock.now() - 86_400_000;
    const { db } = world.database;
    const { user_id } = await db
      .selectFrom("shopping_operations")
      .select("user_id")
      .executeTakeFirstOrThrow();
    const known = Array.from({ length: 20_001 }, (_, at) => ({
      op_id: randomUUID(),
      applied_at: day + at,
      user_id,
      owner_id: user_id,
      refused: null,
    }));
    for (let from = 0; from < known.length; from += 5000) {
      const rows = known.slice(from, from + 5000);
      await db.insertInto("shopping_operations").values(rows).execute();
    }
    const [forgotten, remembered] = [known[0], known.at(-1)].map((each) => each?.op_id ?? "");
    const again = (opId = "") => ({ opId, operation: add(item("Milk")) });
    const sent = numbered(add(item("Bread")));
    const { list } = await send(anna, sent, again(remembered));
    expect(list.items.map(({ name }) => name).toSorted()).toEqual(["Bread", "Eggs"]);
    const left = await db.selectFrom("shopping_operations").select("op_id").execute();
    const ids = new Set(left.map(({ op_id }) => op_id));
    expect(ids.size).toBe(20_000);
    expect([forgotten, remembered, sent.opId].map((id = "") => ids.has(id))).toEqual([false, true, true]);
  });
});

describeAccounts("a shopping list and plans", ({ open }) => {
  it("follows the plan in use, added up over its meals, without salt and pepper", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await expectProblem(await anna.post(`${path}/refresh`, {}), "no_meal_plans");
    await act(anna, add(item("Milk")));
    const older = await savePlan(anna, ["2 onions, chopped", "salt and pepper"], ["150 g onion", "1 leek"]);
    const first = await refresh(anna);
    expect(told(first)).toEqual(["- 1 units Milk", "- 1 units leek", "- 4 units onion"]);
    expect(first.items[2]).toMatchObject({
      arithmetic: "2 onions + 150 g onion = 4 onions",
      recipeSource: "Meal 1, Meal 2",
      recipeSources: ["Meal 1", "Meal 2"],
    });
    expect([first.planIds, first.planName]).toEqual([[older], "Plan"]);
    expect(await refresh(anna)).toEqual(first);
    world.clock.advance(1000);
    const newer = await savePlan(anna, ["1 kg potatoes"]);
    expect(await refresh(anna)).toEqual(first);
    expect(told(await use(anna, newer))).toEqual(["- 1 units Milk", "- 1 kg potatoes"]);
    expect(told(await use(anna, older))).toEqual(told(first));
  });

  it("keeps ticks, deletions and edits through every refresh of the same plan", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const plan = await savePlan(anna, ["1 onion", "1 leek", "2 carrots"]);
    const list = await refresh(anna);
    await act(
      anna,
      { kind: "check", id: idOf(list, "onion"), checked: true },
      { kind: "remove", id: idOf(list, "leek") },
      { kind: "edit", id: idOf(list, "carrots"), quantity: "9" },
    );
    const kept = ["- 9 units carrots", "x 1 units onion"];
    expect(told(await refresh(anna))).toEqual(kept);
    world.clock.advance(1000);
    const other = await savePlan(anna, ["1 onion", "1 leek"]);
    expect(told(await use(anna, other))).toEqual(["- 9 units carrots", "- 1 units leek", "- 1 units onion"]);
    expect(told(await use(anna, plan))).toEqual(kept);
  });

  it("keeps the words of a recipe, though it knows which food they mean", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["500g beef mince"], ["250 g ground beef"]);
    expect(told(await refresh(anna))).toEqual(["- 750 g beef mince"]);
  });

  it("leaves off what is always at home", async () => {
    const { anna } = await annaAndBert(await open());
    await act(anna, { kind: "mark-staple", name: "Olive oil", isStaple: true });
    await savePlan(anna, ["2 tbsp olive oil", "1 leek"]);
    const list = await refresh(anna);
    expect(list.items.map(({ name, isSkipped }) => [name, isSkipped])).toEqual([
      ["leek", false],
      ["olive oil", true],
    ]);
    const taken = await act(anna, { kind: "unskip", id: idOf(list, "olive oil") });
    expect(taken.items[1]?.isSkipped).toBe(false);
    expect((await refresh(anna)).items[1]?.isSkipped).toBe(false);
  });

  it("shows nobody another person's plan, and says where a plan has nothing to buy", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const plan = await savePlan(anna, ["salt"]);
    await expectProblem(await anna.post(`${path}/refresh`, {}), "no_ingredients");
    await expectProblem(await bertsBrowser.post(`${path}/refresh`, {}), "no_meal_plans");
    await expectProblem(await bertsBrowser.get(`${path}/preview/${plan}`), "not_found");
    await expectProblem(await bertsBrowser.post(`/api/meal-plans/${plan}/use`, {}), "not_found");
  });

  it("takes a recipe once, added up with what is still to be bought", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["2 onions", "1 leek"]);
    const list = await refresh(anna);
    await act(anna, { kind: "check", id: idOf(list, "leek"), checked: true });
    const body = { key: randomUUID(), recipeName: "Soup", ingredients: ["3 onions", "2 leeks", "salt"] };
    const expected = ["- 5 units onions", "x 1 units leek", "- 2 units leeks"];
    for (const time of [1, 2]) {
      const response = await anna.post(`${path}/recipe`, body);
      expect([time, response.status]).toEqual([time, 200]);
      const { list: after } = z.object({ list: shoppingList }).parse(await response.json());
      expect(told(after).toSorted()).toEqual(expected.toSorted());
    }
    expect(told(await refresh(anna)).toSorted()).toEqual(expected.toSorted());
    await expectProblem(
      await anna.post(`${path}/recipe`, { ...body, ingredients: ["salt"] }),
      "no_ingredients",
    );
  });
});
