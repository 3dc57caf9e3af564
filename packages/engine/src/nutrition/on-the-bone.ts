import type { Food } from "../foods/food.ts";

/** What is left of meat that is weighed with its bone. */
const OFF_THE_BONE = 0.68;
/** What is left of parts with their skin and fat: the refuse that SR28 gives for 05057, 05094, 05066, 05075, 05100, 10036 and 10080. */
const OFF_ITS_BONE: readonly (readonly [RegExp, number])[] = [
  [/\bbreasts?\b/i, 0.8],
  [/\bthighs?\b/i, 0.83],
  [/\bdrumsticks?\b/i, 0.67],
  [/\bchicken legs?\b|\bleg quarters?\b/i, 0.73],
  [/\bwings?\b/i, 0.62],
  [/\bpork\b.*\bchops?\b/i, 0.77],
  [/\bpork\b.*\b(?:shoulder|butt)\b/i, 0.76],
];

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

/** The share of the weight with its bone that somebody eats. */
export const shareOffTheBone = (line: string): number =>
  OFF_ITS_BONE.find(([part]) => part.test(line))?.[1] ?? OFF_THE_BONE;
