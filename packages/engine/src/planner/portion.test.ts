import { describe, expect, it } from "vitest";
import type { Dish, DishIngredient } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { readMeasure } from "./kitchen-unit.ts";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { createPortion, gramsOfPortion, lineOf, type Portion } from "./portion.ts";
import { SYNTHETIC_FOODS } from "./testing/synthetic-corpus.ts";

const plainFood = (id: string): Food => {
  const food = SYNTHETIC_FOODS.find((one) => one.id === id);
  if (food === undefined) throw new Error(id);
  return food;
};

const named = (name: string): Food => ({ ...plainFood("walnut"), name });

const line = (food: Food, written: Partial<DishIngredient>, gramsNeeded: number): string => {
  const ingredient: DishIngredient = {
    foodId: food.id,
    grams: 100,
    measure: "",
    role: "base",
    preparation: "",
    isOptional: false,
    ...written,
  };
  return lineOf(createPortion(ingredient, readMeasure(ingredient.measure), food, gramsNeeded));
};

describe("measuring out", () => {
  it("counts eggs whole", () => {
    expect(line(plainFood("egg"), { grams: 200, measure: "4 eggs" }, 68)).toBe("1 egg");
    expect(line(plainFood("egg"), { grams: 200, measure: "4 eggs" }, 130)).toBe("3 eggs");
  });

  it("cuts a tomato in half, but not in thirds", () => {
    expect(line(plainFood("tomato"), { grams: 240, measure: "2 tomatoes", preparation: "diced" }, 75)).toBe(
      "1/2 tomato, diced",
    );
    expect(line(plainFood("tomato"), { grams: 240, measure: "2 tomatoes" }, 190)).toBe("1 1/2 tomatoes");
  });

  it("weighs meat and grain in steps of five grams", () => {
    expect(line(plainFood("beef"), { grams: 400, measure: "1 steak" }, 133)).toBe("135 g beef");
    expect(line(plainFood("rice"), { grams: 185, measure: "1 cup" }, 71.4)).toBe("70 g rice");
  });

  it("pours oil in spoons and turns three teaspoons into a tablespoon", () => {
    expect(line(plainFood("olive-oil"), { grams: 27, measure: "2 tbsp" }, 9)).toBe("2 tsp olive oil");
    expect(line(plainFood("olive-oil"), { grams: 27, measure: "2 tbsp" }, 20)).toBe("1 1/2 tbsp olive oil");
  });

  it("never measures out nothing", () => {
    const ingredient = {
      foodId: "egg",
      grams: 50,
      measure: "1 egg",
      role: "protein",
      preparation: "",
      isOptional: false,
    } as const;
    expect(gramsOfPortion(createPortion(ingredient, readMeasure("1 egg"), plainFood("egg"), 2))).toBe(50);
  });

  it("tells small things as many, and peoples with their capital", () => {
    expect(line(named("blueberry"), {}, 50)).toBe("50 g blueberries");
    expect(line(named("coconut"), {}, 50)).toBe("50 g coconut");
    expect(line(named("greek yogurt"), {}, 50)).toBe("50 g Greek yogurt");
  });

  it("says what is optional", () => {
    expect(line(plainFood("walnut"), { isOptional: true, preparation: "chopped" }, 20)).toBe(
      "20 g walnuts, chopped, optional",
    );
  });
});

it("counts no food by the piece of which there is only a part: five rings are not five onions", () => {
  const { corpus, foodOf, measureOf } = kitchen.planner;
  const lies = corpus.dishes.flatMap(({ id, ingredients }) =>
    ingredients.flatMap((each) => {
      const food = foodOf(each.foodId);
      const piece = food?.measures.find(({ name }) => name === "piece")?.grams;
      const written = measureOf(each.measure);
      if (food === undefined || piece === undefined || written.word === "") return [];
      const { unit } = createPortion(each, written, food, each.grams);
      const isNamed = food.name.split(" ").some((word) => each.measure.includes(word.replace(/s$/, "")));
      const isLie = unit.word === "" && !isNamed && unit.gramsPerUnit < piece * 0.4;
      return isLie ? [`${id}: ${each.measure} ${each.foodId}`] : [];
    }),
  );
  expect(lies).toEqual([]);
});

it("fills no bun and a half for each: who eats a sandwich or a wrap has whole ones", () => {
  const { corpus, foodOf } = kitchen.planner;
  const broken = corpus.dishes
    .filter(({ form }) => form === "sandwich" || form === "wrap")
    .flatMap(({ id, servings, ingredients }) =>
      ingredients.flatMap(({ foodId, measure }) => {
        const [, count] = /^(\d+(?: \d\/\d)?)(?: (?:small|large))?$/.exec(measure) ?? [];
        // A ciabatta is a loaf, and cut.
        const isWhole = count === undefined || foodId === "ciabatta" || Number(count) % servings === 0;
        return foodOf(foodId)?.kind === "bread" && !isWhole ? [`${id}: ${measure} ${foodId}`] : [];
      }),
    );
  expect(broken).toEqual([]);
});

type Measured = { readonly portion: Portion; readonly needed: number };

/** The ingredients of a dish of the cookbook, measured out for so many. */
const measuredOut = ({ ingredients, servings, form }: Dish, people: number): Measured[] =>
  ingredients.flatMap((ingredient) => {
    const food = kitchen.planner.foodOf(ingredient.foodId);
    const needed = (ingredient.grams / servings) * people;
    const measure = kitchen.planner.measureOf(ingredient.measure);
    const table = { people, form, isExtra: false };
    return food === undefined
      ? []
      : [{ portion: createPortion(ingredient, measure, food, needed, table), needed }];
  });

const linesFor = (id: string, people: number): string[] => {
  const { dish } = kitchen.planner.byDishId.get(id) ?? {};
  if (dish === undefined) throw new Error(`The cookbook has no ${id}.`);
  return measuredOut(dish, people).map(({ portion }) => lineOf(portion));
};

/** So much more or less than the recipe takes on one plate is another meal. */
const MOST_KCAL_OFF = 110;

describe("measuring out the cookbook", () => {
  it.each([1, 2, 3])(
    "gives each of %i about what the recipe takes, and no whole baguette for a part",
    (people) => {
      const off = kitchen.planner.corpus.dishes.flatMap((dish) =>
        measuredOut(dish, people).flatMap(({ portion, needed }) => {
          const { kcal } = portion.food.per100g;
          const kcalOff = (Math.abs(gramsOfPortion(portion) - needed) * kcal) / 100 / people;
          return kcalOff > MOST_KCAL_OFF ? [`${dish.id}: ${lineOf(portion)} for ${needed} g`] : [];
        }),
      );
      expect(off).toEqual([]);
    },
  );

  it("counts no bread that comes in slices or loaves by itself: nobody takes twelve white breads", () => {
    const counted = kitchen.planner.corpus.dishes.flatMap((dish) =>
      measuredOut(dish, dish.servings).flatMap(({ portion }) =>
        portion.food.id.startsWith("bread-") && portion.unit.word === ""
          ? [`${dish.id}: ${lineOf(portion)}`]
          : [],
      ),
    );
    expect(counted).toEqual([]);
  });

  it("cuts a baguette in quarters and a roll in halves, and weighs dough and butter", () => {
    expect(linesFor("jambon-beurre", 1)).toContain("1/4 baguette");
    expect(linesFor("tuscan-chicken", 1)).toContain("1/2 ciabatta roll");
    expect(linesFor("pepperoni-pizza", 1)).toContain("100 g pizza dough");
    expect(linesFor("torta-caprese-almond", 1)).toContain("15 g unsalted butter");
  });
});
