import { counted, number } from "../../../../language/words.ts";

/** The page of calorie tracking. */
const whole = (figure: number) => number(Math.round(figure));
const grams = (figure: number) => number(Math.round(figure * 10) / 10);

export const heading = "Calorie Tracking";
export const subtitle = "Track your daily, weekly, and monthly calorie and nutrition intake";
export const refresh = "Refresh Data";
export const loading = "Loading...";

// Fetching.
export const error = "Error";
export function fetchFailed(message: string): string {
  return `Failed to fetch food consumption data: ${message}`;
}
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
export const protein = "Protein";
export const carbs = "Carbs";
export const fats = "Fats";
export const fiber = "Fiber";
export function gramsOf(figure: number): string {
  return `${grams(figure)} g`;
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
export const limitSentence = "How much you want to eat in a day. It shows in the bar and in every chart.";
export const dailyLimit = "Daily limit (kcal)";
export const targetsTitle = "Your daily targets";
export const optional = "Optional";
export const proteinTarget = "Protein (g)";
export const carbsTarget = "Carbs (g)";
export const fatsTarget = "Fats (g)";
export const fiberTarget = "Fiber (g)";
export const targetWrong = "Enter grams from 0 to 2,000, or leave it empty";
export const littleFood =
  "That is very little food for most adults. Ask a doctor whether it is right for you.";
export const save = "Save";
export const cancel = "Cancel";
export const limitSaved = "Daily calorie limit updated";
export function limitFailed(message: string): string {
  return `Failed to update calorie limit: ${message}`;
}

// Tabs.
export const views = "Views";
export const todaysFood = "Today's Food";
export const dailyView = "Daily View";
export const weeklyView = "Weekly View";
export const monthlyView = "Monthly View";

// Tables.
export const foodItem = "Food Item";
export const portion = "Portion";
export const calories = "Calories";
export const date = "Date";
export const actions = "Actions";
export function foodOf(day: string): string {
  return `Food on ${day}`;
}
export function deleteItem(name: string): string {
  return `Delete ${name}`;
}
export function changeItem(name: string): string {
  return `Change ${name}`;
}
export const kcal = whole;
/** On a phone, where the column of calories is out of sight. */
export function kcalFirst(kcalOfEntry: number): string {
  return `${whole(kcalOfEntry)} kcal`;
}
export const roughly = "Estimate";
export const nothingYet = "Nothing is logged for this day";
export const nothingYetSentence = "Type what you ate in the field above, in your own words.";

// History.
export const history = "Food History";
export const historyNote = "Showing the 20 most recent entries";
export const historyEmpty = "Everything you log shows up here.";
export const exportCsv = "Download all as CSV";
