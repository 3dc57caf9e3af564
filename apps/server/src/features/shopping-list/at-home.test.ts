import { randomUUID } from "node:crypto";
import { besideHome } from "@meal/domain/shopping-list/beside-home";
import type { NewHomeItem, Operation } from "@meal/domain/shopping-list/operations";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import {
  act,
  idOf,
  type List,
  numbered,
  path,
  read,
  refresh,
  savePlan,
  send,
} from "./testing/list-caller.ts";

const TODAY = "2026-11-23";
const thing = (name: string, more: Partial<NewHomeItem> = {}): NewHomeItem => ({
  id: randomUUID(),
  name,
  quantity: "",
  unit: "",
  aisle: "produce",
  bestBefore: null,
  since: TODAY,
  share: 1,
  ...more,
});
const keep = (item: NewHomeItem): Operation => ({ kind: "keep", item });
const grams = ({ atHome }: List) =>
  atHome.map(({ name, share, shop }) => [name, shop ? Math.round(shop.grams * share) : shop]);
const toBuy = (list: List, today = "2000-01-01") =>
  besideHome(list, today).items.map(({ name, shop }) => [name, Math.round(shop?.grams ?? 0)]);
const many = (count: number) => Array.from({ length: count }, (_, at) => keep(thing(`thing ${at}`)));

describeAccounts("what is at home", ({ open }) => {
  it("is kept as people write it, with the food behind the words and what it weighs", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const list = await act(
      anna,
      keep(thing("onions", { quantity: "3", unit: "units" })),
      keep(thing("olive oil")),
      keep(thing("🧻 paper", { quantity: "a few", bestBefore: "2001-01-01" })),
      keep(thing("leftover chili")),
      keep(thing("wonder dust", { quantity: "1/0", unit: "cups" })),
    );
    expect(grams(list)).toEqual([
      ["onions", 330],
      ["olive oil", 0],
      ["🧻 paper", null],
      ["leftover chili", null],
      ["wonder dust", null],
    ]);
    expect(await read(anna)).toEqual(list);
    expect((await read(bertsBrowser)).atHome).toEqual([]);
  });

  it("leaves the list, is cooked once, and is taken back", async () => {
    const { anna } = await annaAndBert(await open());
    const plan = await savePlan(anna, ["2 onions", "1 leek"], ["2 onions"]);
    await refresh(anna);
    const stocked = await act(anna, keep(thing("onions", { quantity: "3", unit: "units" })));
    expect(toBuy(stocked)).toEqual([
      ["leek", 90],
      ["onions", 110],
    ]);
    const cook: Operation = { kind: "cook", mealId: `${plan}-0`, name: "Meal 1" };
    const cooked = await act(anna, cook, cook);
    expect(grams(cooked)).toEqual([["onions", 110]]);
    expect(toBuy(cooked)).toEqual([["onions", 110]]);
    expect(grams(await act(anna, cook))).toEqual([["onions", 110]]);
    const back = await act(anna, { kind: "uncook", mealId: `${plan}-0` });
    expect([grams(back), toBuy(back)]).toEqual([grams(stocked), toBuy(stocked)]);
  });

  it("takes nothing for a meal that nobody knows, and asks for it no more", async () => {
    const { anna } = await annaAndBert(await open());
    await act(anna, keep(thing("onions", { quantity: "3", unit: "units" })));
    const list = await act(anna, { kind: "cook", mealId: "nobody's", name: "Soup" });
    expect(list.cooked).toEqual([{ mealId: "nobody's", name: "Soup", isCounted: true, took: [] }]);
    expect(grams(list)).toEqual([["onions", 330]]);
  });

  it("takes what the lines of a recipe say that is in no plan", async () => {
    const { anna } = await annaAndBert(await open());
    const ingredients = ["1 onion, chopped", "salt", "wonder dust"];
    const list = await act(anna, keep(thing("onions", { quantity: "3", unit: "units" })), {
      kind: "cook",
      mealId: "a recipe 2026-11-23",
      name: "Soup",
      ingredients,
    });
    expect(grams(list)).toEqual([["onions", 220]]);
    expect(list.cooked[0]).not.toHaveProperty("ingredients");
  });

  it("takes what was bought home once, whoever of the household puts it away", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["2 onions"]);
    const list = await refresh(anna);
    const [id] = [idOf(list, "onions")];
    await act(anna, { kind: "check", id, checked: true });
    const putAway = () =>
      numbered({
        kind: "keep-bought",
        ids: [id],
        grams: 220,
        item: thing("onions", { quantity: "2", unit: "units" }),
      });
    const both = await Promise.all([send(anna, putAway()), send(anna, putAway())]);
    expect(both.flatMap(({ refused }) => refused)).toMatchObject([{ reason: "gone" }]);
    const after = await refresh(anna);
    expect(grams(after)).toEqual([["onions", 220]]);
    expect(toBuy(after)).toEqual([]);
  });

  it("refuses what is no date, no amount and no place, and names the field", async () => {
    const { anna } = await annaAndBert(await open());
    const bad: readonly [object, string][] = [
      [{ kind: "keep", item: { ...thing("milk"), bestBefore: "tomorrow" } }, "operation.item.bestBefore"],
      [{ kind: "keep", item: { ...thing("milk"), bestBefore: "2026-02-30" } }, "operation.item.bestBefore"],
      [{ kind: "keep", item: { ...thing("milk"), share: 0 } }, "operation.item.share"],
      [{ kind: "keep", item: { ...thing("milk"), name: " " } }, "operation.item.name"],
      [{ kind: "keep-bought", ids: [], grams: 1, item: thing("milk") }, "operation.ids"],
      [{ kind: "keep-bought", ids: [randomUUID()], grams: -1, item: thing("milk") }, "operation.grams"],
      [{ kind: "change-kept", id: randomUUID(), bestBefore: "31/12/2026" }, "operation.bestBefore"],
      [{ kind: "cook", mealId: "", name: "Soup" }, "operation.mealId"],
    ];
    for (const [operation, field] of bad) {
      const response = await anna.post(`${path}/operations`, {
        operations: [{ opId: randomUUID(), operation }],
      });
      expect(JSON.stringify(await expectProblem(response, "invalid_input"))).toContain(field);
    }
    expect((await read(anna)).atHome).toEqual([]);
  });

  it("takes 300 pasted lines at once, holds 500 things, and then says that it is full", async () => {
    const { anna } = await annaAndBert(await open());
    expect((await act(anna, ...many(300))).atHome).toHaveLength(300);
    const last = await send(anna, ...many(201).map(numbered));
    expect(last.list.atHome).toHaveLength(500);
    expect(last.refused).toMatchObject([{ reason: "full" }]);
  });
});
