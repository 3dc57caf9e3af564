import { LONGEST_RECIPE_NAME } from "@meal/domain/cooking-timer/limits";
import { readSteps } from "@meal/domain/cooking-timer/steps";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";

/** spec: 2, section 1: `recipeData` of the address. `instructions` is ours: the recipe's own words. */
export interface RecipeData {
  readonly name: string;
  readonly description: string;
  readonly instructions: readonly string[];
  /** With these the timer is ready at once. */
  readonly steps: readonly TimerStep[] | undefined;
}

export const noRecipe: RecipeData = { name: "", description: "", instructions: [], steps: undefined };

/** Servers take addresses up to a length; what is longer leaves the instructions behind. */
const longestAddress = 10_000;
const longestDescription = 5000;
/** What the chef reads at once. */
const longestText = 50_000;

/** Reads what an address carries; nothing where it is no recipe. */
export function readRecipeData(text: string): RecipeData | undefined {
  const fields = fieldsIn(text);
  const name = textOf(fields.get("name")).trim().slice(0, LONGEST_RECIPE_NAME);
  const given = fields.get("steps");
  const steps = readSteps(given);
  const hasBrokenSteps = given !== undefined && steps === undefined && !isEmptyList(given);
  if (name === "" || hasBrokenSteps) return undefined;
  const instructions = fields.get("instructions");
  return {
    name,
    description: textOf(fields.get("description")).slice(0, longestDescription),
    instructions: Array.isArray(instructions) ? instructions.map(textOf) : [],
    steps,
  };
}

/** What an address carries for this recipe. */
export function writeRecipeData(recipe: {
  readonly name: string;
  readonly description: string;
  readonly instructions: readonly string[];
}): string {
  const { name, description, instructions } = recipe;
  const whole = JSON.stringify({ name, description, instructions });
  return encodeURIComponent(whole).length <= longestAddress ? whole : JSON.stringify({ name, description });
}

/** The words that steps are made from. */
export function recipeText({ name, description, instructions }: Omit<RecipeData, "steps">): string {
  const method = instructions.map((instruction, at) => `${at + 1}. ${instruction}`);
  const parts = [name, description, ...(method.length === 0 ? [] : ["Instructions:", ...method])];
  return parts
    .filter((part) => part.trim() !== "")
    .join("\n")
    .slice(0, longestText);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function fieldsIn(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
