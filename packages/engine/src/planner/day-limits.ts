import type { NutritionLimit } from "../diets/diet-rules.ts";
import { at, CARBS, FIBER, type Figures, KCAL, PROTEIN, SATURATED_FAT, SODIUM, SUGARS } from "./figures.ts";

/** The figure that a limit speaks of. */
const limitedFigure = (figures: Figures, figure: NutritionLimit["figure"]): number => {
  switch (figure) {
    case "kcal":
      return at(figures, KCAL);
    case "netCarbs":
      return at(figures, CARBS) - at(figures, FIBER);
    case "carbs":
      return at(figures, CARBS);
    case "sodiumMg":
      return at(figures, SODIUM);
    case "sugars":
      return at(figures, SUGARS);
    case "saturatedFat":
      return at(figures, SATURATED_FAT);
    case "proteinShare":
      return (at(figures, PROTEIN) * 4) / Math.max(1, at(figures, KCAL));
    case "carbsShare":
      return (at(figures, CARBS) * 4) / Math.max(1, at(figures, KCAL));
    case "fiber":
      return at(figures, FIBER);
    default:
      return figure satisfies never;
  }
};

/** By how much of itself a limit is missed; 0 where it holds. With a margin it must hold by that much more. */
export const excessOver = (figures: Figures, limit: NutritionLimit, margin = 0): number => {
  const value = limitedFigure(figures, limit.figure);
  const most = (limit.max ?? Infinity) * (1 - margin);
  const least = (limit.min ?? -Infinity) * (1 + margin);
  if (value > most) return (value - most) / Math.max(most, 0.01);
  if (value < least) return (least - value) / Math.max(least, 0.01);
  return 0;
};
