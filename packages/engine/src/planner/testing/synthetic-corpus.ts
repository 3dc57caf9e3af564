import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { CUISINES, DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import type { Corpus, Extra } from "../../corpus/corpus.ts";
import { type Dish, UNMARKED } from "../../dishes/dish.ts";
import type { Food } from "../../foods/food.ts";
import { createRandom, type Random } from "../random.ts";

const food = (
  id: string,
  kind: string,
  kcal: number,
  macros: readonly [number, number, number],
  more: Partial<Food>,
): Food => ({
  id,
  name: id.replaceAll("-", " "),
  aliases: [],
  kind,
  aisle: "produce",
  per100g: {
    kcal,
    protein: macros[0],
    carbs: macros[1],
    fat: macros[2],
    fiber: kind === "vegetable" ? 3 : 1,
    sugars: 1,
    saturatedFat: macros[2] / 4,
    sodiumMg: 60,
  },
  density: kind === "fat" ? 0.92 : null,
  measures: kind === "egg" ? [{ name: "piece", grams: 50 }] : [],
  centsPerKg: 500,
  eaten: 1,
  allergens: [],
  tags: [],
  fodmap: null,
  source: "test",
  ...more,
});

/** Plain foods of every kind, each with the tags and allergens that rules ask for. */
export const SYNTHETIC_FOODS: readonly Food[] = [
  food("beef", "meat", 200, [20, 0, 13], { tags: ["beef"] }),
  food("pork", "meat", 240, [19, 0, 18], { tags: ["pork"] }),
  food("chicken", "poultry", 160, [24, 0, 7], { tags: ["poultry"] }),
  food("salmon", "fish", 200, [21, 0, 13], { tags: ["fish"], allergens: ["fish"] }),
  food("shrimp", "shellfish", 90, [20, 0, 1], { tags: ["shellfish"], allergens: ["crustaceans"] }),
  food("tofu", "legume", 130, [14, 3, 8], { tags: ["legume", "soy"], allergens: ["soybeans"] }),
  food("lentil", "legume", 340, [25, 60, 1], { tags: ["legume"] }),
  food("egg", "egg", 143, [13, 1, 9.5], { tags: ["egg"], allergens: ["eggs"] }),
  food("cheese", "dairy", 380, [25, 2, 31], { tags: ["dairy"], allergens: ["milk"] }),
  food("yogurt", "dairy", 90, [6, 5, 5], { tags: ["dairy"], allergens: ["milk"] }),
  food("rice", "grain", 360, [7, 79, 1], { tags: ["grain", "starchy"] }),
  food("pasta", "pasta", 370, [13, 75, 1.5], { tags: ["grain"], allergens: ["gluten"] }),
  food("bread", "bread", 260, [9, 49, 3], { tags: ["grain"], allergens: ["gluten"] }),
  food("oats", "grain", 380, [13, 68, 7], { tags: ["grain"], allergens: ["gluten"] }),
  food("potato", "vegetable", 77, [2, 17, 0.1], { tags: ["starchy"] }),
  food("tomato", "vegetable", 18, [0.9, 3.9, 0.2], {}),
  food("spinach", "vegetable", 23, [2.9, 3.6, 0.4], {}),
  food("carrot", "vegetable", 41, [0.9, 9.6, 0.2], {}),
  food("zucchini", "vegetable", 17, [1.2, 3.1, 0.3], {}),
  food("apple", "fruit", 52, [0.3, 14, 0.2], {}),
  food("walnut", "nut", 654, [15, 14, 65], { tags: ["nut"], allergens: ["nuts"] }),
  food("olive-oil", "fat", 884, [0, 0, 100], {}),
  food("butter", "fat", 717, [1, 0, 81], { tags: ["dairy"], allergens: ["milk"] }),
];

const PROTEINS = ["beef", "pork", "chicken", "salmon", "shrimp", "tofu", "lentil", "egg", "cheese"];
const STARCHES = ["rice", "pasta", "bread", "potato", "oats"];
const VEGETABLES = ["tomato", "spinach", "carrot", "zucchini"];
const FATS = ["olive-oil", "butter", "walnut"];

const pick = <T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("an empty list");
  return found;
};

const PLACES = [
  { category: "breakfast", slots: ["breakfast"] },
  { category: "main", slots: ["lunch", "dinner"] },
  { category: "main", slots: ["dinner"] },
  { category: "soup", slots: ["lunch"] },
  { category: "vegetable", slots: ["side", "lunch"] },
  { category: "dessert", slots: ["snack"] },
] as const;

const part = (
  foodId: string,
  role: Dish["ingredients"][number]["role"],
  grams: number,
): Dish["ingredients"][number] => ({
  foodId,
  grams: Math.round(grams * 2),
  measure: foodId === "egg" ? `${Math.max(1, Math.round((grams * 2) / 50))} eggs` : "",
  role,
  preparation: "",
  isOptional: false,
});

const KEEPS: Dish["keeping"] = { id: "stew", fridgeDays: 3, freezerMonths: 2, source: "test" };

const dish = (random: Random, at: number): Dish => {
  const place = PLACES[at % PLACES.length] ?? PLACES[0];
  const protein = pick(random, PROTEINS);
  const vegetable = pick(random, VEGETABLES);
  return {
    ...UNMARKED,
    id: `dish-${at}`,
    name: `No ${at} of ${protein}`,
    cuisine: pick(random, CUISINES),
    category: place.category,
    slots: place.slots,
    form: "plate",
    difficulty: pick(random, DIFFICULTIES),
    style: "regular",
    budget: pick(random, ["cheap", "reasonable", "expensive"]),
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 10,
    description: "A dish for a test.",
    ingredients: [
      part(protein, "protein", 60 + random() * 90),
      part(pick(random, STARCHES), "base", 40 + random() * 50),
      part(vegetable, "vegetable", 60 + random() * 100),
      part(pick(random, FATS), "fat", 5 + random() * 10),
    ],
    steps: [
      { minutes: 10, category: "preparation", text: `Cut the ${vegetable}.` },
      { minutes: 10, category: "cooking", text: `Cook the ${protein} with everything else.` },
    ],
    tip: "",
    culturalNote: "",
    exchanges: [],
    keeping: at % 4 < 2 ? KEEPS : null,
  };
};

const extra = (foodId: string, grams: number): Extra => ({
  tables: [],
  diets: [],
  dish: {
    ...dish(createRandom(1), 0),
    id: `extra-${foodId}`,
    name: foodId,
    category: "dessert",
    slots: ["breakfast", "snack", "side"],
    servings: 1,
    ingredients: [{ foodId, grams, measure: "", role: "base", preparation: "", isOptional: false }],
    steps: [{ minutes: 1, category: "preparation", text: `Serve the ${foodId}.` }],
  },
});

/** A cookbook of made-up dishes over plain foods; the seed decides what is in them. */
export const createSyntheticCorpus = (seed: number, dishes = 90): Corpus => {
  const random = createRandom(seed);
  return {
    foods: SYNTHETIC_FOODS,
    dishes: Array.from({ length: dishes }, (_, at) => dish(random, at)),
    extras: [extra("apple", 150), extra("carrot", 120), extra("walnut", 30), extra("potato", 200)],
    keeping: [],
    shop: [],
    exchanges: [
      { from: "beef", to: "tofu", ratio: 1, roles: [], fromWord: "beef", toWord: "tofu", note: "" },
      { from: "chicken", to: "tofu", ratio: 1, roles: [], fromWord: "chicken", toWord: "tofu", note: "" },
      {
        from: "butter",
        to: "olive-oil",
        ratio: 0.8,
        roles: [],
        fromWord: "butter",
        toWord: "olive oil",
        note: "",
      },
      { from: "cheese", to: "lentil", ratio: 1, roles: [], fromWord: "cheese", toWord: "lentils", note: "" },
      { from: "pasta", to: "rice", ratio: 1, roles: [], fromWord: "pasta", toWord: "rice", note: "" },
      { from: "bread", to: "potato", ratio: 2, roles: [], fromWord: "bread", toWord: "potato", note: "" },
    ],
  };
};

/** A request with nothing wished for. */
export const aRequest = (wishes: Partial<PlanRequest> = {}): PlanRequest => ({
  ...plainPlanRequest,
  days: 3,
  budget: "expensive",
  ...wishes,
});
