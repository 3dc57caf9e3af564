import { describe, expect, it } from "vitest";
import { asGreens, greensCut } from "./as-greens.ts";

describe("scallion greens where onions were", () => {
  it("are sliced and softened, and neither browned nor cut in wedges", () => {
    expect(asGreens("Cook the scallion greens in the oil until golden brown, then add cumin.")).toBe(
      "Cook the scallion greens in the oil until soft, then add cumin.",
    );
    expect(asGreens("Brown the scallion greens with ginger.")).toBe(
      "Soften the scallion greens with ginger.",
    );
    expect(asGreens("Halve the scallion greens and cut the carrot.")).toBe(
      "Slice the scallion greens and cut the carrot.",
    );
    expect(asGreens("Cut the carrot in chunks and the scallion greens in wedges.")).toBe(
      "Cut the carrot in chunks and the scallion greens.",
    );
    expect(asGreens("Pile onto a plate with the scallion greens rings.")).toBe(
      "Pile onto a plate with the scallion greens.",
    );
  });

  it("leave what browns beside them brown", () => {
    const told = "Fry bacon and scallion greens until golden.";
    expect(asGreens(told)).toBe(told);
  });

  it("are cut on the list as they can be cut", () => {
    expect(["in thick wedges", "quartered", "", "finely chopped"].map(greensCut)).toEqual([
      "sliced",
      "sliced",
      "sliced",
      "finely chopped",
    ]);
  });
});
