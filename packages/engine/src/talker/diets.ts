import { ALLERGENS, type Allergen, type Diet } from "@meal/domain/chef/vocabulary";
import { allergensOf } from "../diets/allergens-of.ts";
import { checkDiet } from "../diets/check-diet.ts";
import { readAllergies } from "../diets/read-allergies.ts";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { readDiets } from "../writer/read-wish.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { foodsIn, type Intent, listed, ownDiet, type Question } from "./question.ts";

const ALLERGEN_WORDS: readonly (readonly [RegExp, Allergen])[] = [
  [/\b(?:gluten|wheat)\b/, "gluten"],
  [/\b(?:dairy|milk|lactose)\b/, "milk"],
  [/\begg(?:s)?\b/, "eggs"],
  [/\b(?:peanuts?)\b/, "peanuts"],
  [/\b(?:tree nuts?|nuts?)\b/, "nuts"],
  [/\b(?:soy|soya|soybeans?)\b/, "soybeans"],
  [/\bfish\b/, "fish"],
  [/\b(?:crustaceans?|shellfish|shrimp)\b/, "crustaceans"],
  [/\b(?:molluscs?|mollusks?)\b/, "molluscs"],
  [/\bsesame\b/, "sesame"],
  [/\bmustard\b/, "mustard"],
  [/\bcelery\b/, "celery"],
  [/\bsulphites?|sulfites?\b/, "sulphites"],
  [/\blupin\b/, "lupin"],
];

const verb = (name: string): string =>
  /[^s]s$/.test(name) && !/hummus|asparagus|couscous/.test(name) ? "are" : "is";

/** What a diet says of a food, in one sentence. */
export const dietSentence = (kitchen: Kitchen, diet: Diet, name: string): string => {
  const { allowed, reasons } = checkDiet(kitchen.foods, diet, [name]);
  const why = reasons.map((reason) => reason.replace(/^[^:]*: /, "")).join(" ");
  const said = capitalise(name);
  return allowed
    ? `${said} ${verb(name)} fine on a ${diet} diet, by our table.`
    : `${said} ${verb(name)} not ${diet}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
};

const CAVEAT = "Recipes differ, so read the label of what you buy.";

const caveatFor = (food: Food | undefined): string =>
  food === undefined ||
  food.tags.includes("composite") ||
  food.tags.includes("processed") ||
  ["sauce", "dish", "soup", "dessert"].includes(food.kind)
    ? ` ${CAVEAT}`
    : "";

/** What speaks against a food for one person: their diet and their allergies. Empty where nothing does. */
export const objectionsOf = (
  kitchen: Kitchen,
  name: string,
  diet: Diet,
  allergies: readonly string[],
): string[] => {
  const match = kitchen.foods.find(name);
  const reasons =
    diet === "none"
      ? []
      : checkDiet(kitchen.foods, diet, [name]).reasons.map(
          (reason) =>
            `the ${diet} diet (${reason
              .replace(/^[^:]*: /, "")
              .replace(/\.$/, "")
              .toLowerCase()})`,
        );
  const read = readAllergies(kitchen.foods, allergies);
  const held = allergensOf(kitchen.foods, name);
  const own = allergies.filter((allergy) => {
    const food = match?.food;
    return (
      (food !== undefined && readAllergies(kitchen.foods, [allergy]).forbids(food) !== null) ||
      held.some((one) => allergensOf(kitchen.foods, allergy).includes(one))
    );
  });
  const unknown = read.notUnderstood.filter((word) => name.includes(word.toLowerCase()));
  return [
    ...reasons,
    ...own.map((allergy) => `your allergy to ${allergy}`),
    ...unknown.map((word) => `"${word}" on your list`),
  ];
};

/** Is it vegan, keto, gluten-free …? */
export const tellDiet: Intent = (question) => {
  const { plain, kitchen } = question;
  if (!/\b(?:is|are|can|could|does|do|ok|okay|allowed|suitable|may|fit)\b/.test(plain)) return null;
  const asked = readDiets(plain);
  const diets = asked.length > 0 ? asked : readDiets(plain.replace(/s\b/g, ""));
  if (diets.length === 0) return null;
  const [subject] = foodsIn(question, plain);
  if (subject === undefined) return null;
  const said = diets.map((diet) => dietSentence(kitchen, diet, subject.words));
  return `${said.join(" ")}${caveatFor(subject.food)}`;
};

const allergenAsked = (plain: string, subject: string): Allergen | null =>
  ALLERGEN_WORDS.find(([words]) => words.test(plain.replace(subject, " ")))?.[1] ?? null;

const IS_ONE = /^(?:is|are) .* (?:an? )?(?:dairy|nuts?|gluten|fish|shellfish|milk)$/;
const CONTAINS = /\b(?:contain|contains|have|has|got|with|include|includes|any|allergens?|in)\b/;

/** Does it contain nuts? Which allergens are in it? */
export const tellAllergens: Intent = (question) => {
  const { plain, kitchen } = question;
  const isAsked =
    /\ballergens?\b/.test(plain) ||
    IS_ONE.test(plain) ||
    (/^(?:does|do|is there|are there|is|has|which|what)\b/.test(plain) && CONTAINS.test(plain));
  if (!isAsked) return null;
  const subject = foodsIn(question, plain).find(
    ({ words }) => plain.includes(words) && !isAllergenOnly(plain, words),
  );
  if (subject === undefined) return null;
  const held = allergensOf(kitchen.foods, subject.words);
  const asked = allergenAsked(plain, subject.words);
  const all = held.length === 0 ? "none of the fourteen that have to be declared" : listed(held);
  const said = capitalise(subject.words);
  if (asked === null)
    return /\ballergens?\b/.test(plain)
      ? `Allergens in ${subject.words}: ${all}.${caveatFor(subject.food)}`
      : null;
  return held.includes(asked)
    ? `Yes: ${said.toLowerCase()} usually contains ${asked}. All its allergens: ${all}.${caveatFor(subject.food)}`
    : `No: by our table ${said.toLowerCase()} contains no ${asked}. Its allergens: ${all}. ${CAVEAT} Traces are not in the table.`;
};

/** "Does pesto contain nuts": nuts is what is asked for, not what it is about. */
const isAllergenOnly = (plain: string, words: string): boolean =>
  new RegExp(`\\b(?:contain|contains|have|has|any|there|with|got)\\b.*\\b${words}\\b`).test(plain) &&
  !new RegExp(`\\bin (?:an? |the )?${words}\\b`).test(plain);

/** Can I eat it, with my own diet and allergies? */
export const tellOwn: Intent = (question: Question) => {
  const { plain, kitchen, context } = question;
  if (
    !/\b(?:can|may|should|am i allowed to) (?:i )?(?:eat|have|drink|use)\b|\b(?:ok|okay|safe|good|right) for me\b|\bi(?:m| am) allergic\b/.test(
      plain,
    )
  )
    return null;
  const allergic = /\ballergic to ([a-z ]+?)(?= can| may| is|$)/.exec(plain)?.[1];
  const found = foodsIn(question, plain).filter(
    ({ words }) => allergic === undefined || !allergic.includes(words),
  );
  const subject = found.at(-1);
  if (subject === undefined) return null;
  const diet = ownDiet(context);
  const allergies = [...context.allergies, ...(allergic === undefined ? [] : [allergic])];
  const against = objectionsOf(kitchen, subject.words, diet, allergies);
  const known = [
    diet === "none" ? "" : `your ${diet} diet`,
    allergies.length === 0 ? "" : `your allergies (${allergies.join(", ")})`,
  ].filter((one) => one !== "");
  if (against.length > 0)
    return `No, better not: ${subject.words} does not fit ${listed(against)}.${caveatFor(subject.food)}`;
  if (known.length === 0)
    return `Your profile names no diet and no allergy, so nothing speaks against ${subject.words}. Allergens in it: ${listed(allergensOf(kitchen.foods, subject.words)) || "none of the fourteen"}.`;
  return `Yes: ${subject.words} fits ${listed(known)}, by our table. ${CAVEAT}`;
};

/** The allergens by their names, for those who ask which there are. */
export const ALLERGEN_NAMES: string = listed(ALLERGENS);
