import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { estimateRecipe } from "./estimate-recipe.ts";
import { readLineFood } from "./line-grams.ts";

const index = kitchen.foods;

describe("what an ingredient line puts on the plates", () => {
  it.each([
    ["1 lb spaghetti", "spaghetti", 454],
    ["1 lb dry kidney beans", "kidney-bean-dried", 454],
    ["12 oz salmon, cut into 4 portions (3 oz each)", "salmon", 340],
    ["2 cans hominy (2 - 15 ounce cans)", "hominy", 851],
    ["nonstick cooking spray", "cooking-spray", 1.5],
    ["6 inner leaves of romaine lettuce", "romaine-lettuce", 60],
    ["3 cups cooked white rice", "rice-white-cooked", 474],
    ["1 (15 oz) can chickpeas, drained and rinsed", "chickpea", 255],
    ["2 boneless, skinless chicken breasts (about 8 oz each)", "chicken-breast", 454],
    ["juice of 1 lemon", "lemon-juice", 48],
    ["200g/7oz self-raising flour", "self-raising-flour", 200],
    ["2 large eggs", "egg", 100],
    ["1 stick (1/2 cup) butter", "butter", 113],
    ["salt to taste", "salt", 0],
    ["1 litre vegetable oil, for deep frying", "vegetable-oil", 138],
    ["3 - 14 oz cans coconut milk", "coconut-milk", 1191],
    ["2 16- ounce cans black beans", "black-bean", 544],
    ["3 to 4 (1 1/2 pounds) chicken breasts", "chicken-breast", 680],
    ["4 (5-ounce) salmon fillets", "salmon", 567],
    ["6 slices sourdough, about 10 ounces", "bread-sourdough", 283],
    ["2 sirloin steaks (well marbled, 1 lb total)", "beef-sirloin", 454],
    ["2 lb blade roast of beef chuck", "beef-chuck", 907],
    ["1/2 lemon juice", "lemon-juice", 24],
    ["1 cup beef or vegetable stock", "stock-beef", 240],
    ["3 tablespoons cream or water", "cream-heavy", 45],
    ["1 recipe pie crust", "shortcrust-pastry", 180],
    ["1 bag parsley", "parsley", 25],
    ["3 chicken thighs, skin-on", "chicken-thigh-skin", 450],
    ["shredded lettuce", "lettuce", 60],
    ["12 ounces egg noodles, cooked according to package directions", "egg-noodle-dried", 340],
    ["8 ounces spaghetti, cooked and drained", "spaghetti", 227],
    ["2 cups white rice, cooked", "rice-white-cooked", 316],
    ["8 skin-on, bone-in chicken thighs", "chicken-thigh-skin", 1200],
    ["2 salmon fillets, about 1½ pounds each", "salmon", 1361],
    ["4 sirloin steaks, each 200g/7oz", "beef-sirloin", 800],
    ["1 whole brisket, 6 to 7 pounds", "beef-brisket", 2948],
    ["9 inch pound cake, cut into cubes", "cake-pound", 300],
    ["1 large bag of tortilla chips", "tortilla-chips", 250],
    ["10 (10 inch) flour tortillas", "tortilla-flour", 766],
    ["2 fajita sized flour tortillas", "tortilla-flour", 55],
    ["3 mini pita breads", "pita", 72],
    ["6 ounces gruyere, shredded (about 3 cups)", "gruyere", 170],
    ["1 12.5 – ounce can evaporated milk", "milk-evaporated", 354],
    ["2 slices farmhouse-style or rye bread, toasted", "bread-rye", 64],
    ["2 to 3 onions", "onion", 220],
    ["3 TB sugar", "sugar", 38],
    ["1 batch pizza dough", "pizza-dough", 450],
    ["1 batch dinner rolls", "dinner-roll", 280],
    ["pastry for a 9-inch double crust pie", "shortcrust-pastry", 360],
    ["1 (14 inch) pizza crust", "pizza-base", 392],
    ["2 cups cooked spaghetti made with lentils", "spaghetti-cooked", 280],
    ["1 cup black beans in tomato gravy", "black-bean", 172],
    ["4 skinless (boneless chicken thighs, trimmed)", "chicken-thigh", 440],
  ])("reads %j", (line, id, grams) => {
    const { food, grams: found } = readLineFood(index, line);
    expect(food?.id).toBe(id);
    expect(Math.abs(found - grams)).toBeLessThanOrEqual(2);
  });

  it("takes a line without a letter for none, so that it lowers nothing", () => {
    const recipe = { title: "", servings: 1, ingredients: ["100 g rice", ",", "---", "2 )"] };
    expect(estimateRecipe(index, recipe)).toMatchObject({ confidence: 1, lines: [{ line: "100 g rice" }] });
  });

  it("eats no bones and no shells", () => {
    const onTheBone = readLineFood(index, "2 lb chicken thighs, bone-in").grams;
    expect(onTheBone).toBeLessThan(readLineFood(index, "2 lb boneless chicken thighs").grams);
    expect(readLineFood(index, "1 kg mussels").grams).toBeLessThan(400);
    expect(readLineFood(index, "1 whole chicken").grams).toBeLessThan(1000);
    expect(readLineFood(index, "6 bone-in pork chops (about 2 kg)").grams).toBeCloseTo(1540, 0);
    expect(readLineFood(index, "2 kg shoulder of lamb").grams).toBeCloseTo(1360, 0);
    expect(readLineFood(index, "2 kg boned shoulder of lamb").grams).toBeCloseTo(2000, 0);
    expect(readLineFood(index, "500 g diced lamb shoulder").grams).toBeCloseTo(500, 0);
    const pieces = ["spaghetti squash", "butternut squash", "pumpkin"];
    expect(pieces.map((name) => readLineFood(index, `1 ${name}`).grams)).toEqual([850, 755, 1400]);
  });
});

const whole = (...ingredients: string[]) =>
  estimateRecipe(index, { title: "", servings: 1, ingredients }).perServing;

describe("estimating a recipe", () => {
  const pancakes = {
    title: "Pancakes",
    servings: 4,
    ingredients: ["2 cups all-purpose flour", "2 eggs", "500 ml whole milk", "30 g butter"],
  };

  it("divides by the servings", () => {
    const all = estimateRecipe(index, { ...pancakes, servings: 1 }).perServing.kcal;
    expect(estimateRecipe(index, pancakes).perServing.kcal).toBeCloseTo(all / 4, 6);
    expect(all).toBeGreaterThan(1400);
    expect(all).toBeLessThan(1800);
  });

  it("counts nothing for the headings of a list", () => {
    const headed = ["For the pasta dough:", ...pancakes.ingredients, "Chicken filling:"];
    const { perServing, confidence } = estimateRecipe(index, { ...pancakes, ingredients: headed });
    expect(perServing).toEqual(estimateRecipe(index, pancakes).perServing);
    expect(confidence).toBe(1);
  });

  it("leaves out what is optional and what stands in another line's place, and calls nothing missing", () => {
    const choice = [...pancakes.ingredients, "50 g sugar (optional)", "OR use 3 cups bread flour"];
    const estimate = estimateRecipe(index, { ...pancakes, ingredients: choice });
    expect(estimate.perServing).toEqual(estimateRecipe(index, pancakes).perServing);
    expect(estimate.lines.every(({ isCounted }) => isCounted)).toBe(true);
  });

  it("counts what is made of an earlier line once", () => {
    const butter = whole("200 g unsalted butter").kcal;
    expect(whole("200 g unsalted butter", "100 g browned butter", "100 g browned butter").kcal).toBe(butter);
    expect(whole("200 g unsalted butter", "300 g browned butter").kcal).toBeGreaterThan(2 * butter);
    expect(whole("100 g brown sugar", "100 g brown sugar").kcal).toBeCloseTo(
      2 * whole("100 g brown sugar").kcal,
      6,
    );
  });

  it.each([
    ["100 g lean pork sausages", "100 g pork sausages", 10],
    ["100 g low-fat gouda", "100 g gouda", 10],
    ["100 g fat-free feta", "100 g feta", 1],
  ])("takes no more fat in %j than a label with these words may have", (claimed, plain, most) => {
    expect(whole(claimed).fat).toBeLessThanOrEqual(most);
    const saved = whole(plain).kcal - whole(claimed).kcal;
    expect(saved).toBeCloseTo(9 * (whole(plain).fat - whole(claimed).fat), 6);
  });

  it("says how much of it was understood", () => {
    const strange = { ...pancakes, ingredients: [...pancakes.ingredients, "3 grubbleworts"] };
    expect(estimateRecipe(index, pancakes).confidence).toBe(1);
    expect(estimateRecipe(index, strange).confidence).toBe(0.8);
    expect(estimateRecipe(index, { title: "", servings: 2, ingredients: [] }).confidence).toBe(0);
  });

  it.each([
    ["1 can (15 oz) lentils, drained", "lentil-canned", 255],
    ["400 g tin green lentils", "lentil-cooked", 240],
    ["1 cup green lentils", "lentil-green", 192],
    ["2 peppers, sliced", "bell-pepper", 238],
    ["450 g boneless skin-on chicken thighs", "chicken-thigh-skin", 450],
    ["1 kg chicken drumsticks", "chicken-drumstick", 670],
    ["1/2 cup feta (plus more if desired)", "feta", 75],
    ["1 cup walnuts, if desired", "walnut", 0],
    ["vanilla ice cream", "ice-cream", 0],
    ["1/2 cup flour, for dredging", "wheat-flour", 31],
    ["1 cup sugar, for the brine", "sugar", 0],
  ])("puts of %j what is eaten of it into the dish", (line, id, grams) => {
    const read = readLineFood(index, line);
    expect(read.food?.id).toBe(id);
    expect(read.grams).toBeCloseTo(grams, 0);
  });

  it("takes the nearest food of a line with words that nobody knows, and is less sure of it", () => {
    const bread = { title: "", servings: 1, ingredients: ["300 g baguette"] };
    const branded = estimateRecipe(index, {
      ...bread,
      ingredients: ["300 g Zorblax Grubbe Wumble Steinhof baguette"],
    });
    expect(branded.perServing).toEqual(estimateRecipe(index, bread).perServing);
    expect(branded.confidence).toBe(0.5);
  });

  it("answers any lines and any number of servings", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 4 }),
        fc.double(),
        (ingredients, servings) => {
          const { perServing } = estimateRecipe(index, { title: "x", servings, ingredients });
          expect(perServing.kcal).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});
