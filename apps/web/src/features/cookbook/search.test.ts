import { expect, it } from "vitest";
import { readAddress } from "./address.ts";
import { addressOf, readCookbookSearch } from "./search.ts";

const read = (search: Readonly<Record<string, unknown>>) => readCookbookSearch(readAddress(search));

it("reads what the address asks for, and lets go of what is no word of ours", () => {
  const asked = {
    q: "soup",
    cuisine: "thai",
    diet: "vegan",
    meal: "dinner",
    minutes: "30",
    good: "freezer",
    home: "first",
  };
  expect(read(asked)).toEqual({ ...asked, minutes: 30 });
  expect(addressOf(read(asked))).toEqual(asked);
  const nonsense = {
    q: 7,
    cuisine: "martian",
    diet: "lunar",
    meal: "",
    minutes: "31",
    good: "kids",
    home: "yes",
    other: "x",
  };
  expect(read(nonsense)).toEqual({});
});

it("cuts what is longer than the server reads", () => {
  expect(read({ q: "x".repeat(500) }).q).toHaveLength(200);
});
