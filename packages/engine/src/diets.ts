// A door of the engine (see package.json): what diets and allergies let somebody eat.
export { allergensOf } from "./diets/allergens-of.ts";
export { checkDiet, objectionsIn } from "./diets/check-diet.ts";
export { DIET_RULES, type NutritionLimit } from "./diets/diet-rules.ts";
export { judgeFor } from "./talker/diets.ts";
