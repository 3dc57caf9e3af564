/** The dialog of the limit. */
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
