import { describe, expect, it } from "vitest";
import { nextcloudFolder } from "../testing/nextcloud.ts";
import { recipeSageExport } from "../testing/recipe-sage.ts";
import { readFile, untold } from "../testing/read.ts";
import { zipOf } from "../testing/zip.ts";

describe("a file of RecipeSage", () => {
  it("is read with the names of its parts and the notes of its author", async () => {
    expect(await readFile(JSON.stringify(recipeSageExport))).toEqual({
      format: "RecipeSage",
      total: 2,
      drafts: [
        {
          name: "Layered bean bake",
          description: "For a crowd.",
          ingredients: ["400 g kidney beans", "1 onion, chopped", "100 g cheddar"],
          steps: [
            "Beans: Fry the onion.",
            "Add the beans.",
            "Topping: Grate the cheddar over it and bake for 25 minutes.",
          ],
          servings: 8,
          prepMinutes: 20,
          cookMinutes: 40,
          statedKcal: 420,
          category: "Main, Potluck",
          cuisine: "",
          keywords: [],
          notes: "Better on the next day.",
          sourceUrl: "https://example.org/bake",
        },
        {
          ...untold,
          name: "Lemon salt",
          ingredients: ["2 lemons & their zest"],
          steps: ["Rub them together."],
        },
      ],
      failures: [],
      pictures: [null, null],
    });
  });
});

describe("a file of Nextcloud Cookbook", () => {
  it("is read from its folders, with the pictures and the lists that PHP makes objects of", async () => {
    expect(await readFile(await nextcloudFolder())).toEqual({
      format: "Nextcloud Cookbook",
      total: 3,
      drafts: [
        {
          name: "Cold cucumber soup",
          description: "For hot days. Serve it cold.",
          ingredients: ["2 cucumbers", "300 g yogurt", "1 clove garlic"],
          steps: ["Blend everything.", "Chill for 2 hours."],
          servings: 2,
          prepMinutes: 15,
          cookMinutes: 120,
          statedKcal: 140,
          category: "Soup",
          cuisine: "",
          keywords: ["summer", "no cooking"],
          notes: "",
          sourceUrl: "https://example.org/cucumber",
        },
        {
          ...untold,
          name: "Toast",
          ingredients: ["2 slices bread", "butter"],
          steps: ["Toast it.", "Butter it."],
          servings: 1,
          cookMinutes: 3,
        },
      ],
      failures: [{ name: "Gone", reason: expect.stringMatching(/^This file is empty/u) }],
      pictures: ["a picture of soup", null, null],
    });
  });
});

describe("a file of schema.org recipes", () => {
  const soup = {
    "@type": "Recipe",
    name: "Soup",
    recipeIngredient: ["1 onion"],
    recipeInstructions: "Fry.",
    url: "www.example.org/soup",
  };
  const draft = {
    ...untold,
    name: "Soup",
    ingredients: ["1 onion"],
    steps: ["Fry."],
    sourceUrl: "https://www.example.org/soup",
  };

  it.each([
    ["alone", soup],
    ["in a list", [soup]],
    ["in a list with others", [{ "@type": "WebSite", name: "Site" }, 7, "x", null, soup]],
    ["in a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "Person" }, soup] }],
    ["in a list of items", { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: soup }] }],
    ["inside of a page", { "@type": "WebPage", mainEntity: soup }],
    ["without saying what it is", { ...soup, "@type": undefined }],
  ])("is read: %s", async (_where, data) => {
    const read = await readFile(JSON.stringify(data));
    expect([read.format, read.drafts, read.failures]).toEqual(["schema.org", [draft], []]);
  });

  it("finds a picture that lies beside it", async () => {
    const zip = await zipOf({
      "a/soup.json": { ...soup, image: "soup.jpg" },
      "a/soup.jpg": "a picture of soup",
    });
    expect(await readFile(zip)).toMatchObject({ drafts: [draft], pictures: ["a picture of soup"] });
  });

  it("is read around what is broken in it, and up to where it was cut", async () => {
    const text = `[${JSON.stringify(soup)}, {"name": 'single'}, {"name": "Odd", "price": 3}, ${JSON.stringify(soup)}, {"@type": "Reci`;
    expect(await readFile(text)).toMatchObject({
      total: 5,
      drafts: [draft, draft],
      failures: [
        { name: "Recipe 2", reason: "It is damaged, or larger than a recipe can be." },
        { name: "Odd", reason: "There is nothing in it that looks like a recipe." },
        { name: "Recipe 5", reason: "It is damaged, or larger than a recipe can be." },
      ],
    });
  });

  it("is read from a page that was saved", async () => {
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify(soup)}</script>`;
    expect(await readFile(page)).toMatchObject({
      format: "Web page",
      drafts: [{ ...draft, sourceUrl: null }],
    });
  });

  it.each([
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${JSON.stringify({ ...soup, name: "Crème brûlée" })}`)],
    [
      "UTF-16 with a mark",
      Buffer.from(`\uFEFF${JSON.stringify({ ...soup, name: "Crème brûlée" })}`, "utf16le"),
    ],
    ["UTF-16 without one", Buffer.from(JSON.stringify({ ...soup, name: "Crème brûlée" }), "utf16le")],
    [
      "UTF-16 the other way",
      Buffer.from(JSON.stringify({ ...soup, name: "Crème brûlée" }), "utf16le").swap16(),
    ],
    ["Latin-1", Buffer.from(JSON.stringify({ ...soup, name: "Crème brûlée" }), "latin1")],
  ])("is read in %s", async (_encoding, bytes) => {
    expect((await readFile(bytes)).drafts.map(({ name }) => name)).toEqual(["Crème brûlée"]);
  });
});
