import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { paprikaExport, paprikaFile, paprikaRecipe } from "../testing/paprika.ts";
import { readFile, untold } from "../testing/read.ts";

const flatbread = {
  name: "Chickpea flatbread",
  description: "Thin, with crisp edges.",
  ingredients: ["250 g chickpea flour", "750 ml water", "4 tbsp olive oil", "salt"],
  steps: ["Whisk flour and water.", "Rest for 2 hours, then see Oiled pan.", "Bake until golden."],
  servings: 6,
  prepMinutes: 10,
  cookMinutes: 25,
  statedKcal: 210,
  category: "",
  cuisine: "",
  keywords: ["Bread", "Weeknight"],
  notes: "Eat it hot.",
  sourceUrl: "https://example.org/flatbread",
};

describe("a file of Paprika", () => {
  it("is read with all of its recipes, and what is broken in it takes nothing along", async () => {
    const read = await readFile(await paprikaExport(), "Export.paprikarecipes");
    expect(read).toMatchObject({
      format: "Paprika",
      total: 3,
      drafts: [
        flatbread,
        {
          ...untold,
          name: "Uncle's punch",
          ingredients: ["1 l juice", "3 oranges"],
          keywords: ["Drinks"],
        },
      ],
      failures: [{ name: "Broken", reason: "It is packed, and damaged." }],
    });
    expect(read.pictures[0]).toBe("a picture of flatbread");
  });

  it.each([
    ["as it is shared", paprikaFile()],
    ["unpacked", JSON.stringify(paprikaRecipe)],
    [
      "with its photo in a list",
      paprikaFile({ ...paprikaRecipe, photo_data: null, photos: [{ data: paprikaRecipe.photo_data }] }),
    ],
  ])("is read as one recipe: %s", async (_how, content) => {
    expect(await readFile(content)).toMatchObject({
      format: "Paprika",
      total: 1,
      drafts: [flatbread],
      pictures: ["a picture of flatbread"],
    });
  });

  it("is not unpacked where it would fill the memory", async () => {
    const bomb = gzipSync(`{"directions":"${" ".repeat(40_000_000)}","uid":""}`);
    await expect(readFile(bomb)).rejects.toThrow("It unpacks to more than 40 MB.");
  });
});
