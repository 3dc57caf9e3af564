import type { ChatReply } from "./chat-reply.ts";
import type { Alternative, PlanDay, PlanOutcome, PlanRequest } from "./plans.ts";
import type { CookingStep, FoodAnalysisItem, RecipeDetails } from "./recipes.ts";
import type { SwapWish } from "./swap-wish.ts";
import type { MealCategory } from "./vocabulary.ts";

/** An image as the browser sends it: a data URL. */
export type Photo = { readonly dataUrl: string };

export type ChatTurn = { readonly role: "user" | "assistant"; readonly content: string };

/** What the talker may know about the person who asks. */
export type ChatContext = {
  readonly diet: string;
  readonly allergies: readonly string[];
  readonly dailyLimitKcal: number;
  readonly eatenToday: readonly { readonly description: string; readonly calories: number }[];
  /** The date where the person is. */
  readonly today?: string;
  /** What is planned from today on; day 1 is today. */
  readonly plan: readonly PlanDay[];
  /** What is still to be bought, by its names. */
  readonly toBuy: readonly string[];
};

/** A thing that was asked for and is not food is answered kindly, and typed as such. */
export type RecipeAnswer =
  | { readonly kind: "recipe"; readonly recipeDetails: RecipeDetails }
  | { readonly kind: "not-food"; readonly message: string };

export type Painting = {
  readonly svg: string;
  readonly enhancedPrompt: string;
  readonly provider: string;
  /** Where the name means nothing to eat, the plate is empty. */
  readonly isEmptyPlate: boolean;
};

/** A recipe's words, and who is to eat it. */
export type RecipeText = {
  readonly recipeText: string;
  readonly diet: string;
  readonly allergies: readonly string[];
};

/** The note says where steps come from that the text does not have. */
export type CookingStepsAnswer = { readonly steps: readonly CookingStep[]; readonly note: string | null };

/** Who plans, writes, estimates and answers. The built-in chef and every model chef stand behind this one face. */
export type ChefPort = {
  planMeals(request: PlanRequest): Promise<PlanOutcome>;
  alternatives(input: {
    readonly request: PlanRequest;
    readonly days: readonly PlanDay[];
    readonly day: number;
    readonly position: number;
    readonly count: number;
    readonly wish?: SwapWish | undefined;
  }): Promise<readonly Alternative[]>;
  detectIngredients(input: {
    readonly photo: Photo;
    readonly description: string;
  }): Promise<{ readonly ingredients: readonly string[] }>;
  categoriseRecipe(name: string): Promise<MealCategory>;
  answerProduct(input: {
    readonly productName: string;
    readonly recipeContext: string;
    readonly question: string;
    readonly photo: Photo | null;
    readonly diet: string;
    readonly allergies: readonly string[];
  }): Promise<{ readonly response: string }>;
  writeRecipe(input: {
    readonly recipeName: string;
    readonly backgroundStory: string;
    readonly ingredients: readonly string[];
    readonly diet: string;
    readonly allergies: readonly string[];
  }): Promise<RecipeAnswer>;
  paintRecipe(input: {
    readonly recipeName: string;
    readonly backgroundStory: string;
    readonly enhance: boolean;
  }): Promise<Painting>;
  analyseFood(input: {
    readonly photo: Photo | null;
    readonly description: string;
  }): Promise<readonly FoodAnalysisItem[]>;
  writeCookingSteps(asked: RecipeText): Promise<CookingStepsAnswer>;
  chat(input: { readonly turns: readonly ChatTurn[]; readonly context: ChatContext }): Promise<ChatReply>;
};
