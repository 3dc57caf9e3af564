import { isColdStep } from "@meal/domain/chef/assembled";
import type { Equipment, StepCategory } from "@meal/domain/chef/vocabulary";

/** What a kitchen may lack, as far as steps and marks tell whether a dish uses it. */
export const APPLIANCES = [
  "oven",
  "stove",
  "grill",
  "blender",
  "microwave",
  "airFryer",
  "slowCooker",
  "pressureCooker",
] as const;
export type Appliance = (typeof APPLIANCES)[number];

type Told = { readonly category: StepCategory; readonly text: string };

/** What is made: its steps, and what the cookbook says that a kitchen must have for it. */
export type Making = { readonly steps: readonly Told[]; readonly needs: readonly Equipment[] };

/** Said of an oven wherever it stands; a Dutch oven is a pot, and an oven-proof pan is a pan. */
const OVEN =
  /(?<!dutch )\boven\b(?!-?(?:proof|safe|ready))|\bbroil|\bpreheat|\b(?:roast|bake)\b[^.;]*\d{3} ?°/i;
/** Where no mark says how it is heated, baking, roasting and a temperature take an oven. */
const LIKE_OVEN =
  /\b(?:bak(?:e|es|ing)|baked (?:for|until|at)|roast(?:s|ing)?|gratinat\w*)\b|\d{3} ?(?:°|º|degrees)/i;
/** Where no mark says how it is heated, a fire is in all that can hardly be meant without one. */
const LIKE_FIRE =
  /\d{3} ?(?:°|º|degrees)|\b(?:re-?heat|bubbl(?:e|es|ing)|chargrill|griddle|nuke|zap|high power|hot (?:pan|skillet|oil|coals)|over (?:hot )?coals|on the (?:barbecue|bbq)|flames?|in a (?:large |small |dry |non-?stick )?(?:pan|skillet|wok|saucepan|pot)\b|(?:baked|boiled|fried|seared|steamed|roasted|simmered|cooked) (?:for|until|on|at|through)|(?:are|is|gets?) (?:\w+ )?(?:baked|boiled|fried|seared|steamed|roasted|simmered)|until (?:golden|browned|crisp and golden)|according to (?:the|its) (?:packet|package|box)|crisp (?:up )?the bacon|render|soften the \w+ in|gratinat\w*)/i;

const WORDS: Readonly<Record<Exclude<Appliance, "oven" | "stove">, RegExp>> = {
  grill: /\b(?:grill|chargrill|barbecue|bbq|coals)\b/i,
  blender: /\bblend|\bfood processor\b|\bblitz|\bwhizz|\bpur[ée]e (?:the|it|them|until|everything)/i,
  microwave: /\bmicrowave|\bnuke\b|\bhigh power\b/i,
  airFryer: /\bair[- ]?fr/i,
  slowCooker: /\bslow[- ]?cooker|\bcrock ?-?pot/i,
  pressureCooker: /\bpressure[- ]?cook|\binstant pot/i,
};

const MARKS: Readonly<Record<Appliance, readonly Equipment[]>> = {
  oven: ["oven"],
  stove: ["stove", "wok", "pressure-cooker"],
  grill: ["grill"],
  blender: ["blender", "processor"],
  microwave: [],
  airFryer: [],
  slowCooker: [],
  pressureCooker: ["pressure-cooker"],
};

const HEATED_IN_OVEN: ReadonlySet<StepCategory> = new Set(["oven", "baking"]);

const isStepCold = ({ category, text }: Told, isMarked: boolean): boolean =>
  isColdStep(category, text) && (isMarked || !LIKE_FIRE.test(text));

const stepUses = (appliance: Appliance, { category, text }: Told, isMarked: boolean): boolean => {
  if (appliance === "oven")
    return category === "oven" || OVEN.test(text) || (!isMarked && LIKE_OVEN.test(text));
  if (appliance === "stove")
    return !HEATED_IN_OVEN.has(category) && !isStepCold({ category, text }, isMarked);
  return WORDS[appliance].test(text);
};

/** Whether something is made with it: its marks say so, or any of its steps. In doubt it is. */
export const usesAppliance = ({ steps, needs }: Making, appliance: Appliance): boolean =>
  MARKS[appliance].some((need) => needs.includes(need)) ||
  steps.some((step) => stepUses(appliance, step, needs.length > 0));

/** Whether nothing of it is heated. */
export const isMadeCold = ({ steps, needs }: Making): boolean =>
  steps.every((step) => isStepCold(step, needs.length > 0));
