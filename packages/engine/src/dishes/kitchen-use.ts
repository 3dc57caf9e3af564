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
/** Where no mark says how it is heated, baking and roasting take an oven. */
const LIKE_OVEN = /\b(?:bak(?:e|es|ing)|roast(?:s|ing)?)\b/i;

const WORDS: Readonly<Record<Exclude<Appliance, "oven" | "stove">, RegExp>> = {
  grill: /\b(?:grill|barbecue|bbq)\b/i,
  blender: /\bblend|\bfood processor\b/i,
  microwave: /\bmicrowave/i,
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

const stepUses = (appliance: Appliance, { category, text }: Told, isMarked: boolean): boolean => {
  if (appliance === "oven")
    return category === "oven" || OVEN.test(text) || (!isMarked && LIKE_OVEN.test(text));
  if (appliance === "stove") return !HEATED_IN_OVEN.has(category) && !isColdStep(category, text);
  return WORDS[appliance].test(text);
};

/** Whether something is made with it: its marks say so, or any of its steps. In doubt it is. */
export const usesAppliance = ({ steps, needs }: Making, appliance: Appliance): boolean =>
  MARKS[appliance].some((need) => needs.includes(need)) ||
  steps.some((step) => stepUses(appliance, step, needs.length > 0));

/** Whether nothing of it is heated. */
export const isMadeCold = ({ steps }: Making): boolean =>
  steps.every(({ category, text }) => isColdStep(category, text));
