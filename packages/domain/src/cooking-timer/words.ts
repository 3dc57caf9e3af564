import type { CookingStep } from "../chef/recipes.ts";
import { type CookingTimer, currentStep, secondsOf, type TimerStep } from "./timer.ts";

/** spec: 2, section 5. */
const longestDefaultName = 30;

/** spec: 2, section 5. What a timer is called that nobody named. */
export function defaultTimerName(steps: readonly TimerStep[]): string {
  const [first] = steps;
  if (first === undefined) return "Your Meal";
  return Array.from(first.instruction.trim()).slice(0, longestDefaultName).join("").trim() || "Recipe";
}

const two = (figure: number): string => String(figure).padStart(2, "0");

/** "4:05", and "1:04:05" from an hour on. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

/** spec: 2, section 9: 1 minute, N minutes. What is shorter is told in seconds. */
export function stepMinutes(minutes: number): string {
  if (minutes > 0 && minutes < 1) return inSeconds(Math.round(minutes * 60));
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/** What is told of the time of a step. */
export type StepTimes = Pick<CookingStep, "timeInMinutes" | "isWaiting" | "handsOnMinutes">;

/** How long a step takes, and whether the cook has a hand free meanwhile. */
export function stepTime({ timeInMinutes, isWaiting, handsOnMinutes }: StepTimes): string {
  if (handsOnMinutes !== undefined && handsOnMinutes > 0 && handsOnMinutes < timeInMinutes) {
    const rest = timeInMinutes - handsOnMinutes;
    return `${stepMinutes(handsOnMinutes)}, then ${stepMinutes(rest)} of waiting`;
  }
  return isWaiting === true ? `${stepMinutes(timeInMinutes)} of waiting` : stepMinutes(timeInMinutes);
}

function inSeconds(seconds: number): string {
  return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
}

/** spec: 2, section 4. The share of the step's time that has passed, from 0 to 100. */
export function stepPercent(timer: CookingTimer): number {
  const whole = secondsOf(currentStep(timer));
  if (whole === 0) return timer.isRunning ? 0 : 100;
  return Math.min(100, Math.max(0, ((whole - timer.timeRemaining) / whole) * 100));
}
