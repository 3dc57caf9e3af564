import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { besideHome } from "@meal/domain/shopping-list/beside-home";
import { EMPTY_LIST, type HomeItem, type ShoppingList } from "@meal/domain/shopping-list/list";
import { mergePlans } from "@meal/domain/shopping-list/merge-plan";
import type { Operation } from "@meal/domain/shopping-list/operations";
import { expect, it } from "vitest";
import { amountLeft, homeWords } from "./home-amounts.ts";
import { homeGroups } from "./home-groups.ts";
import { linesOf } from "./lines.ts";
import { puttingAway } from "./put-away.ts";
import { useByWords } from "./use-by-words.ts";

const shop = { foodId: "onion", grams: 250, keepsDays: 30, sold: [{ unit: "", size: "", grams: 110 }] };
const need = {
  need: "food onion",
  name: "onion",
  quantity: "3",
  unit: "units",
  aisle: "produce" as const,
  recipeSources: [],
  arithmetic: "",
  packageHint: "",
  shop,
};
const oil = { ...need, need: "food oil", name: "olive oil", lasts: true, shop: { ...shop, foodId: "oil" } };
const soap = { id: "soap", name: "soap", quantity: "1", unit: "units", aisle: "household" } as const;

const run = (list: ShoppingList, operations: readonly Operation[]) =>
  operations.reduce((before, operation) => applyOperation(before, operation).list, list);

function bought(): ShoppingList {
  let made = 0;
  const planned = mergePlans(
    EMPTY_LIST,
    [{ planId: "plan", needs: [need, oil] }],
    () => `item-${(made += 1)}`,
  );
  const list = run(planned, [{ kind: "add", item: soap }]);
  return run(
    list,
    list.items.map(({ id }) => ({ kind: "check", id, checked: true })),
  );
}

const thing = (more: Partial<HomeItem>): HomeItem => ({
  id: "a",
  name: "flour",
  quantity: "2",
  unit: "lb",
  aisle: "baking",
  bestBefore: null,
  since: "2026-11-23",
  share: 1,
  ...more,
});

it("brings home what was bought, leaves what was only looked for uncounted, and can be taken back", () => {
  const list = bought();
  const { operations, undo } = puttingAway(linesOf(besideHome(list, "2026-11-23").items));
  const home = run(list, operations);
  expect(home.atHome.map(({ name, quantity, shop: food }) => [name, quantity, food?.grams])).toEqual([
    ["onions", "3", 330],
    ["olive oils", "", 0],
    ["soap", "1", undefined],
  ]);
  expect(home.items.map(({ checked }) => checked)).toEqual([false, false]);
  const back = run(home, undo);
  expect([back.items.map(({ id, checked }) => [id, checked]), back.atHome]).toEqual([
    list.items.map(({ id }) => [id, true]),
    [],
  ]);
});

it("says what is left in the words that somebody wrote, as exactly as one sees it", () => {
  expect(amountLeft(thing({}))).toBe("2 lb");
  expect(amountLeft(thing({ share: 0.4 }))).toBe("about ¾ lb");
  expect(amountLeft(thing({ share: 0.5, quantity: "450", unit: "g" }))).toBe("about 230 g");
  expect(amountLeft(thing({ share: 0.5, quantity: "plenty", unit: "units" }))).toBe("rest of plenty");
  expect(amountLeft(thing({ quantity: "", unit: "" }))).toBe("");
  expect(homeWords([thing({}), thing({ quantity: "", unit: "", name: "rye" })])).toBe("2 lb flour, rye");
});

it("puts what goes bad soon in front, and what is past its day where nobody counts on it", () => {
  const items = ["2026-11-22", "2026-11-26", "2026-11-27"].map((bestBefore) =>
    thing({ id: bestBefore, bestBefore }),
  );
  const { past, soon, others } = homeGroups([...items, thing({})], "2026-11-23");
  expect([past, soon, others].map((group) => group.map(({ id }) => id))).toEqual([
    ["2026-11-22"],
    ["2026-11-26"],
    ["2026-11-27", "a"],
  ]);
  const words = [...items, thing({ bestBefore: "2027-01-02" }), thing({ shop }), thing({})];
  expect(words.map((item) => useByWords(item, "2026-11-23"))).toEqual([
    "best by yesterday",
    "best by Thu, Nov 26",
    "best by Fri, Nov 27",
    "best by Jan 2, 2027",
    "usually good until Dec 23",
    "",
  ]);
});
