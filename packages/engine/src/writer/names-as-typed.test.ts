import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { dishForName } from "./write-recipe.ts";

const written = (recipeName: string) =>
  dishForName(kitchen, { recipeName, backgroundStory: "", ingredients: [], diet: "none", allergies: [] })
    ?.written.dish;

describe("a dish's name with mistakes in it", () => {
  it.each([
    ["guacomole", "guacamole"],
    ["macaroni and chese", "stovetop-mac-and-cheese"],
    ["mac n cheese", "stovetop-mac-and-cheese"],
    ["fettucine alfredo", "fettuccine-alfredo"],
    ["eggplant parmesean", "parmigiana-di-melanzane"],
    ["osso bucco", "osso-buco-gremolata"],
    ["chicken enchilladas", "chicken-enchiladas-red"],
    ["chicken picatta", "chicken-piccata"],
    ["sweet n sour pork", "sweet-and-sour-pork"],
    ["falafal", "falafel-pita"],
  ])("is that dish: %s", (name, id) => {
    expect(written(name)?.id).toBe(id);
  });

  it("is no other dish where it is a right word that the cookbook does not have", () => {
    for (const name of ["zesty lemon chicken", "carrot halwa", "sunday gammon"])
      expect([name, kitchen.respell(name)]).not.toEqual([name, expect.stringMatching(/zest |salwa|salmon/)]);
    expect(written("zesty lemon chicken")?.ingredients.map(({ foodId }) => foodId)).not.toContain(
      "lemon-zest",
    );
  });
});

const kindsOf = (name: string, kind: string) =>
  written(name)?.ingredients.filter(({ foodId }) => kitchen.foods.byId(foodId)?.kind === kind).length;

const DISHES = ["spaghetti carbonara", "crepes", "margherita pizza", "chicken noodle soup", "greek salad"];
const FOODS = ["parmesan", "basil", "mushrooms", "bacon", "corn", "walnuts", "croutons", "honey"];

describe("foods that are named beside a dish", () => {
  it("come in where a cook would put them, and what is put on the finished dish is not cooked", () => {
    const wrong: string[] = [];
    for (const name of DISHES.flatMap((dish) => FOODS.map((food) => `${dish} with ${food}`))) {
      const steps = written(name)?.steps ?? [];
      const isHeated = steps.some(({ category }) => category === "cooking" || category === "baking");
      if (
        steps.some(({ text }) =>
          /Add the (?:parmesan|basil|walnuts|croutons|honey|corn)\b[^.]*cut to/i.test(text),
        )
      )
        wrong.push(`${name}: cut to size`);
      if (isHeated && /Add the (?:mushrooms|bacon)[^.]*here/.test(steps.at(-1)?.text ?? ""))
        wrong.push(`${name}: at the end`);
    }
    expect(wrong).toEqual([]);
  });

  it("take the place of a food of their kind instead of standing beside it", () => {
    expect(kindsOf("penne carbonara", "pasta")).toBe(1);
    expect(kindsOf("rigatoni amatriciana", "pasta")).toBe(1);
    expect(kindsOf("avocado toast with poached egg", "bread")).toBe(1);
  });

  it("are not read as one food with the dish: a salad with corn has no corn salad in it", () => {
    const foods = written("tuna pasta salad with corn")?.ingredients.map(({ foodId }) => foodId) ?? [];
    expect(foods.some((id) => /mache|corn-salad/.test(id))).toBe(false);
  });

  it("do not send meat in the place of nuts", () => {
    const lamb = written("lamb biryani");
    expect(lamb?.ingredients.find(({ foodId }) => foodId.startsWith("lamb"))?.grams).toBeGreaterThan(
      60 * (lamb?.servings ?? 1),
    );
  });
});

it("dresses no salad with whisked croutons", () => {
  for (const name of ["chicken caesar salad with bacon", "caesar salad", "salmon caesar salad"]) {
    const texts = written(name)?.steps.map(({ text }) => text) ?? [];
    expect(texts.filter((text) => /whisk[^.]*croutons/i.test(text))).toEqual([]);
  }
});
