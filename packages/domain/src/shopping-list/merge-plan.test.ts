import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyOperation } from "./apply-operation.ts";
import { EMPTY_LIST, MOST_ITEMS, type ShoppingList } from "./list.ts";
import { mergePlans, type PlanNeed } from "./merge-plan.ts";
import type { Operation } from "./operations.ts";

const need = (name: string, quantity = "1"): PlanNeed => ({
  need: name,
  name,
  quantity,
  unit: "units",
  aisle: "produce",
  recipeSources: ["Soup", "Stew"],
  arithmetic: "",
  packageHint: "",
});
let last = 0;
const newId = () => `id${(last += 1)}`;
const bring = (list: ShoppingList, planId: string, ...needs: readonly (string | PlanNeed)[]): ShoppingList =>
  mergePlans(
    list,
    [{ planId, needs: needs.map((each) => (typeof each === "string" ? need(each) : each)) }],
    newId,
  );
const plans = (...ids: readonly string[]) => ids.map((planId) => ({ planId, needs: [need("kale")] }));
const idOf = (list: ShoppingList, name: string): string =>
  list.items.find((item) => item.name === name)?.id ?? "none";
const act = (list: ShoppingList, operation: Operation): ShoppingList => applyOperation(list, operation).list;
const tick = (list: ShoppingList, name: string) =>
  act(list, { kind: "check", id: idOf(list, name), checked: true });
const told = (list: ShoppingList) =>
  list.items.map(({ name, quantity, checked }) => `${checked ? "x" : "-"} ${quantity} ${name}`);
const milk: Operation = {
  kind: "add",
  item: { id: "milk", name: "milk", quantity: "1", unit: "l", aisle: "dairy_eggs" },
};

describe("a plan that is brought onto the list", () => {
  it("is followed, and what the person added stays", () => {
    const first = bring(act(EMPTY_LIST, milk), "a", "kale", "leek");
    expect(first.items[1]).toMatchObject({
      name: "kale",
      recipeSource: "Soup, Stew",
      origin: { planId: "a", need: "kale" },
      checked: false,
    });
    expect(told(bring(first, "a", need("kale", "3"), "onion"))).toEqual([
      "- 1 milk",
      "- 3 kale",
      "- 1 onion",
    ]);
  });

  it("changes nothing when it is brought again", () => {
    const first = bring(act(EMPTY_LIST, milk), "a", "kale", "leek");
    expect(bring(first, "a", "kale", "leek")).toBe(first);
  });

  it("has its ticks through every regeneration, also after another plan", () => {
    const ticked = tick(bring(EMPTY_LIST, "a", "kale", "leek"), "kale");
    expect(told(bring(ticked, "a", need("kale", "2"), "leek"))).toEqual(["x 2 kale", "- 1 leek"]);
    const other = bring(ticked, "b", "kale");
    expect(told(other)).toEqual(["- 1 kale"]);
    const back = bring(other, "a", "leek", "kale");
    expect(told(back)).toEqual(["- 1 leek", "x 1 kale"]);
    expect(idOf(back, "kale")).toBe(idOf(ticked, "kale"));
    // A meal that is swapped out and in again.
    expect(told(bring(bring(ticked, "a", "leek"), "a", "kale"))).toEqual(["x 1 kale"]);
  });

  it("does not bring back what was deleted, and a newer plan does", () => {
    const list = bring(EMPTY_LIST, "a", "kale", "leek");
    const id = idOf(list, "kale");
    const without = act(list, { kind: "remove", id });
    expect(told(bring(without, "a", "kale", "leek"))).toEqual(["- 1 leek"]);
    expect(told(bring(bring(without, "b", "kale"), "a", "kale"))).toEqual([]);
    expect(told(bring(without, "b", "kale"))).toEqual(["- 1 kale"]);
    expect(told(bring(act(without, { kind: "restore", id }), "a", "kale"))).toEqual(["- 1 kale"]);
  });

  it("leaves alone what the person put in their own words, and does not double it", () => {
    const list = bring(EMPTY_LIST, "a", "kale");
    const edited = act(list, { kind: "edit", id: idOf(list, "kale"), quantity: "7" });
    expect(told(bring(edited, "a", "kale"))).toEqual(["- 7 kale"]);
    expect(told(bring(edited, "b"))).toEqual(["- 7 kale"]);
  });

  it("skips what is always at home, unless the person took it onto the list", () => {
    const list = bring(act(EMPTY_LIST, { kind: "mark-staple", name: "Kale", isStaple: true }), "a", "kale");
    expect(list.items[0]?.isSkipped).toBe(true);
    const taken = act(list, { kind: "unskip", id: idOf(list, "kale") });
    expect(bring(taken, "a", need("kale", "4")).items[0]).toMatchObject({ isSkipped: false, quantity: "4" });
  });

  it("skips it in the words of every plan, of which one says apple and another apples", () => {
    const staples = act(EMPTY_LIST, { kind: "mark-staple", name: "Apples", isStaple: true });
    const apple = { ...need("apple", "1"), need: "food apple" };
    const sort = { ...need("Gala", "2"), need: "food apple" };
    const both = [
      { planId: "a", needs: [apple] },
      { planId: "b", needs: [sort, need("kale", "1")] },
    ];
    const { items } = mergePlans(staples, both, newId);
    expect(items.map(({ name, isSkipped }) => [name, isSkipped])).toEqual([
      ["apple", true],
      ["Gala", true],
      ["kale", false],
    ]);
  });

  it("stands beside another plan in use, each need with its own amount and tick", () => {
    const both = tick(mergePlans(act(EMPTY_LIST, milk), plans("a", "b"), newId), "kale");
    expect([both.planIds, told(both)]).toEqual([
      ["a", "b"],
      ["- 1 milk", "x 1 kale", "- 1 kale"],
    ]);
    expect(told(mergePlans(both, plans("b"), newId))).toEqual(["- 1 milk", "- 1 kale"]);
    expect(told(mergePlans(mergePlans(both, [], newId), plans("b", "a"), newId))).toEqual([
      "- 1 milk",
      "- 1 kale",
      "x 1 kale",
    ]);
  });

  it("keeps the list within its size", () => {
    const needs = Array.from({ length: MOST_ITEMS + 1 }, (_, at) => need(`n${at}`));
    const full = bring(act(EMPTY_LIST, milk), "a", ...needs);
    expect([full.items.length, full.items[0]?.name]).toEqual([MOST_ITEMS, "milk"]);
  });

  it("never undoes a tick, loses what is the person's own, or says a need twice, whatever came before", () => {
    const step = fc.oneof(
      fc.record({
        planId: fc.constantFrom("a", "b", "c"),
        names: fc.uniqueArray(fc.constantFrom("k", "l", "m")),
      }),
      fc.record({ name: fc.constantFrom("k", "l", "m"), does: fc.constantFrom("tick", "edit", "remove") }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let list = EMPTY_LIST;
        const ticked = new Set<string>();
        for (const each of steps) {
          const own = list.items.filter(({ origin }) => origin === null);
          if ("planId" in each) list = bring(list, each.planId, ...each.names);
          else if (each.does === "tick") list = tick(list, each.name);
          else if (each.does === "edit")
            list = act(list, { kind: "edit", id: idOf(list, each.name), quantity: "8" });
          else list = act(list, { kind: "remove", id: idOf(list, each.name) });
          const kept = "planId" in each ? own : [];
          expect(list.items).toEqual(expect.arrayContaining(kept));
          for (const { id, checked } of list.items) {
            if (checked) ticked.add(id);
            expect(checked).toBe(ticked.has(id));
          }
          const origins = list.items.flatMap(({ origin }) =>
            origin ? [`${origin.planId} ${origin.need}`] : [],
          );
          expect(new Set(origins).size).toBe(origins.length);
        }
      }),
    );
  });
});
