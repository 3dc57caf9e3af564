import { describe, expect, it } from "vitest";
import { aisleOf } from "./aisle-of.ts";

describe("the aisle", () => {
  it.each([
    ["2 lbs russet potatoes", "produce"],
    ["pears in light syrup", "canned"],
    ["peaches in juice", "canned"],
    ["rice soup with chicken soup", "canned"],
    ["dehydrated mushrooms", "pantry"],
    ["colby jack", "dairy_eggs"],
    ["tilapia fillets", "meat_fish"],
    ["cassava", "produce"],
    ["frozen peas", "frozen"],
    ["1 can black beans", "canned"],
    ["black beans, dried", "pantry"],
    ["chicken broth", "pantry"],
    ["chicken breast", "meat_fish"],
    ["peanut butter", "condiments"],
    ["kiwis", "produce"],
    ["butter", "dairy_eggs"],
    ["butter beans", "canned"],
    ["almond milk", "drinks"],
    ["coconut milk", "canned"],
    ["toilet paper", "household"],
    ["cat food", "household"],
    ["dried oregano", "spices"],
    ["brocoli", "produce"],
    ["red peppers", "produce"],
    ["pepper", "spices"],
    ["corn on the cob", "produce"],
    ["ice cream", "frozen"],
    ["tofu", "chilled"],
    ["all-purpose flour", "baking"],
    ["bread flour", "baking"],
    ["sourdough bread", "bakery"],
    ["dark chocolate", "snacks_sweets"],
    ["fresno pepper", "produce"],
    ["kampot pepper", "spices"],
    ["rum flavor", "baking"],
    ["oat beverage", "drinks"],
    ["manioc/yuca", "produce"],
    ["lamb kabobs with onions", "meat_fish"],
    ["wasp spray", "household"],
    ["cooking spray", "pantry"],
  ])("of %j is %s", (item, aisle) => {
    expect(aisleOf(item)).toBe(aisle);
  });

  it.each(["", "🍕", "qwertzuiop", "(".repeat(10_000), "x ".repeat(5000)])(
    "is there for any text",
    (item) => {
      expect(typeof aisleOf(item)).toBe("string");
    },
  );
});
