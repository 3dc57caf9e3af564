import { describe, expect, it } from "vitest";
import { untold } from "../formats/testing/read.ts";
import { readPage } from "./read-page.ts";

const scriptOf = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("</", String.raw`<\/`)}</script>`;
const linked = (...data: readonly unknown[]) => data.map(scriptOf).join("\n");
const soup = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lentil soup",
  recipeIngredient: ["200 g red lentils", "1 onion"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Fry the onion." },
    { "@type": "HowToStep", text: "Add the lentils and simmer for 20 minutes." },
  ],
};
const read = (data: object) => readPage(linked({ ...soup, ...data }), null)[0];

describe("a page with linked data", () => {
  it.each([
    ["as it is", soup],
    ["in a list", [{ "@type": "WebSite", name: "Site" }, soup]],
    [
      "in a graph",
      { "@context": "https://schema.org", "@graph": [{ "@type": "Person", name: "Cook" }, soup] },
    ],
    ["with several types", { ...soup, "@type": ["Recipe", "NewsArticle"] }],
    ["with a whole address as its type", { ...soup, "@type": "http://schema.org/Recipe" }],
    ["inside of a page", { "@type": "WebPage", mainEntity: soup }],
    [
      "inside of a list of a page",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: soup }] },
    ],
  ])("is read: %s", (_where, data) => {
    const page = `<!doctype html><title>x</title>${linked(data)}<p>Words</p>`;
    expect(readPage(page, "https://example.org/soup")).toEqual([
      {
        ...untold,
        name: "Lentil soup",
        ingredients: ["200 g red lentils", "1 onion"],
        steps: ["Fry the onion.", "Add the lentils and simmer for 20 minutes."],
        sourceUrl: "https://example.org/soup",
      },
    ]);
  });

  it("gives all of its recipes, and of two with one name the fuller", () => {
    const names = ["A", "B", "C", "D", "E"];
    const stub = { "@type": "Recipe", name: "A" };
    const drafts = readPage(linked(stub, ...names.map((name) => ({ ...soup, name }))), null);
    expect(drafts.map(({ name, steps }) => [name, steps.length])).toEqual(names.map((name) => [name, 2]));
  });

  it.each([
    ["Fry the onion.\nAdd the lentils &amp; simmer.", ["Fry the onion.", "Add the lentils & simmer."]],
    [
      "<ol><li>Fry the <b>onion</b>.</li><li>Add the lentils.</li></ol>",
      ["Fry the onion.", "Add the lentils."],
    ],
    [
      ["1. Fry the onion.", "Step 2: Add the lentils."],
      ["Fry the onion.", "Add the lentils."],
    ],
    [
      [
        {
          "@type": "HowToSection",
          name: "The base:",
          itemListElement: [{ "@type": "HowToStep", text: "Fry." }],
        },
        {
          "@type": "HowToSection",
          name: "The soup",
          itemListElement: { "@type": "HowToStep", text: "Simmer." },
        },
      ],
      ["The base: Fry.", "The soup: Simmer."],
    ],
    [
      {
        "@type": "ItemList",
        itemListElement: [{ "@type": "ListItem", item: { text: "Fry." } }, { text: "Simmer." }],
      },
      ["Fry.", "Simmer."],
    ],
    [
      [
        {
          "@type": "HowToStep",
          name: "First",
          itemListElement: [
            { "@type": "HowToDirection", text: "Fry." },
            { "@type": "HowToTip", text: "Slowly." },
          ],
        },
      ],
      ["Fry.", "Slowly."],
    ],
    [
      "Fry the onion until soft. Add the lentils and simmer for 20 minutes.",
      ["Fry the onion until soft.", "Add the lentils and simmer for 20 minutes."],
    ],
    [undefined, []],
    [7, ["7"]],
    [{ odd: true }, []],
  ])("tells its steps: %j", (recipeInstructions, steps) => {
    expect(read({ recipeInstructions })?.steps).toEqual(steps);
  });

  it.each([
    ["PT1H30M", 90],
    ["P0DT0H45M", 45],
    ["pt90m", 90],
    ["P1DT2H", 1560],
    ["PT1.5H", 90],
    ["PT30S", 1],
    ["1 hour 15 minutes", 75],
    [25, 25],
    ["PT0M", null],
    ["soon", null],
    [["PT20M"], 20],
  ])("tells its time: %j is %j minutes", (cookTime, minutes) => {
    expect(read({ cookTime })?.cookMinutes).toBe(minutes);
  });

  it("takes the time to cook from the whole where only that is told", () => {
    expect(read({ prepTime: "PT10M", totalTime: "PT40M" })).toMatchObject({
      prepMinutes: 10,
      cookMinutes: 30,
    });
    expect(read({ prepTime: "PT40M", totalTime: "PT40M" })).toMatchObject({
      prepMinutes: 40,
      cookMinutes: null,
    });
  });

  it.each([
    [4, 4],
    ["4", 4],
    ["Serves 4-6", 4],
    [["24", "24 cookies", "6 servings"], 6],
    [{ "@type": "QuantitativeValue", value: 8 }, 8],
    ["Makes a 20 cm cake", null],
    ["one 9-inch pie, 8 slices", 8],
    ["a lot", null],
    [100_000, null],
  ])("tells for how many it is: %j is %j", (recipeYield, servings) => {
    expect(read({ recipeYield })?.servings).toBe(servings);
  });

  it.each([
    ["250 kcal", 250],
    ["1,250 calories", 1250],
    [310, 310],
    ["1046 kJ", 250],
    ["unknown", null],
  ])("tells its calories: %j is %j", (calories, kcal) => {
    expect(read({ nutrition: { "@type": "NutritionInformation", calories } })?.statedKcal).toBe(kcal);
  });

  it("reduces HTML to text wherever it stands", () => {
    const draft = read({
      name: "Lentil &amp; onion <em>soup</em>",
      description: "<p>Warm.</p><script>alert(1)</script><style>p{}</style><p>Quick&nbsp;too.</p>",
      recipeIngredient: ["<b>1</b>&nbsp;onion", "salt &#38; pepper", "  ", "milk < 3.5 %"],
      keywords: "soup, <i>winter</i>; soup",
    });
    expect(draft).toMatchObject({
      name: "Lentil & onion soup",
      description: "Warm. Quick too.",
      ingredients: ["1 onion", "salt & pepper", "milk < 3.5 %"],
      keywords: ["soup", "winter"],
    });
  });

  it.each([
    ["in a comment", `<!--\n${JSON.stringify(soup)}\n-->`],
    ["in a data section", `//<![CDATA[\n${JSON.stringify(soup)}\n//]]>`],
    ["with line breaks in its texts", JSON.stringify(soup).replace("Lentil soup", "Lentil\nsoup")],
    ["with a semicolon behind it", `${JSON.stringify(soup)};`],
  ])("is read though it is written wrong: %s", (_how, text) => {
    const page = `<script type="application/ld+json; charset=utf-8">${text}</script>`;
    expect(readPage(page, null).map(({ name }) => name)).toEqual(["Lentil soup"]);
  });
});

describe("a page with microdata", () => {
  const page = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lentil soup</h1>
    <div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">A cook</b></div>
    <time itemprop="cookTime" datetime="PT30M">half an hour</time><meta itemprop="prepTime" content="PT5M">
    <span itemprop="recipeYield">4 servings</span>
    <ul><li itemprop="recipeIngredient">200 g <a href="/l">lentils</a></li><li itemprop="ingredients">1 onion</li>
    <li itemprop="recipeIngredient">salt</li></ul>
    <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><i itemprop="calories">300 kcal</i></div>
    <ol itemprop="recipeInstructions"><li>Fry the onion.</li><li>Simmer.</li></ol>
    <i itemprop="__proto__ constructor">x</i></div>`;

  it("is read by its attributes, and the names of others are not its own", () => {
    expect(readPage(page, null)).toEqual([
      expect.objectContaining({
        name: "Lentil soup",
        ingredients: ["200 g lentils", "salt"],
        steps: ["Fry the onion.", "Simmer."],
        cookMinutes: 30,
        prepMinutes: 5,
        servings: 4,
        statedKcal: 300,
      }),
    ]);
  });

  it("takes its steps one by one where each is marked", () => {
    const steps = ["Fry.", "Simmer."].map(
      (text) =>
        `<p itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text">${text}</span></p>`,
    );
    const marked = `<main itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>${steps.join("")}</main>`;
    expect(readPage(marked, null)).toEqual([expect.objectContaining({ steps: ["Fry.", "Simmer."] })]);
  });
});

describe("a page that is none of a recipe", () => {
  it.each([
    ["", ""],
    ["with other data", linked({ "@type": "Article", name: "News" })],
    ["with broken data", '<script type="application/ld+json">{"@type": "Recipe"</script>'],
    ["that is JSON of something else", '{"@type":"Thing","list":[1,null,"a"]}'],
    ["nested without end", "<b>".repeat(200_000)],
    ["of lists without end", `${"[".repeat(5000)}${"]".repeat(5000)}`],
  ])("has none: %s", (_what, page) => {
    expect(readPage(page, null)).toEqual([]);
  });
});
