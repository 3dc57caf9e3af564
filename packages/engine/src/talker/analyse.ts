import { type FoodAnalysisItem, UNKNOWN_FOOD } from "@meal/domain/chef/recipes";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { estimateText } from "../nutrition/estimate-text.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { readFoods } from "../writer/read-foods.ts";
import { plainWords } from "../foods/plain-words.ts";
import { sourceOf } from "./question.ts";

const MOST_TEXT = 2000;
const UNSEEN_CONFIDENCE = 0.1;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What the figures alone tell of the taste; nothing is invented beyond them. */
const tasteOf = ({ per100g: n, tags, kind }: Food): string[] => {
  const tastes: readonly (readonly [boolean, string])[] = [
    [n.sugars >= 9, "sweet"],
    [n.sodiumMg >= 400, "salty"],
    [n.fat >= 15, "rich"],
    [tags.includes("fried"), "crisp"],
    [n.protein >= 15 || tags.includes("soy"), "savoury"],
    [kind === "fruit" || kind === "vegetable", "fresh"],
    [kind === "grain" || kind === "bread" || kind === "pasta", "mild"],
  ];
  const found = tastes.filter(([isSo]) => isSo).map(([, taste]) => taste);
  return found.length === 0 ? ["No taste profile available"] : found;
};

const noteFor = (food: Food, grams: number): string =>
  `Counted as ${Math.round(grams)} g of ${food.name}, ${Math.round(food.per100g.kcal)} kcal per 100 g (${sourceOf(food)}). From your words, not from a picture.`;

/** What cannot be known without words: one item that claims nothing. */
const UNKNOWN_ITEM: FoodAnalysisItem = {
  description: UNKNOWN_FOOD,
  portion: "Unknown portion",
  calories: 0,
  protein: 0,
  carbs: 0,
  fats: 0,
  fiber: 0,
  confidence: UNSEEN_CONFIDENCE,
  taste_profile: ["No taste profile available"],
  chef_notes: "No chef notes available",
};

/** What was eaten, as somebody tells it, and the words that count nothing: not understood, or said not to have been eaten. */
export const readDescription = (
  kitchen: Kitchen,
  description: string,
): {
  readonly items: readonly FoodAnalysisItem[];
  readonly missed: readonly string[];
  readonly leftOut: readonly string[];
} => {
  const estimate = estimateText(kitchen.foods, description.slice(0, MOST_TEXT));
  const { items: read, confidence, missed, leftOut } = estimate;
  const items = read.flatMap((item): FoodAnalysisItem[] => {
    const { foodId, grams, isOwnMeasure, reckoning, unknownWords, nutrition } = item;
    const food = kitchen.foods.byId(foodId);
    if (food === undefined) return [];
    return [
      {
        description: capitalise(food.name),
        portion: `${Math.round(grams)} g`,
        calories: Math.round(nutrition.kcal),
        protein: tenth(nutrition.protein),
        carbs: tenth(nutrition.carbs),
        fats: tenth(nutrition.fat),
        fiber: tenth(nutrition.fiber),
        confidence: Math.round(confidence * 100) / 100,
        taste_profile: tasteOf(food),
        chef_notes: noteFor(food, grams),
        grams,
        is_amount_said: !isOwnMeasure,
        ...(reckoning === null ? {} : { reckoning }),
        ...(unknownWords.length === 0 ? {} : { unknown_words: unknownWords }),
      },
    ];
  });
  return { items, missed, leftOut };
};

/** What a described meal brings. Nothing is read from a picture: without words there is one item of low confidence. */
export const analyseDescription = (kitchen: Kitchen, description: string): readonly FoodAnalysisItem[] => {
  const { items } = readDescription(kitchen, description);
  return items.length === 0 ? [UNKNOWN_ITEM] : items;
};

/** The ingredients that a description names; none without words. */
export const ingredientsIn = (kitchen: Kitchen, description: string): readonly string[] =>
  readFoods(kitchen, plainWords(description.slice(0, MOST_TEXT)), "").map(({ food }) => food.name);
