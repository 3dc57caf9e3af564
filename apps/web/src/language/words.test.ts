import { expect, test } from "vitest";
import { pseudo } from "../testing/pseudo.ts";
import { counted, list, number, money } from "./words.ts";

test("numbers, plurals and lists are written as English writes them", () => {
  const items = { one: "item", other: "items" };
  expect([0, 1, 2, 5000].map((count) => counted(count, items))).toEqual([
    "0 items",
    "1 item",
    "2 items",
    "5,000 items",
  ]);
  expect(number(1234.5)).toBe("1,234.5");
  expect(list(["milk", "eggs", "flour"])).toBe("milk, eggs, and flour");
});

const uses = pseudo((left: number) => `${left} left`);

test("prices are written as they always were", () => {
  expect([420, 0, -30, 123_456].map((cents) => money(cents))).toEqual([
    "$4.20",
    "$0.00",
    "−$0.30",
    "$1234.56",
  ]);
  expect(money(900, "EUR")).toBe("€9.00");
  // The currencies of receipts have the decimals that they have.
  expect([money(299.5, "KWD"), money(130_000, "JPY")]).toEqual(["KWD\u00A02.995", "¥1300"]);
});

test("the pseudo-language is longer, in other letters, and leaves what nobody reads", () => {
  expect(pseudo("Save")).toBe("[!! Šåṽé·· !!]");
  expect(uses(3)).toBe("[!! 3 ļéƒţ··· !!]");
  expect(pseudo({ tag: ["Save", 12] })).toEqual({ tag: ["[!! Šåṽé·· !!]", 12] });
  expect(pseudo("· 12 %")).toBe("· 12 %");
});
