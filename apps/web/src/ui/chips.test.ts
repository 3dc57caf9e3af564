import { describe, expect, it } from "vitest";
import { addChips } from "./chips.ts";

describe("chips", () => {
  it("come from commas, semicolons and line ends, trimmed", () => {
    expect(addChips([], " olives,  blue   cheese;\nkale\n")).toEqual(["olives", "blue cheese", "kale"]);
  });

  it("stand once, however they are written", () => {
    expect(addChips(["Kale"], "kale, KALE, leek")).toEqual(["Kale", "leek"]);
  });

  it("hold a hundred characters at most", () => {
    expect(addChips([], `${"nuts ".repeat(50)}, kale`)).toEqual(["nuts ".repeat(20).trim(), "kale"]);
  });

  it("stop at the limit", () => {
    expect(addChips(["a"], "b, c, d", 3)).toEqual(["a", "b", "c"]);
  });
});
