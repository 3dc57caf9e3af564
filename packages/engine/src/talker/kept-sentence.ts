import type { Diet } from "@meal/domain/chef/vocabulary";
import { listed } from "../dishes/listed.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { readEach } from "./diets.ts";

const isUnderstood = (kitchen: Kitchen, allergy: string): boolean =>
  readEach(kitchen, [allergy]).areUnderstood;

/** Which allergies nobody here understands: by those nothing was chosen. */
export function notLookedAt(kitchen: Kitchen, allergies: readonly string[]): string {
  const open = allergies.filter((allergy) => !isUnderstood(kitchen, allergy));
  return open.length === 0
    ? ""
    : ` I do not know which foods have ${listed(open, "or")}: that was not looked at, so check each recipe yourself.`;
}

/** By which rules something was chosen, and by which it was not. */
export function keptSentence(kitchen: Kitchen, diets: readonly Diet[], allergies: readonly string[]): string {
  const understood = allergies.filter((allergy) => isUnderstood(kitchen, allergy));
  const kept = [...diets, ...understood.map((allergy) => `no ${allergy}`)];
  const taken = kept.length === 0 ? "" : ` Taken into account: ${listed(kept)}.`;
  return `${taken}${notLookedAt(kitchen, allergies)}`;
}
