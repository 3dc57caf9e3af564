import { listed } from "../dishes/listed.ts";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { readAllergies } from "../diets/read-allergies.ts";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { readDiets } from "../writer/read-wish.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import { foodsIn, type Intent, ownDiet } from "./question.ts";
import { IS_MADE_INTO, readSwap, withCandidate } from "./swap.ts";

const MOST = 4;

/** Another row of the same food where the table of exchanges speaks of its plain form: a fillet of chicken is chicken. */
const rowsFor = (food: Food): readonly string[] => [
  food.id,
  food.id.replace(/-(?:whole|cooked|canned)$/, ""),
];

/** What may stand in for a food, for somebody's diets and allergies, each with its ratio and note. */
export const exchangesFor = (
  kitchen: Kitchen,
  food: Food,
  diets: readonly Diet[],
  allergies: readonly string[],
): string[] => {
  const read = readAllergies(kitchen.foods, allergies);
  const isAllowed = (one: Food): boolean =>
    diets.every((diet) => DIET_RULES[diet].forbids(one) === null) && read.forbids(one) === null;
  const rows = rowsFor(food).flatMap((id) => kitchen.planner.table.get(id) ?? []);
  const seen = new Set<string>();
  return rows
    .flatMap(({ to, ratio, note, roles }) => {
      const other = kitchen.foods.byId(to);
      if (other === undefined || !isAllowed(other) || seen.has(to)) return [];
      seen.add(to);
      const grams = ratio === 1 ? "the same weight" : `${Math.round(ratio * 100)} g for 100 g`;
      const where = roles.length === 0 ? "" : `, as ${listed(roles, "or")}`;
      return [`${other.name} (${grams}${where})${note === "" ? "" : `: ${note.replace(/\.$/, "")}`}`];
    })
    .slice(0, MOST);
};

const ASKS =
  /\b(?:instead of|substitut\w*|replace|replacement|swap|alternative|alternatives|exchange|(?<!\b(?:com(?:e|es|ing)|came|tak(?:e|en|ing)|took|get|gets|got|getting|ooz\w+|leak\w*|made|make) )out of|dont have|do not have|have no|run out of|in place of)\b/;

const KIND = subjectOf(
  [],
  "substitute replace swap alternative instead exchange place run diet allergic allergy free vegan vegetarian keto paleo",
);

/** What can I use instead of butter? */
export const tellExchange: Intent = (question) => {
  const { kitchen, context } = question;
  if (!ASKS.test(question.plain) || IS_MADE_INTO.test(question.plain)) return null;
  const { bare: plain, candidate } = readSwap(question.plain);
  const behind = (plain.split(ASKS).at(-1) ?? plain).replace(/^ ?(?:(?:for|of|with|the|an?) )+/, "");
  const whole = kitchen.foods.find(behind.trim());
  const named = whole === null || whole.score < 0.95 ? [] : [{ food: whole.food, words: behind.trim() }];
  const [subject] = [...named, ...foodsIn(question, behind), ...foodsIn(question, plain)];
  if (subject === undefined) return null;
  const known = subjectOf([], `${subject.words} ${subject.food.name}`);
  if (!accountsFor({ ...question, plain }, known, KIND)) return null;
  const own = ownDiet(context);
  const diets = [...new Set([...readDiets(plain), ...(own === "none" ? [] : [own])])];
  const found = exchangesFor(kitchen, subject.food, diets, context.allergies);
  const kept = [...diets, ...context.allergies.map((allergy) => `no ${allergy}`)];
  const rule = kept.length === 0 ? "" : ` Taken into account: ${listed(kept)}.`;
  if (found.length === 0)
    return `My table has no substitute for ${subject.words}${rule === "" ? "" : " that fits your rules"}; leave it out where it only adds flavor.${rule}`;
  return withCandidate(
    `Instead of ${subject.words}: ${found.map(capitalise).join("; ")}. From our table of substitutes.${rule}`,
    candidate,
  );
};
