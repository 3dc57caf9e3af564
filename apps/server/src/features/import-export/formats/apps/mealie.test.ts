import { describe, expect, it } from "vitest";
import { mealieArchive, mealieArchiveRecipe, mealieMess, mealieRecipe } from "../testing/mealie.ts";
import { mealieBackup } from "../testing/mealie-backup.ts";
import { readFile, untold } from "../testing/read.ts";
import { zipOf } from "../testing/zip.ts";

const barley = {
  name: "Barley with mushrooms",
  description: "Chewy and deep.",
  ingredients: ["1 1/2 cup pearl barley rinsed", "300 gram mushrooms, sliced", "salt to taste"],
  steps: [
    "The base: Fry the mushrooms in a wide pan.",
    "Add the barley and 1 l of water.",
    "Simmer for 40 minutes.",
  ],
  servings: 4,
  prepMinutes: 15,
  cookMinutes: 45,
  statedKcal: 380,
  category: "Dinner",
  cuisine: "",
  keywords: ["Autumn", "One pot"],
  notes: "Ahead\nKeeps for three days.",
  sourceUrl: "https://example.org/barley",
};

describe("a file of Mealie", () => {
  it.each([
    ["one recipe", JSON.stringify(mealieRecipe)],
    ["a list of them", JSON.stringify([mealieRecipe])],
    ["one of the archive, taken out of it", JSON.stringify(mealieArchiveRecipe)],
  ])("is read as JSON: %s", async (_what, content) => {
    expect(await readFile(content)).toMatchObject({
      format: "Mealie",
      total: 1,
      drafts: [barley],
      failures: [],
    });
  });

  it("is read as the zip of one recipe, with its picture", async () => {
    const zip = await zipOf({ "barley.json": mealieRecipe, "original.webp": "a picture of barley" });
    expect(await readFile(zip)).toMatchObject({ drafts: [barley], pictures: ["a picture of barley"] });
  });

  it("is read as the zip of many, and what is broken in it takes nothing along", async () => {
    const read = await readFile(await mealieArchive(mealieMess));
    expect(read).toEqual({
      format: "Mealie",
      total: 3,
      drafts: [
        barley,
        {
          ...untold,
          name: "Old oats",
          ingredients: ["1 cup oats", "milk", "12"],
          steps: ["Pour.", "Wait overnight.", "Eat."],
          prepMinutes: 5,
          keywords: ["Breakfast", "7"],
        },
      ],
      failures: [{ name: "cut", reason: expect.stringMatching(/seems to be JSON, but it is damaged/u) }],
      pictures: ["a picture of barley", null, null],
    });
  });

  it("is read as a backup, put together from its tables", async () => {
    expect(await readFile(await mealieBackup())).toEqual({
      format: "Mealie",
      total: 2,
      drafts: [
        {
          ...barley,
          description: "Chewy",
          ingredients: ["1.5 cup pearl barley", "300 gram mushrooms, sliced", "salt to taste"],
          steps: ["The base: Fry the mushrooms.", "Add the barley."],
          keywords: ["Autumn"],
        },
        { ...untold, name: "Nothing yet" },
      ],
      failures: [],
      pictures: ["a picture of barley", null],
    });
  });

  it("is read as a backup that was cut, as far as it goes", async () => {
    const recipes = JSON.stringify([
      { id: "1", name: "Soup" },
      { id: "2", name: "Stew" },
    ]);
    const text = `{"recipes_ingredients": [{"recipe_id": "1", "note": "1 onion"}, 7, {"recipe_id": tru}], "recipes": ${recipes.slice(0, -4)}`;
    expect(await readFile(text)).toMatchObject({
      drafts: [{ ...untold, name: "Soup", ingredients: ["1 onion"] }],
      failures: [{ reason: "It is damaged." }],
    });
  });
});
