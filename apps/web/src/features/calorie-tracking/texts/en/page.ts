import { counted, number } from "../../../../language/words.ts";

/** The page of calorie tracking. */
const whole = (figure: number) => number(Math.round(figure));
const grams = (figure: number) => number(Math.round(figure * 10) / 10);

export const heading = "Calorie Tracking";
export const subtitle = "Track your daily, weekly, and monthly calorie and nutrition intake";
export const refresh = "Refresh Data";

// When it cannot be read.
export const notReadTitle = "Your diary could not be read";
export const notReadSentence = "Nothing you logged is lost.";
export const notHereTitle = "Your diary is not on this device";
export const notHereSentence = "You'll see it once you're online.";
export const tryAgain = "Try again";
export function waitingForNetwork(count: number): string {
  const verbs =
    count === 1 ? "is saved on this device and will be sent" : "are saved on this device and will be sent";
  return `${counted(count, { one: "change", other: "changes" })} ${verbs} once you're online.`;
}

// Today's intake.
export const intakeToday = "Today's intake";
export function ofLimit(kcal: number, limit: number): string {
  return `${whole(kcal)} of ${whole(limit)} kcal`;
}
export function left(kcal: number): string {
  return `${whole(kcal)} kcal left today`;
}
export const atLimit = "Right at your limit";
export function over(kcal: number): string {
  return `${whole(kcal)} kcal over your limit`;
}
export function noLimitYet(usual: number): string {
  return `You haven't set a limit; ${whole(usual)} kcal is the usual one.`;
}
export function gramsOfTarget(figure: number, target: number): string {
  return `${grams(figure)} of ${grams(target)} g`;
}
export const alertTitle = "Today is over your limit";
export function alertSentence(kcal: number, limit: number): string {
  return `You have eaten ${whole(kcal)} kcal, and your limit is ${whole(limit)}. Tomorrow is a new day.`;
}

// The limit.
export const setLimit = "Set Calorie Limit";
export const updateLimit = "Update Calorie Limit";

// Tabs.
export const views = "Views";
export const todaysFood = "Today's Food";
export const dailyView = "Daily View";
export const weeklyView = "Weekly View";
export const monthlyView = "Monthly View";
export function foodOf(day: string): string {
  return `Food on ${day}`;
}
export const nothingYet = "Nothing is logged for this day";
export const nothingYetSentence = "Type what you ate in the field above, in your own words.";
