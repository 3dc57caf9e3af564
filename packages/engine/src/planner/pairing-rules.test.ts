import { describe, expect, it } from "vitest";
import type { Extra } from "../corpus/corpus.ts";
import type { Dish } from "../dishes/dish.ts";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { type Component, createComponent } from "./component.ts";
import { suitsTable } from "./pairing-rules.ts";
import { hasRoomFor } from "./room-on-plate.ts";
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

const dinner = { kind: "dinner", targetKcal: 700, diet: "none" } as const;
const breakfast = { kind: "breakfast", targetKcal: 500, diet: "none" } as const;

const fromKitchen = (id: string): Component => {
  const found = kitchen.planner.plain.find((each) => each.dish.id === id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found;
};

/** Plates out of weeks of the cookbook that whoever read them would not cook. */
const ODD = [
  ["cottage-cheese-cucumber-toast", "extra-sardines", "breakfast"],
  ["hummus-egg-snack-plate", "extra-sardines", "lunch"],
  ["gnocchi-alla-sorrentina", "extra-salmon-piece", "dinner"],
  ["zuppa-toscana", "extra-chicken-thigh", "dinner"],
  ["steak-and-eggs", "extra-gouda", "breakfast"],
  ["omelette-with-comte", "extra-cheddar", "lunch"],
  ["fried-eggs-and-toast", "extra-dates", "breakfast"],
  ["spaghetti-al-pomodoro", "extra-smoked-salmon", "dinner"],
  ["shrimp-cocktail", "extra-skyr", "snack"],
  ["extra-greek-yogurt", "extra-avocado", "snack"],
  ["extra-pumpkin-seeds", "extra-rice-cakes", "snack"],
  ["spaghetti-al-pomodoro", "extra-fried-egg", "dinner"],
  ["spaghetti-al-pomodoro", "extra-sardines", "dinner"],
  ["denver-omelet", "extra-salmon-piece", "lunch"],
  ["split-pea-soup-with-ham", "extra-salmon-piece", "dinner"],
  ["english-muffin-almond-butter-raspberries", "extra-sardines", "breakfast"],
  ["english-muffin-almond-butter-raspberries", "extra-avocado", "breakfast"],
  ["cottage-cheese-pineapple-bowl", "extra-greek-yogurt", "breakfast"],
  ["strawberry-spinach-salad-chicken", "extra-cheddar", "lunch"],
  ["roast-beef-sandwich", "extra-mozzarella", "lunch"],
  ["strawberry-banana-smoothie", "extra-milk", "breakfast"],
  ["shakshuka-red-pepper", "extra-yogurt-and-honey", "dinner"],
  ["peanut-butter-banana-smoothie", "extra-fried-egg", "breakfast"],
  ["vegemite-toast", "extra-sunflower-seeds", "breakfast"],
  ["extra-greek-yogurt", "extra-gouda", "snack"],
  ["extra-gouda", "extra-skyr", "snack"],
  ["bagel-and-lox", "extra-skyr", "breakfast"],
  ["blueberry-muffins", "extra-buttered-toast", "breakfast"],
  ["ricotta-berry-toast", "extra-buttered-toast", "breakfast"],
  ["lemon-thyme-roast-chicken-legs", "broccoli-rice-casserole", "dinner"],
  ["cereal-with-milk-and-banana", "extra-greek-yogurt", "breakfast"],
  ["cereal-with-milk-and-banana", "extra-milk", "breakfast"],
  ["turkey-tetrazzini", "extra-mushrooms", "dinner"],
  ["spaghetti-al-pomodoro", "extra-tomato-salad", "dinner"],
  ["spinach-tomato-frittata", "extra-chicken-thigh", "dinner"],
  ["spinach-tomato-frittata", "extra-beef-patty", "dinner"],
  ["strawberry-spinach-salad-chicken", "extra-pumpkin-seeds", "lunch"],
  ["berry-kefir-smoothie", "extra-raspberries", "breakfast"],
  ["berry-kefir-smoothie", "extra-pineapple", "breakfast"],
  ["cinnamon-toast-with-fruit", "extra-pear", "breakfast"],
  ["hummus-egg-snack-plate", "extra-mozzarella", "lunch"],
  ["hummus-egg-snack-plate", "extra-carrots", "lunch"],
  ["tropical-yogurt-coconut-bowl", "extra-walnuts", "breakfast"],
  ["peanut-butter-banana-smoothie", "extra-skyr", "breakfast"],
  ["greek-yogurt-bowl-apple-peanut-butter", "extra-milk", "breakfast"],
  ["extra-greek-yogurt", "extra-milk", "snack"],
  ["boiled-eggs-plate", "extra-oatmeal", "breakfast"],
  ["mediterranean-chickpea-bowl", "extra-fried-egg", "dinner"],
  ["broccoli-rice-casserole", "extra-boiled-eggs", "dinner"],
  ["palak-paneer-light", "extra-chicken-thigh", "dinner"],
] as const;

/** Pairs that are odd for those, too, who live on fat. */
const ODD_FOR_KETO = [
  ["spaghetti-al-pomodoro", "extra-avocado", "dinner"],
  ["spaghetti-al-pomodoro", "extra-salmon-piece", "dinner"],
  ["courgette-egg-scramble-mint", "extra-mashed-cauliflower", "lunch"],
  ["zuppa-toscana", "deviled-eggs", "dinner"],
  ["parmigiana-di-melanzane", "deviled-eggs", "dinner"],
  ["tuna-salad-lettuce-cups", "extra-pumpkin-seeds", "lunch"],
  ["caprese-salad", "extra-pecans", "lunch"],
  ["salmon-avocado-cucumber-salad", "extra-mozzarella", "lunch"],
  ["broccoli-cheddar-soup", "extra-asparagus", "dinner"],
  ["broccoli-cheddar-soup", "cauliflower-mash", "dinner"],
  ["palak-paneer-light", "extra-chicken-thigh", "dinner"],
] as const;

/** Pairs that are odd for every diet but those that live on protein or fat. */
const ODD_FOR_MOST = [
  ["carrot-fennel-soup-low-salt", "homestyle-mashed-potatoes", "dinner"],
  ["carrot-fennel-soup-low-salt", "extra-roast-potatoes", "dinner"],
  ["broccoli-cheddar-soup", "macaroni-salad", "dinner"],
  ["broccoli-cheddar-soup", "extra-spinach", "dinner"],
  ["roasted-tomato-soup", "extra-beef-patty", "dinner"],
  ["pesto-pasta", "risi-e-bisi", "dinner"],
  ["spaghetti-al-pomodoro", "carrot-fennel-soup-low-salt", "dinner"],
  ["arroz-con-pollo", "extra-quinoa", "dinner"],
  ["black-beans-and-rice", "extra-quinoa", "dinner"],
  ["shepherds-pie", "extra-olives", "dinner"],
  ["salisbury-steak", "extra-quinoa", "dinner"],
  ["sesame-chicken", "extra-sweet-potato", "dinner"],
  ["fettuccine-alfredo", "spinach-borani-yogurt", "dinner"],
  ["tuna-mac", "moroccan-carrot-salad", "dinner"],
  ["three-bean-vegetarian-chili", "moroccan-carrot-salad", "dinner"],
  ["caprese-salad", "extra-pumpkin-seeds", "lunch"],
  ["tuna-white-bean-salad", "extra-gouda", "lunch"],
  ["southwest-chicken-bowl", "extra-mozzarella", "dinner"],
  ["tuna-white-bean-salad", "charred-brussels-bacon", "dinner"],
  ["shakshuka-red-pepper", "extra-basmati", "dinner"],
  ["pizza-marinara", "irish-soda-bread", "dinner"],
  ["parmigiana-di-melanzane", "extra-potatoes", "dinner"],
  ["spaghetti-al-pomodoro", "extra-avocado", "dinner"],
  ["chicken-and-dumplings", "extra-avocado", "dinner"],
  ["greek-yogurt-bowl-apple-peanut-butter", "extra-bread", "breakfast"],
  ["roast-beef-sandwich", "extra-quinoa", "dinner"],
  ["chicken-parmesan", "extra-potatoes", "dinner"],
  ["chicken-parmesan", "extra-lentils", "dinner"],
  ["chicken-parmesan", "extra-brown-rice", "dinner"],
  ["fettuccine-alfredo", "hush-puppies", "dinner"],
  ["fettuccine-alfredo", "skillet-cornbread", "dinner"],
  ["broccoli-cheddar-soup", "hush-puppies", "dinner"],
  ["pesto-pasta", "waldorf-salad-with-cashew-cream", "dinner"],
  ["breaded-baked-pork-chops", "extra-bread", "dinner"],
  ["chicken-coconut-curry", "extra-carrots", "dinner"],
  ["grilled-cheese-sandwich", "caprese-salad", "dinner"],
  ["spaghetti-al-pomodoro", "gougeres", "dinner"],
  ["broccoli-cheddar-soup", "buttermilk-biscuits", "dinner"],
  ["chicken-and-dumplings", "cauliflower-mash", "dinner"],
  ["patty-melt", "champ", "dinner"],
  ["grilled-cheese-sandwich", "extra-potatoes", "dinner"],
  ["tuna-stuffed-avocado", "caprese-salad", "lunch"],
  ["pesto-pasta", "fried-onion-rings", "dinner"],
  ["three-bean-vegetarian-chili", "extra-white-beans", "dinner"],
  ["shakshuka-red-pepper", "extra-potatoes", "lunch"],
  ["pan-con-tomate-eggs", "extra-green-beans", "lunch"],
  ["doner-kebab-home", "extra-mushrooms", "dinner"],
  ["doner-kebab-home", "extra-avocado", "dinner"],
  ["chicken-burrito-bowl", "extra-spinach", "dinner"],
  ["tuna-salad-lettuce-cups", "extra-bread", "lunch"],
  ["stuffed-bell-peppers", "extra-roast-potatoes", "dinner"],
  ["stuffed-bell-peppers", "extra-lentils", "dinner"],
  ["tamale-pie", "extra-rice", "dinner"],
  ["beef-bean-chili", "extra-roast-potatoes", "dinner"],
  ["spaghetti-aglio-e-olio", "honey-glazed-carrots", "dinner"],
  ["fettuccine-alfredo", "honey-glazed-carrots", "dinner"],
  ["sheet-pan-chicken-broccoli", "extra-green-beans", "dinner"],
  ["beef-broccoli-ginger", "extra-mushrooms", "dinner"],
  ["tofu-peanut-slaw-bowl", "extra-bread", "dinner"],
  ["blueberry-muffins", "extra-oatmeal", "breakfast"],
] as const;

describe("a plate out of the cookbook", () => {
  it.each(ODD_FOR_MOST)("is never %s beside %s at %s, for most", (main, addon, kind) => {
    const meal = { kind, targetKcal: 800, diet: "none" } as const;
    expect(suitsTable(fromKitchen(main), fromKitchen(addon), meal)).toBe(false);
  });

  it.each(ODD_FOR_KETO)("is never %s beside %s at %s, for who lives on fat", (main, addon, kind) => {
    const meal = { kind, targetKcal: 700, diet: "keto" } as const;
    expect(suitsTable(fromKitchen(main), fromKitchen(addon), meal)).toBe(false);
  });

  it.each(ODD)("is never %s beside %s at %s", (main, addon, kind) => {
    const meal = { kind, targetKcal: 800, diet: "high-protein" } as const;
    expect(suitsTable(fromKitchen(main), fromKitchen(addon), meal)).toBe(false);
  });

  it.each([
    ["broccoli-cheddar-soup", "extra-bread", "dinner"],
    ["roasted-tomato-soup", "extra-green-salad", "dinner"],
    ["spaghetti-al-pomodoro", "extra-broccoli", "dinner"],
    ["salisbury-steak", "homestyle-mashed-potatoes", "dinner"],
    ["grilled-cheese-sandwich", "extra-carrots", "lunch"],
    ["fried-eggs-and-toast", "extra-orange", "breakfast"],
    ["english-muffin-almond-butter-raspberries", "extra-milk", "breakfast"],
    ["classic-peanut-butter-sandwich", "extra-apple", "lunch"],
    ["chicken-parmesan", "extra-baguette", "dinner"],
    ["extra-cheddar", "extra-apple", "snack"],
    ["tuna-mac", "honey-glazed-carrots", "dinner"],
    ["oatmeal-with-milk", "extra-walnuts", "breakfast"],
    ["sheet-pan-chicken-broccoli", "extra-green-salad", "dinner"],
    ["stuffed-bell-peppers", "extra-green-salad", "dinner"],
  ] as const)("may be %s beside %s at %s", (main, addon, kind) => {
    const meal = { kind, targetKcal: 900, diet: "high-protein" } as const;
    expect(suitsTable(fromKitchen(main), fromKitchen(addon), meal)).toBe(true);
  });
});

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
    expect(suitsTable(steak, apple, { ...dinner, targetKcal: 1500 })).toBe(true);
    expect(suitsTable(stirFry, apple, breakfast)).toBe(true);
  });

  it("is no second starch while there is little room", () => {
    expect(hasRoomFor(stirFry, [], bread, { restKcal: 200, targetKcal: 700 })).toBe(false);
    expect(hasRoomFor(stirFry, [], bread, { restKcal: 600, targetKcal: 1500 })).toBe(true);
  });

  it("is one thing that fills", () => {
    const room = { restKcal: 600, targetKcal: 1600 };
    expect(hasRoomFor(steak, [rice], bread, room)).toBe(false);
    expect(hasRoomFor(steak, [rice], beans, room)).toBe(false);
    expect(hasRoomFor(steak, [rice], salad, room)).toBe(true);
    const casserole = fromKitchen("broccoli-rice-casserole");
    expect(hasRoomFor(steak, [casserole], rice, room)).toBe(false);
  });

  it("is yogurt or a glass of milk", () => {
    const room = { restKcal: 400, targetKcal: 900 };
    const [yogurt, milk] = [fromKitchen("extra-greek-yogurt"), fromKitchen("extra-milk")];
    const toast = fromKitchen("ricotta-berry-toast");
    expect(hasRoomFor(toast, [yogurt], milk, room)).toBe(false);
    expect(hasRoomFor(toast, [], milk, room)).toBe(true);
  });

  it("is no orange beside a salad of oranges", () => {
    const fennel = fromKitchen("fennel-orange-salad");
    const room = { restKcal: 300, targetKcal: 1500 };
    expect(hasRoomFor(steak, [fennel], fromKitchen("extra-orange"), room)).toBe(false);
    expect(hasRoomFor(steak, [fennel], fromKitchen("extra-pear"), room)).toBe(true);
  });

  it("is at most two cooked sides, and nothing twice", () => {
    const room = { restKcal: 300, targetKcal: 1000 };
    expect(hasRoomFor(steak, [salad], soup, room)).toBe(true);
    expect(hasRoomFor(steak, [salad, soup], beans, room)).toBe(false);
    expect(hasRoomFor(steak, [salad], salad, room)).toBe(false);
  });

  it("is one thing that is uncooked: carrot sticks or a green salad", () => {
    const [sticks, leaves] = [fromKitchen("extra-carrots"), fromKitchen("extra-green-salad")];
    const bowl = fromKitchen("cottage-cheese-tomato-bowl");
    const room = { restKcal: 300, targetKcal: 700 };
    expect(hasRoomFor(bowl, [], sticks, room)).toBe(true);
    expect(hasRoomFor(bowl, [leaves], sticks, room)).toBe(false);
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
    expect(suitsTable(porridge, bread, breakfast)).toBe(true);
  });
});
