import { describe, expect, it } from "vitest";
import type { Exchange } from "../corpus/corpus.ts";
import type { Food } from "../foods/food.ts";
import { SYNTHETIC_FOODS } from "../planner/testing/synthetic-corpus.ts";
import { adaptDish, type Pantry } from "./adapt-dish.ts";
import { type Dish, type DishIngredient, UNMARKED } from "./dish.ts";
import { createExchangeTable } from "./find-exchange.ts";

const part = (
  foodId: string,
  grams: number,
  role: DishIngredient["role"],
  preparation = "",
): DishIngredient => ({
  foodId,
  grams,
  measure: "",
  role,
  preparation,
  isOptional: false,
});

const stew: Dish = {
  ...UNMARKED,
  id: "beef-stew",
  name: "Beef stew with butter carrots",
  cuisine: "french",
  category: "main",
  slots: ["dinner"],
  form: "pot",
  difficulty: "easy",
  style: "regular",
  budget: "reasonable",
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 60,
  description: "Tender beef in its own broth.",
  ingredients: [
    part("beef", 300, "protein", "cubed"),
    part("potato", 300, "base"),
    part("carrot", 200, "vegetable"),
    part("butter", 20, "fat"),
    part("walnut", 15, "garnish"),
  ],
  steps: [
    { minutes: 10, category: "preparation", text: "Cut the beef, the potatoes and the carrots." },
    {
      minutes: 60,
      category: "cooking",
      text: "Brown the beef in the butter, add the carrots, and walnuts at the end.",
    },
  ],
  tip: "",
  culturalNote: "",
  exchanges: [],
};

const exchange = (from: string, to: string, fromWord: string, toWord: string, note = ""): Exchange => ({
  from,
  to,
  ratio: 1,
  roles: [],
  fromWord,
  toWord,
  note,
});

const foodOf = (id: string): Food | undefined => SYNTHETIC_FOODS.find((food) => food.id === id);

const pantry = (forbidden: readonly string[], exchanges: readonly Exchange[] = TABLE): Pantry => ({
  table: createExchangeTable(exchanges),
  foodOf,
  isAllowed: (food) => !forbidden.includes(food.id),
  foodNamed: (word) => foodOf(word) ?? null,
});

const TABLE = [
  exchange("beef", "chicken", "beef", "chicken", "Cook the chicken through."),
  exchange("beef", "tofu", "beef", "tofu"),
  exchange("butter", "olive-oil", "butter", "olive oil"),
  exchange("chicken", "lentil", "chicken", "lentils"),
  exchange("potato", "carrot", "potato", "carrots"),
];

const COURGETTES = [
  exchange("rice", "zucchini", "", "courgette"),
  exchange("bread", "zucchini", "", "courgette"),
];

const named = (name: string, ...ingredients: DishIngredient[]): Dish => ({ ...stew, name, ingredients });

const nameOf = (dish: Dish, ...forbidden: string[]): string | undefined =>
  adaptDish(dish, pantry(forbidden, [exchange("chicken", "tofu", "", "tofu"), ...COURGETTES]))?.dish.name;

const told = (...texts: readonly string[]): Dish["steps"] =>
  texts.map((text) => ({ minutes: 5, category: "cooking", text }));

const stepsOf = (dish: Dish, ...forbidden: string[]): string[] =>
  adaptDish(dish, pantry(forbidden))?.dish.steps.map(({ text }) => text) ?? [];

const SOFTENED = "Fry the zucchini in the pan.";
const bowl = (text: string): Dish => ({
  ...stew,
  ingredients: [part("rice", 150, "base"), ...stew.ingredients],
  steps: told(text, "Brown the beef in the butter with the carrots and the potatoes."),
});
const onZucchini = (text: string) =>
  adaptDish(bowl(text), pantry(["rice"], [exchange("rice", "zucchini", "", "zucchini", SOFTENED)]));

const refusing = (from: string, to?: string): Dish => ({
  ...stew,
  refused: [{ from, ...(to !== undefined && { to }) }],
});

describe("adapting a dish", () => {
  it("returns a dish that needs nothing as it is", () => {
    expect(adaptDish(stew, pantry([]))).toEqual({ dish: stew, changes: [] });
  });

  it("takes the table's first allowed exchange and says so in name, steps and changes", () => {
    const adapted = adaptDish(stew, pantry(["beef"]));
    expect(adapted?.dish.name).toBe("Chicken stew with butter carrots");
    expect(adapted?.dish.steps.map(({ text }) => text)).toEqual([
      "Cut the chicken, the potatoes and the carrots.",
      "Brown the chicken in the butter, add the carrots, and walnuts at the end. Cook the chicken through.",
    ]);
    expect(adapted?.dish.ingredients.map(({ foodId }) => foodId)).toContain("chicken");
    expect(adapted?.changes).toEqual(["with chicken instead of beef"]);
  });

  it("goes on to the next exchange when the first is forbidden too", () => {
    expect(adaptDish(stew, pantry(["beef", "chicken"]))?.dish.name).toBe("Tofu stew with butter carrots");
  });

  it("makes no exchange that the dish itself refuses, and leaves out nothing of which it says that it stays", () => {
    expect(adaptDish(refusing("beef", "chicken"), pantry(["beef"]))?.dish.name).toBe(
      "Tofu stew with butter carrots",
    );
    expect(adaptDish(refusing("beef"), pantry(["beef"]))).toBeNull();
    expect(adaptDish(refusing("walnut"), pantry(["walnut"]))).toBeNull();
    expect(adaptDish(refusing("walnut"), pantry(["beef"]))?.dish.name).toBe(
      "Chicken stew with butter carrots",
    );
  });

  it("does not brown beans, nor put cubes of tofu in the place of a whole piece", () => {
    expect(adaptDish(stew, pantry(["beef", "chicken", "tofu"]))).toBeNull();
    const whole = stew.ingredients.map((given) => ({ ...given, preparation: "" }));
    const roast = { ...stew, ingredients: whole, steps: told("Roast the beef beside potatoes and carrots.") };
    expect(adaptDish(roast, pantry(["beef", "chicken"]))).toBeNull();
  });

  it("leaves nothing out that a sentence cannot spare", () => {
    const salad = { ...stew, steps: told("Brush the beef with walnut and cut the potatoes and carrots.") };
    expect(adaptDish(salad, pantry(["walnut"]))).toBeNull();
  });

  it("changes several foods at once", () => {
    expect(adaptDish(stew, pantry(["beef", "butter"]))?.dish.name).toBe(
      "Chicken stew with olive oil carrots",
    );
  });

  it("leaves out a garnish that nothing replaces, and mends the sentence", () => {
    const adapted = adaptDish(stew, pantry(["walnut"]));
    expect(adapted?.dish.ingredients.map(({ foodId }) => foodId)).not.toContain("walnut");
    expect(adapted?.dish.steps[1]?.text).toBe("Brown the beef in the butter, add the carrots at the end.");
    expect(adapted?.changes).toEqual(["without walnut"]);
  });

  it("refuses when a main part has no exchange", () => {
    expect(adaptDish(stew, pantry(["carrot"]))).toBeNull();
  });

  it("refuses when too little of the dish would be left", () => {
    const everything = [...TABLE, exchange("carrot", "zucchini", "carrot", "zucchini")];
    expect(adaptDish(stew, pantry(["beef", "potato", "carrot"], everything))).toBeNull();
  });

  it("refuses a name that would still promise what is gone", () => {
    const mixed = { ...stew, name: "Salmon and beef stew" };
    expect(adaptDish(mixed, pantry(["beef", "salmon"]))).toBeNull();
  });

  it("does not touch words that mean another food", () => {
    const salad = {
      ...stew,
      steps: [
        { minutes: 1, category: "mixing" as const, text: "Melt the butter, then tear the butter lettuce." },
      ],
    };
    expect(adaptDish(salad, pantry(["butter"]))?.dish.steps[0]?.text).toBe(
      "Warm the olive oil, then tear the butter lettuce.",
    );
  });

  it("gets a word for what its name left out, where that reads well", () => {
    const carrot = part("carrot", 200, "vegetable");
    const chicken = part("chicken", 150, "protein", "in strips");
    const rice = part("rice", 150, "base");
    expect(nameOf(named("Sweetcorn and egg-drop soup", chicken, carrot), "chicken")).toBe(
      "Sweetcorn and egg-drop soup with tofu",
    );
    expect(nameOf(named("Oyakodon", chicken, carrot), "chicken")).toBe("Tofu oyakodon");
    expect(nameOf(named("Karaage with cabbage", chicken, carrot), "chicken")).toBe(
      "Tofu karaage with cabbage",
    );
    const besideEggs = named("Soup with noodles", chicken, part("egg", 150, "protein"), carrot);
    expect(nameOf(besideEggs, "chicken")).toBe("Soup with noodles and tofu");
    expect(nameOf(named("Gyudon", rice, carrot, chicken), "rice")).toBe("Gyudon with courgette");
  });

  it("refuses to make of something else what is nothing without it", () => {
    const toast = {
      ...stew,
      name: "Pan con tomate",
      ingredients: [part("bread", 150, "base"), ...stew.ingredients],
    };
    expect(adaptDish(toast, pantry(["bread"], COURGETTES))).toBeNull();
    const omelette = {
      ...stew,
      name: "Omelette",
      ingredients: [part("egg", 150, "protein"), ...stew.ingredients],
    };
    expect(adaptDish(omelette, pantry(["egg"], [exchange("egg", "tofu", "egg", "tofu")]))).toBeNull();
    const sandwich = {
      ...stew,
      name: "Grilled cheese sandwich",
      ingredients: [part("bread", 150, "base"), ...stew.ingredients],
    };
    expect(adaptDish(sandwich, pantry(["bread"], COURGETTES))).toBeNull();
  });

  describe("the text of what was changed", () => {
    it("waits for no temperature where nothing is left that has to reach one", () => {
      const steps = told(
        "Brown the beef until no pink is left, 71 °C (160 °F).",
        "Roast at 190 °C (375 °F) until the beef reads 63 °C (145 °F) in the middle, and rest it.",
        "Simmer the beef to 71 °C (160 °F) and beyond.",
      );
      expect(stepsOf({ ...stew, steps }, "beef", "chicken")).toEqual([
        "Brown the tofu in a little of the butter until hot through.",
        "Roast at 190 °C (375 °F) until hot through.",
        "Simmer the tofu until hot through.",
      ]);
    });

    it("waits for what the stand-in needs where that is hotter", () => {
      const steps = told("Roast at 190 °C (375 °F) until the beef reads 63 °C (145 °F).");
      expect(stepsOf({ ...stew, steps }, "beef")).toEqual([
        "Roast at 190 °C (375 °F) until the chicken reads 74 °C (165 °F). Cook the chicken through.",
      ]);
    });

    it("means the one meat of a dish by the meat", () => {
      const steps = told("Rest the meat, then slice it.");
      expect(stepsOf({ ...stew, steps }, "beef", "chicken")).toEqual(["Rest the tofu, then slice it."]);
    });

    it("gives no advice about a food that is gone, and keeps what is told beside it", () => {
      const advised = {
        ...stew,
        tip: "Freeze the beef to slice it. Better on the next day.",
        culturalNote: "Cooks added walnuts once.",
      };
      const { tip, culturalNote } = adaptDish(advised, pantry(["beef", "walnut"]))?.dish ?? stew;
      expect([tip, culturalNote]).toEqual(["Better on the next day.", ""]);
    });

    it("cooks a vegetable as a vegetable where the rice was boiled by itself", () => {
      expect(onZucchini("Boil the rice, drain it, and warm the plates.")?.dish.steps[0]?.text).toBe(
        "Fry the zucchini in the pan. Warm the plates.",
      );
    });

    it("is refused where the rice drinks the broth of the dish", () => {
      expect(onZucchini("Simmer the rice in the broth until it is dry.")).toBeNull();
    });
  });
});
