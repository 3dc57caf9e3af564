import { counted, list, number } from "../../../../language/words.ts";

// Hero.
/** Two lines, each a sentence. */
export const titleLines = ["Dinner is decided.", "You just cook it."];
export const lead =
  "Say how you eat and who is at the table. You get a week of meals, the list to shop from, and a timer that takes you through every step.";
export const startForFree = "Start for free";
export const seePlans = "See what it costs";
export const thisWeek = "This week";
export function minutes(count: number): string {
  return `${count} min`;
}
/** Dishes of the built-in cookbook, with their minutes. */
export const menu = [
  { dish: "One-pot chicken and rice", minutes: 43 },
  { dish: "Leek and potato soup", minutes: 44 },
  { dish: "Sheet-pan lemon shrimp and broccoli", minutes: 29 },
  { dish: "Pork chops with apples and onions", minutes: 31 },
  { dish: "Turkey burger", minutes: 23 },
  { dish: "Chicken curry", minutes: 50 },
  { dish: "Salmon on Puy lentils with mustard", minutes: 43 },
];
export const menuNote = "Seven dinners from the cookbook";

// Video.
export const playVideo = "Play the video";
export function videoFrom(host: string): string {
  return `It comes from ${host}, which is contacted only when you press play.`;
}
export const video = "Video about the product";

// On this page.
export const onThisPage = "On this page";
export const features = "Features";
export const testimonials = "Testimonials";
export const pricing = "Pricing";
export const faq = "FAQ";

// Press.
export const press = "For the press";
export const pressLead = "Nobody has written about us yet. Here is what anybody can check:";
export const pressFacts = [
  "Open source, under the MIT license",
  "No advertising",
  "Works without a signal",
  "Everything about you in one download",
];

// Features.
export const featuresTitle = "From “what’s for dinner?” to the table";
export const alsoHere = "Also in the kitchen";

// Stats.
export const inNumbers = "The cookbook in numbers";
export function dishes(count: number): readonly [figure: string, words: string] {
  return [number(count), "dishes, each with its steps and times"];
}
export function foods(count: number): readonly [figure: string, words: string] {
  return [number(count), "foods with their nutrients"];
}
export function diets(count: number): readonly [figure: string, words: string] {
  return [number(count), "ways of eating, from vegan to low FODMAP"];
}
export function allergens(count: number): readonly [figure: string, words: string] {
  return [number(count), "allergens that a plan can leave out"];
}

// Testimonials.
export const testimonialsTitle = "What somebody might say";
export const testimonialsLead =
  "These are samples that we wrote ourselves. Real ones will be here once people send us some.";
export const sample = "Sample";
export const samples = "Samples";
export const quotes = [
  {
    id: "parent",
    role: "A parent of two",
    words:
      "On Sunday I say yes or no to seven dinners. On Monday I know what to buy. Nobody asks me at six what's for dinner.",
  },
  {
    id: "one",
    role: "Somebody who cooks for one",
    words: "It plans for one. I no longer throw away half a cabbage every week.",
  },
  {
    id: "allergy",
    role: "A host with an allergic guest",
    words: "I named the allergy once, and every plan since then has kept to it and says so.",
  },
];

// Pricing.
export const pricingTitle = "What it costs";
export const testCheckout = "This is a test checkout: no money moves, and nobody is charged.";
export const billing = "How you pay";
export const annual = "Annual";
export const monthly = "Monthly";
export function save(percent: number): string {
  return `Save ${percent}%`;
}
export const aMonth = "a month";
export const billedAnnually = "billed annually";
export const billedMonthly = "billed monthly";
export const free = "Free";
export const basic = "Basic";
export const premium = "Premium";
export const noPrice = "$0";
export function basicPlans(count: number): string {
  return `${counted(count, { one: "AI meal plan", other: "AI meal plans" })} a month`;
}
export const basicRest = ["A basic shopping list", "The core recipe collection", "The app on your phone"];
export function freePlans(count: number): string {
  return counted(count, { one: "meal plan to try", other: "meal plans to try" });
}
export function freeTimer(count: number): string {
  return `The cooking timer, ${counted(count, { one: "time", other: "times" })}`;
}
export function freeAnalyses(count: number): string {
  return counted(count, { one: "food analysis", other: "food analyses" });
}
export function timerUses(count: number): string {
  return counted(count, { one: "use of the cooking timer", other: "uses of the cooking timer" });
}
export const freeRest = ["The shopping list, unlimited", "Swapping meals in a plan, always"];
export const premiumPlans = "Unlimited meal plans";
export const premiumTimer = "Unlimited cooking timer, food analysis and chat";
export const premiumDiary = "Calorie tracking with charts";
export function premiumPictures(count: number): string {
  return `${number(count)} pictures a month in the Extra Planner`;
}
export const getPremium = "Get Premium";
export const everybody = "Everything, for everybody";
export const everybodyLead =
  "Nothing is sold on this site. Everyone with an account has all of Premium, and it costs nothing.";
export const notSold = "Premium cannot be bought on this site.";

// Questions.
export const questionsTitle = "Questions people ask first";
export const whatIsFree = "What can I do without paying?";
export function whatIsFreeText(allowances: readonly string[]): string {
  return `You get ${list(allowances)}. The shopping list, the recipes and swapping meals stay free.`;
}
export const whatIsFreeHere =
  "What the card “Free” above lists for this site. The shopping list, the recipes and swapping meals stay free, too.";
export function whatBasicIs(plans: string): string {
  return `Basic costs nothing and has ${plans}, a shopping list, recipes and the app on your phone. Swapping meals in a plan is always free.`;
}
export const whatIsFreeForAll = "Everything. Nothing is sold on this site.";
export function trialText(days: number): string {
  return `You can also try Premium free for ${days} days, with all its features. You do not need a credit card to begin.`;
}
export const allergy = "Can I rely on it with an allergy?";
export const allergyText =
  "A plan leaves out what you name, and says in writing that it did. It cannot read the label in your hand: products change and contain traces, so read every label.";
export const offline = "Does it work without a signal?";
export const offlineText =
  "Yes, once you have opened it on your phone. The list, the timer and your last plans are there in a supermarket's basement. A new plan needs a connection.";
export const whose = "Who wrote the recipes?";
export const whoseText =
  "They come with the product, in a cookbook of its own: each with amounts, steps and times. You can add your own and import others.";
export const leave = "What happens to my data if I leave?";
export const leaveText =
  "You download everything as one file, delete the account, and it is gone from the server at once. Both are in your profile.";

// Closing call.
export const closingTitle = "What is for dinner tomorrow?";
export const closingLead = "It takes a minute to find out.";
export function moneyBack(days: number): string {
  return `${days}-day money-back guarantee`;
}
/** spec: 1, section 2, to the letter. */
export const noCard = "No credit card required. Free trial includes all Premium features.";
