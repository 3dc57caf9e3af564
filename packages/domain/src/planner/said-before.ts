import { DEFAULT_SETTINGS, type PlannerSettings } from "./settings.ts";

/** What somebody says of how they eat: what binds or stays beyond one plan. */
export type Eating = Pick<PlannerSettings, "diet" | "allergies" | "dislikes" | "servings">;

const unsaid: Eating = DEFAULT_SETTINGS;

/** What a guest said of how they eat, among all that they chose; null where they said nothing of it. */
export function saidIn(chosen: Partial<PlannerSettings>): Eating | null {
  const { diet, allergies, dislikes, servings } = { ...unsaid, ...chosen };
  const said = { diet, allergies, dislikes, servings };
  return isIn(said, unsaid) ? null : said;
}

/**
 * What is shown to be confirmed, and counts until it is: everything that either of them leaves out, and of what can only
 * be one thing, what the account says where it says something.
 */
export function withAccount(said: Eating, account: Eating): Eating {
  return {
    diet: account.diet === unsaid.diet ? said.diet : account.diet,
    allergies: joinWords(account.allergies, said.allergies),
    dislikes: joinWords(account.dislikes, said.dislikes),
    servings: account.servings === unsaid.servings ? said.servings : account.servings,
  };
}

/** Whether an account knows all of it already, so that there is nothing to ask. */
export function isIn(said: Eating, account: Eating): boolean {
  return (
    (said.diet === unsaid.diet || said.diet === account.diet) &&
    (said.servings === unsaid.servings || said.servings === account.servings) &&
    hasWords(account.allergies, said.allergies) &&
    hasWords(account.dislikes, said.dislikes)
  );
}

/** Both lists, each word once however it is written; the first spelling stays. */
export function joinWords(first: readonly string[], second: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  for (const word of [...first, ...second]) if (!known.has(keyOf(word))) known.set(keyOf(word), word);
  return [...known.values()];
}

function hasWords(known: readonly string[], words: readonly string[]): boolean {
  const keys = new Set(known.map(keyOf));
  return words.every((word) => keys.has(keyOf(word)));
}

function keyOf(word: string): string {
  return word.trim().toLowerCase();
}
