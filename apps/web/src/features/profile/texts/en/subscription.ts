export const mealPlans = "Meal plans";
export const cookingTimer = "Cooking timer";
export const foodAnalysis = "Food analysis";
export const calorieTracking = "Calorie tracking";
export const chatMessages = "Chat messages";
export const aiPictures = "AI pictures";
export const extraPlannerPictures = "Extra Planner pictures this month";
export const seePlans = "See the plans";
export const loading = "Loading...";
export const planNotRead = "We can't load your plan right now";
export const planNotReadOffline = "You are offline. You'll see it once you're back.";
export const onFreePlan = "You are on the Free plan";
export function freePlansUsed(used: number, limit: number, left: number): string {
  return `You've used ${used} of ${limit} free meal plans, ${left} left.`;
}
export const mealPlansFree = "Meal plans are free here, without a limit.";
export const usageNotRead = "We can't load what you have used right now.";
export const usage = "What you have used";
export function usedNoLimit(used: number): string {
  return `${used} used, no limit`;
}
export const notInThisPlan = "Not in this plan";
export const withPremium = "With Premium";
export function usedOfLimit(used: number, limit: number): string {
  return `${used} of ${limit} used`;
}

// Cancelling.
export const cancelPremium = "Cancel Premium";
export const cancelQuestion = "Cancel Premium?";
export function cancelLead(end: string): string {
  return `You have Premium until ${end}, as paid for, and nothing more is charged. Everything you made stays. If you subscribe again later, that is a new subscription.`;
}
export const cancelLeadNow =
  "Nothing more is charged. Everything you made stays. If you subscribe again later, that is a new subscription.";
export const why = "Why are you leaving? (optional)";
export const reasons = {
  "too-expensive": "It costs too much",
  "not-used": "I don't use it enough",
  "missing-something": "Something is missing",
  other: "Something else",
} as const;
export const keepPremium = "Keep Premium";
export const updated = "Subscription status updated";
export const notCancelled = "Premium was not canceled";
export const providerSilent = "The payment provider is not responding. Please try again in a few minutes.";
export const offlineCancel = "You are offline. Canceling needs a connection.";
export function cancelAt(provider: string): string {
  return `You pay through ${provider}, so you cancel there, too.`;
}
export function manageAt(provider: string): string {
  return `Manage it at ${provider}`;
}

// Payments.
export const payments = "Your payments";
export const paymentsNotRead = "We can't load your payments right now.";
export const receipt = "Receipt";
export function receiptOf(day: string): string {
  return `Receipt of ${day}`;
}
export const paymentStatus = {
  completed: "Paid",
  pending: "Waiting",
  declined: "Declined",
  refunded: "Refunded",
  "partially-refunded": "Partly refunded",
} as const;
export const test = "Test";
