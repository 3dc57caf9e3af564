import { expect, it } from "vitest";
import { afterForgetting, counts, type Forgotten, MOST_FORGOTTEN } from "./learned.ts";

const everything = { kind: "everything", dish: "" } as const;
const soup = { kind: "eaten", dish: "soup" } as const;

it("what was learned of a dish counts until it is forgotten, and again from what comes after", () => {
  const { forgotten } = afterForgetting([], [{ ...soup, at: 10 }]);
  expect([9, 10, 11].map((at) => counts(forgotten, { ...soup, at }))).toEqual([false, false, true]);
  expect(counts(forgotten, { kind: "swapped", dish: "soup", at: 5 })).toBe(true);
  expect(counts(forgotten, { kind: "eaten", dish: "stew", at: 5 })).toBe(true);
});

it("whoever starts over has nothing left that counts", () => {
  const { forgotten } = afterForgetting([], [{ ...everything, at: 10 }]);
  expect(counts(forgotten, { ...soup, at: 10 })).toBe(false);
  expect(counts(forgotten, { ...soup, at: 11 })).toBe(true);
});

it("every change answers what takes it back, exactly", () => {
  const before: readonly Forgotten[] = [
    { ...everything, at: 7 },
    { ...soup, at: 3 },
  ];
  const after = afterForgetting(before, [
    { ...soup, at: 20 },
    { ...everything, at: null },
    { kind: "liked", dish: "Soup", at: 20 },
  ]);
  expect(after.forgotten).not.toContainEqual({ ...everything, at: 7 });
  expect(afterForgetting(after.forgotten, after.back).forgotten).toEqual(before);
});

it("the oldest go where there are too many, and never that of everything", () => {
  const many = Array.from({ length: MOST_FORGOTTEN }, (_, at) => ({
    kind: "eaten" as const,
    dish: `dish-${at}`,
    at: at + 10,
  }));
  const { forgotten } = afterForgetting([{ ...everything, at: 1 }], many);
  expect(forgotten).toHaveLength(MOST_FORGOTTEN);
  expect(forgotten).toContainEqual({ ...everything, at: 1 });
  expect(forgotten).not.toContainEqual(many[0]);
});
