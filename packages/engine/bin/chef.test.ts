import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("chef.ts", import.meta.url));

/** Runs a command with lines on its standard input and parses what it writes. */
const chef = (command: string, lines: readonly string[]): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [script, command],
      { maxBuffer: 50_000_000 },
      (problem, stdout) => {
        if (problem === null)
          resolve(
            stdout
              .trim()
              .split("\n")
              .map((line): unknown => JSON.parse(line)),
          );
        else reject(problem);
      },
    );
    child.stdin?.end(lines.join("\n"));
  });

const ask = async (command: string, input: unknown): Promise<unknown> =>
  (await chef(command, [JSON.stringify(input)]))[0];

describe("the chef's command line", () => {
  it("plans with defaults, and takes texts for numbers and lists", async () => {
    const [plain, loose] = await chef("plan", [
      "{}",
      '{"days":"2","mealsPerDay":"4","allergies":"nuts, milk","diet":"Gluten Free"}',
    ]);
    expect(plain).toMatchObject({ days: [{ day: 1 }], certificate: { days: [{ targetKcal: 2000 }] } });
    expect(loose).toMatchObject({ days: [{ day: 1 }, { day: 2 }] });
  });

  it("plans the meals that it is asked for, with their share of the day", async () => {
    const [dinners, bad] = await chef("plan", [
      '{"days":2,"slots":[["breakfast","dinner"],["dinner"]]}',
      '{"slots":[["brunch"]]}',
    ]);
    expect(dinners).toMatchObject({
      days: [{ meals: [{ type: "breakfast" }, { type: "dinner" }] }, { meals: [{ type: "dinner" }] }],
      certificate: { days: [{ targetKcal: 1300 }, { targetKcal: 760, shareOfDay: 0.38 }] },
    });
    expect(bad).toEqual({ error: expect.stringMatching(/unknown meal .*breakfast, lunch, dinner, snack$/) });
  });

  it("goes on after bad lines and says what was wrong with them", async () => {
    const answers = await chef("aisle", [
      '{"item":"milk"}',
      "nonsense",
      "[1]",
      '{"items":"x"}',
      "",
      '{"item":"bread"}',
    ]);
    expect(answers).toEqual([
      { aisle: "dairy_eggs" },
      { error: expect.any(String) },
      { error: "a line must be a JSON object" },
      { error: '"item" must be a text' },
      { aisle: "bakery" },
    ]);
  });

  it("names the allowed values for an unknown diet and the range for impossible numbers", async () => {
    const answers = await chef("plan", [
      '{"diet":"vegan carnivore"}',
      '{"categories":["brunch"]}',
      '{"calories":200}',
      '{"days":100}',
      '{"days":0}',
      '{"mealsPerDay":9}',
    ]);
    expect(answers[0]).toEqual({
      error: expect.stringMatching(/unknown diet .*allowed: none, vegetarian, .*kosher$/),
    });
    expect(answers[1]).toEqual({
      error: expect.stringMatching(/unknown category .*allowed: breakfast, main, soup, vegetable, dessert$/),
    });
    for (const answer of answers.slice(2))
      expect(answer).toEqual({ error: expect.stringMatching(/must be a number from/) });
  });

  it("reads an ingredient line into food and grams", async () => {
    expect(await ask("ingredient", { line: "2 eggs, beaten" })).toMatchObject({
      quantity: 2,
      unit: null,
      preparation: "beaten",
      grams: 100,
      foodId: "egg",
    });
  });

  it("survives empty, endless, pictorial and foreign lines", async () => {
    const lines = ["", "x".repeat(10_000), "🍕🍕🍕", "两个鸡蛋", "½ קמח"].map((line) =>
      JSON.stringify({ line }),
    );
    const answers = await chef("ingredient", lines);
    expect(answers).toHaveLength(5);
    for (const answer of answers) expect(answer).toHaveProperty("name");
  });

  it("merges lines of one food", async () => {
    expect(await ask("merge", { lines: ["2 onions", "1 onion, chopped"] })).toMatchObject({
      items: [{ name: "onion", quantity: 3 }],
    });
  });

  it("knows foods, and does not guess", async () => {
    expect(await ask("food", { name: "bananas" })).toMatchObject({ foodId: "banana", per100g: { kcal: 89 } });
    expect(await ask("food", { name: "laptop" })).toEqual({ foodId: null });
  });

  it("estimates what was eaten and what a recipe brings", async () => {
    expect(await ask("nutrition", { text: "2 eggs" })).toMatchObject({
      total: { kcal: expect.closeTo(143, -1) },
    });
    const perServing = await ask("recipe-nutrition", {
      title: "Rice",
      servings: 2,
      ingredients: ["200 g white rice"],
    });
    expect(perServing).toMatchObject({ kcal: expect.closeTo(365, -1.2) });
  });

  it("judges allergens and diets", async () => {
    expect(await ask("allergens", { ingredient: "butter" })).toEqual({ allergens: ["milk"] });
    expect(await ask("diet", { diet: "vegan", ingredients: ["rice", "honey"] })).toMatchObject({
      allowed: false,
    });
    expect(await ask("diet", { diet: "vegan", ingredients: ["rice", "tofu"] })).toEqual({
      allowed: true,
      reasons: [],
    });
  });

  it("sorts dishes into categories and times steps", async () => {
    expect(await ask("category", { name: "Tomato soup" })).toEqual({ category: "soup" });
    expect(await ask("steps", { recipeText: "Simmer for 20 minutes." })).toMatchObject({
      steps: [{ timeInMinutes: 20 }],
    });
  });

  it("writes a recipe, and says kindly when something is not food", async () => {
    expect(await ask("recipe", { recipeName: "mushroom risotto" })).toMatchObject({
      recipeDetails: { ingredients: expect.arrayContaining([expect.stringMatching(/mushroom/)]) },
    });
    expect(await ask("recipe", { recipeName: "laptop" })).toMatchObject({
      kind: "not-food",
      message: expect.any(String),
    });
  });
});
