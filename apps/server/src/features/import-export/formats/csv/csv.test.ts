import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { unpackingBudget } from "../limits.ts";
import { openContent } from "../open-content.ts";
import { readFile, untold } from "../testing/read.ts";

const soup = {
  ...untold,
  name: "Soup",
  ingredients: ["1 onion", "200 g lentils"],
  steps: ["Fry.", "Simmer."],
};
const draftsOf = async (text: string) => (await readFile(text)).drafts;

describe("a table", () => {
  it("is read with all of its columns", async () => {
    const text = `Recipe Name,Ingredients,Directions,Serves,Prep Time,Total time,Calories,Category,Cuisine,Tags,Notes,Source URL,Rating
"Soup, red","1 onion
200 g lentils","1. Fry.
2. Simmer.","Serves 4",10 min,PT40M,350 kcal,Dinner,Indian,"warm, quick",Say ""hello"".,https://example.org/soup,5
`;
    expect(await readFile(text)).toEqual({
      format: "CSV",
      total: 1,
      drafts: [
        {
          name: "Soup, red",
          description: "",
          ingredients: ["1 onion", "200 g lentils"],
          steps: ["Fry.", "Simmer."],
          servings: 4,
          prepMinutes: 10,
          cookMinutes: 30,
          statedKcal: 350,
          category: "Dinner",
          cuisine: "Indian",
          keywords: ["warm", "quick"],
          notes: 'Say ""hello"".',
          sourceUrl: "https://example.org/soup",
        },
      ],
      failures: [],
      pictures: [null],
    });
  });

  it.each([
    ["commas", "name,ingredients,steps\nSoup,1 onion|200 g lentils,Fry.|Simmer."],
    ["semicolons", 'Titel;Zutaten;Zubereitung\nSoup;"1 onion; 200 g lentils";Fry.|Simmer.'],
    ["tabs", "TITLE\tINGREDIENTS\tMETHOD\nSoup\t1 onion, 200 g lentils\tFry.|Simmer."],
    ["bars", 'title|ingredients|instructions\nSoup|1 onion; 200 g lentils|"Fry.\nSimmer."'],
    [
      "a line that says so",
      "sep=;\r\nname;ingredients;steps\r\nSoup;1 onion, 200 g lentils;Fry.|Simmer.\r\n",
    ],
    [
      "lists as JSON",
      'name,ingredients,steps\nSoup,"[""1 onion"", ""200 g lentils""]","[""Fry."",""Simmer.""]"',
    ],
    [
      "HTML",
      "name,ingredients,steps\nSoup,<ul><li>1 onion</li><li>200 g lentils</li></ul>,<p>Fry.</p><p>Simmer.</p>",
    ],
    [
      "a column for each",
      "name,ingredient 1,ingredient 2,step 1,step 2\nSoup,1 onion,200 g lentils,Fry.,Simmer.",
    ],
  ])("is read with %s", async (_what, text) => {
    expect(await draftsOf(text)).toEqual([soup]);
  });

  it("is read though lines are empty, short, long, or quoted wrong", async () => {
    const text =
      '\n\nname,ingredients,steps\n\n,,\nA\nB,"1 egg",Boil.,more,and more\nC,6" sub,Eat.\n"D",1 "big" egg,"Fry."\n';
    const read = await readFile(text);
    expect(read.drafts.map(({ name, ingredients, steps }) => [name, ...ingredients, ...steps])).toEqual([
      ["A"],
      ["B", "1 egg", "Boil."],
      ["C", '6" sub', "Eat."],
      ["D", '1 "big" egg', "Fry."],
    ]);
    expect([read.total, read.failures]).toEqual([4, []]);
  });

  it("is read up to a quotation mark that is never closed", async () => {
    const read = await readFile(
      'name,ingredients,steps\nSoup,1 onion|200 g lentils,Fry.|Simmer.\nBread,"500 g flour,Bake.\nCake,1 egg,Bake.',
    );
    expect([read.drafts, read.failures, read.total]).toEqual([
      [soup],
      [
        {
          name: "Recipe 2",
          reason: expect.stringContaining("quotation mark is opened here and never closed"),
        },
      ],
      2,
    ]);
  });

  it.each([
    ["Latin-1", Buffer.from("name,ingredients,steps\nCrème brûlée,1 egg,Bake.", "latin1")],
    ["UTF-8 with a mark", Buffer.from("\uFEFFname,ingredients,steps\nCrème brûlée,1 egg,Bake.")],
    [
      "UTF-16, as spreadsheets save it",
      Buffer.from("\uFEFFname\tingredients\tsteps\nCrème brûlée\t1 egg\tBake.", "utf16le"),
    ],
  ])("is read in %s", async (_encoding, bytes) => {
    expect((await readFile(bytes)).drafts.map(({ name }) => name)).toEqual(["Crème brûlée"]);
  });

  it("is none where its first line does not name what recipes have", async () => {
    await expect(readFile("date,amount\n2024-01-01,3")).rejects.toThrow(
      "This is text, but not in a format that we know.",
    );
  });

  it("is refused where a line has more columns than any table of recipes", async () => {
    const header = "name,ingredients,steps\n";
    await expect(readFile(header + ",".repeat(2_000_000))).rejects.toThrow(
      "A line of this table has more than 1,000 columns. Export it again with fewer.",
    );
    expect(await draftsOf(`${header}Soup,1 onion|200 g lentils,Fry.|Simmer.${",".repeat(900)}`)).toEqual([
      soup,
    ]);
  });

  it.each([
    ["blank lines", Buffer.from(`name,ingredients,steps\n${"\n".repeat(1_000_000)}`), 50],
    ["an old encoding", Buffer.from(`name,ingredients,steps\n${"é\n".repeat(1_500_000)}`, "latin1"), 10],
  ])("lets others be answered while it is opened: %s", async (_what, bytes, least) => {
    let turns = 0;
    const opened = new AbortController();
    const counting = (async () => {
      for (; !opened.signal.aborted; turns += 1) await nextTurn();
    })();
    const place = { path: "recipes.csv", archives: 0, picture: () => undefined };
    const opening = { budget: unpackingBudget(), signal: new AbortController().signal };
    await openContent(bytes, place, opening).catch(() => undefined);
    opened.abort();
    await counting;
    expect(turns).toBeGreaterThan(least);
  });
});
