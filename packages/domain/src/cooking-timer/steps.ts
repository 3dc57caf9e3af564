import { STEP_CATEGORIES } from "../chef/vocabulary.ts";
import { LONGEST_STEP, MOST_STEP_MINUTES, MOST_STEPS } from "./limits.ts";
import type { TimerStep } from "./timer.ts";

/** spec: 2, section 5. A step typed by hand is preparation and green. */
const manualColor = "border-green-500";

/** spec: 2, section 5. Steps typed by hand, one a line, none of them timed. Blank lines are dropped. */
export function manualSteps(text: string): readonly TimerStep[] {
  return text
    .split(/\r?\n|\r/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(manualStep);
}

function manualStep(instruction: string): TimerStep {
  return { instruction, timeInMinutes: 0, category: "preparation", color: manualColor };
}

/** Whether a timer can be made of these steps, and its recipe kept once it is cooked. */
export function areStepsSound(steps: readonly TimerStep[]): boolean {
  return steps.length > 0 && steps.length <= MOST_STEPS && steps.every(isStepSound);
}

function isStepSound({ instruction, timeInMinutes, handsOnMinutes = 0 }: TimerStep): boolean {
  const hasWords = instruction.trim() !== "" && instruction.length <= LONGEST_STEP;
  const isTimed = timeInMinutes >= 0 && timeInMinutes <= MOST_STEP_MINUTES;
  return hasWords && isTimed && handsOnMinutes >= 0 && handsOnMinutes <= timeInMinutes;
}

/** Steps from outside: an address, or what lies on the device. Nothing where they are none. */
export function readSteps(value: unknown): readonly TimerStep[] | undefined {
  if (typeof value === "string") return readSteps(manualSteps(value));
  if (!Array.isArray(value)) return undefined;
  const steps = value.filter((step) => typeof step !== "string" || step.trim() !== "").map(readStep);
  const read = steps.filter((step) => step !== undefined);
  return read.length === steps.length && areStepsSound(read) ? read : undefined;
}

/** spec: 2, section 3: any other category falls back to the default one. Words alone are a step as somebody types it. */
function readStep(value: unknown): TimerStep | undefined {
  if (typeof value === "string") return manualStep(value.trim());
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const instruction = fields.get("instruction");
  if (typeof instruction !== "string") return undefined;
  const minutes = fields.get("timeInMinutes");
  const color = fields.get("color");
  const hands = fields.get("handsOnMinutes");
  return {
    instruction,
    timeInMinutes: typeof minutes === "number" ? minutes : 0,
    category: STEP_CATEGORIES.find((word) => word === fields.get("category")) ?? "preparation",
    color: typeof color === "string" ? color : manualColor,
    ...(fields.get("isWaiting") === true && { isWaiting: true }),
    ...(typeof hands === "number" && { handsOnMinutes: hands }),
    ...(fields.get("isSide") === true && { isSide: true }),
  };
}
