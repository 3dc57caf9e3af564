import type {
  Budget,
  Cuisine,
  Difficulty,
  DishSlot,
  Equipment,
  Familiarity,
  MealCategory,
  StepCategory,
  Suit,
} from "@meal/domain/chef/vocabulary";

export const INGREDIENT_ROLES = [
  "base",
  "protein",
  "vegetable",
  "fruit",
  "fat",
  "dairy",
  "binder",
  "liquid",
  "aromatic",
  "seasoning",
  "sweetener",
  "garnish",
] as const;
/** What an ingredient does in its dish; an exchange needs it to know whether it may. */
export type IngredientRole = (typeof INGREDIENT_ROLES)[number];

export const DISH_FORMS = [
  "bowl",
  "plate",
  "pot",
  "pan",
  "bake",
  "glass",
  "soup",
  "salad",
  "sandwich",
  "wrap",
  "skewer",
  "cake",
  "toast",
] as const;
/** What the dish is served in; the painter draws this. */
export type DishForm = (typeof DISH_FORMS)[number];

/** For all servings of the dish. */
export type DishIngredient = {
  readonly foodId: string;
  readonly grams: number;
  /** As a cook measures it: "2 cloves", "1 cup". Empty where grams are the measure. */
  readonly measure: string;
  readonly role: IngredientRole;
  readonly preparation: string;
  readonly isOptional: boolean;
};

export type DishStep = {
  /** All of them, busy or not. */
  readonly minutes: number;
  /** How many of them go by themselves, at the end of the step; missing where nobody said. */
  readonly waitingMinutes?: number;
  readonly category: StepCategory;
  readonly text: string;
};

/** How long cooked food keeps, as a published table has it. */
export type Keeping = {
  readonly id: string;
  /** 0 where it is eaten at once. */
  readonly fridgeDays: number;
  /** 0 where it does not freeze well. */
  readonly freezerMonths: number;
  readonly source: string;
};

/** What the cookbook knows of a dish beyond its recipe. */
export type DishMarks = {
  readonly familiar: Familiarity | null;
  readonly keeping: Keeping | null;
  readonly needs: readonly Equipment[];
  readonly suits: readonly Suit[];
  /** Other names for the very dish. */
  readonly knownAs: readonly string[];
};

/** Of a dish that is in no cookbook nobody knows more than its recipe. */
export const UNMARKED: DishMarks = { familiar: null, keeping: null, needs: [], suits: [], knownAs: [] };

/** An exchange that is not made in a dish: what goes and what would come; without `to` the food gives way to none. */
export type Refused = { readonly from: string; readonly to?: string };

export type Dish = DishMarks & {
  readonly id: string;
  readonly name: string;
  readonly cuisine: Cuisine;
  readonly category: MealCategory;
  /** Places of the day it may take besides its category's own: a main that also makes a lunch box, a vegetable dish that makes a snack. */
  readonly slots: readonly DishSlot[];
  readonly form: DishForm;
  readonly difficulty: Difficulty;
  readonly style: "regular" | "gourmet";
  readonly budget: Budget;
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  /** One line: why one would want it. */
  readonly description: string;
  readonly ingredients: readonly DishIngredient[];
  readonly steps: readonly DishStep[];
  readonly tip: string;
  readonly culturalNote: string;
  /** Exchanges that this dish allows beyond the general table, as "from > to". */
  readonly exchanges: readonly { readonly from: string; readonly to: string }[];
  /** Exchanges of the general table that nobody makes in this dish. */
  readonly refused?: readonly Refused[];
};
