import type { MealSlot } from "../chef/day-shares.ts";
import type {
  Budget,
  CookingWay,
  Cuisine,
  Diet,
  Difficulty,
  Familiarity,
  MealCategory,
} from "../chef/vocabulary.ts";
import type { StandingWish } from "./standing-wishes.ts";
import type { TypedFigures } from "./typed-figures.ts";

/** spec: 2, section 9. */
export const PLAN_LENGTHS = [1, 3, 5, 7] as const;
export const MEALS_A_DAY = [1, 2, 3, 4, 5] as const;
export const CALORIE_TARGETS = [1500, 2000, 2500, 3000] as const;
export const STYLES = ["regular", "gourmet"] as const;
export const CUSTOM_KCAL_MIN = 500;
export const CUSTOM_KCAL_MAX = 10_000;
/** A table of this many is a feast, and a plan does not go beyond it. */
export const MOST_PEOPLE = 20;

/** spec: 2, section 9: what the gourmet style adds to the taste preferences. */
const GOURMET_PHRASE = "sophisticated gourmet dishes with refined techniques and elegant plating";

/** A dish of the cookbook that somebody never wants again, under the name that they knew it by. */
export type LeftOutDish = { readonly dishId: string; readonly name: string };

/** What a person chooses before a plan is made. */
export type PlannerSettings = {
  readonly days: (typeof PLAN_LENGTHS)[number];
  readonly mealsPerDay: (typeof MEALS_A_DAY)[number];
  /** The only meals that are planned, which then carry their share of the day; empty where the whole day is. */
  readonly slots: readonly MealSlot[];
  readonly diet: Diet;
  /** Another diet that binds every meal beside it. */
  readonly secondDiet: Diet;
  readonly target: (typeof CALORIE_TARGETS)[number] | "custom";
  /** As typed; counts when the target is `custom`. */
  readonly customCalories: string;
  readonly budget: Budget;
  readonly difficulty: Difficulty | "any";
  readonly cuisineStyle: Cuisine | "any";
  /** Null where nothing was said: everyday dishes, but where a cuisine is asked for. */
  readonly familiar: Familiarity | null;
  /** Minutes, nutrients and money that bind, as typed. */
  readonly figures: TypedFigures;
  readonly standing: readonly StandingWish[];
  readonly cooking: CookingWay;
  readonly style: (typeof STYLES)[number];
  readonly categories: readonly MealCategory[];
  readonly taste: string;
  readonly allergies: readonly string[];
  readonly dislikes: readonly string[];
  readonly dishesLeftOut: readonly LeftOutDish[];
  /** Foods at hand. */
  readonly ingredients: readonly string[];
  readonly servings: number;
};

/** spec: 2, section 9. */
export const DEFAULT_SETTINGS: PlannerSettings = {
  days: 1,
  mealsPerDay: 3,
  slots: [],
  diet: "none",
  secondDiet: "none",
  target: 2000,
  customCalories: "",
  budget: "reasonable",
  difficulty: "any",
  cuisineStyle: "any",
  familiar: null,
  figures: {},
  standing: [],
  cooking: "easy",
  style: "regular",
  categories: [],
  taste: "",
  allergies: [],
  dislikes: [],
  dishesLeftOut: [],
  ingredients: [],
  servings: 1,
};

/** What somebody asks of most of their plans: the next one begins with it, on any of their devices. The rest is for this once. */
const USUAL = [
  "days",
  "mealsPerDay",
  "slots",
  "secondDiet",
  "target",
  "customCalories",
  "budget",
  "difficulty",
  "familiar",
  "figures",
  "standing",
  "cooking",
] as const satisfies readonly (keyof PlannerSettings)[];
export type UsualSettings = Pick<PlannerSettings, (typeof USUAL)[number]>;

export function usualOf(settings: UsualSettings): UsualSettings {
  return picked(settings, USUAL);
}

function picked<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its entries are exactly these keys with their values.
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** Changes a part; there are never more categories than meals. spec: 2, section 4: extras are trimmed. */
export function changeSettings(settings: PlannerSettings, part: Partial<PlannerSettings>): PlannerSettings {
  const changed = { ...settings, ...part };
  return { ...changed, categories: changed.categories.slice(0, changed.mealsPerDay) };
}

type Energy = Pick<PlannerSettings, "target" | "customCalories">;

/** The energy asked for. spec: 2, section 5: the typed one counts when Custom is chosen and a value is present. */
export function caloriesOf({ target, customCalories }: Energy): number {
  if (target !== "custom") return target;
  const typed = customCalories.trim().replaceAll(",", "");
  return typed === "" ? 2000 : Number(typed);
}

/** Whether a plan can be made for the typed energy. */
export function areCaloriesSound(settings: Energy): boolean {
  const calories = caloriesOf(settings);
  return calories >= CUSTOM_KCAL_MIN && calories <= CUSTOM_KCAL_MAX;
}

/** The wishes of taste in words, with what the style adds. */
export function tasteOf({ taste, style }: PlannerSettings): string {
  const typed = taste.trim();
  if (style === "regular") return typed;
  return typed === "" ? GOURMET_PHRASE : `${typed}, ${GOURMET_PHRASE}`;
}

/** What of the wishes of taste somebody typed: the same words without what the style adds. */
export function typedTasteOf(tastePreferences: string): string {
  return tastePreferences.replace(GOURMET_PHRASE, "").replace(/,\s*$/, "");
}
