import type { ReactNode } from "react";

// Actions.
export const buttons = "Buttons";
export const cookTonight = "Cook tonight";
export const compact = "Compact";
export const withIcon = "With icon";
export const saving = "Saving...";
export const save = "Save";
export const disabled = "Disabled";
export const linkAsButton = "A link as a button";
export const deletePlan = "Delete plan";
export const toggleBusy = "Toggle busy";
export const keep = "Keep";
export const keepQuiet = "Keep, quiet";
export const addToList = "Add to list";
export const keepDisabled = "Keep, disabled";
export const takesItsWholeColumn = "Takes its whole column";

// Choices.
export const iEatEverything = "I eat everything";
export const vegetarian = "Vegetarian";
export const noMeatNoFish = "No meat, no fish";
export const vegan = "Vegan";
export const nothingFromAnimals = "Nothing from animals";
export const notOnOfferYet = "Not on offer yet";
export const day = "Day";
export const week = "Week";
export const month = "Month";
export const choices = "Choices";
export const chickpeas2Tins = "Chickpeas, 2 tins";
export const flatParsley = "Flat parsley";
export const oneBunchForEnd = "One bunch, for the end";
export const acceptTerms = "Accept the terms";
export const disabledChecked = "Disabled, checked";
export const howDoYouEat = "How do you eat?";
export const remindMeToCook = "Remind me to cook";
export const atSixInEvening = "At six in the evening";
export const keepScreenOn = "Keep the screen on";
export const span = "Span";

// Colours.
export const colours = "Colours";
export const soft = "soft";

// Contents.
export const meal = "Meal";
export const proteinG = "Protein, g";
export const contents = "Contents";
export const today = "Today";
export const energy = "Energy";
export const n1240Of2000 = "1,240 of 2,000 kcal";
export const sugar = "Sugar";
export const n46Of50GNearly = "46 of 50 g, nearly there";
export const salt = "Salt";
export const n74Of6G = "7.4 of 6 g, over your limit";
export const writingYourPlan = "Writing your plan";
export const loadingYourMeal = "Loading your meal";
export const whatYouAte = "What you ate";

// Drawings.
export const mealPlanner = "Meal planner";
export const extraPlans = "Extra plans";
export const foodAnalysis = "Food analysis";
export const calorieTracking = "Calorie tracking";
export const nutritionChat = "Nutrition chat";
export const cookingTimer = "Cooking timer";
export const shoppingList = "Shopping list";
export const productQuestions = "Product questions";
export const drawings = "Drawings";
export const tableLaidForDinnerSeen = "A table laid for dinner, seen from above";

// Fields.
export const coriander = "Coriander";
export const blueCheese = "Blue cheese";
export const fields = "Fields";
export const fullName = "Full name";
export const asItShouldGreetYou = "As it should greet you.";
export const yourName = "Your name";
export const emailAddress = "Email address";
export const enterFullAddressLikeName = "Enter a full address, like name@example.org.";
export const password = "Password";
export const forgot = "Forgot?";
export const goal = "Goal";
export const keepMyWeight = "Keep my weight";
export const loseWeight = "Lose weight";
export const buildMuscle = "Build muscle";
export const noteForCook = "Note for the cook";
export const optional = "Optional";
export const lessSaltForLittleOne = "Less salt for the little one, please.";
export const whatYouDoNotEat = "What you do not eat";
export const pressEnterAfterEach = "Press Enter after each.";
export const olivesCapers = "Olives, capers";
export const cannotBeChangedNow = "Cannot be changed now";
export const readOnly = "Read only";
export const canBeReadAndCopied = "Can be read and copied";
export const searchYourRecipes = "Search your recipes";
export const disabledChoice = "Disabled choice";
export const nothingToChoose = "Nothing to choose";

// Messages.
export const addedToYourList = "Added to your list";
export const n12Things3OfThem = "12 things, 3 of them you already had.";
export const planSaved = "Plan saved";
export const youFindItUnder = "You find it under your plans.";
export const newVersionIsReady = "A new version is ready";
export const reload = "Reload";
export const twoFreePlansLeft = "Two free plans left";
export const nextMonthBringsNewOnes = "The next month brings new ones.";
export const notSaved = "Not saved";
export const serverDidNotAnswer = "The server did not answer. Your words are still here.";
export const messages = "Messages";
export const premium = "Premium";
export const finishWhatYouAreTyping = "Finish what you are typing first.";
export function toast(tone: string): string {
  return `Toast: ${tone}`;
}
export const toastUndo = "Toast: undo";
export const lentilSoupRemoved = "Lentil soup removed";
export const undo = "Undo";
export const lentilSoupIsBack = "Lentil soup is back";

// Monthly.
export const weeksOfThisMonth = "The weeks of this month.";

// Moves.
export const monday = "Monday";
export const tuesday = "Tuesday";
export const wednesday = "Wednesday";
export function movedTo(meal: string, day: string): string {
  return `${meal} moved to ${day}`;
}
export const moving = "Moving";
export const days = "Days";
export function moreFor(meal: string): string {
  return `More for ${meal}`;
}
export function moveTo(other: string): string {
  return `Move to ${other}`;
}

// Overlays.
export const renameThisPlan = "Rename this plan";
export const newNameShowsWhereverPlan = "The new name shows wherever the plan does.";
export const dialog = "Dialog";
export const cancel = "Cancel";
export const rename = "Rename";
export const name = "Name";
export const weekOfSoups = "Week of soups";
export const lentilSoupWithLemon = "Lentil soup with lemon";
export const readyIn35Minutes = "Ready in 35 minutes, and better tomorrow.";
export const sheetAtSide = "Sheet at the side";
export const wideSheet = "Wide sheet";
export const startCooking = "Start cooking";
export const overPage = "Over the page";
export const keepsItAmongYourRecipes = "Keeps it among your recipes";
export const keepRecipe = "Keep recipe";
export const moreForThisMeal = "More for this meal";
export const tuesdayDinner = "Tuesday, dinner";
export const swapChosen = "Swap chosen";
export const swapThisMeal = "Swap this meal";
export const share = "Share";
export const notNow = "Not now";
export const mealRemoved = "Meal removed";
export const remove = "Remove";

// Slide show.
export const feature = "Feature";
export const oneLineOfWhyYou = "One line of why you would want it, at most two.";
export const learnMore = "Learn more";
export const carousel = "Carousel";
export const whatIsHere = "What is here?";

// States.
export const states = "States";
export const noPlansYet = "No plans yet";
export const tellUsHowYouEat = "Tell us how you eat and the first week is on the table in seconds.";
export const makePlan = "Make a plan";
export const thatPlateIsBroken = "That plate is broken";
export const planCouldNotBeLoaded = "The plan could not be loaded. Nothing of yours is lost.";
export const tryAgain = "Try again";
export const youAreOffline = "You are offline";
export const newPlansNeedNetwork = "New plans need the network. Your list and your last plans are here.";
export const openList = "Open the list";
export const thisPageIsGone = "This page is gone";
export const somebodyTook = "Somebody took it, or it never was here.";
export const goHome = "Go home";

// Typefaces.
export const type = "Type";
export const twelveMinutesAndFortySeconds = "Twelve minutes and forty seconds";
export function roastCarrotsWithButterBeans(part: ReactNode): ReactNode {
  return <>Roast carrots with butter beans {part}</>;
}
export function bodyTextIs16Px(link: ReactNode): ReactNode {
  return (
    <>
      Body text is 16 px. Bring the beans to a simmer with the bay leaf, half the garlic and a good splash of
      oil, then leave them alone for ten minutes. {link} looks like this.
    </>
  );
}
export const aLink = "A link";
export const smallAndQuiet14Px =
  "Small and quiet, 14 px: 320 kcal · 18 g protein · ½ tsp · 180 °C. Příliš žluťoučký kůň úpěl ďábelské ódy.";

// Wayfinding.
export const daily = "Daily";
export const whatYouAteTodayMeal = "What you ate today, meal by meal.";
export const weekly = "Weekly";
export const sevenDaysAgainstYourTarget = "Seven days against your target.";
export const monthly = "Monthly";
export const canITryItWithout = "Can I try it without an account?";
export const yesPlanThatYouMake = "Yes. A plan that you make as a guest stays yours when you sign up.";
export const doesItWorkInShops = "Does it work in the shop's cellar?";
export const yourListYourPlans = "Your list, your plans and the timer lie on the device and need no network.";
export const findingWay = "Finding the way";
export const spanOfTime = "Span of time";

// Page.
export const light = "Light";
export const dark = "Dark";
export const designSystem = "Design system";
export const everyPartInEveryState = "Every part in every state. Change the palette and look again.";
export const theme = "Theme";
export const moreContrast = "More contrast";
