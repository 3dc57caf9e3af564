import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { WISHED_FIGURES } from "../chef/week-wishes.ts";
import {
  areFiguresSound,
  FIGURE_NAMES,
  figuresAsked,
  isFigureSound,
  rangeOf,
  readFigure,
  typedFigure,
  withLimits,
} from "./typed-figures.ts";

describe("figures that were typed", () => {
  it("are read as a plan is asked for them, money in cents", () => {
    expect(readFigure("workday", " 30 ")).toBe(30);
    expect(readFigure("sodiumMaxMg", "1,500")).toBe(1500);
    expect(readFigure("budgetCentsWeek", "$85.50")).toBe(8550);
    expect(readFigure("workday", "0")).toBe(0);
  });

  it("ask for nothing where nothing was typed, and for nothing wrong where something else was", () => {
    for (const empty of ["", "  ", undefined]) {
      expect(readFigure("proteinMin", empty)).toBeUndefined();
      expect(isFigureSound("proteinMin", empty)).toBe(true);
    }
    for (const wrong of ["abc", "-5", "1e3", "0", "1001", "NaN", "1.2.3", "30 min"]) {
      expect(readFigure("proteinMin", wrong)).toBeUndefined();
      expect(areFiguresSound({ proteinMin: wrong })).toBe(false);
    }
  });

  it("are within what the request takes, whatever was typed", () => {
    const law = property(constantFrom(...FIGURE_NAMES), string(), (figure, typed) => {
      const { least, most } = WISHED_FIGURES[figure];
      const value = readFigure(figure, typed) ?? least;
      expect(Number.isInteger(value) && value >= least && value <= most).toBe(true);
    });
    assert(law);
    for (const figure of FIGURE_NAMES)
      for (const end of Object.values(rangeOf(figure)))
        expect(typedFigure(figure, readFigure(figure, String(end)))).toBe(String(end));
  });

  it("go into a request with nothing beside them", () => {
    expect(figuresAsked({})).toEqual({});
    expect(figuresAsked({ workday: "30", weekend: "", carbsMax: "x", budgetCentsWeek: "60" })).toEqual({
      handsOnLimit: { workday: 30 },
      limits: { budgetCentsWeek: 6000 },
    });
  });

  it("take other limits as a whole, and leave the minutes", () => {
    const before = { workday: "30", proteinMin: "400", sodiumMaxMg: "1500" };
    expect(figuresAsked(withLimits(before, { proteinMin: 130 }))).toEqual({
      handsOnLimit: { workday: 30 },
      limits: { proteinMin: 130 },
    });
  });
});
