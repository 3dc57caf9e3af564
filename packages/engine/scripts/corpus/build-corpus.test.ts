import { describe, expect, it } from "vitest";
import { buildCorpus } from "./build-corpus.ts";

const HEAD =
  "id name aliases kind aisle kcal protein carbs fat fiber sugars sat_fat sodium_mg density measures cents_per_kg allergens tags fodmap source"
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

Rice cooked with soft onions, plain and good.

## Ingredients
- rice | 150 | | base | rinsed
- onion | 110 | 1 medium | aromatic | sliced

## Steps
1. [10 preparation] Slice the onion and rinse the rice in cold water.
2. [20 cooking] Soften the onion, add the rice and water and simmer until tender.

## Tip
Let it stand covered before serving.

## Note
Eaten all over the plains of the north.
`;
  return Object.entries(changes).reduce((changed, [from, to]) => changed.replace(from, to), text);
};

const build = (dishText: string, foods = `${HEAD}\n${ONION}\n${RICE}\n`) =>
  buildCorpus([
    { name: "foods/plants.tsv", text: foods },
    { name: "dishes/indian/onion-rice.md", text: dishText },
  ]);

const errorsOf = (...input: Parameters<typeof build>): string[] =>
  build(...input)
    .faults.filter(({ severity }) => severity === "error")
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);

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
      'dishes/indian/onion-rice.md:18: no food "red-onion"; there is onion',
    ]);
  });

  it("finds minutes that do not add up", () => {
    expect(errorsOf(dish({ "cook: 20": "cook: 60" }))).toEqual([
      "dishes/indian/onion-rice.md:21: the steps take 30 minutes, prep and cook say 70",
    ]);
  });

  it("finds words that are not in the lists", () => {
    expect(errorsOf(dish({ "| base |": "| basis |" }))[0]).toContain('"basis" is not a role');
    expect(errorsOf(dish({ "[20 cooking]": "[20 frying]" }))[0]).toContain('"frying" is not a step category');
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

  it("finds a name that stands for two foods", () => {
    const twice = `${HEAD}\n${ONION}\n${RICE.replace("rice\trice", "rice\tonion")}\n`;
    expect(errorsOf(dish(), twice)[0]).toContain('"onion" names onion already');
  });

  it("finds one dish under two names", () => {
    const files = [
      { name: "foods/plants.tsv", text: `${HEAD}\n${ONION}\n${RICE}\n` },
      { name: "dishes/indian/onion-rice.md", text: dish() },
      { name: "dishes/indian/rice-with-onions.md", text: dish({ "# Onion rice": "# Rice with onions" }) },
    ];
    const messages = buildCorpus(files).faults.map(({ message }) => message);
    expect(messages.some((message) => message.includes("of its steps' wording"))).toBe(true);
  });

  it("keeps what is whole when something else is not", () => {
    const { corpus, wanted } = build(dish({ "- onion |": "- leek |" }));
    expect(corpus.foods).toHaveLength(2);
    expect(corpus.dishes).toEqual([]);
    expect([...wanted]).toEqual([["leek", 1]]);
  });
});
