import { useRef } from "react";

/** The name of a dish on the plan, by which the focus finds it. */
export const mealNameId = (mealId: string): string => `plan-meal-${mealId}`;

/** For dialogs that put a dish where none was: what opened them is gone then, and the focus goes to that dish. */
export function useFocusOnMeal() {
  const mealId = useRef<string>(null);
  return {
    focusOn: (id: string) => {
      mealId.current = id;
    },
    finalFocus: () => (mealId.current === null ? true : document.getElementById(mealNameId(mealId.current))),
  };
}
