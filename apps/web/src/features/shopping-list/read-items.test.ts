import { expect, it } from "vitest";
import { mostLines, readItems } from "./read-items.ts";

let made = 0;
const newId = () => `id-${(made += 1)}`;
const told = (typed: string) =>
  readItems(typed, newId).items.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`);

const lines = (count: number) => Array.from({ length: count }, (_, at) => `thing number${at}`).join("\n");

it.each([
  ["bread, butter and jam", ["1 units bread", "1 units butter", "1 units jam"]],
  ["2 kg potatoes, 1,5 l milk; eggs", ["2 kg potatoes", "1½ l milk", "1 units eggs"]],
  ["milk and eggs", ["1 units milk", "1 units eggs"]],
  ["mac and cheese", ["1 units mac and cheese"]],
  ["pork and leek pie", ["1 units pork and leek pie"]],
  ["half and half, eggs", ["1 units half-and-half", "1 units eggs"]],
  ["500 g chicken breast, boneless, cut into strips", ["500 g chicken breast"]],
  ["bread,butter,", ["1 units bread", "1 units butter"]],
  [
    "- 2 bananas\n• milk\n\n[ ] eggs\r\n3) butter",
    ["2 units bananas", "1 units milk", "1 units eggs", "1 units butter"],
  ],
  ["🥑", ["1 units 🥑"]],
  ["1/0 cups", ["1 units 1/0 cups"]],
  [",,;\n - ", []],
])("%j is what one would buy", (typed, items) => {
  expect(told(typed)).toEqual(items);
});

it("keeps a name of 500 letters as long as a name may be", () => {
  const [item] = readItems("x".repeat(500), newId).items;
  expect(item?.name).toHaveLength(300);
});

it("takes a pasted list of 300 lines whole, and says where one is too long", () => {
  const all = readItems(lines(300), newId);
  expect([all.items.length, all.isCut]).toEqual([300, false]);
  const most = readItems(lines(mostLines + 1), newId);
  expect([most.items.length, most.isCut]).toEqual([mostLines, true]);
});
