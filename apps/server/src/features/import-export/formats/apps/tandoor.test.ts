import { describe, expect, it } from "vitest";
import { readFile, untold } from "../testing/read.ts";
import { tandoorExport, tandoorRecipe } from "../testing/tandoor.ts";
import { zipOf } from "../testing/zip.ts";

const dumplings = {
  name: "Beetroot dumplings",
  description: "Pink, and soft.",
  ingredients: ["200 g flour", "2 eggs, large", "0.5 kg beetroot", "salt"],
  steps: [
    "Dough: Mix 200 g flour with the eggs.",
    "Rest the dough for 30 minutes.",
    "Grate the beetroot.",
    "Fill and boil the dumplings.",
  ],
  servings: 4,
  prepMinutes: 40,
  cookMinutes: 30,
  statedKcal: 340,
  category: "",
  cuisine: "",
  keywords: ["Winter", "Freezes well"],
  notes: "",
  sourceUrl: "https://example.org/dumplings",
};

describe("a file of Tandoor", () => {
  it("is read as a zip of zips, and what is broken in it takes nothing along", async () => {
    expect(await readFile(await tandoorExport({ "notes.txt": "not a recipe" }))).toEqual({
      format: "Tandoor",
      total: 3,
      drafts: [
        dumplings,
        {
          ...untold,
          name: "Tea eggs",
          ingredients: ["soy sauce"],
          steps: ["Then: Crack.", "Steep & wait."],
        },
      ],
      failures: [{ name: "14", reason: expect.stringMatching(/zip archive is damaged/u) }],
      pictures: ["a picture of dumplings", "", null],
    });
  });

  it("is read as one of its recipes too, packed or not", async () => {
    expect(await readFile(await zipOf({ "recipe.json": tandoorRecipe }))).toMatchObject({
      drafts: [dumplings],
    });
    expect(await readFile(JSON.stringify(tandoorRecipe))).toMatchObject({
      format: "Tandoor",
      drafts: [dumplings],
    });
  });
});
