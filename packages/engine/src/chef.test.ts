import { describe, expect, it } from "vitest";
import { createChefOf } from "./chef.ts";
import { kitchen as testKitchen } from "../scripts/testing/cookbook.ts";
import { testContext } from "./talker/testing/context.ts";

const chef = createChefOf(testKitchen);
const photo = { dataUrl: "data:image/png;base64,AAAA" };
const product = {
  productName: "halloumi",
  recipeContext: "Greek salad with halloumi",
  question: "Is this halloumi? Is it a suitable option for my recipe?",
  photo: null,
  diet: "vegan",
  allergies: ["milk"],
};

describe("the built-in chef", () => {
  it("tells of a product what it is, whom it suits and how it keeps", async () => {
    const { response } = await chef.answerProduct(product);
    expect(response).toMatch(/Halloumi \(dairy\): \d+ kcal/);
    expect(response).toMatch(/does not fit the vegan diet.*milk/);
    expect(response).toContain("what your recipe asks for");
    expect(response).toContain("Keeping it");
  });

  it("asks for words where it only gets a picture", async () => {
    const { response } = await chef.answerProduct({ ...product, productName: "???", photo });
    expect(response).toContain("cannot see pictures");
    expect((await chef.answerProduct({ ...product, photo })).response).toContain("cannot see pictures");
    expect((await chef.answerProduct({ ...product, productName: "xqzvrt" })).response).toContain(
      "can't find",
    );
  });

  it("answers a question of its own about a product", async () => {
    const { response } = await chef.answerProduct({ ...product, question: "How long does it keep?" });
    expect(response).toMatch(/3 to 4 weeks/);
  });

  it("reads ingredients and meals from words, and claims nothing from a picture", async () => {
    expect(
      (await chef.detectIngredients({ photo, description: "three tomatoes, basil and a ball of mozzarella" }))
        .ingredients,
    ).toEqual(expect.arrayContaining(["tomato", "basil"]));
    expect((await chef.detectIngredients({ photo, description: "" })).ingredients).toEqual([]);
    const [pizza, cola] = await chef.analyseFood({ photo, description: "two slices of pizza and a cola" });
    expect(pizza?.calories).toBeGreaterThan(400);
    expect(cola?.taste_profile).toContain("sweet");
    const blind = await chef.analyseFood({ photo, description: "" });
    expect(blind).toHaveLength(1);
    expect(blind[0]).toMatchObject({
      description: "Unknown food",
      calories: 0,
      chef_notes: "No chef notes available",
    });
    expect(blind[0]?.confidence).toBeLessThan(0.5);
  });

  it("sorts, times, talks and paints behind one face", async () => {
    expect(await chef.categoriseRecipe("Tomato soup")).toBe("soup");
    const text = { recipeText: "Simmer for 20 minutes.", diet: "none", allergies: [] };
    expect(await chef.writeCookingSteps(text)).toMatchObject({ steps: [{ timeInMinutes: 20 }], note: null });
    const { pieces } = await chef.chat({ turns: [{ role: "user", content: "hello" }], context: testContext });
    expect(pieces.join("")).toContain("Hello");
    expect(
      (await chef.paintRecipe({ recipeName: "ramen", backgroundStory: "", enhance: false })).provider,
    ).toBe("builtin");
  });
});
