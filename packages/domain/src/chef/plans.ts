import type { FoodAtHome } from "./at-home.ts";
import type { MealSlot } from "./day-shares.ts";
import type { OwnRecipe } from "./own-recipes.ts";
import type { PastDish } from "./past-dishes.ts";
import type { Nutrition } from "./nutrition.ts";
import type { CookingStep } from "./recipes.ts";
import type {
  Budget,
  CookingWay,
  Cuisine,
  Diet,
  Difficulty,
  Familiarity,
  MealCategory,
} from "./vocabulary.ts";
import type { MealSide } from "./side.ts";
import type { HandsOnLimit, PeopleAt, PlanLimits, StandingMeal } from "./week-wishes.ts";
import type { WishVerdict } from "./wishes.ts";

/** One meal as it is shown, stored and sent. Fields after `isFavorite` are ours and optional in stored rows. spec: 2, section 3. */
export type Meal = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** Kilocalories for one person. */
  readonly calories: number;
  /** Estimated cost for one person, in US cents. */
  readonly price: number;
  readonly difficulty: Difficulty;
  readonly prepTime: number;
  readonly cookTime: number;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly category: MealCategory;
  readonly actualCategory: MealCategory;
  readonly isFavorite: boolean;
  readonly dishId?: string;
  /** What stands beside the dish; meals of earlier plans have it in their name. */
  readonly side?: MealSide;
  /** What makes the dish a whole meal and no name says: the rice in a chicken teriyaki. */
  readonly alsoIn?: readonly string[];
  readonly cuisine?: Cuisine;
  /** One line: why this meal stands here. */
  readonly why?: string;
  /** `instructions` with minutes and category, which add up to `prepTime` and `cookTime`. */
  readonly steps?: readonly CookingStep[];
  /** Minutes before the cooking itself: soaking, chilling, a night in the fridge. */
  readonly leadMinutes?: number;
  /** When the cook is busy, and what goes on by itself; together they are `prepTime` and `cookTime`. */
  readonly handsOnMinutes?: number;
  readonly waitingMinutes?: number;
  /** Days that it keeps in the fridge once it is cooked; 0 where it is best eaten at once. */
  readonly keepsDays?: number;
  /** It is cooked for so many, and what is left over is eaten later: the cook takes every line by `cookedServings / servings`. */
  readonly cookedServings?: number;
  /** A leftover: the id of the meal that it was cooked with. Its lines and grams are its own part of that. */
  readonly leftoverOf?: string;
  /** For how many people `ingredients`, `foodIds` and `grams` are written. */
  readonly servings?: number;
  /** Parallel to `ingredients`: which food, and how much of it for all servings. */
  readonly foodIds?: readonly string[];
  readonly grams?: readonly number[];
  /** For one person, recomputed from `foodIds` and `grams`. */
  readonly nutrition?: Nutrition;
  readonly picture?: string;
  /** A locked meal stays when the rest of its plan is made anew. */
  readonly isLocked?: boolean;
  /** What the person wrote down beside it. */
  readonly note?: string;
};

/** A meal that is not cooked: somebody eats out, or not at all. It waits beside its day, and nothing is bought for it. */
export type AwayMeal = { readonly kind: "out" | "skipped"; readonly meal: Meal };

export type PlanDay = {
  readonly day: number;
  readonly meals: readonly Meal[];
  readonly away?: readonly AwayMeal[];
};

/** A meal of an earlier plan that must stand where it stood, untouched. */
export type KeptMeal = { readonly day: number; readonly position: number; readonly meal: Meal };

/** What a plan is asked to be. Everything is resolved: an edge fills in the defaults. */
export type PlanRequest = {
  readonly days: number;
  readonly mealsPerDay: number;
  /** The date of the first day; without it the first day is a Monday. */
  readonly startDate?: string;
  readonly diet: Diet;
  /** More diets that bind the whole table beside it. */
  readonly diets?: readonly Diet[];
  /** Kilocalories a person and day. */
  readonly calories: number;
  /** Foods at hand, in the person's own words, to be used first. */
  readonly ingredients: readonly string[];
  /** What the household has: nobody buys it, and what will not keep is used first. */
  readonly atHome?: readonly FoodAtHome[];
  readonly budget: Budget;
  /** Wished places of the day's meals; fewer than the meals is fine. */
  readonly categories: readonly MealCategory[];
  readonly difficulty: Difficulty | "any";
  /** How well known dishes shall be; everyday where nothing is said. */
  readonly familiar?: Familiarity;
  readonly cuisineStyle: Cuisine | "any";
  readonly tastePreferences: string;
  readonly allergies: readonly string[];
  readonly dislikes: readonly string[];
  /** Dishes of the cookbook that shall not come, by their ids. */
  readonly dishesLeftOut?: readonly string[];
  /** Dishes of the plan that this one takes the place of: others come where others keep the wishes. */
  readonly insteadOf?: readonly string[];
  readonly servings: number;
  readonly keep: readonly KeptMeal[];
  readonly seed: number;
  readonly cooking: CookingWay;
  /** What the household had in the last weeks, so that it does not come again at once. */
  readonly history?: readonly PastDish[];
  /** Which meals of each day are planned; they carry their share of it. Without it `mealsPerDay` carry the whole day. */
  readonly slots?: readonly (readonly MealSlot[])[];
  readonly handsOnLimit?: HandsOnLimit;
  readonly limits?: PlanLimits;
  readonly standing?: readonly StandingMeal[];
  /** Meals that others come to than `servings`. */
  readonly people?: readonly PeopleAt[];
  /** Recipes of the household that may be planned like any dish. */
  readonly ownRecipes?: readonly OwnRecipe[];
  /** Dishes of the cookbook that somebody saved, by their ids. */
  readonly favorites?: readonly string[];
};

/** A wish that could not be met everywhere. Diets and allergies never appear here. */
export type Relaxation = {
  readonly wish:
    | "cuisine"
    | "difficulty"
    | "budget"
    | "category"
    | "taste"
    | "dislike"
    | "variety"
    | "standing"
    | "calories";
  readonly day: number | null;
  readonly reason: string;
};

export type DayCertificate = {
  readonly day: number;
  readonly targetKcal: number;
  /** The part of a day that its meals carry, where they are not all of it. */
  readonly shareOfDay?: number;
  readonly reached: Nutrition;
  readonly costCents: number;
};

/** Fresh food that the plan does not use up. */
export type LeftFood = { readonly foodId: string; readonly name: string; readonly grams: number };

/** A dish of the cookbook for what is left. */
export type UnusedIdea = { readonly dishId: string; readonly name: string };

/** What a plan asks of its household, in plain figures. Staples are no foods to buy. */
export type WeekCertificate = {
  readonly foodsToBuy: number;
  /** Of these, the ones that a single cooked or assembled meal needs. */
  readonly usedOnce: number;
  /** Of these, the ones that an ordinary supermarket does not have. */
  readonly specialty: number;
  readonly cooked: number;
  readonly assembled: number;
  readonly leftovers: number;
  /** Of each day, in the order of the days. */
  readonly handsOnMinutes: readonly number[];
  /** Grams of fresh food that are bought and left when the plan is over; plans of earlier days do not tell. */
  readonly unused?: number;
  /** Of these, the foods of which most is left. */
  readonly unusedFoods?: readonly LeftFood[];
  readonly idea?: UnusedIdea;
};

/** What a plan promises; anyone can recompute it from the plan alone, all but the corrections. */
export type Certificate = {
  readonly days: readonly DayCertificate[];
  readonly costCents: number;
  /** Plans that were stored earlier have none. */
  readonly week?: WeekCertificate | undefined;
  /** The rules that hold in every meal and day of the plan. */
  readonly rulesChecked: readonly string[];
  /** What breaks a rule, each in a sentence: meals that stay, or that were planned before the rule came. */
  readonly broken: readonly string[];
  readonly relaxed: readonly Relaxation[];
  /** The allergies that the plan was checked for, those of the profile among them; plans of earlier days do not have them. */
  readonly allergies?: readonly string[] | undefined;
  /** What was asked for in free words, and whether it is so; a plan that was stored earlier has none. */
  readonly wishes?: readonly WishVerdict[];
  /** Free words that no figure of a plan answers to. */
  readonly wishesNotUnderstood?: readonly string[];
  /** Allergy and dislike words that no food or allergen answers to; foods whose name contains them are left out. */
  readonly notUnderstood: readonly string[];
  /** Own recipes that no plan can be made with, and why. */
  readonly ownRecipesLeftOut?: readonly { readonly name: string; readonly reason: string }[] | undefined;
  /** What a proposal had wrong and the plan has right, each in a sentence; only who made the plan can tell. */
  readonly corrections: readonly string[];
  /** 0–1: how well the wishes are met; the formula is published beside the bench. */
  readonly preferenceScore: number;
};

export type Plan = {
  readonly kind: "plan";
  readonly days: readonly PlanDay[];
  readonly certificate: Certificate;
};

/** No plan can keep these demands together; `nearest` names what would have to change for one that can. */
export type ImpossiblePlan = {
  readonly kind: "impossible";
  readonly demands: readonly string[];
  readonly nearest: Partial<
    Pick<
      PlanRequest,
      | "diet"
      | "diets"
      | "calories"
      | "mealsPerDay"
      | "allergies"
      | "limits"
      | "handsOnLimit"
      | "standing"
      | "tastePreferences"
    >
  > | null;
};

export type PlanOutcome = Plan | ImpossiblePlan;

export type Alternative = {
  readonly meal: Meal;
  readonly why: string;
  readonly caloriesChange: number;
  readonly costChangeCents: number;
  /** Foods that come onto, and fall off, the shopping list. */
  readonly foodsAdded: readonly string[];
  readonly foodsDropped: readonly string[];
};
