import { counted } from "../../../../language/words.ts";

export const heading = "Plans";
export const lead = "Start for free. Premium removes the limits.";
export const loading = "Loading...";

// The cards.
export const free = "Free";
export const premium = "Premium";
export const perMonth = "a month";
export const currentPlan = "Current Plan";
export const previousPlan = "Your Previous Plan";
export function subscribe(price: string): string {
  return `Subscribe for ${price} a month`;
}
export const subscribing = "Opening the payment page";
export const resubscribeNow = "Resubscribe Now";

// What a plan has.
export const unlimited = {
  meal_plan: "Unlimited meal plans",
  cooking_timer: "Unlimited cooking timer",
  food_analysis: "Unlimited food analysis",
  calorie_tracking: "Calorie tracking",
  chat: "Unlimited chat",
  extra_planner: "Unlimited Extra Planner pictures",
} as const;
export function mealPlans(count: number): string {
  return counted(count, { one: "meal plan", other: "meal plans" });
}
export function cookingTimer(count: number): string {
  return `Cooking timer ${counted(count, { one: "time", other: "times" })}`;
}
export function foodAnalysis(count: number): string {
  return counted(count, { one: "food analysis", other: "food analyses" });
}
export function chat(count: number): string {
  return counted(count, { one: "chat message", other: "chat messages" });
}
export function extraPlanner(count: number): string {
  return `${counted(count, { one: "Extra Planner picture", other: "Extra Planner pictures" })} a month`;
}
export const forEverybody = "Shopping lists, favorites and the cookbook";
export const everythingFree = "Everything in Free";

// Before somebody pays.
export const renews = "It renews every month until you cancel. You can cancel any time in your profile.";
export function startsOn(day: string): string {
  return `You pay again starting ${day}, when what you have paid for ends.`;
}
export function payAt(provider: string): string {
  return `You pay at ${provider}. We never see your card.`;
}
export const testCheckout = "This is a test checkout: no money moves.";
export const fixFirst =
  "Your subscription is waiting for a payment. Fix that instead of buying a second one.";
export const offline = "You are offline. Subscribing needs a connection.";
export const soldInApps = "Premium is sold in the phone app.";

// Where nothing is sold.
export const notSold = "Premium cannot be bought here";
export const everybodyHasIt = "Everybody with an account on this site has Premium, and it costs nothing.";
export const operatorGives = "Whoever runs this site can give it to you.";

// Coming back without having paid.
export const notPaid = "Subscription Canceled";
export const notPaidLead = "Nothing was charged. You can subscribe whenever you like.";

// What went wrong.
export const subscriptionError = "Subscription Error";
export const tryAgain = "Failed to process subscription. Please try again.";
export const subscriptionFailed = "Subscription Failed";
export const paymentProblem = "There was a problem with the payment process";
export function failedToCreate(why: string): string {
  return `Failed to create subscription: ${why}`;
}
export const networkError = "Network error";
export const noAddress = "No approval URL returned - please try again";
export const signInNeeded = "Authentication Required";
export const signInFirst = "Please sign in to subscribe";
