import type { Subject } from "./subject.ts";

/** All of it is blended, not half of it for the sake of the rest. */
const BLENDS =
  /\b(?:blend|pur[ée]e|blitz)\b(?![^.;]{0,40}\b(?:half|third|quarter|part|some|ladle\w*|cups?) (?:of|more)\b)[^.;]*/giu;

/** What has no words of its own to be found by: a "can" is no food. */
const LEAST_LETTERS = 4;

const isSaid = (text: string, name: string): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => word.length >= LEAST_LETTERS && text.includes(word.slice(0, -1)));

/** The foods that a soup is blended of: those that no step speaks of once it was blended, and nothing that is put on it. */
export function blendedIn({ form, steps, foods }: Subject): Subject["foods"] {
  const last = form === "soup" ? [...steps.matchAll(BLENDS)].at(-1) : undefined;
  if (last === undefined) return [];
  const later = steps.slice(last.index + last[0].length).toLowerCase();
  return foods.filter(({ food, role }) => role !== "garnish" && !isSaid(later, food.name));
}
