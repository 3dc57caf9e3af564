import { listed } from "../dishes/listed.ts";
import { estimateText } from "../nutrition/estimate-text.ts";
import { judgeFor } from "./diets.ts";
import { type Intent, ownDiet } from "./question.ts";

const ASKS =
  /\b(?:can|could|may) i (?:still |also )?(?:have|eat|drink|fit) (?<what>.+?) (?:and|without|tonight and|today and|in|before|if)\b.*\b(?:under|within|over|limit|left|budget|goal|calories)\b/;

/** Can I have a cookie and still be under? What it brings, and what is left of the day. */
export const tellRoomLeft: Intent = ({ plain, kitchen, context }) => {
  const what = ASKS.exec(plain)?.groups?.["what"]?.replace(/ (?:tonight|today)$/, "");
  if (what === undefined) return null;
  const { items, total, understood } = estimateText(kitchen.foods, what);
  if (items.length === 0 || understood < 0.3) return null;
  const { eatenToday, dailyLimitKcal, allergies } = context;
  const left = Math.round(dailyLimitKcal - eatenToday.reduce((sum, { calories }) => sum + calories, 0));
  const brings = Math.round(total.kcal);
  const after = left - brings;
  const fits = after >= 0 ? `${after} kcal would be left` : `that would be ${-after} kcal over your limit`;
  const food = listed(items.map(({ name }) => name));
  const { against, isKnown } = judgeFor(kitchen, food, ownDiet(context), allergies);
  const hasRules = ownDiet(context) !== "none" || allergies.length > 0;
  const rules =
    against.length > 0
      ? ` But it does not fit ${listed(against)}.`
      : hasRules
        ? ` ${isKnown ? "Recipes differ" : "I do not know all that is in it"}, so read its label for your diet and allergies.`
        : "";
  return `${food.charAt(0).toUpperCase()}${food.slice(1)}: about ${brings} kcal. Of your ${dailyLimitKcal} kcal ${left} are left today, so ${fits}.${rules}`;
};
