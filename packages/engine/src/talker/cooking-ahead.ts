import { fullNameOf } from "@meal/domain/chef/side";
import { minutesText } from "../writer/recipe-details.ts";
import { meansPlan } from "./meals-asked.ts";
import { nameOf, readAsked } from "./planned-days.ts";
import type { Intent } from "./question.ts";

const ASKS =
  /\b(?:what|which|anything|something)\b.*\b(?:prep\w*|prepare|batch cook|cook ahead|make ahead|do ahead|get ready)\b.*\b(?:week|weekend|days|\w+day|ahead)\b|\bmeal prep\b.*\b(?:week|\w+day)\b/;
const MOST = 5;

/** What of the plan can be cooked on one day for those after it: the dishes that keep so long, and what has to wait. */
export const tellCookingAhead: Intent = ({ plain, context }) => {
  if (!ASKS.test(plain) || !(meansPlan(plain) || /\bweek\b/.test(plain)) || /\bfor tomorrow\b/.test(plain))
    return null;
  if (context.plan.length === 0) return null;
  const named = /\b(?:today|tomorrow|\w+day)\b/.exec(plain)?.[0] ?? "today";
  const { day } = readAsked(named, context);
  const from = day === "all" ? 1 : day;
  const later = context.plan
    .filter((one) => one.day > from)
    .flatMap(({ day: on, meals }) => meals.map((meal) => ({ on, meal })))
    .filter(({ meal }) => meal.leftoverOf === undefined);
  const say = ({ on, meal }: (typeof later)[number]): string =>
    `${fullNameOf(meal)} (${nameOf(on, meal.type.toLowerCase(), context.today)})`;
  const keeping = later.filter(({ on, meal }) => (meal.keepsDays ?? 0) >= on - from).slice(0, MOST);
  const waiting = later.filter(({ meal }) => (meal.leadMinutes ?? 0) > 0).slice(0, MOST);
  const when = nameOf(from, undefined, context.today);
  const cooked =
    keeping.length === 0
      ? `Nothing that is planned after ${when.replace(/^on /, "")} keeps long enough to be cooked then.`
      : `Keeps until it is eaten, when it is cooked ${when}: ${keeping.map(say).join("; ")}.`;
  const begun =
    waiting.length === 0
      ? ""
      : ` Has to be begun ahead: ${waiting.map((one) => `${say(one)}, ${minutesText(one.meal.leadMinutes ?? 0)} before`).join("; ")}.`;
  return `${cooked}${begun} Cool it within 2 hours, keep it cold, and reheat it to 74 °C (165 °F).`;
};
