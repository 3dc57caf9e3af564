import type { Food } from "../foods/food.ts";

/** What is left of meat that is weighed with its bone. */
export const OFF_THE_BONE = 0.68;

const SAID = /\bbone[- ]in\b|\bwith bones?\b|\bon the bone\b/i;
const TAKEN_OUT = /\bbone(?:less|d)\b|\bbones? removed\b|\bdeboned\b/i;
/** Sold with the bone, whatever the animal. */
const BONY = /\b(?:wings?|drumsticks?|ribs|duck legs?|shanks?|hocks?|knuckles?|oxtails?|trotters?|necks)\b/i;
/** A leg or a shoulder of a small animal is roasted on its bone. */
const ROAST = /\b(?:lamb|mutton|goat|kid|venison)\b/i;
const ROASTED_ON_IT = /\b(?:legs?|shoulders?|rack|saddle|chops?|cutlets?)\b/i;
const CUT_UP = /\b(?:cubed?|diced?|minced?|ground|steaks?|fillets?|stewing|chunks?|strips?|meat|slices?)\b/i;

/** Whether the weight of a line holds a bone that nobody eats. */
export function isOnTheBone({ kind }: Food, line: string): boolean {
  if (TAKEN_OUT.test(line)) return false;
  if (BONY.test(line)) return true;
  if (kind !== "meat" && kind !== "poultry") return false;
  return SAID.test(line) || (ROAST.test(line) && ROASTED_ON_IT.test(line) && !CUT_UP.test(line));
}
