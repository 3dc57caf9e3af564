import type { Diet } from "@meal/domain/chef/vocabulary";
import { listed } from "../dishes/listed.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { readEach } from "./diets.ts";

/** By which rules something was chosen, and which of them nobody here understands: those were not kept. */
export function keptSentence(kitchen: Kitchen, diets: readonly Diet[], allergies: readonly string[]): string {
  const isUnderstood = (allergy: string): boolean => readEach(kitchen, [allergy]).areUnderstood;
  const kept = [...diets, ...allergies.filter(isUnderstood).map((allergy) => `no ${allergy}`)];
  const open = allergies.filter((allergy) => !isUnderstood(allergy));
  const taken = kept.length === 0 ? "" : ` Taken into account: ${listed(kept)}.`;
  return open.length === 0
    ? taken
    : `${taken} I do not know which foods have ${listed(open, "or")}: that was not looked at, so check each recipe yourself.`;
}
