import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoodAtHome } from "../chef/at-home.ts";
import { applyOperation } from "./apply-operation.ts";
import { isPastItsDay, soonestFirst, useBy } from "./at-home.ts";
import { besideHome } from "./beside-home.ts";
import { gramsLeft } from "./at-home.ts";
import { takenBy, withCounted, withoutTaken, withTakenBack } from "./cooking-at-home.ts";
import { EMPTY_LIST, type HomeItem, type ShoppingList } from "./list.ts";
import { mergePlans, type PlanNeed } from "./merge-plan.ts";
import type { NewHomeItem, Operation } from "./operations.ts";
import { spareAtHome } from "./spare-at-home.ts";

const TODAY = "2026-11-23";
const measure = (foodId: string, grams: number, keepsDays = 7) => ({ foodId, grams, sold: [], keepsDays });
const fresh = (id: string, more: Partial<NewHomeItem> = {}): NewHomeItem => ({
  id,
  name: id,
  quantity: "1",
  unit: "units",
  aisle: "produce",
  bestBefore: null,
  since: TODAY,
  share: 1,
  ...more,
});
const stored = (id: string, foodId: string, grams: number, more: Partial<HomeItem> = {}): HomeItem => ({
  ...fresh(id),
  shop: measure(foodId, grams),
  ...more,
});
const needOf = (foodId: string, grams: number): PlanNeed => ({
  need: `food ${foodId}`,
  name: foodId,
  quantity: "1",
  unit: "units",
  aisle: "produce",
  recipeSources: [],
  arithmetic: "",
  packageHint: "",
  ...(grams > 0 && { shop: measure(foodId, grams) }),
});

function planned(...needs: readonly PlanNeed[]): ShoppingList {
  let last = 0;
  return mergePlans(EMPTY_LIST, [{ planId: "plan", needs }], () => `need-${(last += 1)}`);
}

const run = (list: ShoppingList, ...operations: readonly Operation[]): ShoppingList =>
  operations.reduce((before, operation) => applyOperation(before, operation).list, list);
const away = (id: string, from: string, grams: number): Operation => ({
  kind: "keep-bought",
  ids: [from],
  grams,
  item: fresh(id),
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const weight = (items: readonly HomeItem[], foodId: string) =>
  sum(items.filter((item) => item.shop?.foodId === foodId).map(gramsLeft));

const foods = ["onion", "rice", "milk"] as const;
const someAtHome = fc.array(
  fc.record({
    foodId: fc.constantFrom(...foods),
    grams: fc.integer({ min: 1, max: 2000 }),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    bestBefore: fc.constantFrom(null, "2026-11-20", "2026-11-25", "2027-01-01"),
  }),
  { maxLength: 8 },
);
const asItems = (
  made: readonly { foodId: string; grams: number; share: number; bestBefore: string | null }[],
) =>
  made.map(({ foodId, grams, share, bestBefore }, at) =>
    stored(`home-${at}`, foodId, grams, { share, bestBefore, name: foodId }),
  );
const someNeeds = fc.uniqueArray(
  fc.record({ foodId: fc.constantFrom(...foods), grams: fc.integer({ min: 1, max: 3000 }) }),
  { selector: ({ foodId }) => foodId, maxLength: 3 },
);

const spare = (list: ShoppingList, ...planIds: readonly string[]) =>
  spareAtHome(list, { today: TODAY, planIds: new Set(planIds) });

describe("what is at home for the next plan", () => {
  it("is what is good, without what a plan that goes on still needs of it", () => {
    fc.assert(
      fc.property(someAtHome, someNeeds, (made, needs) => {
        const list = {
          ...planned(...needs.map(({ foodId, grams }) => needOf(foodId, grams))),
          atHome: asItems(made),
        };
        const good = list.atHome.filter((item) => !isPastItsDay(item, TODAY));
        for (const foodId of foods) {
          const gramsOf = (found: readonly FoodAtHome[]) =>
            sum(found.filter((each) => each.foodId === foodId).map(({ grams = 0 }) => grams));
          const there = weight(good, foodId);
          const need = needs.find((each) => each.foodId === foodId)?.grams ?? 0;
          // A crumb here and there is nothing that a plan is told of.
          const crumbs = 6 * good.length;
          expect(gramsOf(spare(list))).toBeGreaterThanOrEqual(there - crumbs);
          expect(gramsOf(spare(list))).toBeLessThanOrEqual(there);
          expect(gramsOf(spare(list, "plan"))).toBeGreaterThanOrEqual(Math.max(0, there - need) - crumbs);
          expect(gramsOf(spare(list, "plan"))).toBeLessThanOrEqual(Math.max(0, there - need));
        }
      }),
    );
  });

  it("is told with its day, the soonest first, and of what nobody can weigh only where no plan wants it", () => {
    const atHome = [
      stored("rice", "rice", 500, { shop: measure("rice", 500, 700) }),
      stored("jar", "honey", 0, { bestBefore: "2027-01-01" }),
      stored("old milk", "milk", 500, { bestBefore: "2026-11-20" }),
      { ...stored("paper", "paper", 1), shop: null },
      stored("milk", "milk", 500, { bestBefore: "2026-11-24" }),
    ];
    const list = { ...planned(needOf("honey", 20)), atHome };
    const milk = { foodId: "milk", grams: 500, bestBefore: "2026-11-24" };
    const honey = { foodId: "honey", bestBefore: "2027-01-01" };
    expect(spare(list)).toEqual([milk, honey, { foodId: "rice", grams: 500 }]);
    expect(spare(list, "plan")).toEqual([milk, { foodId: "rice", grams: 500 }]);
    const bought = { ...list, items: list.items.map((item) => ({ ...item, checked: true })) };
    expect(spare(bought, "plan")).toEqual(spare(list));
  });
});

describe("what is at home and what is to buy", () => {
  it("is together what plans need, and no gram at home is counted on twice", () => {
    fc.assert(
      fc.property(someAtHome, someNeeds, fc.boolean(), (made, needs, isTicked) => {
        const atHome = asItems(made);
        const before = planned(...needs.map(({ foodId, grams }) => needOf(foodId, grams)));
        const items = before.items.map((item) => ({ ...item, checked: isTicked }));
        const list = { ...before, items, atHome };
        const { items: toBuy, covered } = besideHome(list, TODAY);
        expect([...toBuy, ...covered].map(({ id }) => id).toSorted()).toEqual(
          list.items.map(({ id }) => id).toSorted(),
        );
        for (const { foodId, grams } of needs) {
          const there = weight(
            atHome.filter((item) => !isPastItsDay(item, TODAY)),
            foodId,
          );
          const bought = toBuy.find((item) => item.shop?.foodId === foodId)?.shop?.grams ?? 0;
          // What is ticked and at home as well was bought all the same.
          const isDouble = isTicked && bought === grams;
          const isEnough = bought === 0 && there >= grams * 0.95;
          expect(isDouble || isEnough || Math.abs(bought + there - grams) < 1e-6).toBe(true);
        }
      }),
    );
  });

  it("leaves off what is there in an unknown amount, by its name where nobody knows the food", () => {
    const list = run(planned(needOf("onion", 300), needOf("stardust", 0)), {
      kind: "keep",
      item: fresh("a", { name: " Onion", quantity: "", unit: "" }),
    });
    const { items, covered } = besideHome(list, TODAY);
    expect(items.map(({ name }) => name)).toEqual(["stardust"]);
    expect(covered.map(({ name, atHome }) => [name, atHome?.length])).toEqual([["onion", 1]]);
  });

  it("never counts on what is past its day, nor for what a person wrote or wants all the same", () => {
    const past = {
      ...planned(needOf("milk", 500)),
      atHome: [stored("a", "milk", 1000, { bestBefore: "2026-11-22" })],
    };
    expect(besideHome(past, TODAY).covered).toEqual([]);
    expect(besideHome(past, "2026-11-22").covered).toHaveLength(1);
    const [item] = past.items;
    const wanted = run(past, { kind: "unskip", id: item?.id ?? "" });
    expect(besideHome(wanted, "2026-11-22").covered).toEqual([]);
    const own = { id: "own", name: "milk", quantity: "1", unit: "units", aisle: "produce" } as const;
    const written = run({ ...EMPTY_LIST, atHome: past.atHome }, { kind: "add", item: own });
    expect(besideHome(written, "2026-11-22").covered).toEqual([]);
  });
});

describe("putting bought things away", () => {
  const list = run(
    planned(needOf("onion", 300)),
    { kind: "add", item: { id: "soap", name: "soap", quantity: "1", unit: "units", aisle: "household" } },
    { kind: "check", id: "soap", checked: true },
    { kind: "check", id: "need-1", checked: true },
  );
  it("brings them home with what was bought, and what a plan still needs is there", () => {
    const done = run(list, away("a", "need-1", 330), away("b", "soap", 0));
    expect(done.items.map(({ id, checked }) => [id, checked])).toEqual([["need-1", false]]);
    expect(done.atHome.map((item) => [item.id, gramsLeft(item)])).toEqual([
      ["a", 330],
      ["b", 0],
    ]);
    expect(besideHome(done, TODAY)).toMatchObject({ items: [], covered: [{ id: "need-1" }] });
  });

  it("has them once when two people do it at the same time, and nothing of what is not ticked", () => {
    const first = run(list, away("a", "need-1", 330));
    expect(applyOperation(first, away("other", "need-1", 330))).toEqual({ list: first, refused: "gone" });
    expect(applyOperation(EMPTY_LIST, away("c", "need-1", 1))).toMatchObject({ refused: "gone" });
  });

  it("is taken back as it was", () => {
    const done = run(list, away("b", "soap", 0), away("a", "need-1", 330));
    const undone = run(
      done,
      { kind: "use-up", id: "a" },
      { kind: "check", id: "need-1", checked: true },
      { kind: "use-up", id: "b" },
      { kind: "restore", id: "soap" },
    );
    expect(undone.atHome).toEqual([]);
    expect(undone.items.map(({ id, checked }) => [id, checked])).toEqual([
      ["need-1", true],
      ["soap", true],
    ]);
  });
});

describe("cooking from what is at home", () => {
  it("takes what is needed and no more than is there, and what was taken back is there again", () => {
    fc.assert(
      fc.property(someAtHome, someNeeds, (made, needs) => {
        const atHome = asItems(made);
        const taken = takenBy(atHome, needs);
        const left = withoutTaken(atHome, taken);
        for (const foodId of foods) {
          const [before, after] = [weight(atHome, foodId), weight(left, foodId)];
          const need = needs.find((each) => each.foodId === foodId)?.grams ?? 0;
          const gone = sum(
            taken
              .filter(({ item }) => item.shop?.foodId === foodId)
              .map(({ item, share }) => gramsLeft({ ...item, share })),
          );
          expect(before - after).toBeCloseTo(gone, 6);
          expect(gone).toBeGreaterThanOrEqual(Math.min(need, before) - 1e-6);
          // Less than a gram of each that would be left goes along.
          expect(gone).toBeLessThanOrEqual(need + atHome.length + 1e-6);
        }
        const back = withTakenBack(left, taken).toSorted((one, other) => (one.id < other.id ? -1 : 1));
        expect(back.map(({ id }) => id)).toEqual(atHome.map(({ id }) => id));
        for (const [at, item] of back.entries()) expect(item.share).toBeCloseTo(atHome[at]?.share ?? 0, 9);
      }),
    );
  });

  it("begins with what goes bad first, and leaves alone what nobody can weigh", () => {
    const atHome = [
      stored("late", "milk", 500, { bestBefore: "2026-12-09" }),
      stored("soon", "milk", 500, { bestBefore: "2026-11-25" }),
      stored("some", "milk", 0),
    ];
    const left = withoutTaken(atHome, takenBy(atHome, [{ foodId: "milk", grams: 600 }]));
    expect(left.map((item) => [item.id, Math.round(gramsLeft(item))])).toEqual([
      ["late", 400],
      ["some", 0],
    ]);
  });

  it("counts a meal once, whoever says that it was cooked, and gives back what it took", () => {
    const cook: Operation = { kind: "cook", mealId: "soup", name: "Soup" };
    const atHome = [stored("a", "onion", 300)];
    const said = run({ ...EMPTY_LIST, atHome }, cook, cook);
    const needs = new Map([["soup", [{ foodId: "onion", grams: 100 }]]]);
    const counted = withCounted(said, needs);
    expect(withCounted(counted, needs)).toBe(counted);
    expect(counted.atHome.map(gramsLeft).map(Math.round)).toEqual([200]);
    const back = run(counted, { kind: "uncook", mealId: "soup" });
    expect(back.atHome.map(gramsLeft).map(Math.round)).toEqual([300]);
    expect(back.cooked).toEqual([]);
  });

  it("gives nothing back to what was written anew meanwhile", () => {
    const item = stored("a", "onion", 300);
    const taken = takenBy([item], [{ foodId: "onion", grams: 100 }]);
    const changed = run(
      { ...EMPTY_LIST, atHome: withoutTaken([item], taken) },
      { kind: "change-kept", id: "a", quantity: "9" },
    );
    expect(withTakenBack(changed.atHome, taken)).toEqual(changed.atHome);
    expect(changed.atHome).toMatchObject([{ quantity: "9", share: 1 }]);
    expect(changed.atHome[0]).not.toHaveProperty("shop");
  });
});

describe("how long it is good", () => {
  it("says the day on the package, else the usual one for fresh food, else nothing", () => {
    expect(useBy(stored("a", "milk", 1, { bestBefore: "2026-11-01" }))).toEqual({
      day: "2026-11-01",
      isEstimate: false,
    });
    expect(useBy(stored("a", "milk", 1))).toEqual({ day: "2026-11-30", isEstimate: true });
    expect(useBy({ ...stored("a", "rice", 1), shop: measure("rice", 1, 720) })).toBeNull();
    expect(useBy(fresh("a"))).toBeNull();
  });

  it("puts what goes bad first in front", () => {
    const items = [
      fresh("keeps"),
      stored("usual", "milk", 1),
      stored("soon", "milk", 1, { bestBefore: "2026-11-24" }),
    ];
    expect(soonestFirst(items).map(({ id }) => id)).toEqual(["soon", "usual", "keeps"]);
  });
});
