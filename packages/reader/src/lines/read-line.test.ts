import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readIngredientLine } from "./read-line.ts";

function read(line: string): readonly unknown[] {
  const { quantity, quantityMax, unit, name, preparation } = readIngredientLine(line);
  return [quantity, quantityMax, unit, name, preparation];
}

describe("an ingredient line", () => {
  it.each([
    ["3 cloves garlic, minced", [3, null, "clove", "garlic", "minced"]],
    ["1 cup milk, low-fat", [1, null, "cup", "low-fat milk", null]],
    ["2 tsp thyme, dried", [2, null, "tsp", "dried thyme", null]],
    ["8 oz spinach, blanched, dried, chopped", [8, null, "oz", "spinach", "blanched, dried, chopped"]],
    ["Yolks of 3 eggs", [3, null, null, "egg yolks", null]],
    ["few grains cayenne", [null, null, null, "cayenne", null]],
    ["SUGAR,BROWN,PACKED 2 lbs 1 qts 1/2 cup", [2, null, "lb", "BROWN SUGAR", "PACKED"]],
    ["1 lb 95 percent lean beef", [1, null, "lb", "95% lean beef", null]],
    ["2 large onions, thinly sliced", [2, null, null, "onions", "large, thinly sliced"]],
    ["1½–2 cups chicken stock", [1.5, 2, "cup", "chicken stock", null]],
    ["150g-200g mushrooms", [150, 200, "g", "mushrooms", null]],
    ["1 lb 4 oz chicken thighs", [1.25, null, "lb", "chicken thighs", null]],
    ["half a dozen eggs", [6, null, null, "eggs", null]],
    ["a good pinch of sugar", [1, null, "pinch", "sugar", null]],
    ["2 tbsp finely chopped fresh parsley", [2, null, "tbsp", "parsley", "finely chopped fresh"]],
    ["4 boneless, skinless chicken thighs", [4, null, null, "boneless skinless chicken thighs", null]],
    [
      "salt and freshly ground black pepper, to taste",
      [null, null, null, "salt and black pepper", "freshly ground, to taste"],
    ],
    ["2 TB sesame oil", [2, null, "tbsp", "sesame oil", null]],
    [
      "6 boneless (skinless duck breasts, scored)",
      [6, null, null, "boneless skinless duck breasts", "scored"],
    ],
    ["juice of half a lime", [0.5, null, null, "lime", "juice"]],
    ["1 tbsp thyme or 1 tsp dried thyme", [1, null, "tbsp", "thyme", "or 1 tsp dried thyme"]],
    ["Flour 200 g", [200, null, "g", "Flour", null]],
    ["小麦粉 200g", [200, null, "g", "小麦粉", null]],
    ["- 3 T soy sauce", [3, null, "tbsp", "soy sauce", null]],
    ["400g/14oz/2 cups lentils", [400, null, "g", "lentils", null]],
    ["750g/1lb 10oz turnips", [750, null, "g", "turnips", null]],
    ["60g/2 oatmeal", [60, null, "g", "oatmeal", null]],
    ["400g/14oz tin chickpeas", [400, null, "g", "chickpeas", null]],
    ["3cm/1in piece of turmeric", [1, null, "piece", "turmeric", null]],
    ["2 tbsp 2 tablespoons rum", [2, null, "tbsp", "rum", null]],
    ["1 tbsp lard 15 mL", [1, null, "tbsp", "lard", null]],
    ["1/2 cup packed chopped dill", [0.5, null, "cup", "dill", "chopped"]],
    ["1 cup fresh or frozen peas", [1, null, "cup", "fresh or frozen peas", null]],
    ["2 tbsp lard or other solid fat", [2, null, "tbsp", "lard or other solid fat", null]],
    [
      "1 tbsp rice flour, potato starch, or arrowroot",
      [1, null, "tbsp", "rice flour potato starch or arrowroot", null],
    ],
    ["2 crusty, seeded rolls", [2, null, null, "crusty rolls", "seeded"]],
    ["6 bone-in, skin-on duck legs", [6, null, null, "bone-in skin-on duck legs", null]],
    ["1 tsp coarse (pickling) salt", [1, null, "tsp", "coarse pickling salt", null]],
    ["Garnish: lemon twist", [null, null, null, "lemon twist", null]],
    ["1/2 lb peeled and finely grated celeriac", [0.5, null, "lb", "celeriac", "peeled and finely grated"]],
    ["40g goose fat", [40, null, "g", "goose fat", null]],
    ["radishes, trimmed", [null, null, null, "radishes", "trimmed"]],
    ["1 cup plus 1/4 cup semolina", [1.25, null, "cup", "semolina", null]],
    ["1/2 + 1/4 cup sugar", [0.75, null, "cup", "sugar", null]],
  ])("reads %j", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it("adds up what two spoons say", () => {
    expect(readIngredientLine("2 tbsp plus 1 tsp sugar").quantity).toBeCloseTo(2.3333, 4);
    expect(readIngredientLine("1 cup minus 1 tbsp milk").quantity).toBeCloseTo(0.9375, 4);
  });

  it.each([
    ["1 (14 oz) can coconut milk", 1, "can", { quantity: 14, unit: "oz" }],
    ["2 x 400g tins chopped tomatoes", 2, "can", { quantity: 400, unit: "g" }],
    ["14-ounce can coconut milk", 1, "can", { quantity: 14, unit: "oz" }],
    ["2 cans (5 oz each) tuna", 2, "can", { quantity: 5, unit: "oz" }],
    ["4 salmon fillets (about 6 oz each)", 4, null, { quantity: 6, unit: "oz" }],
    ["1 12-pound turkey", 1, null, { quantity: 12, unit: "lb" }],
  ])("takes the size of one apart in %j", (line, quantity, unit, packageSize) => {
    expect(readIngredientLine(line)).toMatchObject({ quantity, unit, packageSize });
  });

  it("keeps a second measure of the same amount", () => {
    expect(readIngredientLine("200g/7oz butter").alsoMeasured).toEqual({ quantity: 7, unit: "oz" });
    expect(readIngredientLine("1 cup (240 ml) milk").alsoMeasured).toEqual({ quantity: 240, unit: "ml" });
  });

  it.each(["9-inch pie crust", "00 flour", "7-Up", "80/20 ground beef", "2% milk"])(
    "sees no quantity in %j",
    (line) => {
      expect(readIngredientLine(line).quantity).toBeNull();
    },
  );

  it.each(["2 cups 2% milk", "500g 00 flour", "1 lb 80/20 ground beef", "1 can 7-Up"])(
    "leaves figures in the name of %j",
    (line) => {
      expect(readIngredientLine(line).name).toBe(
        line
          .split(" ")
          .slice(line.startsWith("500g") ? 1 : 2)
          .join(" "),
      );
    },
  );

  it("keeps what a can is sold as and drops what a cook does", () => {
    expect(readIngredientLine("1 can diced tomatoes").name).toBe("diced tomatoes");
    expect(readIngredientLine("2 cups diced tomatoes").name).toBe("tomatoes");
  });

  it("gives an item for any text, with a name unless the text is blank", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (line) => {
        const item = readIngredientLine(line);
        expect(item.name === "").toBe(line.trim() === "");
        expect(Number.isFinite(item.quantity ?? 0)).toBe(true);
      }),
    );
  });

  it.each(["(", "1 ", "1/", "a ", ",", "chopped ", "½", "- ", "🍕", "to 1 "])(
    "reads ten thousand characters of %j",
    (piece) => {
      expect(() => readIngredientLine(piece.repeat(10_000 / piece.length))).not.toThrow();
    },
  );

  it("reads the same whatever bullet stands in front", () => {
    const words = fc.constantFrom("2 cups flour", "1 onion, diced", "salt", "3 cloves garlic");
    fc.assert(
      fc.property(words, fc.constantFrom("- ", "• ", "* ", "▢ ", "☐ ", "  "), (line, bullet) => {
        expect(readIngredientLine(bullet + line)).toEqual(readIngredientLine(line));
      }),
    );
  });
});
