import { counted, money, number } from "../../../../language/words.ts";

// Time, nutrition and money
export const limits = "Time, nutrition and money";
export const limitsSummary = "minutes, protein, salt, a budget, a second diet";
export const clear = "Clear these";

export const familiar = "Dishes";
export const familiarities = {
  everyday: "Everyday dishes",
  known: "A few new ones",
  adventurous: "Adventurous",
};

export const secondDiet = "Second diet";
export const secondDietHint = "Every meal follows both.";

export const figures = {
  workday: "Hands-on time on a weekday",
  weekend: "Hands-on time on a weekend day",
  proteinMin: "Protein a day",
  carbsMax: "Carbs a day",
  sodiumMaxMg: "Sodium a day",
  budgetCentsWeek: "Budget for the week",
};

export const figureHints = {
  workday: "What cooks by itself doesn't count.",
  weekend: undefined,
  proteinMin: "For each person.",
  carbsMax: "For each person.",
  sodiumMaxMg: "For each person.",
  budgetCentsWeek: "In US dollars, for everybody together.",
};

export const noLimit = "No limit";
export const custom = "Custom";

/** What the custom field asks for. */
export const units = {
  workday: "Minutes on a weekday",
  weekend: "Minutes on a weekend day",
  proteinMin: "Grams of protein",
  carbsMax: "Grams of carbs",
  sodiumMaxMg: "Milligrams of sodium",
  budgetCentsWeek: "US dollars a week",
};

/** A figure as a choice, which may have a name of its own. */
export const asked = {
  workday: (minutes: number) => `Up to ${number(minutes)} min`,
  weekend: (minutes: number) => `Up to ${number(minutes)} min`,
  proteinMin: (grams: number) => `At least ${number(grams)} g`,
  carbsMax: (grams: number) => `At most ${number(grams)} g`,
  sodiumMaxMg: (mg: number) => `At most ${number(mg)} mg`,
  budgetCentsWeek: (cents: number) => `At most ${money(cents)}`,
};

export const lowCarb = "Low carb";
export const lowSalt = "Low salt";

export function named(name: string, figure: string): string {
  return `${name}: ${figure.toLowerCase()}`;
}

export function outOfRange(least: number, most: number): string {
  return `Type a number from ${number(least)} to ${number(most)}`;
}

// The same every week
export const standing = "The same every week";
export const standingSummary = "oatmeal on weekdays, eating out on Saturday";
export const standingList = "Every week";
export const when = "When";
export const whichMeal = "Which meal";
export const what = "What";
export const kinds = { dish: "A dish", out: "Eat out", people: "More or fewer people" };

export const weekdayGroups = {
  everyDay: "Every day",
  workingDays: "Monday to Friday",
  weekend: "Saturday and Sunday",
};

/** The meals, at the beginning of a line. */
export const slots = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" };

export const add = "Add";
export const dish = "Find a dish";
export const dishPlaceholder = "oatmeal, pizza";
export const dishHint = "If it doesn't fit your diet or allergies, the plan uses another dish and tells you.";
export const dishesFound = "Dishes found";
export const noDish = "The cookbook has no such dish.";
export const dishesFailed = "The cookbook could not be searched. Please try again later.";

export function addDish(name: string): string {
  return `Add ${name}`;
}

export function atMeal(days: string, meal: string): string {
  return `${days}, ${meal}`;
}

export function standingDish(place: string, name: string): string {
  return `${place}: ${name}`;
}

export function standingOut(place: string): string {
  return `${place}: eat out`;
}

export function standingPeople(place: string, count: number): string {
  return `${place}: ${counted(count, { one: "person", other: "people" })}`;
}

export const removeShort = "Remove";

export function remove(wish: string): string {
  return `Remove ${wish}`;
}
