import type { SavedRecipe } from "@meal/contract/recipes";
import { dollars } from "@meal/domain/money/dollars";
import { markdown, writeLines } from "./escapes.ts";
import { markdownMark } from "./marks.ts";

/** A recipe as Markdown, to be read by people, and by us again. */
export function writeMarkdown(recipe: SavedRecipe): string {
  const { name, description, ingredients, instructions, tips = [], notes = "", culturalNotes = "" } = recipe;
  const parts = [
    `# ${markdown.write(name)}`,
    paragraphs(description),
    factsOf(recipe)
      .map(([label, value]) => `- ${label}: ${value}`)
      .join("\n"),
    section("Ingredients", ingredients.map((line) => `- ${writeLines(markdown, line, "  ")}`).join("\n")),
    section(
      "Steps",
      instructions.map((step, at) => `${at + 1}. ${writeLines(markdown, step, "   ")}`).join("\n"),
    ),
    section("Tips", tips.map((tip) => `- ${writeLines(markdown, tip, "  ")}`).join("\n")),
    section("Notes", paragraphs(notes)),
    section("Background", paragraphs(culturalNotes)),
    markdownMark,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function factsOf(recipe: SavedRecipe): readonly (readonly [label: string, value: string | number])[] {
  const { servings, prepTime, cookTime, calories, price, difficulty, category, cuisine } = recipe;
  const { keywords = [], sourceUrl, importedFrom } = recipe;
  return [
    ...(servings === undefined ? [] : [["Serves", servings] as const]),
    ["Preparation", `${prepTime} minutes`],
    ["Cooking", `${cookTime} minutes`],
    ["Calories", `${calories} kcal for one`],
    ["Price", `about ${dollars(price)} for one`],
    ["Difficulty", difficulty],
    ["Category", category],
    ...(cuisine === undefined ? [] : [["Cuisine", cuisine] as const]),
    ...(keywords.length === 0 ? [] : [["Keywords", keywords.map(markdown.write).join(", ")] as const]),
    ...(sourceUrl === undefined ? [] : [["Source", `<${sourceUrl}>`] as const]),
    ...(importedFrom === undefined ? [] : [["Imported from", markdown.write(importedFrom)] as const]),
  ];
}

function section(title: string, body: string): string {
  return body === "" ? "" : `## ${title}\n\n${body}`;
}

/** An empty line parts two paragraphs; within one the lines are kept. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/u)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => writeLines(markdown, paragraph.trim()))
    .join("\n\n");
}
