import { capitalise } from "../dishes/rename.ts";

const SERVES = /\b(?:serve|plate up|bring to the table)\b/iu;
const HURRY = /,?\s+(?:and\s+)?(?:serve|eat)\s+(?:it\s+|them\s+)?(?:at once|immediately)(?=[.,;]|$)/giu;
const HURRIED = /\b(serve[^.;]*?)\s+(?:at once|immediately)\b/giu;

/** Whether a dish goes onto the table in this step. */
export function servesIn(text: string): boolean {
  return SERVES.test(text);
}

/** The same step where another follows: nothing is served "at once" before the rest of the plate is ready. */
export function withoutHurry(text: string): string {
  const calm = text.replaceAll(HURRY, "").replaceAll(HURRIED, "$1").trim();
  return calm.replace(/[.;,\s]+$/u, "") === "" ? text : capitalise(calm);
}
