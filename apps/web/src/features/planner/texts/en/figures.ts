import { money, number } from "../../../../language/words.ts";

/** A figure among other choices, in a few words. */
export const inShort = {
  workday: (minutes: number) => `${number(minutes)} min on weekdays`,
  weekend: (minutes: number) => `${number(minutes)} min on weekends`,
  proteinMin: (grams: number) => `at least ${number(grams)} g of protein`,
  carbsMax: (grams: number) => `at most ${number(grams)} g of carbohydrate`,
  sodiumMaxMg: (mg: number) => `at most ${number(mg)} mg of sodium`,
  budgetCentsWeek: (cents: number) => `at most ${money(cents)} a week`,
};
