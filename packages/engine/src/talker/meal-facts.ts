import { knownCents, knownKcal } from "@meal/domain/chef/known-figures";
import type { Meal } from "@meal/domain/chef/plans";
import { listed } from "../dishes/listed.ts";
import { minutesText } from "../writer/recipe-details.ts";
import { type Question, tidy } from "./question.ts";

/** One of these is asked of a planned meal. The first that fits is meant. */
const TELLERS: readonly (readonly [asks: RegExp, tell: (meal: Meal, question: Question) => string])[] = [
  [/\b(?:ahead|in advance|beforehand)\b/, tellMakingAhead],
  [/\b(?:cook|make|start|do|begin|prepare|prep)\b.*\bfirst\b/, tellFirst],
  [/\b(?:un)?healthy\b|\bgood for (?:me|us|you)\b/, tellHealth],
  [/\bhow long\b.*\b(?:keep|last|good)\b|\b(?:keep|last) how long\b/, tellKeeping],
  [
    /\bhow long\b|\bhow (?:much time|many minutes)\b|\b(?:when|what time) (?:should|do|must|shall) (?:i|we) (?:need to |have to )?(?:start|begin)\b/,
    tellTime,
  ],
  [
    /\bingredients?\b|\bwhat (?:do|will|should) (?:i|we) (?:still )?(?:need|buy|get)\b|\bwhats? (?:is )?in\b/,
    tellLines,
  ],
  [
    /\bhow (?:do|should|can|to)\b.*\b(?:make|cook|prepare)\b|\bsteps?\b|\brecipe\b|\binstructions\b/,
    tellSteps,
  ],
  [
    /\b(?:calories|kcal|protein|carbs?|carbohydrates?|fat|fiber|fibre|sodium|sugar|nutrition|macros)\b/,
    tellFigures,
  ],
  [/\bcosts?\b|\bprice\b|\bexpensive\b/, tellCost],
  [/\bhow many (?:people|servings|portions)\b|\bfor how many\b|\bleftovers?\b/, tellServings],
];

/** What the question asks of a meal; nothing where it asks of something else. */
export const tellerFor = (plain: string): ((meal: Meal, question: Question) => string) | undefined =>
  TELLERS.find(([asks]) => asks.test(plain))?.[1];

/** When a meal is at a time that was said, so many minutes before it. Nobody has breakfast in the evening. */
function startBefore(plain: string, minutes: number, type: string): string {
  const [, hour, minute = "0", half] = /\b(?:at|by) (\d{1,2})(?: (\d{2}))? ?(am|pm)?\b/.exec(plain) ?? [];
  if (hour === undefined || Number(hour) > 23) return "";
  const firstOfMorning = /breakfast/i.test(type) ? 0 : /lunch/i.test(type) ? 10 : 12;
  const isMorning = half === undefined ? Number(hour) >= firstOfMorning : half === "am";
  const isLater = Number(hour) < 12 && !isMorning;
  const at = ((Number(hour) + (isLater ? 12 : 0)) * 60 + Number(minute) - minutes + 2880) % 1440;
  const ofDay = at < 720 ? "AM" : "PM";
  return ` Start by ${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, "0")} ${ofDay}.`;
}

function tellTime(meal: Meal, { plain }: Question): string {
  const { prepTime, cookTime, handsOnMinutes, leadMinutes = 0, leftoverOf } = meal;
  const whole = prepTime + cookTime;
  if (leftoverOf !== undefined) return `it is left over, so ${minutesText(whole)} to warm it.`;
  const hands =
    handsOnMinutes !== undefined && handsOnMinutes < whole
      ? `, ${minutesText(handsOnMinutes)} of them hands-on`
      : "";
  const lead =
    leadMinutes > 0 ? ` Begin ${minutesText(leadMinutes)} before that: it has to wait so long.` : "";
  return `${minutesText(whole)}${hands}.${lead}${startBefore(plain, whole, meal.type)}`;
}

function tellLines({ ingredients, servings, cookedServings }: Meal, { plain, context }: Question): string {
  if (ingredients.length === 0) return "I do not know what is in it.";
  const toBuy = context.toBuy.filter((name) =>
    ingredients.some((line) => line.toLowerCase().includes(name.toLowerCase())),
  );
  const isToBuy = /\b(?:still|buy)\b/.test(plain);
  const many = servings === undefined ? "" : `for ${servings}, `;
  const more =
    cookedServings !== undefined && cookedServings > (servings ?? cookedServings)
      ? ` It is cooked for ${cookedServings}, so take more of each.`
      : "";
  const left = toBuy.length > 0 ? ` Still on your shopping list: ${listed(toBuy)}.` : "";
  if (isToBuy && toBuy.length === 0) return "I find none of its foods on your shopping list.";
  return isToBuy ? left.trim() : `${many}${ingredients.join("; ")}.${more}${left}`;
}

function tellSteps({ instructions }: Meal): string {
  return instructions.length === 0
    ? "I do not know its steps."
    : instructions.map((step, at) => `\n${at + 1}. ${step}`).join("");
}

function tellFigures(meal: Meal): string {
  const kcal = knownKcal(meal);
  if (kcal === null) return "I do not know its figures.";
  const { nutrition } = meal;
  if (nutrition === undefined) return `${Math.round(kcal)} kcal a person.`;
  const { protein, carbs, fat, fiber, sodiumMg } = nutrition;
  return `${Math.round(kcal)} kcal a person, ${tidy(protein)} g protein, ${tidy(carbs)} g carbohydrate, ${tidy(fat)} g fat, ${tidy(fiber)} g fiber and ${Math.round(sodiumMg)} mg sodium.`;
}

/** What is healthy depends on the person and the whole day, so there are figures and no praise. */
function tellHealth(meal: Meal, question: Question): string {
  const kcal = knownKcal(meal);
  const limit = question.context.dailyLimitKcal;
  if (kcal === null) return tellFigures(meal);
  const share =
    limit > 0 ? ` That is ${Math.round((kcal / limit) * 100)} % of your ${limit} kcal a day.` : "";
  return `${tellFigures(meal)}${share} Whether it is healthy for you depends on your whole day; I only have the figures.`;
}

/** A dish that keeps can be cooked before; of one that does not, only what stands before the stove can be done. */
function tellMakingAhead(meal: Meal): string {
  const { keepsDays, leadMinutes = 0 } = meal;
  const lead =
    leadMinutes > 0 ? ` It has to wait ${minutesText(leadMinutes)} before the cooking anyway.` : "";
  if (keepsDays === undefined) return `I do not know how it keeps, so only cut and measure ahead.${lead}`;
  if (keepsDays === 0)
    return `best eaten at once: wash, cut and measure ahead, keep it cold, and cook it just before.${lead}`;
  return `it can be cooked ahead: ${tellKeeping(meal)} Cool it quickly, and reheat it to 74 °C (165 °F).${lead}`;
}

function tellFirst({ instructions }: Meal): string {
  const [first] = instructions;
  return first === undefined ? "I do not know its steps." : `begin with this: ${first}`;
}

function tellCost(meal: Meal): string {
  const cents = knownCents(meal);
  return cents === null ? "I do not know what it costs." : `about $${(cents / 100).toFixed(2)} a person.`;
}

function tellServings({ servings, cookedServings, leftoverOf }: Meal): string {
  if (leftoverOf !== undefined) return "it is left over from a meal before.";
  if (servings === undefined) return "I do not know for how many it is.";
  const more = (cookedServings ?? servings) - servings;
  return more > 0
    ? `for ${servings}, and ${more} more are cooked for a later meal.`
    : `for ${servings}, with nothing left over.`;
}

function tellKeeping({ keepsDays }: Meal): string {
  if (keepsDays === undefined) return "I do not know how long it keeps.";
  if (keepsDays === 0) return "best eaten at once; it does not keep well.";
  return `${keepsDays} ${keepsDays === 1 ? "day" : "days"} in the fridge once it is cooked.`;
}
