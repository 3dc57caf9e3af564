import { listed } from "../dishes/listed.ts";
import { fullNameOf } from "@meal/domain/chef/side";
import { type ChatOffer, MOST_OFFERS } from "@meal/domain/chef/chat-reply";
import { knownKcal } from "@meal/domain/chef/known-figures";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { accountsFor, subjectOf } from "./accounts.ts";
import { type Intent, type Question } from "./question.ts";

const ASKS_TODAY =
  /\bhow am i doing\b|\bhow(?:s| is) my day\b|\b(?:calories|kcal)\b.*\b(?:left|remaining|remain|today)\b|\bwhat (?:did|have) i (?:eat|eaten|had)\b|\bmy (?:day|diary|progress|limit|intake)\b|\bhow (?:much|many)\b.*\b(?:i eaten|did i eat|left)\b|\bover my limit\b|\bcan i still eat\b/;

const OF_TODAY = subjectOf(
  [ASKS_TODAY.source],
  "so far budget goal macros protein log logged tracked count status",
);

/** What was eaten today against the limit. */
export const tellToday: Intent = (question) => {
  const { plain, context } = question;
  if (!ASKS_TODAY.test(plain) || !accountsFor(question, OF_TODAY)) return null;
  const { eatenToday, dailyLimitKcal } = context;
  if (eatenToday.length === 0)
    return `Nothing is in your diary today, so all ${dailyLimitKcal} kcal of your daily limit are left.`;
  const eaten = Math.round(eatenToday.reduce((sum, { calories }) => sum + calories, 0));
  const left = dailyLimitKcal - eaten;
  const rest = left >= 0 ? `${left} kcal are left` : `that is ${-left} kcal over it`;
  const share = dailyLimitKcal > 0 ? ` (${Math.round((eaten / dailyLimitKcal) * 100)} %)` : "";
  const entries = eatenToday
    .slice(0, 8)
    .map(({ description, calories }) => `${description} ${Math.round(calories)} kcal`);
  return `You have logged ${eaten} kcal of your ${dailyLimitKcal} kcal limit${share}; ${rest}. From your diary: ${entries.join("; ")}.`;
};

const ASKS_LIST =
  /\b(?:shopping|grocery) list\b|\bwhat(?:s| is| do i| do we| should i| should we)?\b.*\b(?:buy|left to buy|on my list|on the list|my list)\b|\bdo (?:i|we) (?:still )?(?:need|have) to buy\b|\bis (.+) on (?:my|the) list\b/;
const MOST_LISTED = 30;

/** What is still to be bought. */
export const tellList: Intent = ({ plain, context: { toBuy } }) => {
  if (!ASKS_LIST.test(plain) || /\b(?:add|put|make)\b/.test(plain)) return null;
  if (toBuy.length === 0) return "Nothing is left to buy on your shopping list.";
  const asked = /\bis (.+) on (?:my|the) list\b|\bto buy (?:any |some )?(.+)$/.exec(plain);
  const name = (asked?.[1] ?? asked?.[2] ?? "").trim();
  if (name !== "") {
    const found = toBuy.filter((one) => one.toLowerCase().includes(name.replace(/s$/, "")));
    return found.length > 0
      ? `Yes, your shopping list has ${listed(found)}.`
      : `No, I don't see ${name} among the ${toBuy.length} left to buy on your shopping list.`;
  }
  const more = toBuy.length > MOST_LISTED ? `, and ${toBuy.length - MOST_LISTED} more` : "";
  return `Left to buy on your shopping list (${toBuy.length}): ${toBuy.slice(0, MOST_LISTED).join(", ")}${more}.`;
};

const PLACES = ["breakfast", "lunch", "dinner", "snack", "dessert", "soup"];

const dayAsked = (plain: string, days: number): number | "all" => {
  const said = /\bday (\d+)\b/.exec(plain)?.[1];
  if (said !== undefined) return Number(said);
  if (/\bday after tomorrow\b/.test(plain)) return 3;
  if (/\btomorrow\b/.test(plain)) return 2;
  if (/\b(?:week|whole|plan|all)\b/.test(plain) && days > 1) return "all";
  return 1;
};

const mealText = (meal: Meal): string => {
  const kcal = knownKcal(meal);
  return kcal === null ? fullNameOf(meal) : `${fullNameOf(meal)} (${Math.round(kcal)} kcal)`;
};

const matching = (meals: readonly Meal[], place: string | undefined): readonly Meal[] => {
  if (place === undefined) return meals;
  const found = meals.filter(
    ({ type, category }) => type.toLowerCase().includes(place) || category === place,
  );
  if (found.length > 0) return found;
  return place === "dinner"
    ? meals.slice(-1)
    : place === "lunch"
      ? meals.slice(Math.min(1, meals.length - 1), 2)
      : [];
};

const tellDay = (day: PlanDay | undefined, number: number, place: string | undefined): string => {
  if (day === undefined) return `Your plan has no day ${number}.`;
  const meals = matching(day.meals, place);
  if (meals.length === 0)
    return `Your plan has no ${place ?? "meal"} on day ${number}; it has ${listed(day.meals.map(mealText))}.`;
  return `From your plan, day ${number}${place === undefined ? "" : `, ${place}`}: ${listed(meals.map(mealText))}.`;
};

const ASKS_PLAN =
  /\bwhat(?:s| is| are)?\b.*\b(?:for|in|on)\b.*\b(?:breakfast|lunch|dinner|dessert|snack|plan|day \d+|tomorrow|today|week)\b|\bmy (?:meal )?plan\b|\bwhat (?:am i|are we|do i|do we) (?:eating|having|cooking|eat|have|cook)\b|\bshow\b.*\bplan\b/;
const ASKS_IDEAS = /\b(?:can i|could i|should i|ideas?|suggest|recommend|make|with)\b/;

const OF_PLAN = subjectOf([ASKS_PLAN.source], "planned menu supper brunch soup see list next after");

/** What the person's plan says. Day 1 is today: the plan names its days by number. */
export const tellPlan: Intent = (question: Question) => {
  const { plain, context } = question;
  if (!ASKS_PLAN.test(plain) || ASKS_IDEAS.test(plain) || !accountsFor(question, OF_PLAN)) return null;
  if (context.plan.length === 0)
    return "I see no plan of yours yet. Make one in the planner, and I can tell you what is on it.";
  const place = PLACES.find((word) => plain.includes(word));
  const asked = dayAsked(plain, context.plan.length);
  if (asked === "all") return context.plan.map((day) => tellDay(day, day.day, place)).join("\n");
  const day = context.plan.find((one) => one.day === asked);
  const offers = matching(day?.meals ?? [], place)
    .slice(0, MOST_OFFERS)
    .map(({ id, name }): ChatOffer => ({ kind: "open-recipe", recipeId: id, name }));
  return { text: `${tellDay(day, asked, place)} (I count the plan's first day as today.)`, offers };
};
