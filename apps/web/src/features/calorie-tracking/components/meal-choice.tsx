import { DIARY_MEALS, type DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import { Segmented } from "../../../ui/segmented.tsx";
import { nameOfMeal } from "../texts/en/days.ts";
import * as t from "../texts/en/quick.ts";

interface MealChoiceProps {
  readonly value: DiaryMeal;
  readonly onChange: (meal: DiaryMeal) => void;
}

const options = DIARY_MEALS.map((value) => ({ value, label: nameOfMeal(value) }));

/** As part of which meal. */
export function MealChoice({ value, onChange }: MealChoiceProps) {
  return <Segmented label={t.mealLabel} options={options} value={value} onValueChange={onChange} />;
}
