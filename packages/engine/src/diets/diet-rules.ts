import type { Diet } from "@meal/domain/chef/vocabulary";
import { carnivore, pescatarian, raw, vegan, vegetarian } from "./animal-rules.ts";
import { paleo, whole30 } from "./ancestral-rules.ts";
import { halal, kosher, meatWithMilk } from "./creed-rules.ts";
import type { DietRule, NutritionLimit } from "./diet-rule.ts";
import {
  antiInflammatory,
  diabetic,
  lowFodmap,
  lowSodium,
  mediterranean,
  noProcessedMeat,
  redMeat,
  saltyForItsWeight,
} from "./health-rules.ts";
import { forbidsOnKeto } from "./keto.ts";
import { type Forbids, firstOf, isKind, isNamed, noAllergens, noTags } from "./rule-parts.ts";

export type { DietRule, NutritionLimit } from "./diet-rule.ts";

const limit = (
  figure: NutritionLimit["figure"],
  bounds: { min?: number; max?: number },
  isWish: boolean,
  reason: string,
): NutritionLimit => ({ figure, ...bounds, isWish, reason });

/** What is drunk of fruit; of a lemon nobody drinks. */
const WHITE_POTATO = /(?<!sweet )\bpotato(?:es)?$|\b(?:french fr|hash brown|tater tot)/;
const SWEET_JUICE = /\b(?:orange|apple|grape|pineapple|pomegranate|mango|cranberry)\b.*\bjuice\b/;

const allow: Forbids = () => null;

/** Of the diets by which whatever may be eaten may be eaten together. */
export const noConflict: DietRule["conflict"] = () => null;

const rule = (diet: Diet, parts: Partial<Omit<DietRule, "diet">>): DietRule => ({
  diet,
  forbids: allow,
  sparing: allow,
  sparesSmoothies: false,
  conflict: noConflict,
  dayLimits: [],
  mealLimits: [],
  breakfastLimits: [],
  servingLimits: [],
  noCooking: false,
  ...parts,
});

/** Every diet as rules. */
export const DIET_RULES: Readonly<Record<Diet, DietRule>> = {
  none: rule("none", {}),
  vegetarian: rule("vegetarian", { forbids: vegetarian }),
  vegan: rule("vegan", { forbids: vegan }),
  pescatarian: rule("pescatarian", { forbids: pescatarian }),
  keto: rule("keto", {
    forbids: forbidsOnKeto,
    dayLimits: [
      limit("netCarbs", { max: 50 }, false, "More than 50 g of net carbohydrate a day ends ketosis."),
      limit("netCarbs", { max: 30 }, true, "Below 30 g a day is safer."),
    ],
  }),
  paleo: rule("paleo", { forbids: paleo, sparing: noProcessedMeat }),
  "gluten-free": rule("gluten-free", { forbids: noAllergens(["gluten"], "It contains gluten.") }),
  "low-fodmap": rule("low-fodmap", { forbids: lowFodmap }),
  "diabetic-friendly": rule("diabetic-friendly", {
    forbids: diabetic,
    sparing: firstOf(
      noTags(["refined-grain"], "White flour and rice raise the blood sugar quickly."),
      (food) => (isNamed(food, SWEET_JUICE) ? "Juice raises the blood sugar quickly." : null),
      (food) => (isNamed(food, WHITE_POTATO) ? "Potatoes raise the blood sugar quickly." : null),
    ),
    sparesSmoothies: true,
    mealLimits: [
      limit("carbs", { max: 75 }, true, "Up to 75 g of carbohydrate a meal keeps the blood sugar even."),
    ],
    breakfastLimits: [
      limit("carbs", { max: 45 }, true, "In the morning carbohydrate raises the blood sugar most."),
    ],
    dayLimits: [
      limit("carbsShare", { max: 0.5 }, true, "At most half of the energy from carbohydrate."),
      limit("fiber", { min: 25 }, true, "Fiber slows down the sugar."),
      limit("saturatedFat", { max: 25 }, true, "Low in saturated fat."),
    ],
  }),
  "high-protein": rule("high-protein", {
    dayLimits: [
      limit("proteinShare", { min: 0.25 }, false, "At least a quarter of the energy from protein."),
      limit("proteinShare", { min: 0.3 }, true, "Closer to a third is better."),
    ],
  }),
  "low-calorie": rule("low-calorie", {
    forbids: noTags(["fried"], "Deep-fried food has too many calories for its size."),
    sparing: (food) =>
      (food.per100g?.kcal ?? 0) > 350 &&
      !isKind(food, "fat", "nut", "seed", "spice", "grain", "pasta", "legume")
        ? "High in calories for its size."
        : null,
    servingLimits: [limit("kcal", { max: 600 }, true, "At most 600 calories a serving.")],
  }),
  "nut-free": rule("nut-free", { forbids: noAllergens(["nuts", "peanuts"], "It contains nuts or peanuts.") }),
  "dairy-free": rule("dairy-free", { forbids: noAllergens(["milk"], "It contains milk.") }),
  halal: rule("halal", { forbids: halal, conflict: meatWithMilk }),
  whole30: rule("whole30", { forbids: whole30 }),
  raw: rule("raw", { forbids: raw, noCooking: true }),
  carnivore: rule("carnivore", { forbids: carnivore }),
  mediterranean: rule("mediterranean", {
    forbids: mediterranean,
    sparing: firstOf(redMeat, noTags(["refined-grain"], "Whole grain is better."), (food) =>
      isNamed(food, /\b(butter|cream)\b/i) ? "Olive oil comes before butter." : null,
    ),
    dayLimits: [limit("saturatedFat", { max: 25 }, true, "Low in saturated fat.")],
  }),
  "anti-inflammatory": rule("anti-inflammatory", {
    forbids: antiInflammatory,
    sparing: firstOf(
      redMeat,
      noTags(["refined-grain"], "Whole grain is better."),
      noTags(["seed-oil"], "Olive oil is better."),
    ),
    dayLimits: [limit("fiber", { min: 25 }, true, "High in fiber.")],
  }),
  "low-sodium": rule("low-sodium", {
    forbids: lowSodium,
    sparing: saltyForItsWeight,
    dayLimits: [limit("sodiumMg", { max: 1500 }, false, "At most 1,500 mg of sodium a day.")],
  }),
  kosher: rule("kosher", { forbids: kosher, conflict: meatWithMilk }),
};
