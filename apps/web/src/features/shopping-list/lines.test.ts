import { type ShoppingItem, EMPTY_LIST } from "@meal/domain/shopping-list/list";
import { mergePlans } from "@meal/domain/shopping-list/merge-plan";
import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { describe, expect, it } from "vitest";
import { amountOf } from "@meal/domain/shopping-list/amount-of";
import { countToBuy } from "./line-key.ts";
import { linesOf } from "./lines.ts";
import { listText } from "./list-text.ts";
import { listView } from "./view.ts";

const need = (of: string, quantity: string, unit: string, dish: string) => ({
  need: of,
  name: of,
  quantity,
  unit,
  aisle: "produce" as const,
  recipeSources: [dish],
  arithmetic: "",
  packageHint: "1 bag",
});

let made = 0;
const newId = () => {
  made += 1;
  return `item-${made}`;
};
const plans = [
  { planId: "this week", needs: [need("onion", "2", "units", "Soup"), need("rice", "200", "g", "Risotto")] },
  { planId: "next week", needs: [need("onion", "3", "units", "Stew"), need("rice", "1 ½", "kg", "Pilaf")] },
];
const both = mergePlans(EMPTY_LIST, plans, newId);
const shown = (items: readonly ShoppingItem[]) =>
  linesOf(items).map((line) => `${line.checked ? "☑" : "☐"} ${line.name}, ${amountOf(line)}`);

describe("a food that two plans in use need", () => {
  it("is one line with all that is needed, and says how it came about", () => {
    expect(both.items).toHaveLength(4);
    const [onion] = linesOf(both.items);
    expect(onion).toMatchObject({ name: "onion", quantity: "5", unit: "units" });
    expect(onion).toMatchObject({
      recipeSources: ["Soup", "Stew"],
      arithmetic: "2 units + 3 units = 5 units",
      packageHint: "",
    });
    expect(listText(both)).toContain("☐ onion, 5 units");
    expect(listView(both).groups.flatMap(({ items }) => items)).toHaveLength(2);
  });

  it("is ticked at once, for both plans", () => {
    const [onion] = linesOf(both.items);
    const ticked = (onion?.parts ?? []).reduce(
      (list, { id }) => applyOperation(list, { kind: "check", id, checked: true }).list,
      both,
    );
    expect(shown(ticked.items)[0]).toBe("☑ onion, 5 units");
    expect(ticked.items.filter(({ checked }) => checked).map(({ origin }) => origin?.planId)).toEqual([
      "this week",
      "next week",
    ]);
  });

  it("loses the share of a plan that is left, and nothing else", () => {
    const left = mergePlans(both, plans.slice(1), newId);
    expect(shown(left.items)).toContain("☐ onion, 3 units");
  });

  it("is bought for the one and still to buy for the other where it was ticked before", () => {
    const first = mergePlans(EMPTY_LIST, plans.slice(0, 1), newId);
    const [item] = first.items;
    const bought = applyOperation(first, { kind: "check", id: item?.id ?? "", checked: true }).list;
    expect(shown(mergePlans(bought, plans, newId).items)).toEqual(
      expect.arrayContaining(["☑ onion, 2 units", "☐ onion, 3 units"]),
    );
  });

  it("stands apart from what a person wrote, which is theirs", () => {
    const own = { ...need("onion", "1", "units", ""), id: "own", name: "onion" };
    const list = applyOperation(both, { kind: "add", item: own }).list;
    expect(shown(list.items)).toEqual(expect.arrayContaining(["☐ onion, 5 units", "☐ onion, 1 unit"]));
  });

  it.each([
    [["200", "g"], ["1½", "kg"], "1.7 kg"],
    [["1", "clove"], ["2", "cloves"], "3 cloves"],
    [["½", "cup"], ["¼", "cup"], "¾ cup"],
    [["1", "as needed"], ["1", "as needed"], "as needed"],
    [["200", "g + 1 bunch"], ["100", "g"], "200 g + 1 bunch + 100 g"],
    [["a few", "leaves"], ["2", "units"], "a few leaves + 2 units"],
  ])("adds %j and %j up to %s", ([one = "", ofOne = ""], [other = "", ofOther = ""], sum) => {
    const list = mergePlans(
      EMPTY_LIST,
      [
        { planId: "a", needs: [need("thing", one, ofOne, "A")] },
        { planId: "b", needs: [need("thing", other, ofOther, "B")] },
      ],
      newId,
    );
    expect(linesOf(list.items).map((line) => amountOf(line))).toEqual([sum]);
  });

  it("is bought once where a shop sells it whole, however many plans need a little of it", () => {
    const bottle = { unit: "bottle", size: "16.9 fl oz", grams: 457 };
    const oil = (grams: number) => ({
      ...need("olive oil", "1", "bottle", "Salad"),
      shop: { foodId: "olive-oil", grams, sold: [bottle], keepsDays: 365 },
    });
    const list = (first: number, second: number) =>
      mergePlans(
        EMPTY_LIST,
        [
          { planId: "a", needs: [oil(first)] },
          { planId: "b", needs: [oil(second)] },
        ],
        newId,
      );
    const [little] = linesOf(list(27, 40).items);
    expect(little).toMatchObject({ quantity: "1", unit: "bottle", bought: { leftGrams: 390 } });
    const [much] = linesOf(list(300, 300).items);
    expect(much).toMatchObject({ quantity: "2", unit: "bottles", shop: { grams: 600 } });
  });

  it("is in the measures that somebody reads: ¾ cup, not 12 tablespoons", () => {
    const planId = "a";
    const list = mergePlans(EMPTY_LIST, [{ planId, needs: [need("relish", "12", "tbsp", "Dip")] }], newId);
    expect(linesOf(list.items, "us").map((line) => amountOf(line))).toEqual(["¾ cup"]);
    expect(linesOf(list.items, "metric").map((line) => amountOf(line))).toEqual(["175 ml"]);
    expect(linesOf(list.items).map((line) => amountOf(line))).toEqual(["12 tbsp"]);
  });
});

describe("what may be at home", () => {
  const cumin = { ...need("cumin", "1", "jar", "Chili"), lasts: true };
  const plan = [{ planId: "a", needs: [cumin, need("kale", "1", "bunch", "Soup")] }];
  const asked = mergePlans(EMPTY_LIST, plan, newId);
  const names = (list: typeof asked) => {
    const view = listView(list);
    return [
      view.groups.flatMap(({ items }) => items.map(({ name }) => name)),
      view.asked.map(({ name }) => name),
    ];
  };
  const id = asked.items.find(({ name }) => name === "cumin")?.id ?? "";

  it("is asked about apart from what is to buy, once a list", () => {
    expect(names(asked)).toEqual([["kale"], ["cumin"]]);
    const bought = applyOperation(asked, { kind: "unskip", id }).list;
    expect(names(bought)).toEqual([["cumin", "kale"], []]);
    expect(names(mergePlans(bought, plan, newId))).toEqual([["cumin", "kale"], []]);
  });

  it("is done with once it is ticked, and stays so through every refresh", () => {
    const have = applyOperation(asked, { kind: "check", id, checked: true }).list;
    expect(names(mergePlans(have, plan, newId))).toEqual([["cumin", "kale"], []]);
    expect(have.items.find((item) => item.id === id)?.checked).toBe(true);
  });
});

describe("what is still to buy", () => {
  it("counts lines as they are seen, and neither what is ticked nor what may be at home", () => {
    expect(countToBuy(both)).toBe(2);
    const [first] = both.items;
    if (first === undefined) throw new Error("There is something to buy.");
    const others = both.items.filter(({ name }) => name !== first.name);
    expect(countToBuy({ items: [{ ...first, checked: true }, ...others] })).toBe(1);
    expect(countToBuy({ items: [{ ...first, isAsked: true }] })).toBe(0);
  });
});
