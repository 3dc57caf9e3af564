import { listed } from "../dishes/listed.ts";
import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import { type Allergen, ALLERGENS, type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { allergenNames, allergensNamed } from "../diets/allergens.ts";
import { allergensIn, allergensOf } from "../diets/allergens-of.ts";
import { checkDiet, judgeDiet } from "../diets/check-diet.ts";
import { factsOf, type IngredientFacts } from "../diets/ingredient-facts.ts";
import { type Allergies, type NamedFood, readAllergies } from "../diets/read-allergies.ts";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { readDiets } from "../writer/read-wish.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import {
  type AskedFood,
  askedFoods,
  foodsIn,
  type Intent,
  nameAsked,
  ownDiet,
  type Question,
  tidy,
} from "./question.ts";
import { allergiesOf, rulesSaid } from "./rules-said.ts";

const verb = (name: string): string =>
  /[^s]s$/.test(name) && !/hummus|asparagus|couscous/.test(name) ? "are" : "is";

/** With diabetes no food is fine in itself: what it has, and how much of it is eaten, decides. */
const ofDiabetes = (kitchen: Kitchen, name: string): string => {
  const food = kitchen.foods.find(name)?.food;
  const has = food === undefined ? "" : ` 100 g have ${tidy(food.per100g.carbs)} g carbohydrate.`;
  return `${capitalise(name)} may be part of a diabetic-friendly meal, and the portion decides.${has} How much fits a meal, a doctor or dietitian tells.`;
};

/** What a diet says of a food, in one sentence. */
const dietSentence = (kitchen: Kitchen, diet: Diet, name: string): string => {
  const { fits, reasons } = checkDiet(kitchen.foods, diet, [name]);
  const said = capitalise(name);
  if (fits === "unknown") return `I do not know all that is in ${name}, so I cannot say that it is ${diet}.`;
  if (fits === "yes" && diet === "diabetic-friendly") return ofDiabetes(kitchen, name);
  if (fits === "yes") return `${said} ${verb(name)} fine on a ${diet} diet according to our table.`;
  const why = reasons.map((reason) => reason.replace(/^[^:]*: /, "")).join(" ");
  // It keeps both rules, and what one of them forbids is not said of the other.
  const called = diet === "halal" && !why.includes("halal") ? `for the ${DIET_LABELS.halal} diet` : diet;
  return `${said} ${verb(name)} not ${called}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
};

const CAVEAT = "Recipes differ, so read the label of what you buy.";

const caveatFor = (food: Food | undefined): string =>
  food === undefined ||
  food.tags.includes("composite") ||
  food.tags.includes("processed") ||
  ["sauce", "dish", "soup", "dessert"].includes(food.kind)
    ? ` ${CAVEAT}`
    : "";

/** What a food means for one person. */
export type PersonalVerdict = {
  /** What speaks against it: the diet and the allergies that it breaks. */
  readonly against: readonly string[];
  /** Whether all of it is known. Where it is not, that nothing speaks against it says nothing. */
  readonly isKnown: boolean;
};

/** Allergies as they were read, each with the words for it. Reading them takes longer than asking. */
type AllergiesRead = {
  readonly each: readonly { readonly allergy: string; readonly read: Allergies }[];
  readonly areUnderstood: boolean;
};

export const readEach = ({ foods }: Kitchen, allergies: readonly string[]): AllergiesRead => {
  const each = allergies.map((allergy) => ({ allergy, read: readAllergies(foods, [allergy]) }));
  // Of an allergy to what nobody knows, nothing is safe.
  return { each, areUnderstood: each.every(({ read }) => read.notUnderstood.length === 0) };
};

/** Judges what was read of an ingredient by a diet and by allergies. */
export const judgeFacts = (
  facts: IngredientFacts,
  diet: Diet,
  { each, areUnderstood }: AllergiesRead,
): PersonalVerdict => {
  const verdict = judgeDiet(diet, [facts]);
  const byDiet = verdict.reasons.map((reason) => {
    const why = reason.replace(/^[^:]*: /, "").replace(/\.$/, "");
    return `the ${diet} diet (${why.toLowerCase()})`;
  });
  const { id, allergens, tags, food, named, text } = facts;
  const own: NamedFood = { id, name: text, aliases: [], allergens, tags };
  const meant = [own, ...named, ...(food === null ? [] : [food])];
  const byAllergy = each
    .filter(({ read }) => meant.some((one) => read.forbids(one) !== null))
    .map(({ allergy }) => `your allergy to ${allergy}`);
  return {
    against: [...byDiet, ...byAllergy],
    isKnown: facts.isKnown && verdict.unknown.length === 0 && areUnderstood,
  };
};

/** Judges a food, in anybody's words, by one person's diet and allergies. */
export const judgeFor = (
  kitchen: Kitchen,
  name: string,
  diet: Diet,
  allergies: readonly string[],
): PersonalVerdict => judgeFacts(factsOf(kitchen.foods, name), diet, readEach(kitchen, allergies));

/** Cheeses whose names stand for rennet of animals. */
const RENNET = /\b(?:parmesan|parmigiano|grana padano|pecorino|gorgonzola|gruyere|manchego)\b/;

/** The diets that are asked about, beside those that the name of the food claims: vegan cheese is asked about keto. */
const dietsAsked = (plain: string, words: string): readonly Diet[] => {
  const rest = plain.replace(words, " ");
  // A question has many calories, and the diet one.
  const beside = [rest, rest.replace(/s\b/g, "")].map(readDiets).find(({ length }) => length > 0);
  if (beside !== undefined) return beside;
  const last = DIETS.find((diet) => plain.endsWith(` ${diet.replaceAll("-", " ")}`));
  // Whether spaghetti is raw asks of no diet, and least of the one that its name claims.
  if (last !== undefined) return last === "raw" ? [] : [last];
  const named = readDiets(plain);
  return named.length > 0 ? named : readDiets(plain.replace(/s\b/g, ""));
};

/** "Is vanilla flavoring without alcohol vegan" is asked of all of it, and not of vanilla. */
const wholeName = ({ plain, kitchen }: Question, { words, name }: AskedFood): string => {
  const asked = /^(?:is|are) (.+)$/.exec(plain)?.[1] ?? "";
  const diet = DIETS.map((one) => ` ${one.replaceAll("-", " ")}`).find((one) => asked.endsWith(one));
  const whole = diet === undefined ? "" : asked.slice(0, -diet.length);
  const isLonger =
    whole.startsWith(`${words} `) && !/ (?:in|on|at|for|from|to|ok|okay|or|really) /.test(`${whole} `);
  if (isLonger) return nameAsked(kitchen, whole) ?? whole;
  // The diet that is asked about is no claim of the food: "kimchi without fish sauce halal".
  return diet !== undefined && name.endsWith(diet) ? name.slice(0, -diet.length) : name;
};

/** Is it vegan, keto, gluten-free …? */
export const tellDiet: Intent = (question) => {
  const { plain, kitchen } = question;
  if (!/\b(?:is|are|can|could|does|do|ok|okay|allowed|suitable|may|fit)\b/.test(plain)) return null;
  if (/^how (?:to|do|can) |\b(?:substitut\w*|instead of|replac(?!er\b)\w*)\b/.test(plain)) return null;
  // "Nut free" at the end is a diet, and no nut.
  const [subject] = askedFoods(question, foodsIn(question, plain.replace(/(?<=\w) \w+ free$/, "")));
  if (subject === undefined) return null;
  const diets = dietsAsked(plain, subject.words);
  if (diets.length === 0) return null;
  const name = wholeName(question, subject);
  const isRennet =
    diets.includes("vegetarian") && RENNET.test(name) && allergensOf(kitchen.foods, name).includes("milk");
  if (isRennet)
    return `It depends: ${name} is traditionally made with rennet from calves, and then it is not vegetarian. Our table and plans count cheese as vegetarian; look for "microbial rennet" on the label.`;
  const said = diets.map((diet) => dietSentence(kitchen, diet, name));
  return `${said.join(" ")}${caveatFor(subject.food)}`;
};

const IS_ONE =
  /^(?:is|are) (?!it possible|there)(?:\w+ ){1,5}(?:an? )?(?:dairy|nuts?|gluten|fish|shellfish|milk)$/;
const CONTAINS = /\b(?:contain|contains|have|has|got|with|include|includes|any|allergens?|in)\b/;

/** "Is there a difference between baking with butter and with oil" is asked of no allergen, though butter has one. */
const IS_OF_WORK =
  /\b(?:make|cook\w*|bak\w+|use|using|add|need|have to|difference|keep|freez\w*|store|substitut\w*|replace|tastes?|works?|better|way)\b/;

/** Does it contain nuts? Which allergens are in it? */
export const tellAllergens: Intent = (question) => {
  const { plain, kitchen } = question;
  const isAsked =
    /\ballergens?\b/.test(plain) ||
    IS_ONE.test(plain) ||
    (/^(?:does|do|is there|are there|is|has|which|what)\b/.test(plain) &&
      CONTAINS.test(plain) &&
      (/\bcontain/.test(plain) || !IS_OF_WORK.test(plain)));
  if (!isAsked) return null;
  const found = foodsIn(question, plain).filter(
    ({ words }) => plain.includes(words) && !isAllergenOnly(plain, words),
  );
  const [subject] = askedFoods(question, found);
  if (subject === undefined) return null;
  const { name } = subject;
  const beside = plain.replace(subject.words, " ");
  // "Is a bagel with cheese dairy-free" asks of a diet: a yes would be read as one.
  if (/^(?:is|are)\b/.test(plain) && !/\bcontain/.test(plain) && readDiets(beside).length > 0) return null;
  const asked = allergensNamed(beside);
  return asked.length > 0 || /\ballergens?\b/.test(plain)
    ? `${allergenSentence(kitchen, name, asked)}${caveatFor(subject.food)}`
    : null;
};

const ASKED_BY_NAME = [
  /^(?:which|what) allergens (?:are|is) (?:there )?in (?:an? |the )?(?<name>.+)$/,
  /^(?:does|do) (?:an? |the )?(?<name>.+?) (?:contain|have) (?<asked>.+)$/,
];

/** What is asked of the contents of a food by the whole name that it has in the table, whatever that name reminds of. */
export const tellNamedContents: Intent = ({ kitchen, plain }) => {
  for (const pattern of ASKED_BY_NAME) {
    const { name: words = "", asked = "" } = pattern.exec(plain)?.groups ?? {};
    const name = nameAsked(kitchen, words);
    const allergens = allergensNamed(asked);
    if (name === undefined || (asked !== "" && allergens.length === 0)) continue;
    return `${allergenSentence(kitchen, name, allergens)}${caveatFor(kitchen.foods.named(name)[0])}`;
  }
  return null;
};

/** Does zorblax contain milk? Of what nobody knows nothing is said, and least of all that it is safe. */
export const tellUnknownContents: Intent = ({ plain }) => {
  const name = /^(?:does|do|has|have|is there|are there) (.+?) (?:contain|have|got|include)s? /.exec(
    plain,
  )?.[1];
  const asked = allergensNamed(plain.replace(name ?? "", " "));
  if (name === undefined || asked.length === 0) return null;
  return `I do not know all that is in ${name}, so I cannot say that it contains no ${listed(allergenNames(asked), "or")}. Read its label.`;
};

/** What is known of the allergens in a food, and whether those that are asked for are among them. */
export const allergenSentence = (kitchen: Kitchen, name: string, asked: readonly Allergen[] = []): string => {
  const { contains, isKnown } = allergensIn(kitchen.foods, name);
  const found = contains.filter((allergen) => asked.includes(allergen));
  const all = listed(allergenNames(contains));
  const known = all === "" ? `none of the ${ALLERGENS.length} that have to be declared` : all;
  const told = isKnown
    ? known
    : all === ""
      ? "none that I know of, but I do not know all of it"
      : `${all}, and perhaps others: I do not know all of it`;
  if (asked.length === 0) return `Allergens in ${name}: ${told}.`;
  if (found.length > 0)
    return `Yes: ${name} usually contains ${listed(allergenNames(found))}. All its allergens: ${told}.`;
  const names = listed(allergenNames(asked), "or");
  return isKnown
    ? `No: according to our table ${name} contains no ${names}. Its allergens: ${known}. The table does not cover traces.`
    : `I do not know all that is in ${name}, so I cannot say that it contains no ${names}. Read its label.`;
};

/** "Does pesto contain nuts": nuts is what is asked for, not what it is about. Bread with butter is asked of with its butter. */
const isAllergenOnly = (plain: string, words: string): boolean => {
  const stands = (before: string): boolean => new RegExp(`\\b(?:${before})\\b.*\\b${words}\\b`).test(plain);
  if (stands("in")) return false;
  const behind = plain.split(/\b(?:contains?|have|has|got)\b/).at(-1) ?? "";
  if (behind !== plain) return behind.includes(words);
  return allergensNamed(words).length > 0 && stands("any|there|with");
};

const OF_ONESELF = subjectOf(
  [],
  `eat have drink use allowed safe fine right allergic allergy allergies intolerant diet profile rules today lunch dinner breakfast snack ${DIETS.join(" ")} gluten dairy lactose sugar free`,
);

/** Can I eat it, with my own diet and allergies? */
export const tellOwn: Intent = (question: Question) => {
  const { plain, kitchen, context } = question;
  if (
    !/\b(?:can|may|should|am i allowed to) (?:i )?(?:eat|have|drink|use)\b|\b(?:ok|okay|safe|good|right|fine) for (?:me|us|my family|our family|everyone here)\b|\bi(?:m| am) allergic\b/.test(
      plain,
    )
  )
    return null;
  const told = (rulesSaid(question)?.things ?? []).join(" ");
  const found = foodsIn(question, plain).filter(({ words }) => !told.includes(words));
  const subject = askedFoods(question, found).at(-1);
  if (subject === undefined) return null;
  const diet = ownDiet(context);
  const allergies = allergiesOf(question);
  const { name } = subject;
  if (!accountsFor(question, subjectOf([], `${name} ${told}`), OF_ONESELF)) return null;
  // "Can I eat rice on keto": the diet that is asked about, beside one's own.
  const asked = readDiets(plain.replace(subject.words, " ")).filter((one) => one !== diet);
  const verdicts = [diet, ...asked].map((one) => judgeFor(kitchen, name, one, allergies));
  const against = [...new Set(verdicts.flatMap((verdict) => verdict.against))];
  const isKnown = verdicts.every((verdict) => verdict.isKnown);
  const known = [
    ...asked.map((one) => `the ${one} diet`),
    diet === "none" ? "" : `your ${diet} diet`,
    allergies.length === 0 ? "" : `your allergies (${allergies.join(", ")})`,
  ].filter((one) => one !== "");
  if (against.length > 0)
    return `Better not: ${name} does not fit ${listed(against)}.${caveatFor(subject.food)}`;
  if (known.length === 0)
    return `Your profile names no diet and no allergy, so there is nothing against ${name}. ${allergenSentence(kitchen, name)}`;
  return isKnown
    ? `Yes: ${name} fits ${listed(known)} according to our table. ${CAVEAT}`
    : `I do not know all that is in ${name}, so I cannot say that it fits ${listed(known)}. ${CAVEAT}`;
};
