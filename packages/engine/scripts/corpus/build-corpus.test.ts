import { describe, expect, it } from "vitest";
import { buildCorpus } from "./build-corpus.ts";

const HEAD =
  "id name aliases kind aisle kcal protein carbs fat fiber sugars sat_fat sodium_mg density measures cents_per_kg allergens tags fodmap source eaten"
    .split(" ")
    .join("\t");

const foodRow = (id: string, figures: string, more = "\t\t\t300\t\t\tlow\tSR28 1"): string =>
  `${id}\t${id}\t\tvegetable\tproduce\t${figures}${more}`;

const ONION = foodRow("onion", "40\t1.1\t9.3\t0.1\t1.7\t4.2\t0\t4");
const RICE = foodRow("rice", "360\t7\t79\t1\t1\t0\t0\t5");

const dish = (changes: Readonly<Record<string, string>> = {}): string => {
  const text = `# Onion rice

cuisine: indian
category: main
slots: lunch, dinner
form: bowl
difficulty: easy
style: regular
budget: cheap
servings: 2
prep: 10
cook: 20
familiar: everyday
keeping: grain
needs: stove
suits: batch, one-pot

Rice cooked with soft onions, plain and good.

## Ingredients
- rice | 150 | | base | rinsed
- onion | 110 | 1 medium | aromatic | sliced

## Steps
1. [10 preparation] Slice the onion and rinse the rice in cold water.
2. [4+16 cooking] Soften the onion, add the rice and water and simmer until tender.

## Tip
Let it stand covered before serving.

## Note
Eaten all over the plains of the north.
`;
  return Object.entries(changes).reduce((changed, [from, to]) => changed.replace(from, to), text);
};

const KEEPING = "id\tfridge_days\tfreezer_months\tsource\ngrain\t5\t6\tFoodKeeper, cooked rice\n";

const build = (dishText: string, foods = `${HEAD}\n${ONION}\n${RICE}\n`) =>
  buildCorpus([
    { name: "foods/plants.tsv", text: foods },
    { name: "keeping.tsv", text: KEEPING },
    { name: "dishes/indian/onion-rice.md", text: dishText },
  ]);

const errorsOf = (...input: Parameters<typeof build>): string[] =>
  build(...input)
    .faults.filter(({ severity }) => severity === "error")
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);

const knownAs = (name: string): string =>
  errorsOf(dish({ "one-pot\n": `one-pot\nknown as: ${name}\n` })).join();

const exchanging = (...lines: string[]): string =>
  dish({ "## Tip": `## Exchanges\n${lines.map((line) => `- ${line}`).join("\n")}\n\n## Tip` });

const promising = (words: string): string => errorsOf(dish({ "plain and good.": words })).join();

describe("building the corpus", () => {
  it("reads a clean table and a clean dish", () => {
    const { corpus } = build(dish());
    expect(errorsOf(dish())).toEqual([]);
    expect(corpus.foods.map(({ id }) => id)).toEqual(["onion", "rice"]);
    expect(corpus.dishes[0]).toMatchObject({
      id: "onion-rice",
      slots: ["lunch", "dinner"],
      prepMinutes: 10,
      ingredients: [
        { foodId: "rice", grams: 150, preparation: "rinsed", isOptional: false },
        { measure: "1 medium" },
      ],
    });
  });

  it("tells file and line of a food that the table lacks, and names one that is near", () => {
    expect(errorsOf(dish({ "- onion |": "- red-onion |" }))).toEqual([
      'dishes/indian/onion-rice.md:22: no food "red-onion"; there is onion',
    ]);
  });

  it("reads what a dish exchanges, what it refuses and what stays, and finds what is none of these", () => {
    const [made] = build(exchanging("onion > rice", "rice not onion", "onion stays")).corpus.dishes;
    expect(made?.exchanges).toEqual([{ from: "onion", to: "rice" }]);
    expect(made?.refused).toEqual([{ from: "rice", to: "onion" }, { from: "onion" }]);
    expect(errorsOf(exchanging("onion never rice", "leek stays")).join()).toMatch(
      /"- from stays", not "- onion never rice".*"leek", which is not in the dish/,
    );
  });

  it("finds minutes that do not add up", () => {
    expect(errorsOf(dish({ "cook: 20": "cook: 60" }))).toEqual([
      "dishes/indian/onion-rice.md:25: the steps take 30 minutes, prep and cook say 70; hands and waiting of all steps add up to prep + cook",
    ]);
  });

  it("finds words that are not in the lists", () => {
    expect(errorsOf(dish({ "| base |": "| basis |" }))[0]).toContain('"basis" is not a role');
    expect(errorsOf(dish({ "[4+16 cooking]": "[4+16 frying]" }))[0]).toContain(
      '"frying" is not a step category',
    );
    expect(errorsOf(dish({ "cuisine: indian": "cuisine: nordic" }))[0]).toContain("cuisine:");
  });

  it("finds portions that nobody eats", () => {
    expect(errorsOf(dish({ "- rice | 150": "- rice | 1500" })).join()).toContain(
      "kcal (60 to 1,400 is plausible)",
    );
  });

  it("finds energy that does not follow from the macros", () => {
    const wrong = `${HEAD}\n${ONION}\n${foodRow("rice", "160\t7\t79\t1\t1\t0\t0\t5")}\n`;
    expect(errorsOf(dish(), wrong)[0]).toBe(
      "foods/plants.tsv:3: rice: 160 kcal, but its macros make 349 to 353",
    );
  });

  it("finds flesh that no tag keeps from vegans", () => {
    const goat = RICE.replaceAll("rice", "goat").replace("\tvegetable\t", "\tmeat\t");
    expect(errorsOf(dish(), `${HEAD}\n${ONION}\n${RICE}\n${goat}\n`)).toContain(
      "foods/plants.tsv:4: goat: is meat, and no tag keeps vegans from it",
    );
  });

  it("finds a name that stands for two foods", () => {
    const twice = `${HEAD}\n${ONION}\n${RICE.replace("rice\trice", "rice\tonion")}\n`;
    expect(errorsOf(dish(), twice)[0]).toContain('"onion" names onion already');
  });

  it("finds one dish under two names", () => {
    const files = [
      { name: "foods/plants.tsv", text: `${HEAD}\n${ONION}\n${RICE}\n` },
      { name: "keeping.tsv", text: KEEPING },
      { name: "dishes/indian/onion-rice.md", text: dish() },
      { name: "dishes/indian/rice-with-onions.md", text: dish({ "# Onion rice": "# Rice with onions" }) },
    ];
    const messages = buildCorpus(files).faults.map(({ message }) => message);
    expect(messages.some((message) => message.includes("of its steps' wording"))).toBe(true);
  });

  it("finds a food of the list that no step names, whatever herbs or dressing it speaks of", () => {
    const silent = dish({
      "Soften the onion, add": "Mix the herbs, the dressing and everything else with",
    }).replace("Slice the onion and rinse", "Rinse");
    expect(errorsOf(silent)).toEqual([
      "dishes/indian/onion-rice.md:22: no step says what happens with onion; name it in one",
    ]);
  });

  it("finds a food that a step takes and no line of the list has", () => {
    const leek = RICE.replaceAll("rice", "leek").replace("\tSR28 1", "\tSR28 2");
    const said = (text: string): string[] => errorsOf(text, `${HEAD}\n${ONION}\n${RICE}\n${leek}\n`);
    expect(said(dish({ "until tender.": "until tender; strew the leeks over." }))).toEqual([
      'dishes/indian/onion-rice.md:26: step 2 takes "leek", which no line of the list has',
    ]);
    expect(said(dish({ "until tender.": "until it has the color of leeks." }))).toEqual([]);
  });

  it("finds a description that promises the dish sooner than it is done", () => {
    expect(promising("ready in ten minutes.")).toContain('says "ten minutes", and the dish takes 30');
    expect(promising("ready in 30 minutes, ten minutes of them work.")).toBe("");
  });

  it("finds British words, and names none in the names by which a dish is also known", () => {
    const british = dish({ "Let it stand covered": "Let it stand in the tin" });
    expect(errorsOf(british).join()).toContain('"tin" is British; say pan, or can');
    const named = dish({ "one-pot\n": "one-pot\nknown as: rice with spring onions\n" });
    expect(errorsOf(named).join()).not.toContain("British");
  });

  it("finds a name that promises a meat which is not in the dish", () => {
    expect(knownAs("chicken rice")).toContain(
      '"chicken rice" promises chicken, which no line of the list has',
    );
    expect(knownAs("chicken-fried rice")).toBe("");
  });

  it("finds clams that are weighed with their shells", () => {
    const clams = `${HEAD}\n${ONION.replaceAll("onion", "clam")}\n${RICE}\n`;
    const text = dish({ "- onion |": "- clam |" }).replaceAll(/onions?/g, "clam");
    expect(errorsOf(text, clams).join()).toContain("clam: grams are those of the meat");
    const told = text.replace("| sliced", "| about 12 in the shell");
    expect(errorsOf(told, clams).join()).not.toContain("grams are those");
  });

  it("finds ground meat that nobody says how hot to cook", () => {
    const mince = ONION.replaceAll("onion", "beef-mince").replace(
      "\tvegetable\tproduce",
      "\tmeat\tmeat_fish",
    );
    const foods = `${HEAD}\n${mince.replace("\t300\t\t\tlow", "\t300\t\tbeef\tlow")}\n${RICE}\n`;
    const text = dish({ "- onion |": "- beef-mince |" }).replaceAll(/onions?/g, "beef");
    expect(errorsOf(text, foods).join()).toContain("no step says that the meat has to reach 71 °C");
    expect(errorsOf(text.replace("until tender", "to 71 °C (160 °F)"), foods).join()).not.toContain(
      "has to reach",
    );
  });

  it("finds a bay leaf measured by the spoon", () => {
    const bay = `${HEAD}\n${ONION.replaceAll("onion", "bay-leaf")}\n${RICE}\n`;
    const spooned = dish({ "- onion | 110 | 1 medium": "- bay-leaf | 1 | 2 tsp" }).replaceAll(
      "onion",
      "bay leaf",
    );
    expect(errorsOf(spooned, bay).join()).toContain('bay-leaf: "2 tsp": a cook counts these');
    expect(errorsOf(spooned.replace("2 tsp", "2 leaves"), bay).join()).not.toContain("counts these");
  });

  it("finds eggs, garlic, bay leaves and slices of bread that are weighed", () => {
    const garlic = `${HEAD}\n${ONION.replaceAll("onion", "garlic")}\n${RICE}\n`;
    const weighed = dish({ "- onion | 110 | 1 medium": "- garlic | 12 | " }).replaceAll("onion", "garlic");
    expect(errorsOf(weighed, garlic).join()).toContain("garlic: nobody weighs these");
    expect(errorsOf(weighed.replace("| 12 | ", "| 12 | 4 cloves"), garlic).join()).not.toContain(
      "weighs these",
    );
  });

  it("keeps what is whole when something else is not", () => {
    const { corpus, wanted } = build(dish({ "- onion |": "- leek |" }));
    expect(corpus.foods).toHaveLength(2);
    expect(corpus.dishes).toEqual([]);
    expect([...wanted]).toEqual([["leek", 1]]);
  });
});

const FILE = "dishes/indian/onion-rice.md";

describe("the marks of a dish", () => {
  it("are read with the hands and the waiting of each step", () => {
    expect(errorsOf(dish())).toEqual([]);
    expect(build(dish()).corpus.dishes[0]).toMatchObject({
      familiar: "everyday",
      keeping: { id: "grain", fridgeDays: 5, freezerMonths: 6, source: "FoodKeeper, cooked rice" },
      needs: ["stove"],
      suits: ["batch", "one-pot"],
      knownAs: [],
      steps: [
        { minutes: 10, waitingMinutes: 0 },
        { minutes: 20, waitingMinutes: 16 },
      ],
    });
  });

  it.each([
    ["familiar: everyday", "familiar: common", 13, /familiar: .*everyday.*known.*adventurous/u],
    ["suits: batch, one-pot", "suits: kids", 16, /suits: .*children/u],
    ["needs: stove", "needs: stove, toaster", 15, /needs: .*oven.*pressure-cooker/u],
    ["needs: stove", "needs: stove, stove", 15, /names a thing twice/u],
    ["needs: stove", "needing: stove", 15, /unknown header "needing" .*needs, suits, known as/u],
    ["suits: batch, one-pot", "needs: oven", 16, /"needs" stands twice/u],
    ["keeping: grain\n", "", 1, /the header "keeping" is missing/u],
    ["familiar: everyday\n", "", 1, /the header "familiar" is missing/u],
    ["keeping: grain", "keeping: rice", 14, /no group "rice" in keeping.tsv \(there are grain\)/u],
    ["[4+16 cooking]", "[4+17 cooking]", 25, /the steps take 31 minutes, prep and cook say 30/u],
    ["[4+16 cooking]", "[4-16 cooking]", 26, /a step is "1. \[hands category\] text" or/u],
    ["needs: stove", "needs: oven", 26, /step 2 needs what the header "needs" lacks: stove/u],
    ["[4+16 cooking]", "[20 oven]", 26, /lacks: oven/u],
    ["simmer until tender.", "simmer until tender, and blend it.", 26, /lacks: blender/u],
    ["simmer until tender.", "simmer in hot stock until tender.", 26, /a second pot or pan/u],
    ["simmer until tender.", "simmer until tender. Boil the noodles meanwhile.", 26, /a second pot or pan/u],
    ["simmer until tender.", "simmer on two trays until tender.", 26, /a second pot or pan/u],
    ["simmer until tender.", "simmer until tender, and lay it on a tray.", 26, /a second pot or pan/u],
    ["and rinse the rice in cold water.", "and color it under the broiler.", 25, /its category is oven/u],
    ["- onion |", "- leek |", 22, /no food "leek"/u],
    ["suits: batch, one-pot", "suits: batch\nknown as: Onion Rice", 17, /it has this name already/u],
  ])("are refused where %j is %j, with the line and what would be right", (from, to, line, message) => {
    const found = build(dish({ [from]: to })).faults.map(
      (fault) => `${fault.file}:${fault.line}: ${fault.message}`,
    );
    expect(found.filter((text) => text.startsWith(`${FILE}:${line}:`) && message.test(text))).not.toEqual([]);
  });

  it("refuse rice that is begun too late to be cooked", () => {
    const late = dish({ "- rice | 150": "- rice-white | 150", "[10 preparation]": "[20 preparation]" })
      .replace("and rinse the rice in cold water", "thinly")
      .replace("[4+16 cooking]", "[4+6 cooking]");
    const foods = `${HEAD}\n${ONION}\n${RICE.replaceAll("rice", "rice-white")}\n`;
    expect(errorsOf(late, foods)).toEqual([
      `${FILE}:26: step 2 begins the rice 10 minutes before the table; put it on in an earlier step`,
    ]);
    expect(errorsOf(late.replace("[4+6", "[4+16").replace("[20 ", "[10 "), foods)).toEqual([]);
  });

  it("refuse a mark for children on a dish that burns", () => {
    const hot = dish({ "- onion |": "- jalapeno |", "suits: batch, one-pot": "suits: children" });
    const foods = `${HEAD}\n${ONION.replaceAll("onion", "jalapeno")}\n${RICE}\n`;
    const said = (text: string) => build(text, foods).faults.map(({ message }) => message);
    expect(said(hot)).toContain('suits children, but has jalapeno; take children out of "suits"');
    expect(said(hot.replace("suits: children", "suits: batch")).join()).not.toContain("suits children");
  });

  it("refuse a name that another dish has, and say which file has it", () => {
    const other = "dishes/indian/pulao.md";
    const named = dish({ "one-pot\n": "one-pot\nknown as: Pilau; Plain pulao\n" });
    const files = (text: string) => [
      { name: "foods/plants.tsv", text: `${HEAD}\n${ONION}\n${RICE}\n` },
      { name: "keeping.tsv", text: KEEPING },
      { name: FILE, text: named },
      { name: other, text },
    ];
    const said = (text: string) =>
      buildCorpus(files(text))
        .faults.filter(({ message }) => message.includes("known as"))
        .map(({ file, line, message }) => `${file}:${line}: ${message}`);
    expect(said(dish({ "# Onion rice": "# Plain púlao" }))).toEqual([
      `${FILE}:17: known as "Plain pulao": "Plain púlao" (${other}) has this name; keep it at one of the two`,
    ]);
    const twice = named.replace("# Onion rice", "# Pulao of peas").replace("Plain pulao", "Pea pulao");
    expect(said(twice)).toEqual([
      `${other}:17: known as "Pilau": "Onion rice" (${FILE}) has this name; keep it at one of the two`,
    ]);
  });

  it("refuse what keeping times cannot bear, and a keeping time without a source", () => {
    const without = buildCorpus([{ name: "keeping.tsv", text: KEEPING.replace(/FoodKeeper.*/, "") }]);
    expect(without.faults).toMatchObject([
      { file: "keeping.tsv", line: 2, message: expect.stringContaining("needs its source") },
    ]);
    const frozen = KEEPING.replace("\t6\t", "\t0\t");
    const built = buildCorpus([
      { name: "foods/plants.tsv", text: `${HEAD}\n${ONION}\n${RICE}\n` },
      { name: "keeping.tsv", text: frozen },
      { name: FILE, text: dish({ "suits: batch": "suits: freezer" }) },
    ]);
    expect(built.faults.map(({ message }) => message)).toContain(
      "suits the freezer, but grain does not freeze well",
    );
  });
});
