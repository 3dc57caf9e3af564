import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyOperation } from "./apply-operation.ts";
import { EMPTY_LIST, MOST_ITEMS, type ShoppingItem, type ShoppingList } from "./list.ts";
import { mergePlans, type PlanNeed } from "./merge-plan.ts";
import type { Operation } from "./operations.ts";

const ids = ["milk", "bread", "soap"];
const need = (name: string): PlanNeed => ({
  need: name,
  name,
  quantity: "2",
  unit: "units",
  aisle: "produce",
  recipeSources: ["Soup"],
  arithmetic: "1 + 1 = 2",
  packageHint: "1 bag",
});
const add = (id: string): Operation => ({
  kind: "add",
  item: { id, name: id, quantity: "1", unit: "units", aisle: "pantry" },
});
const remove = (id: string): Operation => ({ kind: "remove", id });
const check = (id: string, checked = true): Operation => ({ kind: "check", id, checked });

const run = (list: ShoppingList, ...operations: readonly Operation[]): ShoppingList =>
  operations.reduce((before, operation) => applyOperation(before, operation).list, list);
const planned = (planId: string, ...names: readonly string[]) => ({ planId, needs: names.map(need) });

/** Two things of the person's own, and two of a plan, one of which was dropped for the next plan. */
const start = (() => {
  let last = 0;
  const newId = () => `p${(last += 1)}`;
  const first = mergePlans(
    run(EMPTY_LIST, add("milk"), add("bread")),
    [planned("a", "onion", "leek")],
    newId,
  );
  return mergePlans(first, [planned("b", "onion", "kale")], newId);
})();
const everyId = [
  ...ids,
  ...start.items.map(({ id }) => id),
  ...start.shelf.map(({ item }) => item.id),
  "no one",
];
const byName = (list: ShoppingList, name: string): ShoppingItem | undefined =>
  list.items.find((item) => item.name === name);

const operation: fc.Arbitrary<Operation> = fc.constantFrom(...everyId).chain((id) =>
  fc.oneof(
    fc.constant(add(id)),
    fc.boolean().map((checked) => check(id, checked)),
    fc.constantFrom("1", "9", "½").map((quantity): Operation => ({ kind: "edit", id, quantity })),
    fc.constant<Operation>({ kind: "edit", id, aisle: "frozen" }),
    fc.constant(remove(id)),
    fc.constant<Operation>({ kind: "restore", id }),
    fc.constant<Operation>({ kind: "unskip", id }),
    fc.boolean().map((isStaple): Operation => ({ kind: "mark-staple", name: "Kale ", isStaple })),
    fc.constant<Operation>({ kind: "order-aisles", aisles: ["frozen", "bakery", "frozen"] }),
  ),
);
const targetOf = (given: Operation): string => {
  if (given.kind === "add") return given.item.id;
  return "id" in given ? given.id : given.kind;
};
/** Arrival decides only the order in which things stand; the screen sorts them. */
const unordered = (list: ShoppingList) => ({
  ...list,
  items: list.items.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  shelf: list.shelf.toSorted((one, other) => (one.item.id < other.item.id ? -1 : 1)),
  deleted: list.deleted.map(({ planId, need: what }) => `${planId} ${what}`).toSorted(),
});

describe("an operation", () => {
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.array(operation), operation, (before, last) => {
        const once = run(start, ...before, last);
        expect(applyOperation(once, last).list).toBe(once);
      }),
    );
  });

  it("gives the same list in any order with what is done to other items", () => {
    fc.assert(
      fc.property(fc.array(operation), operation, operation, (before, one, other) => {
        const isStapleOfOther = [one, other].some(({ kind }) => kind === "mark-staple");
        fc.pre(targetOf(one) !== targetOf(other) && !isStapleOfOther);
        const list = run(start, ...before);
        expect(unordered(run(list, one, other))).toEqual(unordered(run(list, other, one)));
      }),
    );
  });

  it("never makes two items of one, nor one that is both on the list and off it", () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 30 }), (all) => {
        const { items, shelf } = run(start, ...all);
        const known = [...items, ...shelf.map(({ item }) => item)].map(({ id }) => id);
        expect(new Set(known).size).toBe(known.length);
      }),
    );
  });

  it("goes up in number only where something changed", () => {
    expect(run(EMPTY_LIST, add("milk"), add("milk"), check("milk"), check("milk")).revision).toBe(2);
  });
});

describe("what was deleted", () => {
  it("comes back as it was, with its tick", () => {
    const gone = run(EMPTY_LIST, add("milk"), check("milk"), remove("milk"));
    expect(gone.items).toEqual([]);
    expect(run(gone, { kind: "restore", id: "milk" }).items).toMatchObject([{ id: "milk", checked: true }]);
  });

  it("does not come back because its addition arrives again", () => {
    expect(run(EMPTY_LIST, add("milk"), remove("milk"), add("milk")).items).toEqual([]);
  });

  it("refuses what comes too late, and has it when the deletion is undone", () => {
    const gone = run(EMPTY_LIST, add("milk"), remove("milk"));
    const late = applyOperation(gone, { kind: "edit", id: "milk", quantity: "3" });
    expect(late.refused).toBe("gone");
    expect(run(late.list, { kind: "restore", id: "milk" }).items).toMatchObject([{ quantity: "3" }]);
    for (const given of [check("no one"), { kind: "restore", id: "no one" } as const])
      expect(applyOperation(gone, given)).toEqual({ list: gone, refused: "gone" });
    expect(applyOperation(gone, remove("no one"))).toEqual({ list: gone });
  });

  it("is the person's own when it comes back after its plan went", () => {
    const leek = start.shelf.find(({ item }) => item.name === "leek")?.item.id ?? "";
    const back = run(start, remove(leek), { kind: "restore", id: leek });
    expect(byName(back, "leek")).toMatchObject({ origin: null });
  });
});

describe("an item of a plan", () => {
  it("is the person's own once they put it in other words", () => {
    const kale = byName(start, "kale")?.id ?? "";
    const same = run(start, { kind: "edit", id: kale, quantity: "2", aisle: "frozen" });
    expect(byName(same, "kale")).toMatchObject({ aisle: "frozen", origin: { planId: "b", need: "kale" } });
    const edited = run(same, { kind: "edit", id: kale, quantity: "5" });
    expect(byName(edited, "kale")).toMatchObject({ quantity: "5", origin: null, arithmetic: "" });
    expect(edited.deleted).toEqual([{ planId: "b", need: "kale" }]);
  });

  it("that another plan dropped meanwhile keeps a tick aside, and comes back with what was typed", () => {
    const leek = start.shelf.find(({ item }) => item.name === "leek")?.item.id ?? "";
    const ticked = applyOperation(start, check(leek));
    expect(ticked).toMatchObject({ list: { items: start.items } });
    expect(ticked.refused).toBeUndefined();
    const typed = run(ticked.list, { kind: "edit", id: leek, name: "big leek" });
    expect(byName(typed, "big leek")).toMatchObject({ checked: true, origin: null });
  });

  it("is left off while it is always at home, and stays where the person wants it after all", () => {
    const kale = byName(start, "kale")?.id ?? "";
    const off = run(start, { kind: "mark-staple", name: "  KALE", isStaple: true });
    expect([off.staples, byName(off, "kale")?.isSkipped]).toEqual([["kale"], true]);
    expect(byName(run(off, { kind: "unskip", id: kale }), "kale")?.isSkipped).toBe(false);
    // One of it or several: it is the same food.
    expect(byName(run(off, { kind: "mark-staple", name: "Kales", isStaple: false }), "kale")?.isSkipped).toBe(
      false,
    );
    const on = run(off, { kind: "mark-staple", name: "kale", isStaple: false });
    expect([on.staples, byName(on, "kale")?.isSkipped]).toEqual([[], false]);
  });
});

describe("a full list", () => {
  it("refuses one more, and one that would come back", () => {
    const [first] = run(EMPTY_LIST, add("milk"), remove("milk"), add("bread")).items;
    const items = Array.from({ length: MOST_ITEMS }, (_, at) => ({ ...first, id: `i${at}` }));
    const full = { ...run(EMPTY_LIST, add("milk"), remove("milk")), items: items as ShoppingItem[] };
    for (const given of [add("soap"), { kind: "restore", id: "milk" } as const])
      expect(applyOperation(full, given)).toEqual({ list: full, refused: "full" });
  });
});
