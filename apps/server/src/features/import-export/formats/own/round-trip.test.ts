import type { SavedRecipe } from "@meal/contract/recipes";
import { CUISINES, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  record,
  string,
  webUrl,
  type Arbitrary,
} from "fast-check";
import { expect, it } from "vitest";
import { loadKitchen } from "../../../../adapters/chef/builtin/load-kitchen.ts";
import { finish } from "../../finish.ts";
import { readOne } from "./testing/read-one.ts";
import { writeCooklang } from "./write-cooklang.ts";
import { writeMarkdown } from "./write-markdown.ts";
import { writeJson } from "./write-json.ts";

const marks = constantFrom(
  ..."\n|\\|\\\n|\n\n| |  |\t|\r|\u00a0|\u2028|🍲|é|1. |1) |- |---|===|# |## Steps".split("|"),
  ..."@|@salt{}|#pot{}|~{5%minutes}|{|}|%|{2%g}|--|[-|-]|> |>> a: b|== x ==|\\n".split("|"),
  ..."*|_|`|<b>|<!--|-->|&amp;|&#10;|[x]|~~|\"|'|:|, |2 g|cups|$&".split("|"),
  "|",
);
const text = array(oneof(marks, string({ unit: "grapheme", maxLength: 8 })), { maxLength: 8 }).map((parts) =>
  parts.join("").replaceAll("\0", "").toWellFormed(),
);
const trimmed = text.map((each) => each.trim()).filter((each) => each !== "");
const figure = oneof(
  integer({ min: 0, max: 5000 }),
  double({ min: 0, max: 1e6, noNaN: true }).map((n) => n + 0),
);
const minutes = oneof(integer({ min: 0, max: 14_400 }), double({ min: 0, max: 14_400, noNaN: true }));
const nutrition = record({
  kcal: figure,
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugars: figure,
  saturatedFat: figure,
  sodiumMg: figure,
});

/** The steps of meals have minutes; those of other recipes have none. */
function timed(recipe: SavedRecipe): SavedRecipe {
  if (recipe.instructions.length % 2 === 0) return recipe;
  const steps = recipe.instructions.map((instruction, at) => {
    return {
      instruction,
      timeInMinutes: [130, 0, 0.5][at % 3] ?? 1,
      category: "oven" as const,
      isWaiting: true,
      ...(at === 0 && { handsOnMinutes: 5 }),
    };
  });
  return { ...recipe, steps, leadMinutes: 480, handsOnMinutes: 5, waitingMinutes: 125, keepsDays: 4 };
}

/** Recipes as they may lie in the database, but for what an export leaves out. */
const recipes = (line: Arbitrary<string>): Arbitrary<SavedRecipe> =>
  record(
    {
      id: constant("an id"),
      name: trimmed.map((each) => each.slice(0, 100).trim()),
      type: text,
      description: text,
      calories: figure,
      price: figure,
      difficulty: constantFrom(...DIFFICULTIES),
      prepTime: minutes,
      cookTime: minutes,
      ingredients: array(line, { maxLength: 5 }),
      instructions: array(line, { maxLength: 5 }),
      category: constantFrom(...MEAL_CATEGORIES),
      actualCategory: constantFrom(...MEAL_CATEGORIES),
      isFavorite: constant(true),
      dishId: text,
      cuisine: constantFrom(...CUISINES),
      why: text,
      servings: integer({ min: 1, max: 100 }),
      foodIds: array(text, { maxLength: 3 }),
      grams: array(figure, { maxLength: 3 }),
      nutrition,
      notes: text,
      tips: array(text, { maxLength: 3 }),
      culturalNotes: text,
      sourceUrl: webUrl(),
      importedFrom: text,
      keywords: array(text, { maxLength: 4 }),
    },
    {
      requiredKeys: [
        ...([
          "id",
          "name",
          "type",
          "description",
          "calories",
          "price",
          "difficulty",
          "prepTime",
          "cookTime",
        ] as const),
        ...(["ingredients", "instructions", "category", "actualCategory", "isFavorite"] as const),
      ],
    },
  ).map(timed);

it("a recipe that was exported as JSON comes back word for word", async () => {
  const law = asyncProperty(recipes(text), async (recipe) => {
    const read = await readOne(writeJson(recipe));
    expect(read).toEqual({ kind: "own", recipe: { ...recipe, id: expect.any(String) } });
  });
  await assert(law, { numRuns: 200 });
});

// Blanks at the edges of its lines mean nothing in a recipe.
const tidy = (each: string) =>
  each
    .split("\n")
    .map((line) => line.trim())
    .join("\n");

it.each([
  ["Markdown", writeMarkdown, (each: string) => each],
  ["Cooklang", writeCooklang, tidy],
])("one that was exported as %s comes back with all that a cook needs", async (_name, write, told) => {
  const kitchen = loadKitchen();
  const cookable = recipes(trimmed.map(told)).filter(
    ({ ingredients, instructions }) => ingredients.length + instructions.length > 0,
  );
  const law = asyncProperty(cookable, async (recipe) => {
    const read = await readOne(write(recipe));
    const draft = read.kind === "draft" ? read.draft : undefined;
    const { ingredients, instructions, prepTime, cookTime, name, servings = 1 } = recipe;
    expect(draft && finish(kitchen, draft, "an id")).toMatchObject({
      kind: "recipe",
      recipe: { name, servings, prepTime, cookTime, ingredients, instructions },
    });
  });
  await assert(law, { numRuns: 200 });
});
