import { knownCents, knownKcal } from "@meal/domain/chef/known-figures";
import type { SavedRecipe } from "@meal/contract/recipes";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import type { CookingStep } from "@meal/domain/chef/recipes";
import { stepMinutes, stepTime } from "@meal/domain/cooking-timer/words";
import { dollars } from "@meal/domain/money/dollars";
import { markdown, writeLines } from "./escapes.ts";
import { markdownMark } from "./marks.ts";

/** A recipe as Markdown, to be read by people, and by us again. */
export function writeMarkdown(recipe: SavedRecipe): string {
  const { name, description, ingredients, instructions, tips = [], notes = "", culturalNotes = "" } = recipe;
  const steps = timedSteps(recipe);
  const parts = [
    `# ${markdown.write(name)}`,
    paragraphs(description),
    factsOf(recipe)
      .map(([label, value]) => `- ${label}: ${value}`)
      .join("\n"),
    section("Ingredients", ingredients.map((line) => `- ${writeLines(markdown, line, "  ")}`).join("\n")),
    section(
      "Steps",
      instructions
        .map((step, at) => `${at + 1}. ${writeLines(markdown, step, "   ")}${timeOf(steps?.[at])}`)
        .join("\n"),
    ),
    section("Tips", tips.map((tip) => `- ${writeLines(markdown, tip, "  ")}`).join("\n")),
    section("Notes", paragraphs(notes)),
    section("Background", paragraphs(culturalNotes)),
    markdownMark,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Behind a step, and no part of its words: a star in those is written otherwise. */
function timeOf(step: CookingStep | undefined): string {
  return step === undefined || step.timeInMinutes === 0 ? "" : ` *(${stepTime(step)})*`;
}

function factsOf(recipe: SavedRecipe): readonly (readonly [label: string, value: string | number])[] {
  const { servings, prepTime, cookTime, difficulty, category, cuisine } = recipe;
  const { keywords = [], sourceUrl, importedFrom } = recipe;
  const kcal = knownKcal(recipe);
  const cents = knownCents(recipe);
  return [
    ...(servings === undefined ? [] : [["Serves", servings] as const]),
    ["Preparation", `${prepTime} minutes`],
    ["Cooking", `${cookTime} minutes`],
    ...timesOf(recipe),
    ...(kcal === null ? [] : [["Calories", `${kcal} kcal for one`] as const]),
    ...(cents === null ? [] : [["Price", `about ${dollars(cents)} for one`] as const]),
    ["Difficulty", difficulty],
    ["Category", category],
    ...(cuisine === undefined ? [] : [["Cuisine", cuisine] as const]),
    ...(keywords.length === 0 ? [] : [["Keywords", keywords.map(markdown.write).join(", ")] as const]),
    ...(sourceUrl === undefined ? [] : [["Source", `<${sourceUrl}>`] as const]),
    ...(importedFrom === undefined ? [] : [["Imported from", markdown.write(importedFrom)] as const]),
  ];
}

/** What only the cookbook knows of the time of a dish. */
function timesOf(recipe: SavedRecipe): readonly (readonly [label: string, value: string])[] {
  const { leadMinutes, handsOnMinutes, waitingMinutes, keepsDays = 0 } = recipe;
  return [
    ...(handsOnMinutes === undefined ? [] : [["Hands-on", stepMinutes(handsOnMinutes)] as const]),
    ...(waitingMinutes === undefined ? [] : [["Waiting", stepMinutes(waitingMinutes)] as const]),
    ...(leadMinutes === undefined ? [] : [["Ahead of time", `${leadMinutes} minutes`] as const]),
    ...(keepsDays === 0 ? [] : [["Keeps", `${daysOf(keepsDays)} in the fridge`] as const]),
  ];
}

function daysOf(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
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
