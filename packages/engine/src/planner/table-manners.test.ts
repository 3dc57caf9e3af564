import { describe, expect, it } from "vitest";
import type { Extra } from "../corpus/corpus.ts";
import type { Dish } from "../dishes/dish.ts";
import { type Component, createComponent } from "./component.ts";
import { hasRoomFor, suitsTable } from "./table-manners.ts";
import { createSyntheticCorpus, SYNTHETIC_FOODS } from "./testing/synthetic-corpus.ts";

const lookup = {
  foodOf: (id: string) => SYNTHETIC_FOODS.find((food) => food.id === id),
  numberOf: (id: string) => SYNTHETIC_FOODS.findIndex((food) => food.id === id),
};

const template = createSyntheticCorpus(1).dishes[1];
if (template === undefined) throw new Error("no dish");

let dishes = 0;

const component = (
  foods: Readonly<Record<string, number>>,
  more: Partial<Dish>,
  extra: Omit<Extra, "dish"> | null,
): Component => {
  const ingredients = Object.entries(foods).map(([foodId, grams]) => ({
    foodId,
    grams,
    measure: "",
    role: "base" as const,
    preparation: "",
    isOptional: false,
  }));
  const dish: Dish = { ...template, servings: 1, ingredients, ...more };
  dishes += 1;
  return createComponent({ dish, changes: [] }, lookup, dishes, extra === null ? null : { ...extra, dish });
};

const steak = component({ beef: 200, "olive-oil": 10 }, { cuisine: "french", category: "main" }, null);
const stirFry = component({ zucchini: 300, rice: 70 }, { cuisine: "chinese", category: "main" }, null);
const bread = component({ bread: 60 }, { category: "breakfast" }, { tables: ["west"], diets: [] });
const eggs = component({ egg: 100 }, { category: "breakfast" }, { tables: [], diets: [] });
const apple = component({ apple: 150 }, { category: "dessert" }, { tables: [], diets: [] });
const salad = component({ tomato: 150 }, { cuisine: "french", category: "vegetable" }, null);
const soup = component({ carrot: 150 }, { cuisine: "french", category: "vegetable" }, null);
const beans = component({ lentil: 50 }, { cuisine: "french", category: "vegetable" }, null);

const dinner = { kind: "dinner", targetKcal: 700 } as const;

describe("what is put beside a dish", () => {
  it("is bread on a western table and not on an eastern one", () => {
    expect(suitsTable(steak, bread, dinner)).toBe(true);
    expect(suitsTable(stirFry, bread, dinner)).toBe(false);
  });

  it("is a side of a neighbouring kitchen", () => {
    expect(suitsTable(steak, salad, dinner)).toBe(true);
    expect(suitsTable(stirFry, salad, dinner)).toBe(false);
  });

  it("is no egg beside a steak, but one beside vegetables", () => {
    expect(suitsTable(steak, eggs, dinner)).toBe(false);
    expect(suitsTable(stirFry, eggs, dinner)).toBe(true);
  });

  it("is no fruit beside a small savoury plate, but closes a large one", () => {
    expect(suitsTable(steak, apple, dinner)).toBe(false);
    expect(suitsTable(steak, apple, { kind: "dinner", targetKcal: 1500 })).toBe(true);
    expect(suitsTable(stirFry, apple, { kind: "breakfast", targetKcal: 500 })).toBe(true);
  });

  it("is no second starch while there is little room", () => {
    expect(hasRoomFor(stirFry, [], bread, { restKcal: 200, targetKcal: 700 })).toBe(false);
    expect(hasRoomFor(stirFry, [], bread, { restKcal: 600, targetKcal: 1500 })).toBe(true);
  });

  it("is at most two cooked sides, and nothing twice", () => {
    const room = { restKcal: 300, targetKcal: 1000 };
    expect(hasRoomFor(steak, [salad], soup, room)).toBe(true);
    expect(hasRoomFor(steak, [salad, soup], beans, room)).toBe(false);
    expect(hasRoomFor(steak, [salad], salad, room)).toBe(false);
  });
});
