import type { ErrorCode } from "@meal/contract/errors";
import type { UserId } from "@meal/domain/accounts/actor";
import type { ChatOffer, ChatSource } from "@meal/domain/chef/chat-reply";
import type {
  ChatContext,
  ChatTurn,
  ChefPort,
  Painting,
  Photo,
  RecipeAnswer,
} from "@meal/domain/chef/chef-port";
import type { PlanDay, PlanOutcome, PlanRequest } from "@meal/domain/chef/plans";
import type { CookingStep, FoodAnalysisItem } from "@meal/domain/chef/recipes";
import type { EngineCall } from "./engine.ts";
import type { MealCategory } from "@meal/domain/chef/vocabulary";

/** Who made an answer; a fallback is never silent. */
export interface GenerationInfo {
  readonly provider: string;
  readonly model: string | null;
  readonly isFallback: boolean;
  readonly note: string | null;
}

/** An answer and who made it. */
export interface Made<T> {
  readonly answer: T;
  readonly info: GenerationInfo;
}

/** An answer of the chat, as it is spoken. */
export interface Talk extends Made<AsyncIterable<string>> {
  readonly lookedAt: readonly ChatSource[];
  /**
   * What can be done once all of it was heard. It is made here, of the tables and the person's own things: no word of a
   * model becomes anything that a press could do.
   */
  readonly offersAfter: (response: string) => Promise<readonly ChatOffer[]>;
}

/** How far a plan is. `day` comes along once it is finished and checked. */
export interface PlanProgress {
  readonly percent: number;
  readonly phase: string;
  readonly day?: PlanDay;
}

/** What goes along with every question to a chef. */
export interface ChefCall {
  /** Null for a guest. */
  readonly userId: UserId | null;
  /** Whose parallel calls are counted together: a person, or a guest's device. */
  readonly callerKey: string;
  /** Ends the work when the person leaves. */
  readonly signal: AbortSignal;
}

/** An item of a food analysis, with the energies between which the truth probably lies. */
export interface RangedFoodItem extends FoodAnalysisItem {
  readonly calories_range: { readonly low: number; readonly high: number };
  readonly assumptions: readonly string[];
}

/** Reads what somebody ate from their words: the foods, the words that name nothing it knows, and those about what was not eaten. */
export type MealReader = (
  words: string,
  call: EngineCall,
) => Promise<{
  readonly items: readonly RangedFoodItem[];
  readonly missed: readonly string[];
  readonly leftOut: readonly string[];
}>;

/** A picture is either painted here, as SVG, or made by an image model, as an image file. */
export type Picture =
  | ({ readonly kind: "painted" } & Painting)
  | {
      readonly kind: "photo";
      readonly bytes: Uint8Array;
      readonly enhancedPrompt: string;
      readonly provider: string;
    };

type Input<Name extends keyof ChefPort> = Parameters<ChefPort[Name]>[0];

/**
 * The chef as the features ask for it: each answer says who made it. Behind it stands the built-in chef, a language model,
 * or a model with the built-in chef behind it, for each function as configured. What fails throws an AppError of `chefErrors`.
 */
export interface Chef {
  planMeals(
    request: PlanRequest,
    call: ChefCall,
    onProgress?: (progress: PlanProgress) => void,
  ): Promise<Made<PlanOutcome>>;
  detectIngredients(
    input: { readonly photo: Photo; readonly description: string },
    call: ChefCall,
  ): Promise<Made<readonly string[]>>;
  categoriseRecipe(name: string, call: ChefCall): Promise<Made<MealCategory>>;
  answerProduct(input: Input<"answerProduct">, call: ChefCall): Promise<Made<string>>;
  writeRecipe(input: Input<"writeRecipe">, call: ChefCall): Promise<Made<RecipeAnswer>>;
  paintRecipe(input: Input<"paintRecipe">, call: ChefCall): Promise<Made<Picture>>;
  analyseFood(input: Input<"analyseFood">, call: ChefCall): Promise<Made<readonly RangedFoodItem[]>>;
  writeCookingSteps(input: Input<"writeCookingSteps">, call: ChefCall): Promise<Made<readonly CookingStep[]>>;
  /** The words of the recipe on a photo, none where it shows none. Who cannot see throws `needs_vision_model`. */
  transcribeRecipe(input: { readonly photo: Photo }, call: ChefCall): Promise<Made<string>>;
  /** The info is known before the first word; the words come as the model speaks. */
  chat(
    input: { readonly turns: readonly ChatTurn[]; readonly context: ChatContext },
    call: ChefCall,
  ): Promise<Talk>;
}

/** One call to a model's provider, as it is counted. What was asked and answered is nobody's business. */
export interface AiCallRecord {
  readonly userId: UserId | null;
  readonly function: keyof Chef;
  readonly provider: string;
  readonly model: string;
  /** Null where the provider does not say. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Millionths of a US dollar; null for a model without a known price. */
  readonly costMicroUsd: number | null;
  readonly durationMs: number;
  readonly outcome: "ok" | "aborted" | ErrorCode;
}

/** Counts what goes to a model, and stops it when a day's share is used up. The built-in chef costs nothing and is not asked about. */
export interface AiMeter {
  mayCall(userId: UserId | null): Promise<boolean>;
  record(call: AiCallRecord): Promise<void>;
}
