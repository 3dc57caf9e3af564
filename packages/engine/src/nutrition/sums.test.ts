import { NO_NUTRITION, type Nutrition } from "@meal/domain/chef/nutrition";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleNutrition, sumNutrition } from "./sums.ts";

const figure = fc.double({ min: 0, max: 1000, noNaN: true });
const nutrition: fc.Arbitrary<Nutrition> = fc.record({
  kcal: figure,
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugars: figure,
  saturatedFat: figure,
  sodiumMg: figure,
});

describe("adding and scaling nutrition", () => {
  it("adds nothing to nothing", () => {
    expect(sumNutrition([])).toEqual(NO_NUTRITION);
  });

  it("adds every figure", () => {
    fc.assert(
      fc.property(nutrition, nutrition, (left, right) => {
        const sum = sumNutrition([left, right]);
        expect(sum.kcal).toBeCloseTo(left.kcal + right.kcal, 6);
        expect(sum.fiber).toBeCloseTo(left.fiber + right.fiber, 6);
        expect(sum.sodiumMg).toBeCloseTo(left.sodiumMg + right.sodiumMg, 6);
      }),
    );
  });

  it("scales a sum as it sums what is scaled", () => {
    fc.assert(
      fc.property(
        fc.array(nutrition, { maxLength: 5 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (list, factor) => {
          const one = scaleNutrition(sumNutrition(list), factor);
          const other = sumNutrition(list.map((part) => scaleNutrition(part, factor)));
          expect(one.kcal).toBeCloseTo(other.kcal, 4);
          expect(one.sodiumMg).toBeCloseTo(other.sodiumMg, 4);
        },
      ),
    );
  });
});
