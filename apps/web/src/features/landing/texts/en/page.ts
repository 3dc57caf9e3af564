// Page.
export const title = "Plan dinner once, eat well all week";
export const lead =
  "Meal plans for the way you eat, a shopping list that writes itself, and a timer that cooks along.";
export const startForFree = "Start for free";
export const whatWeStoreAboutYou = "What we store about you";
export const everythingAndPrices = "Everything it does, and what it costs";
export const whatIsHere = "What is here?";
export const whatIsHereLead = "Helpers for one kitchen. Use one of them or all; they know about each other.";

// Offer card.
export const feature = "Feature";
export const availableNow = "Available now";
export const notHereYet = "Not here yet";
export const notOnThisSite = "Not on this site";
export const learnMore = "Learn more";

// Steps.
export const sayHowYouEat = "Say how you eat";
export const sayHowYouEatText = "Your diet, what you leave out, how many sit at the table. Once is enough.";
export const readTheWeek = "Read the week";
export const readWeekText = "Dish names large, figures small. Swap what you do not fancy, lock what you do.";
export const shopThenCook = "Shop, then cook";
export const shopThenCookText =
  "The list is sorted by aisle and works without a signal. The timer takes you through each step.";
export const howItGoes = "How it goes";
