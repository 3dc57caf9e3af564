/** The closed word lists of the product. The order is the order on the screen. spec: 2, section 9. */
export const DIETS = [
  "none",
  "vegetarian",
  "vegan",
  "pescatarian",
  "keto",
  "paleo",
  "gluten-free",
  "low-fodmap",
  "diabetic-friendly",
  "high-protein",
  "low-calorie",
  "nut-free",
  "dairy-free",
  "halal",
  "whole30",
  "raw",
  "carnivore",
  "mediterranean",
  "anti-inflammatory",
  "low-sodium",
  "kosher",
] as const;
/** A way of eating that binds every meal of a plan. */
export type Diet = (typeof DIETS)[number];

export const CUISINES = [
  "american",
  "italian",
  "french",
  "chinese",
  "japanese",
  "indian",
  "mediterranean",
  "mexican",
  "thai",
  "korean",
  "middle-eastern",
] as const;
/** Where a dish comes from. */
export type Cuisine = (typeof CUISINES)[number];

export const MEAL_CATEGORIES = ["breakfast", "main", "soup", "vegetable", "dessert"] as const;
/** What place a dish takes in a day. */
export type MealCategory = (typeof MEAL_CATEGORIES)[number];

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
/** How much a cook has to know. */
export type Difficulty = (typeof DIFFICULTIES)[number];

export const BUDGETS = ["cheap", "reasonable", "expensive"] as const;
/** What a person is ready to spend. */
export type Budget = (typeof BUDGETS)[number];

export const COOKING_WAYS = ["easy", "fresh", "batch"] as const;
/** How somebody wants to cook: an easy week with leftovers, every meal fresh, or once or twice a week for all of it. */
export type CookingWay = (typeof COOKING_WAYS)[number];

export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
/** The allergens that are known: those that European law wants named. */
export type Allergen = (typeof ALLERGENS)[number];

export const AISLES = [
  "produce",
  "meat_fish",
  "dairy_eggs",
  "bakery",
  "pantry",
  "spices",
  "canned",
  "condiments",
  "baking",
  "grains",
  "frozen",
  "drinks",
  "snacks_sweets",
  "household",
  "chilled",
] as const;
/** Where a shop keeps a thing. */
export type Aisle = (typeof AISLES)[number];

export const STEP_CATEGORIES = [
  "oven",
  "baking",
  "dough",
  "mixing",
  "eggs",
  "cooking",
  "preparation",
] as const;
/** What a cook does in a step; the timer colours it by this. */
export type StepCategory = (typeof STEP_CATEGORIES)[number];

export const DISH_SLOTS = ["breakfast", "lunch", "dinner", "snack", "side"] as const;
/** Where in a day a cook would serve a dish; a side stands beside a main. */
export type DishSlot = (typeof DISH_SLOTS)[number];

export const FAMILIARITIES = ["everyday", "known", "adventurous"] as const;
/** How well a household in the US knows a dish. */
export type Familiarity = (typeof FAMILIARITIES)[number];

export const EQUIPMENT = [
  "oven",
  "stove",
  "grill",
  "blender",
  "processor",
  "pressure-cooker",
  "wok",
] as const;
/** What a kitchen must have for a dish, beyond a knife, a board and a bowl. */
export type Equipment = (typeof EQUIPMENT)[number];

export const SUITS = ["children", "leftovers", "batch", "freezer", "one-pot", "one-tray"] as const;
/** What a dish is good for, besides being eaten. */
export type Suit = (typeof SUITS)[number];
