import { describe, expect, it } from "vitest";
import { isHeading } from "./is-heading.ts";

describe("a heading among ingredients", () => {
  it.each(["For the sauce:", "**Dough:**", "To serve:", "# Toppings:", "Green curry ingredients"])(
    "is %j",
    (line) => {
      expect(isHeading(line)).toBe(true);
    },
  );

  it.each(["butter", "Eggs: 2", "2 cups:", ":", "salt: to taste", "200 g leftover ingredients"])(
    "is not %j",
    (line) => {
      expect(isHeading(line)).toBe(false);
    },
  );
});
