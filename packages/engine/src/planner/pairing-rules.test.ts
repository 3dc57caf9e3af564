import { describe, expect, it } from "vitest";
import type { Extra } from "../corpus/corpus.ts";
import type { Dish } from "../dishes/dish.ts";
import { componentOf } from "../../scripts/testing/cookbook.ts";
import { type Component, createComponent } from "./component.ts";
import { suitsTable } from "./pairing-rules.ts";
import { goTogether, hasRoomFor } from "./room-on-plate.ts";
import { createSyntheticCorpus, SYNTHETIC_FOODS } from "./testing/synthetic-corpus.ts";

const lookup = {
  foodOf: (id: string) => SYNTHETIC_FOODS.find((food) => food.id === id),
  numberOf: (id: string) => SYNTHETIC_FOODS.findIndex((food) => food.id === id),
  listedFor: (id: string) => id,
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

const extra = { tables: [], diets: [] };

const steak = component(
  { beef: 200, "olive-oil": 10 },
  { name: "Steak", cuisine: "french", category: "main" },
  null,
);
const stirFry = component(
  { zucchini: 300, rice: 70 },
  { name: "Stir-fried courgette", cuisine: "chinese", category: "main" },
  null,
);
const porridge = component(
  { oats: 60 },
  { name: "Sweet porridge", cuisine: "french", category: "dessert", form: "bowl" },
  null,
);
const bread = component(
  { bread: 60 },
  { name: "bread", category: "breakfast" },
  { tables: ["west"], diets: [] },
);
const eggs = component({ egg: 100 }, { name: "eggs", category: "breakfast" }, extra);
const apple = component({ apple: 150 }, { name: "an apple", category: "dessert" }, extra);
const oatmeal = component({ oats: 45 }, { name: "oatmeal", category: "breakfast", form: "bowl" }, extra);
const rice = component({ rice: 60 }, { name: "rice", category: "main", form: "bowl" }, extra);
const walnuts = component({ walnut: 30 }, { name: "walnuts", category: "dessert", form: "bowl" }, extra);
const side = (name: string, food: string, form: Dish["form"]): Component =>
  component({ [food]: 150 }, { name, cuisine: "french", category: "vegetable", form }, null);
const salad = side("Tomato salad", "tomato", "salad");
const soup = side("Carrot soup", "carrot", "soup");
const beans = side("Lentils", "lentil", "bowl");

const dinner = { kind: "dinner", isLarge: false, diet: "none" } as const;
const breakfast = { kind: "breakfast", isLarge: false, diet: "none" } as const;

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
    expect(suitsTable(steak, apple, { ...dinner, isLarge: true })).toBe(true);
    expect(suitsTable(stirFry, apple, breakfast)).toBe(true);
  });

  it("is no second starch while there is little room", () => {
    expect(hasRoomFor(stirFry, [], bread, { restKcal: 200, targetKcal: 700 })).toBe(false);
    expect(hasRoomFor(stirFry, [], bread, { restKcal: 600, targetKcal: 1500 })).toBe(true);
  });

  it("is one thing that fills", () => {
    expect(goTogether(rice, bread)).toBe(false);
    expect(goTogether(rice, beans)).toBe(false);
    expect(goTogether(rice, salad)).toBe(true);
    expect(goTogether(componentOf("broccoli-rice-casserole"), rice)).toBe(false);
  });

  it("is yogurt or a glass of milk", () => {
    expect(goTogether(componentOf("extra-greek-yogurt"), componentOf("extra-milk"))).toBe(false);
  });

  it("is no orange beside a salad of oranges", () => {
    const fennel = componentOf("fennel-orange-salad");
    expect(goTogether(fennel, componentOf("extra-orange"))).toBe(false);
    expect(goTogether(fennel, componentOf("extra-pear"))).toBe(true);
  });

  it("is at most two cooked sides, and nothing twice", () => {
    const room = { restKcal: 300, targetKcal: 1000 };
    expect(hasRoomFor(steak, [salad], soup, room)).toBe(true);
    expect(hasRoomFor(steak, [salad, soup], beans, room)).toBe(false);
    expect(goTogether(salad, soup)).toBe(true);
    expect(goTogether(salad, salad)).toBe(false);
  });

  it("is one thing that is uncooked: carrot sticks or a green salad", () => {
    expect(goTogether(componentOf("extra-green-salad"), componentOf("extra-carrots"))).toBe(false);
  });

  it("is nothing that the dish is already", () => {
    expect(suitsTable(salad, side("Green leaves", "spinach", "salad"), dinner)).toBe(false);
    expect(suitsTable(soup, side("Spinach broth", "spinach", "soup"), dinner)).toBe(false);
    expect(suitsTable(salad, soup, dinner)).toBe(true);
    expect(suitsTable(side("Nori rolls with cauliflower rice", "carrot", "plate"), rice, dinner)).toBe(false);
    expect(suitsTable(side("Nori rolls", "rice", "plate"), rice, dinner)).toBe(false);
  });

  it("is a bowl of oatmeal beside nothing savoury, and a bowl of rice beside no soup", () => {
    expect(suitsTable(steak, oatmeal, breakfast)).toBe(false);
    expect(suitsTable(soup, rice, dinner)).toBe(false);
    expect(suitsTable(steak, rice, dinner)).toBe(true);
  });

  it("is a handful of nuts beside a sweet breakfast and not beside a steak", () => {
    expect(suitsTable(porridge, walnuts, breakfast)).toBe(true);
    expect(suitsTable(steak, walnuts, breakfast)).toBe(false);
  });

  it("is nothing savoury beside a sweet breakfast", () => {
    expect(suitsTable(porridge, eggs, breakfast)).toBe(false);
    expect(suitsTable(porridge, apple, breakfast)).toBe(true);
    expect(suitsTable(porridge, bread, breakfast)).toBe(false);
  });
});
