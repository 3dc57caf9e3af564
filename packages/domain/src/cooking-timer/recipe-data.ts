import { timedSteps } from "../chef/meal-steps.ts";
import type { CookingStep } from "../chef/recipes.ts";
import { LONGEST_RECIPE_NAME } from "./limits.ts";
import { readSteps } from "./steps.ts";
import type { TimerStep } from "./timer.ts";
import { defaultTimerName } from "./words.ts";

/** spec: 2, section 1: `recipeData` of the address. `instructions` is ours: the recipe's own words. */
export type RecipeData = {
  readonly name: string;
  readonly description: string;
  readonly instructions: readonly string[];
  /** With these there is nothing to generate: they are looked over, and off it goes. */
  readonly steps: readonly TimerStep[] | undefined;
};

export const noRecipe: RecipeData = { name: "", description: "", instructions: [], steps: undefined };

/** Servers take addresses up to a length; what is longer leaves the least needed behind. */
const longestAddress = 10_000;
const longestDescription = 5000;
/** What the chef reads at once. */
const longestText = 50_000;

/** Reads what an address carries; nothing where it is no recipe. spec: 2, section 5: steps make a name where there is none. */
export function readRecipeData(text: string): RecipeData | undefined {
  const fields = fieldsIn(text);
  const given = fields.get("steps");
  const steps = readSteps(given);
  const description = textOf(fields.get("description")).slice(0, longestDescription);
  const instructions = textsOf(fields.get("instructions") ?? steps?.map(({ instruction }) => instruction));
  const said = textOf(fields.get("name")).trim().slice(0, LONGEST_RECIPE_NAME);
  const name = said === "" && steps !== undefined ? defaultTimerName(steps) : said;
  const isEmpty = name === "" && description.trim() === "" && instructions.length === 0;
  const hasBrokenSteps = steps === undefined && !isNothing(given);
  return isEmpty || hasBrokenSteps ? undefined : { name, description, instructions, steps };
}

/** What an address carries for this recipe: its steps with their minutes, or its words where it has no minutes. */
export function writeRecipeData(recipe: {
  readonly name: string;
  readonly description: string;
  readonly instructions: readonly string[];
  readonly steps?: readonly CookingStep[];
}): string {
  const { name, description, instructions } = recipe;
  const steps = timedSteps(recipe);
  const withSteps =
    steps === undefined
      ? []
      : [
          { name, description, steps },
          { name, steps },
        ];
  const ways = [...withSteps, { name, description, instructions }, { name, description }];
  const written = ways.map((way) => JSON.stringify(way));
  return (
    written.find((text) => encodeURIComponent(text).length <= longestAddress) ?? JSON.stringify({ name })
  );
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

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

/** No steps at all are not broken ones. */
function isNothing(value: unknown): boolean {
  const isEmptyText = typeof value === "string" && value.trim() === "";
  return value === undefined || value === null || isEmptyText || (Array.isArray(value) && value.length === 0);
}

function fieldsIn(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
