import { describe, expect, it } from "vitest";
import { corpus } from "../../scripts/testing/cookbook.ts";
import type { DishIngredient } from "./dish.ts";
import { measuredAs } from "./measured-as.ts";

const measured = (
  from: string,
  grams: number,
  measure: string,
  to: string,
  ratio: number,
  preparation = "",
) => {
  const [gone, come] = [from, to].map((id) => corpus.foods.find((food) => food.id === id));
  if (gone === undefined || come === undefined) throw new Error(`${from} or ${to} is no food`);
  const line: DishIngredient = { foodId: from, grams, measure, role: "base", preparation, isOptional: false };
  return measuredAs(line, gone, come, ratio);
};

describe("what stands in is measured as a cook measures it", () => {
  it("in slices, buns, rolls and tortillas", () => {
    expect(measured("bread-white", 112, "4 slices", "bread-gluten-free", 1).measure).toBe("4 slices");
    expect(measured("burger-bun", 240, "4", "bread-gluten-free", 1).measure).toBe("4 buns");
    expect(measured("burger-bun", 240, "", "bread-gluten-free", 1).measure).toBe("5 buns");
    expect(measured("burger-bun", 200, "4", "bread-gluten-free", 1).measure).toBe("4 buns");
    expect(measured("baguette", 160, "", "bread-gluten-free", 1).measure).toBe("2 rolls");
    expect(measured("baguette", 250, "1", "bread-gluten-free", 1, "in cubes").measure).toMatch(
      /^\d+ slices$/,
    );
    expect(measured("baguette", 60, "", "bread-gluten-free", 1, "cubed").measure).toBe("2 slices");
  });

  it("in slices of bacon, links of sausage and halves of fruit", () => {
    expect(measured("bacon", 84, "3 slices", "turkey-bacon", 1)).toEqual({ grams: 90, measure: "6 slices" });
    expect(measured("kielbasa", 180, "", "vegan-sausage", 1).measure).toBe("3 links");
    expect(measured("provolone", 56, "2 slices", "cheese-vegan", 1).measure).toBe("3 slices");
    expect(measured("cheddar", 56, "1/2 cup", "cheese-vegan", 1).measure).toBe("1/2 cup");
    expect(measured("mozzarella-fresh", 200, "", "avocado", 1)).toEqual({ grams: 225, measure: "1 1/2" });
    expect(measured("apple", 60, "", "orange", 1).measure).toBe("1/2");
    expect(measured("cheddar", 20, "", "avocado", 1)).toEqual({ grams: 20, measure: "1 1/2 tbsp" });
  });

  it("in whole dates, and in spoons of its own weight", () => {
    expect(measured("sugar", 50, "1/4 cup", "medjool-date", 1)).toEqual({ grams: 48, measure: "2" });
    expect(measured("soy-sauce", 16, "1 tbsp", "coconut-aminos", 1.3).measure).toMatch(/^(?:1|1 1\/2) tbsp$/);
  });
});
