import { listed } from "../dishes/listed.ts";
import type { Allergen, Diet } from "@meal/domain/chef/vocabulary";
import { allergenNames } from "../diets/allergens.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { readAllergies } from "../diets/read-allergies.ts";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { readDiets } from "../writer/read-wish.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import { foodsIn, type Intent, ownDiet } from "./question.ts";
import { keptSentence } from "./kept-sentence.ts";
import { allergensWithout, allergiesOf } from "./rules-said.ts";
import { IS_MADE_INTO, readSwap, withCandidate } from "./swap.ts";

const MOST = 4;

/** Another row of the same food where the table of exchanges speaks of its plain form: a fillet of chicken is chicken. */
const rowsFor = (food: Food): readonly string[] => [
  food.id,
  food.id.replace(/-(?:whole|cooked|canned)$/, ""),
];

/** Allergens of which people often have to avoid the one with the other. */
const KIN: readonly (readonly Allergen[])[] = [
  ["peanuts", "nuts"],
  ["crustaceans", "molluscs"],
];

const WARNED = ", but it has ";
const KIN_CARE =
  " Some people who are allergic to the one are allergic to the other, too: with an allergy ask your allergist first, and read the labels.";

/** The allergens of a substitute that whoever is allergic to the food itself has to think of, too. */
const kinOf = (food: Food, other: Food): readonly Allergen[] =>
  other.allergens.filter((one) =>
    KIN.some((family) => family.includes(one) && food.allergens.some((own) => family.includes(own))),
  );

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
  const kin = (id: string): readonly Allergen[] => {
    const other = kitchen.foods.byId(id);
    return other === undefined ? [] : kinOf(food, other);
  };
  // What is often avoided together with the food comes last, and says so.
  const rows = rowsFor(food)
    .flatMap((id) => kitchen.planner.table.get(id) ?? [])
    .toSorted((one, other) => kin(one.to).length - kin(other.to).length);
  const seen = new Set<string>();
  return rows
    .flatMap(({ to, ratio, note, roles }) => {
      const other = kitchen.foods.byId(to);
      if (other === undefined || !isAllowed(other) || seen.has(to)) return [];
      seen.add(to);
      const grams = ratio === 1 ? "the same weight" : `${Math.round(ratio * 100)} g for 100 g`;
      const where = roles.length === 0 ? "" : `, as ${listed(roles, "or")}`;
      const has = kin(to);
      const warned = has.length === 0 ? "" : `${WARNED}${listed(allergenNames(has))}`;
      return [
        `${other.name} (${grams}${where}${warned})${note === "" ? "" : `: ${note.replace(/\.$/, "")}`}`,
      ];
    })
    .slice(0, MOST);
};

const ASKS =
  /\b(?:instead of|substitut\w*|replaces?|replacement|swap|alternative|alternatives|exchange|(?<!\b(?:com(?:e|es|ing)|came|tak(?:e|en|ing)|took|get|gets|got|getting|ooz\w+|leak\w*|made|make) )out of|dont have|do not have|have no|run out of|in place of|what can (?:i|we) use for (?:eggs?|milk|butter|buttermilk|cream|cheese|flour|sugar))\b/;

const KIND = subjectOf(
  [],
  "substitute replace swap alternative instead exchange place run drink alcohol diet allergic allergy free vegan vegetarian keto paleo",
);

const IS_FOR_ALLERGY = /\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|cant have|cannot have)\b/;

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
  // "Milk alternative, he is allergic": to what, the question leaves to be understood.
  const meant = IS_FOR_ALLERGY.test(question.plain) ? allergenNames(subject.food.allergens) : [];
  const allergies = [...new Set([...allergiesOf(question), ...meant, ...allergensWithout(question.plain)])];
  const found = exchangesFor(kitchen, subject.food, diets, allergies);
  const rule = keptSentence(kitchen, diets, allergies);
  if (found.length === 0)
    return `My table has no substitute for ${subject.words}${rule === "" ? "" : " that fits your rules"}; leave it out where it only adds flavor.${rule}`;
  const care = found.some((one) => one.includes(WARNED)) ? KIN_CARE : "";
  return withCandidate(
    `Instead of ${subject.words}: ${found.map(capitalise).join("; ")}. From our table of substitutes.${care}${rule}`,
    candidate,
  );
};
