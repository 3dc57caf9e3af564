import { fullNameOf } from "@meal/domain/chef/side";
import { type ChatOffer, MOST_OFFERS } from "@meal/domain/chef/chat-reply";
import { knownCents, knownKcal } from "@meal/domain/chef/known-figures";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { capitalise } from "../dishes/rename.ts";
import { minutesText } from "../writer/recipe-details.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import { HOW_TO_REST, HOW_TO_SWAP } from "./help.ts";
import { tellerFor } from "./meal-facts.ts";
import { safetyAsked, tellSafety } from "./meal-safety.ts";
import { mealsAt, nameOf, readAsked } from "./planned-days.ts";
import { foodsIn, type Intent, type Question, type Said, tidy, wordsAsked } from "./question.ts";

const DAY = "(?:tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|day \\d+)s?";
const MEAL = "(?:breakfast|lunch|dinner|supper|snack|dessert|meal)s?";
/** A meal of one's plan is meant, and not just any dinner. */
const MEANS_PLANNED = new RegExp(
  `\\b(?:${DAY}|my|our|the|planned) (?:planned )?${MEAL}\\b|\\b${MEAL} (?:\\w+ ){0,4}${DAY}\\b|\\bstart (?:cooking |making )?${MEAL}\\b|\\bstart cooking\\b|\\bfirst ${DAY}\\b`,
);
/** What is asked of the food itself, or of another in its place, is not answered by the plan. */
const IS_OTHER =
  /\b(?:left out|leave|sat|sit\w*|counter|reheat\w*|warm(?:ed)? up|freez\w*|frozen|smell\w*|burn\w*|raw|undercooked|instead|substitut\w*|replac\w*|without)\b/;
const ASKS_IDEAS =
  /\b(?:can i (?:make|cook|have|eat)|could i|should i (?:make|cook|eat)|ideas?|suggest|recommend)\b|^(?:an? )?(?:quick|easy|simple|healthy|light|cheap|vegan|vegetarian|keto|low carb|gluten free|dairy free) (?:breakfast|lunch|dinner|supper|snack|meal)\b/;

/** Whether something can be made ahead, and what comes first, is asked of the meal that is planned. */
const IS_OF_ORDER = /\b(?:ahead|in advance|beforehand|first)\b/;
/** Who asks when to start cooking, and names no meal, means the one that a household gathers for. */
const IS_OF_COOKING = /\b(?:start cooking|cook first|first tonight)\b/;

/** What is asked of a meal of one's own plan: whether it is safe, how long it takes, what is in it. */
export const tellPlanned: Intent = (question) => {
  const { plain, context } = question;
  const isOfIdeas = ASKS_IDEAS.test(plain) && !IS_OF_ORDER.test(plain);
  if (!MEANS_PLANNED.test(plain) || IS_OTHER.test(plain) || isOfIdeas) return null;
  const safety = safetyAsked(question);
  const tell = safety === null ? tellerFor(plain) : tellSafety(safety);
  if (tell === undefined) return null;
  const { day, place = IS_OF_COOKING.test(plain) ? "dinner" : undefined } = readAsked(plain, context);
  const asked = context.plan
    .filter((one) => day === "all" || one.day === day)
    .flatMap((one) => mealsAt(one.meals, place).map((meal) => ({ meal, day: one.day })));
  if (asked.length === 0) return nothingPlanned(question, day, place);
  const said = asked.map(
    ({ meal, day: on }) =>
      `${capitalise(nameOf(on, place, context.today))}, ${fullNameOf(meal)}: ${tell(meal, question)}`,
  );
  return { text: said.join("\n"), offers: offersFor(asked.map(({ meal }) => meal)) };
};

const MOST =
  "(?:most|least|fewest|lowest|highest|quickest|fastest|shortest|longest|cheapest|lightest|easiest|simplest|hardest)";
/** Asked at once, or after a story. */
const ASKS_MOST = new RegExp(
  `^(?:which|whats?|what is|what)\\b.*\\b${MOST}\\b|\\b(?:which|what)\\b (?:\\w+ ){0,6}(?:has|have|is|are|takes?) (?:the )?${MOST}\\b`,
);
const IS_LEAST = /\b(?:least|fewest|lowest|quickest|fastest|shortest|cheapest|lightest|easiest|simplest)\b/;
type Measure = {
  readonly words: RegExp;
  readonly of: (meal: Meal) => number | undefined;
  readonly unit: string;
};
const MEASURES: readonly Measure[] = [
  { words: /\bprotein\b/, of: ({ nutrition }) => nutrition?.protein, unit: "g protein" },
  { words: /\bcarb\w*\b/, of: ({ nutrition }) => nutrition?.carbs, unit: "g carbohydrate" },
  { words: /\bfib(?:er|re)\b/, of: ({ nutrition }) => nutrition?.fiber, unit: "g fiber" },
  { words: /\b(?:sodium|salt)\b/, of: ({ nutrition }) => nutrition?.sodiumMg, unit: "mg sodium" },
  { words: /\bfat\b/, of: ({ nutrition }) => nutrition?.fat, unit: "g fat" },
  { words: /\b(?:calories|kcal|lightest)\b/, of: (meal) => knownKcal(meal) ?? undefined, unit: "kcal" },
  {
    words: /\b(?:quickest|fastest|shortest|longest|time|work)\b/,
    of: ({ prepTime, cookTime }) => prepTime + cookTime,
    unit: "minutes",
  },
  {
    words: /\b(?:easiest|simplest|hardest)\b/,
    of: ({ handsOnMinutes, prepTime, cookTime }) => handsOnMinutes ?? prepTime + cookTime,
    unit: "minutes hands-on",
  },
  {
    words: /\b(?:cheapest|cost|expensive|price)\b/,
    of: (meal) => knownCents(meal) ?? undefined,
    unit: "cents a person",
  },
];

export const asksMost = (plain: string): boolean => ASKS_MOST.test(plain);

/** Which of the planned meals has the most of something, or the least. */
export const tellMost: Intent = ({ plain, context: { plan, today } }) => {
  const measure = ASKS_MOST.test(plain) ? MEASURES.find(({ words }) => words.test(plain)) : undefined;
  const place = /\b(breakfast|lunch|dinner|snack)/.exec(plain)?.[1];
  if (
    measure === undefined ||
    plan.length === 0 ||
    (place === undefined && !/\bmeals?\b|\bon (?:my|the|our) plan\b/.test(plain))
  )
    return null;
  const all = plan.flatMap(({ day, meals }) =>
    mealsAt(meals, place).flatMap((meal) => {
      const figure = meal.leftoverOf === undefined ? measure.of(meal) : undefined;
      return figure === undefined ? [] : [{ meal, day, figure }];
    }),
  );
  const sign = IS_LEAST.test(plain) ? 1 : -1;
  const [first] = all.toSorted((one, other) => sign * (one.figure - other.figure));
  if (first === undefined) return null;
  const when = nameOf(first.day, first.meal.type.toLowerCase(), today);
  return {
    text: `${capitalise(when)}: ${fullNameOf(first.meal)}, ${tidy(first.figure)} ${measure.unit}.`,
    offers: offersFor([first.meal]),
  };
};

const ASKS_OTHER =
  /\b(?:swap|change|dont (?:feel like|want|like)|do not (?:feel like|want|like)|sick of|tired of|something (?:other than|else|different)|anything else|another)\b/;
/** Who is too tired to cook says so of no dish. */
const IS_TIRED =
  /\b(?:dont|do not|cant|too tired to|no (?:energy|time) to|not in the mood to|rather not)\b(?: (?:really|feel like|want to|wanna|have (?:the )?(?:energy|time) to|be bothered to))? (?:cook|make dinner|cooking)\b|\bno cooking\b|\bexhausted\b|\btoo tired\b/;

const WANTS_OTHER_DINNER =
  /\bsomething (?:lighter|quicker|faster|easier|cheaper) (?:for )?(?:tonight|tomorrow)\b/;

/** "Swap Thursday's mushroom soup." */
const SWAPS_A_DAY = new RegExp(`\\b(?:swap|change) (?:out )?${DAY} \\w+`);

/** Whoever does not want what is planned is told where they can have another. */
export const tellSwap: Intent = (question) => {
  const { plain, context } = question;
  const isTired = IS_TIRED.test(plain) || WANTS_OTHER_DINNER.test(plain);
  const isOfPlan = MEANS_PLANNED.test(plain) || SWAPS_A_DAY.test(plain);
  if (!isTired && (!ASKS_OTHER.test(plain) || !isOfPlan)) return null;
  const { day, place = isTired ? "dinner" : undefined } = readAsked(plain, context);
  if (day === "all") return null;
  const meals = mealsAt(dayOf(question, day)?.meals ?? [], place);
  if (meals.length === 0) return isTired ? null : nothingPlanned(question, day, place);
  const how = isTired ? HOW_TO_REST : HOW_TO_SWAP;
  return { text: `${tellDay(question, day, place)} ${how}`, offers: offersFor(meals) };
};

const ASKS_AHEAD =
  /\b(?:prep\w*|thaw|defrost|soak|marinate|start|do)\b.*\b(?:for tomorrows?|ahead for|the night before)\b/;

/** What has to be begun today for what is planned tomorrow. */
export const tellAhead: Intent = ({ plain, context: { plan } }) => {
  const isAsked =
    ASKS_AHEAD.test(plain) && /\b(?:anything|something|what|need to|have to|should i)\b/.test(plain);
  const tomorrow = plan.find(({ day }) => day === 2);
  if (!isAsked || plan.length === 0) return null;
  if (tomorrow === undefined) return "Nothing is planned for tomorrow.";
  const early = tomorrow.meals.filter(({ leadMinutes = 0 }) => leadMinutes > 0);
  const said = early.map(
    (meal) =>
      `Start ${fullNameOf(meal)} (${meal.type.toLowerCase()}) ${minutesText(meal.leadMinutes ?? 0)} ahead.`,
  );
  return {
    text:
      said.length > 0
        ? said.join(" ")
        : "No recipe of tomorrow has to be begun the day before. What you have in the freezer I cannot see.",
    offers: offersFor(early),
  };
};

const ASKS_WHEN =
  /^(?:when|what day|which day|what night) (?:am|are|is|do|will)? ?(?:i|we|the)?\b(?: (?:having|have|eating|eat|cooking|cook|making|make|going to (?:have|eat|cook|make)))? ?(?:the )?(.+?)(?: (?:planned|on the plan|this week|again))?$/;

/** On which days something stands: "when are we having salmon". */
export const tellWhen: Intent = (question) => {
  const { plain } = question;
  const { plan, today } = question.context;
  const wanted = ASKS_WHEN.exec(plain)?.[1];
  if (
    wanted === undefined ||
    plan.length === 0 ||
    !/\b(?:having|eating|cooking|making|is the|do we|day|planned)\b/.test(plain)
  )
    return null;
  const place = /\b(breakfast|lunch|dinner|snack|dessert|soup)$/.exec(wanted)?.[1];
  const words = place === undefined ? wanted : wanted.replace(place, "").trim();
  const stands = plan.flatMap(({ day, meals }) =>
    mealsAt(meals, place)
      .filter((meal) => wordsAsked(fullNameOf(meal)).includes(words))
      .map((meal) => ({ meal, when: `${nameOf(day, meal.type.toLowerCase(), today)}: ${fullNameOf(meal)}` })),
  );
  if (stands.length === 0)
    return foodsIn(question, words).length > 0
      ? `Nothing on your plan from today on is called ${words}.`
      : null;
  return {
    text: `${capitalise(stands.map(({ when }) => when).join("; "))}.`,
    offers: offersFor(stands.map(({ meal }) => meal)),
  };
};

const dayOf = ({ context }: Question, day: number | "all"): PlanDay | undefined =>
  context.plan.find((one) => one.day === (day === "all" ? 1 : day));

const offersFor = (meals: readonly Meal[]): ChatOffer[] =>
  meals.slice(0, MOST_OFFERS).map(({ id, name }) => ({ kind: "open-recipe", recipeId: id, name }));

const nothingPlanned = ({ context }: Question, day: number | "all", place: string | undefined): string =>
  context.plan.length === 0
    ? "I see no plan of yours yet. Make one in the planner, and I can tell you what is on it."
    : `Nothing is planned for ${nameOf(day === "all" ? 1 : day, place, context.today).replace(/^on /, "")}.`;

const mealText = (meal: Meal): string => {
  const kcal = knownKcal(meal);
  return kcal === null ? fullNameOf(meal) : `${fullNameOf(meal)} (${Math.round(kcal)} kcal)`;
};

const tellDay = (question: Question, number: number, place: string | undefined): string => {
  const day = dayOf(question, number);
  const meals = mealsAt(day?.meals ?? [], place);
  if (day === undefined || (meals.length === 0 && day.meals.length === 0))
    return nothingPlanned(question, number, place);
  const when = nameOf(number, place, question.context.today);
  if (meals.length > 0) return `${capitalise(when)}: ${meals.map(mealText).join("; ")}.`;
  return `Nothing is planned for ${when}; that day has ${day.meals.map(mealText).join("; ")}.`;
};

const ASKS_PLAN =
  /\bwhat(?:s| is| are)?\b.*\b(?:for|in|on)\b.*\b(?:breakfast|lunch|dinner|supper|dessert|snack|plan|day \d+|tomorrow|today|tonight|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bmy (?:meal )?plan\b|\bwhats? (?:is )?planned\b|\bwhat (?:am i|are we|do i|do we) (?:eating|having|cooking|eat|have|cook)\b|\bshow\b.*\b(?:plan|week|menu)\b|^(?:breakfast|lunch|dinner|supper) (?:on |for )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const ASKS_FOR_IDEAS = /\b(?:can i|could i|should i|ideas?|suggest|recommend|make|with)\b/;

const OF_PLAN = subjectOf(
  [ASKS_PLAN.source],
  "planned menu supper brunch soup see list next after monday tuesday wednesday thursday friday saturday sunday",
);

/** What the person's plan says. */
export const tellPlan: Intent = (question): Said | string | null => {
  const { plain, context } = question;
  if (!ASKS_PLAN.test(plain) || ASKS_FOR_IDEAS.test(plain) || !accountsFor(question, OF_PLAN)) return null;
  const { day, place } = readAsked(plain, context);
  if (context.plan.length === 0) return nothingPlanned(question, day, place);
  if (day === "all") return context.plan.map((one) => tellDay(question, one.day, place)).join("\n");
  const meals = mealsAt(dayOf(question, day)?.meals ?? [], place);
  return { text: tellDay(question, day, place), offers: offersFor(meals) };
};
