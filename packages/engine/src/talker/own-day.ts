import { listed } from "../dishes/listed.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import type { Intent } from "./question.ts";

const ASKS_TODAY =
  /\bhow am i doing\b|\bhow(?:s| is) my day\b|\b(?:calories|kcal)\b.*\b(?:left|remaining|remain|today)\b|\bwhat (?:did|have) i (?:eat|eaten|had)\b|\bmy (?:day|diary|progress|limit|intake)\b|\bhow (?:much|many)\b.*\b(?:i eaten|did i eat|left)\b|\bover my limit\b|\bcan i still eat\b/;

const OF_TODAY = subjectOf(
  [ASKS_TODAY.source],
  "so far budget goal macros protein log logged tracked count status",
);

const IS_ANOTHER_DAY = /\b(?:yesterday|last (?:night|week|\w+day))\b/;

/** Of the diary only the energy is told here. */
const ASKS_PARTS =
  /\bhow much (?:fat|protein|carbs?|carbohydrates?|fib(?:er|re)|sugar|salt|sodium)\b.*\b(?:did i eat|have i (?:eaten|had)|i ate|so far)\b/;

/** What was eaten today against the limit. */
export const tellToday: Intent = (question) => {
  const { plain, context } = question;
  if (ASKS_PARTS.test(plain))
    return 'Of your diary I know the calories alone. The page "Calorie Tracking" shows protein, carbohydrate and fat of a day, too.';
  if (!ASKS_TODAY.test(plain) || !accountsFor(question, OF_TODAY)) return null;
  if (IS_ANOTHER_DAY.test(plain))
    return 'I see only the diary of today. The page "Calorie Tracking" shows every other day.';
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
  /\b(?:shopping|grocery) list\b|\bwhat(?:s| is| do i| do we| should i| should we)?\b.*\b(?:buy|left to buy|on my list|on the list|my list)\b|\bneed (?:from|at) the (?:store|supermarket|market|shop)\b|\bdo (?:i|we) (?:still )?(?:need|have) to buy\b|\bis (.+) on (?:my|the) list\b/;
/** Which of its kind is worth buying stands on no list. */
const ASKS_ADVICE =
  /\b(?:kinds?|types?|sorts?|brands?|cuts?|which|sizes?|first|beginners?|starter|best|good|better|worth|instead|new cooks?)\b/;
const MOST_LISTED = 30;

/** What is still to be bought. */
export const tellList: Intent = ({ plain, context: { toBuy } }) => {
  if (!ASKS_LIST.test(plain) || /\b(?:add|put|make)\b/.test(plain)) return null;
  if (ASKS_ADVICE.test(plain) && !/\blist\b/.test(plain)) return null;
  if (toBuy.length === 0) return "Nothing is left to buy on your shopping list.";
  const asked = /\bis (.+) on (?:my|the) list\b|\bto buy (?:any |some )?(.+)$/.exec(plain);
  const name = (asked?.[1] ?? asked?.[2] ?? "").replace(/^for .*/, "").trim();
  if (name !== "") {
    const found = toBuy.filter((one) => one.toLowerCase().includes(name.replace(/s$/, "")));
    return found.length > 0
      ? `Yes, your shopping list has ${listed(found)}.`
      : `No, I don't see ${name} among the ${toBuy.length} left to buy on your shopping list.`;
  }
  const more = toBuy.length > MOST_LISTED ? `, and ${toBuy.length - MOST_LISTED} more` : "";
  return `Left to buy on your shopping list (${toBuy.length}): ${toBuy.slice(0, MOST_LISTED).join(", ")}${more}.`;
};
