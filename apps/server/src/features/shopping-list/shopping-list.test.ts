import { randomUUID } from "node:crypto";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { act, add, item, numbered, path, read, send, told } from "./testing/list-caller.ts";

const milkOnce = (opId = "") => ({ opId, operation: add(item("Milk")) });

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
    const sent = numbered(add(item("Bread")));
    const { list } = await send(anna, sent, milkOnce(remembered));
    expect(list.items.map(({ name }) => name).toSorted()).toEqual(["Bread", "Eggs"]);
    const left = await db.selectFrom("shopping_operations").select("op_id").execute();
    const ids = new Set(left.map(({ op_id }) => op_id));
    expect(ids.size).toBe(20_000);
    expect([forgotten, remembered, sent.opId].map((id = "") => ids.has(id))).toEqual([false, true, true]);
  });
});
