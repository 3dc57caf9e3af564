import type { SavedRecipe } from "@meal/contract/recipes";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import type { CookingStep } from "@meal/domain/chef/recipes";
import { cooklang, writeLines } from "./escapes.ts";
import { cooklangMark } from "./marks.ts";

/** "200 g red lentils", "1 1/2 cups milk", "2 onions": how much, of which unit, of what. */
const measured =
  /^(?<amount>\d+(?:[.,/]\d+)?(?: \d+\/\d+)?) (?:(?<unit>(?:k?g|m?l|[cd]l|oz|lb|cups?|tbsp|tsp|cloves?|cans?|slices?|bunch|pinch|handful|sprigs?|stalks?)) )?(?<name>\S[^\n]*)$/iu;

/** A recipe in Cooklang. Its ingredients come first, because our steps do not say where each of them goes. */
export function writeCooklang(recipe: SavedRecipe): string {
  const { ingredients, instructions, tips = [], notes = "", culturalNotes = "" } = recipe;
  const remarks = [...tips, notes, culturalNotes].filter((text) => text.trim() !== "");
  const steps = timedSteps(recipe);
  const parts = [
    frontMatterOf(recipe),
    "== Ingredients ==",
    ...ingredients.map(ingredientOf),
    "== Steps ==",
    ...instructions.map((step, at) => `${writeLines(cooklang, step)}${timerOf(steps?.[at])}`),
    ...remarks.map((text) => `> ${writeLines(cooklang, text)}`),
  ];
  return `${parts.join("\n\n")}\n`;
}

function timerOf(step: CookingStep | undefined): string {
  return step === undefined || step.timeInMinutes === 0 ? "" : ` ~{${step.timeInMinutes}%minutes}`;
}

/** Texts stand in quotation marks, as JSON writes them, which YAML reads alike. */
function frontMatterOf(recipe: SavedRecipe): string {
  const { name, description, servings, prepTime, cookTime, difficulty, category, cuisine } = recipe;
  const { keywords, sourceUrl } = recipe;
  const lines = {
    title: JSON.stringify(name),
    ...(description === "" ? {} : { description: JSON.stringify(description) }),
    ...(servings === undefined ? {} : { servings }),
    "prep time": `${prepTime} minutes`,
    "cook time": `${cookTime} minutes`,
    difficulty,
    course: category,
    ...(cuisine && { cuisine }),
    ...(keywords && { tags: JSON.stringify(keywords) }),
    ...(sourceUrl === undefined ? {} : { source: JSON.stringify(sourceUrl) }),
  };
  const written = Object.entries(lines).map(([key, value]) => `${key}: ${value}`);
  return ["---", ...written, cooklangMark, "---"].join("\n");
}

function ingredientOf(line: string): string {
  const { amount = "", unit = "", name = line } = measured.exec(line.trim())?.groups ?? {};
  const quantity = unit === "" ? amount : `${amount}%${unit}`;
  // A name goes on one line; the letter behind the backslash is ours.
  const written = name
    .split("\n")
    .map(cooklang.write)
    .join(String.raw`\n`);
  // What stands directly behind the mark may change its meaning.
  return `@${written.replace(/^[&?+./(]/u, String.raw`\$&`)}{${quantity}}`;
}
