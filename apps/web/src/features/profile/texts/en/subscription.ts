export const mealPlans = "Meal plans";
export const cookingTimer = "Cooking timer";
export const foodAnalysis = "Food analysis";
export const calorieTracking = "Calorie tracking";
export const chatMessages = "Chat messages";
export const aiPictures = "AI pictures";
export const extraPlannerPictures = "Extra Planner pictures this month";
export const seePlans = "See the plans";
export const loading = "Loading...";
export const planNotRead = "Your plan cannot be read right now";
export const planNotReadOffline = "You are offline. It shows as soon as you are back.";
export const onFreePlan = "You are on the Free plan";
export function freePlansUsed(used: number, limit: number, left: number): string {
  return `You've used ${used} of ${limit} free meal plans, ${left} left.`;
}
export const mealPlansFree = "Meal plans are free here, without a limit.";
export const onPremiumPlan = "You are on the Premium plan";
export function nextBillingDate(day: string): string {
  return `Next billing date: ${day}`;
}
export function lastPaymentDate(day: string): string {
  return `Last payment date: ${day}`;
}
export const costsNothing = "It costs nothing here.";
export const endingSoon = "Your subscription is ending soon";
export const cancelled = "Your subscription has been cancelled";
export function activeUntil(end: string, remaining: string | null): string {
  const until = `Premium features active until ${end}`;
  return remaining === null ? until : `${until} (${remaining})`;
}
export const usageNotRead = "What you have used cannot be read right now.";
export const usage = "What you have used";
export function usedNoLimit(used: number): string {
  return `${used} used, no limit`;
}
export const notInThisPlan = "Not in this plan";
export const withPremium = "With Premium";
export function usedOfLimit(used: number, limit: number): string {
  return `${used} of ${limit} used`;
}
