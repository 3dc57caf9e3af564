import { expect, it } from "vitest";
import { besideName, fullNameOf } from "./side.ts";

const side = { dishId: "tabbouleh", name: "tabbouleh" };

it("says a meal in one line with what stands beside it, once with each word", () => {
  expect(fullNameOf({ name: "Lemon chicken", side })).toBe("Lemon chicken with tabbouleh");
  expect(fullNameOf({ name: "Chicken with lemon", side })).toBe(
    "Chicken with lemon, with tabbouleh on the side",
  );
  expect(fullNameOf({ name: "Lemon chicken with tabbouleh" })).toBe("Lemon chicken with tabbouleh");
});

it("says under a name all that the name does not, in one list", () => {
  expect(besideName({})).toBeUndefined();
  expect(besideName({ side })).toBe("tabbouleh");
  expect(besideName({ alsoIn: ["rice", "broccoli"] })).toBe("rice and broccoli");
  expect(besideName({ alsoIn: ["rice"], side })).toBe("rice and tabbouleh");
  const two = { dishId: "salad", name: "green salad and baguette" };
  expect(besideName({ alsoIn: ["peppers"], side: two })).toBe("peppers, green salad and baguette");
});
