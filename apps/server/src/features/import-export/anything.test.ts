import { savedRecipe } from "@meal/contract/chef-shapes";
import { array, assert, constantFrom, dictionary, jsonValue, oneof, property, string } from "fast-check";
import { expect, it } from "vitest";
import { loadKitchen } from "../../adapters/chef/builtin/load-kitchen.ts";
import { findUnstorable } from "../../http/storable.ts";
import { finish, type Finished } from "./finish.ts";
import { readPage } from "./reading/read-page.ts";
import { readText } from "./reading/read-text.ts";

const properties = constantFrom(
  ..."name description recipeIngredient ingredients recipeInstructions recipeYield prepTime cookTime totalTime".split(
    " ",
  ),
  ..."nutrition calories keywords recipeCategory recipeCuisine itemListElement item text __proto__ @type".split(
    " ",
  ),
);
const words = constantFrom(
  "2 cups flour",
  "PT10M",
  "<li>Mix</li>",
  "&amp;",
  "HowToSection",
  "4 servings",
  "a\u0000b",
  "half of \uD83D",
);
const messy = dictionary(
  properties,
  oneof(words, jsonValue(), array(dictionary(properties, oneof(words, jsonValue())))),
);

function isSound(finished: Finished): boolean {
  if (finished.kind === "failure")
    return /^It has (?:no name|neither ingredients nor steps)\.$/u.test(finished.reason);
  const { recipe } = finished;
  return savedRecipe.safeParse(recipe).success && findUnstorable(recipe, "recipe") === undefined;
}

it("whatever a page says, its recipes are ones that can be saved, or failures with a reason", () => {
  const kitchen = loadKitchen();
  const law = property(messy, string(), (fields, name) => {
    const node = JSON.stringify({ name, ...fields, "@type": "Recipe" });
    const finished = readPage(node, null).map((draft) => finish(kitchen, draft, "an id"));
    expect(finished.filter((each) => !isSound(each))).toEqual([]);
  });
  assert(law, { numRuns: 500 });
});

it("whatever is pasted, a page and a text can be read", () => {
  const lines = oneof(
    words,
    string(),
    constantFrom("Ingredients:", "Method", "1. Mix.", "Serves 4", "<div itemscope>"),
  );
  const law = property(array(lines), (pasted) => {
    readText(pasted.join("\n"));
    readPage(pasted.join(""), null);
  });
  assert(law, { numRuns: 500 });
});

it("what is cut is never cut inside of a character", () => {
  const long = "🍲".repeat(1000);
  const [draft] = readPage(
    JSON.stringify({ "@type": "Recipe", name: `a${long}`, recipeIngredient: long }),
    null,
  );
  const finished = draft && finish(loadKitchen(), draft, "an id");
  expect(finished).toMatchObject({
    recipe: { name: `a${"🍲".repeat(149)}`, ingredients: ["🍲".repeat(250)] },
  });
});
