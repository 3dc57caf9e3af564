import { describe, expect, it } from "vitest";
import { componentOf } from "../../scripts/testing/cookbook.ts";
import { suitsTable } from "./pairing-rules.ts";

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
  ["lemon-chicken-scaloppine", "macaroni-salad", "dinner"],
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
    expect(suitsTable(componentOf(main), componentOf(addon), meal)).toBe(false);
  });

  it.each(ODD_FOR_KETO)("is never %s beside %s at %s, for who lives on fat", (main, addon, kind) => {
    const meal = { kind, targetKcal: 700, diet: "keto" } as const;
    expect(suitsTable(componentOf(main), componentOf(addon), meal)).toBe(false);
  });

  it.each(ODD)("is never %s beside %s at %s", (main, addon, kind) => {
    const meal = { kind, targetKcal: 800, diet: "high-protein" } as const;
    expect(suitsTable(componentOf(main), componentOf(addon), meal)).toBe(false);
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
    expect(suitsTable(componentOf(main), componentOf(addon), meal)).toBe(true);
  });
});
