import { expect, it } from "vitest";
import { fullNameOf } from "./side.ts";

const side = { dishId: "tabbouleh", name: "tabbouleh" };

it("says a meal in one line with what stands beside it, once with each word", () => {
  expect(fullNameOf({ name: "Lemon chicken", side })).toBe("Lemon chicken with tabbouleh");
  expect(fullNameOf({ name: "Chicken with lemon", side })).toBe(
    "Chicken with lemon, with tabbouleh on the side",
  );
  expect(fullNameOf({ name: "Lemon chicken with tabbouleh" })).toBe("Lemon chicken with tabbouleh");
});
