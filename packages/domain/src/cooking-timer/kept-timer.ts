import { type CookedRecipe, readCookedRecipe } from "./cooked-recipe.ts";
import { LONGEST_RECIPE_NAME } from "./limits.ts";
import { readSteps } from "./steps.ts";
import { beginTimer, type CookingTimer, type WaitingStep } from "./timer.ts";

/** spec: 2, sections 3 and 9. The timer as it lies on the device: it belongs to the person who made it. */
export type KeptTimer = CookingTimer & {
  /** The instant at which `timeRemaining` was exactly that. */
  readonly persistedAt: number;
  readonly recipeName: string;
  readonly ownerId: string;
  /** The question of what to do after cooking was answered or closed. */
  readonly isAnswered: boolean;
  /** What goes into it; a timer that was typed has none. */
  readonly recipe?: CookedRecipe;
};

/** The text that lies on the device; nothing where another program or an older version wrote it. */
export function readKeptTimer(text: string | null): KeptTimer | undefined {
  const fields = fieldsIn(text);
  const timer = readTimer(fields);
  const persistedAt = fields.get("persistedAt");
  const ownerId = fields.get("ownerId");
  const recipeName = fields.get("recipeName");
  const recipe = readCookedRecipe(fields.get("recipe"));
  if (timer === undefined || typeof persistedAt !== "number" || typeof ownerId !== "string") return undefined;
  return {
    ...timer,
    persistedAt,
    ownerId,
    recipeName: typeof recipeName === "string" ? recipeName.slice(0, LONGEST_RECIPE_NAME) : "",
    isAnswered: fields.get("isAnswered") === true,
    ...(recipe !== undefined && { recipe }),
  };
}

function readTimer(fields: ReadonlyMap<string, unknown>): CookingTimer | undefined {
  const timer = beginTimer(readSteps(fields.get("steps")) ?? []);
  const currentStepIndex = fields.get("currentStepIndex");
  const timeRemaining = fields.get("timeRemaining");
  if (timer === undefined || !isCount(currentStepIndex) || !isCount(timeRemaining)) return undefined;
  if (currentStepIndex >= timer.steps.length) return undefined;
  return {
    ...timer,
    currentStepIndex,
    timeRemaining,
    isRunning: fields.get("isRunning") === true && timeRemaining > 0,
    isFinished: fields.get("isFinished") === true && timeRemaining === 0,
    waiting: readWaiting(fields.get("waiting"), timer.steps.length),
  };
}

function readWaiting(value: unknown, steps: number): readonly WaitingStep[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): WaitingStep[] => {
    const fields = new Map<string, unknown>(isRecord(each) ? Object.entries(each) : []);
    const [step, timeRemaining] = [fields.get("step"), fields.get("timeRemaining")];
    return isCount(step) && step < steps && isCount(timeRemaining) ? [{ step, timeRemaining }] : [];
  });
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function fieldsIn(text: string | null): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return new Map(isRecord(value) ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
