import { describe, expect, it } from "vitest";
import { cooklangFolder, pancakes } from "../testing/cooklang.ts";
import { readFile, untold } from "../testing/read.ts";

const read = async (text: string) => (await readFile(text, "Dish.cook")).drafts[0];

describe("a recipe in Cooklang", () => {
  it("is read alone", async () => {
    expect(await readFile(pancakes, "x.txt")).toEqual({
      format: "Cooklang",
      total: 1,
      drafts: [
        {
          name: "Buckwheat pancakes",
          description: "Lacy at the rim. They stack well.",
          ingredients: [
            "200 g buckwheat flour, sifted",
            "1/2 l milk",
            "2 eggs",
            "salt",
            "chives (optional)",
            "1 tsp butter",
          ],
          steps: [
            "Batter: Whisk buckwheat flour with milk and eggs in a mixing bowl, then add salt and chives.",
            "Rest for 30 minutes.",
            "Frying: Melt butter in a pan and fry for 2 minutes on each side.",
          ],
          servings: 3,
          prepMinutes: 10,
          cookMinutes: 20,
          statedKcal: null,
          category: "breakfast",
          cuisine: "French",
          keywords: ["quick", "sweet or salty"],
          notes: "The first one never works.",
          sourceUrl: "https://example.org/pancakes?a--b",
        },
      ],
      failures: [],
      pictures: [null],
    });
  });

  it("is read from a folder, named by its file, with the picture beside it", async () => {
    const folder = await readFile(await cooklangFolder());
    expect([folder.format, folder.total, folder.pictures]).toEqual([
      "Cooklang",
      3,
      ["a picture of pancakes", null, null],
    ]);
    expect(folder.drafts.map(({ name, category, steps }) => [name, category, steps.length])).toEqual([
      ["Buckwheat pancakes", "breakfast", 3],
      ["Old tea", "drinks", 2],
      ["Plain words", "", 1],
    ]);
  });

  // As the specification's own tests have it, in our words.
  it.each([
    ["Add @salt and stir", ["salt"], "Add salt and stir"],
    ["Add @5spice, then @hot chilli{}", ["5spice", "hot chilli"], "Add 5spice, then hot chilli"],
    ["@milk{1 / 2 %cup}", ["1/2 cup milk"], "milk"],
    ["@water{7 k }", ["7 k water"], "water"],
    ["@thyme{few%sprigs}", ["few sprigs thyme"], "thyme"],
    ["@tipo 00 flour{250%g}(sifted)", ["250 g tipo 00 flour, sifted"], "tipo 00 flour"],
    ["Add @🧂 now", ["🧂"], "Add 🧂 now"],
    ["Use @salt{=1%tsp} or @rice{1|2|3%cups}", ["1 tsp salt", "1 cups rice"], "Use salt or rice"],
    ["@flour{100%g}, more @flour and @&flour{50%g}", ["100 g flour"], "flour, more flour and flour"],
    ["Pour @./sauces/Hollandaise{150%g} over", ["150 g Hollandaise"], "Pour Hollandaise over"],
    ["Did you add the @salt{}?", ["salt"], "Did you add the salt?"],
    ["Fry in a #7-inch pan{two small} for ~{1.5%minutes}", [], "Fry in a 7-inch pan for 1.5 minutes"],
    ["Let it ~rest, turn after ~eggs{3%minutes}", [], "Let it rest, turn after 3 minutes"],
    [
      "Heat to 200℃, ask me@example.org, # 5, ~ {5} @ home",
      [],
      "Heat to 200℃, ask me@example.org, # 5, ~ {5} @ home",
    ],
    [
      "@thyme{2%sprigs} -- a comment\nand -- so on\n-- alone\nserve [- hidden\n -] it",
      ["2 sprigs thyme"],
      "thyme and serve it",
    ],
  ])("marks what it needs: %s", async (text, ingredients, step) => {
    expect(await read(text)).toEqual({ ...untold, name: "Dish", ingredients, steps: [step] });
  });

  it("tells steps, parts and notes apart", async () => {
    const text = "One,\nstill one.\n\n== Part ==\n\n> A note\nover two lines\n\nTwo.\n=\nThree with @salt{}.";
    expect(await read(text)).toMatchObject({
      steps: ["One, still one.", "Part: Two.", "Three with salt."],
      notes: "A note over two lines",
    });
  });

  it.each([
    ["front matter that is never closed", "---\ntitle: A\n@salt{}"],
    ["braces that are never closed", "@salt{ @pepper{ ~{ #{"],
    ["comments that are never closed", `@salt{} ${"[-".repeat(50_000)}`],
    ["marks without end", `@salt{} ${"@#~".repeat(60_000)}`],
    ["names without end", `@salt{} ${"@a b c ".repeat(25_000)}`],
    ["a step of lines", `@salt{}\n${"a\n".repeat(90_000)}`],
    ["an amount of blanks", `@salt{${" ".repeat(90_000)}}`],
    ["a part of blanks", `@salt{}\n\n= a${" ".repeat(90_000)}b = c`],
    ["a part of signs", `@salt{}\n\n${"=".repeat(90_000)}a=b`],
    ["metadata of blanks", `@salt{}\n\n>> a${" ".repeat(90_000)}b`],
    ["front matter of blanks", `---\na${" ".repeat(90_000)}b\n${`- "`.repeat(30_000)}\n---\n@salt{}`],
    ["front matter of lines", `---\na: b\n${"c\n".repeat(90_000)}---\n@salt{}`],
  ])("is read though it has %s", async (_what, text) => {
    expect(await read(text)).toMatchObject({ name: "Dish" });
  });
});
