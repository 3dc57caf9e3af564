// Page.
export const title = "Plan dinner once, eat well all week";
export const lead =
  "Meal plans for the way you eat, a shopping list that writes itself, and a timer that cooks along.";
export const startForFree = "Start for free";
export const tryItNow = "Try it now";
export const whatWeStoreAboutYou = "What we store about you";
export const everythingAndPrices = "Everything it does, and what it costs";
export const whatIsHere = "What is here?";
export const whatIsHereLead = "Tools for one kitchen. Use one or all of them; they work together.";

// Offer card.
export const feature = "Feature";
export const availableNow = "Available now";
export const notHereYet = "Not here yet";
export const notOnThisSite = "Not on this site";
export const learnMore = "Learn more";

// Steps.
export const sayHowYouEat = "Say how you eat";
export const sayHowYouEatText =
  "Your diet, what you leave out, how many people you cook for. You say it once.";
export const readTheWeek = "Read the week";
export const readWeekText = "Big dish names, small numbers. Swap what you don’t like, lock what you do.";
export const shopThenCook = "Shop, then cook";
export const shopThenCookText =
  "The list is sorted by aisle and works without a signal. The timer takes you through each step.";
export const howItGoes = "How it works";
