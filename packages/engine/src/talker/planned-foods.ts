import { fullNameOf } from "@meal/domain/chef/side";
import { type ChatOffer, MOST_OFFERS } from "@meal/domain/chef/chat-reply";
import { allergenNames, allergensNamed } from "../diets/allergens.ts";
import { capitalise } from "../dishes/rename.ts";
import { foodTokens } from "../foods/food-words.ts";
import { readDiets } from "../writer/read-wish.ts";
import {
  allergyRule,
  dietRule,
  isUnderstood,
  judgeMeal,
  type MealVerdict,
  readLine,
  type Rule,
} from "./judge-meal.ts";
import { ASKS_OF_FOOD, CAVEAT, type Rules, tellSafety } from "./meal-safety.ts";
import { mealsAsked, meansPlan, type PlacedMeal } from "./meals-asked.ts";
import { asksMost } from "./planned-meals.ts";
import { foodsIn, type Intent, type Question, type Said } from "./question.ts";
import { rulesSaid } from "./rules-said.ts";

/** The most meals that a sentence names. */
const MOST_NAMED = 10;

/** A wish for ideas, a recipe, figures, or the list is asked with the same words and is another question. */
const IS_OTHER =
  /\b(?:can i (?:make|cook)|could i (?:make|cook)|should i (?:make|cook)|ideas?|suggest\w*|recommend\w*|instead|substitut\w*|replac\w*|how (?:long|many calories|to|do|can|should|hot)|best way|temp\w*|cook|bake|expired|soak|to use|i use|using|need to|have to|should i|can i|calories|kcal|protein|carbs|sodium|cost|need (?:in total|altogether|for the (?:whole|entire))|need to buy|buy|shopping list|my list|the list|freez\w*|reheat\w*|swap|change|move|add|remove|goes? with|pairs?|serve|wine|still (?:good|ok|okay|safe|fine)|gone bad|go bad|goes bad|spoil\w*|smell\w*|left out|fridge|overnight|raw|pink|undercooked|thaw\w*|defrost\w*)\b/;
/** Whether meals have something: asked in one of these shapes, and not only in a sentence that names a food and a day. */
const ASKS_HAS =
  /^(?:any|anything)\b|\b(?:which|what|whats|any|anything|something|everything|how many|how much)\b.*\b(?:have|has|had|with|contain\w*|includ\w*|use|uses|got|need|are|is|in)\b|\b(?:is|are) there\b|\b(?:does|do|did|is|are|will)\b.*\b(?:have|has|contain|include|any|in it|in that|free|ok|okay|safe|fine|suitable)\b/;
/** Whether somebody who may not have a thing can eat with the others. */
const ASKS_TO_JOIN = /\b(?:can|could|will|would|is|are)\b.*\b(?:eat|have|join|able)\b/;

type Judged = PlacedMeal & { readonly verdict: MealVerdict };

const isAgainst = ({ verdict }: Judged): boolean => verdict.against.length > 0 || verdict.together !== null;

const whereIs = ({ meal, when }: PlacedMeal): string => `${when}, ${fullNameOf(meal)}`;

const named = (judged: readonly Judged[], lines: (one: Judged) => readonly string[]): string => {
  const said = judged.slice(0, MOST_NAMED).map((one) => {
    const of = lines(one);
    return of.length === 0 ? whereIs(one) : `${whereIs(one)} (${of.join("; ")})`;
  });
  const more = judged.length - said.length;
  return `${said.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
};

const counted = (many: number): string => (many === 1 ? "1 meal" : `${many} meals`);

/** What is not known of the meals in which nothing was found: nobody may take them for free of it. */
const openSentence = (open: readonly Judged[]): string =>
  open.length === 0
    ? ""
    : ` I do not know all that is in ${counted(open.length)}: ${named(open, ({ verdict }) => verdict.unknown)}.`;

/** Where an allergen or a food that somebody may not have is on the plan, where it may be, and where our table has none. */
function tellRule({ kitchen }: Question, meals: readonly PlacedMeal[], rule: Rule): string {
  if (!isUnderstood(kitchen, rule)) return `I do not know which foods have ${rule.name}.`;
  const judged = meals.map((one) => ({ ...one, verdict: judgeMeal(kitchen, one.meal, rule) }));
  const found = judged.filter(isAgainst);
  const clear = judged.filter((one) => !isAgainst(one));
  const open = clear.filter(({ verdict }) => verdict.unknown.length > 0);
  const rest = clear.filter(({ verdict }) => verdict.unknown.length === 0);
  return "diet" in rule
    ? fitting(rule.name, { found, open, rest })
    : having(rule.name, { found, open, rest });
}

/** The meals that something was found in, those of which not all is known, and the rest. */
type Sorted = Readonly<Record<"found" | "open" | "rest", readonly Judged[]>>;

const sizeOf = ({ found, open, rest }: Sorted): number => found.length + open.length + rest.length;

function fitting(name: string, sorted: Sorted): string {
  const { found, open, rest } = sorted;
  if (found.length === 0 && open.length === 0)
    return `All ${counted(rest.length)} fit ${name} according to our table.`;
  const fits =
    rest.length === 0
      ? `Of none of the ${counted(sizeOf(sorted))} can I say that it fits ${name}.`
      : `${rest.length} of the ${counted(sizeOf(sorted))} ${rest.length === 1 ? "fits" : "fit"} ${name} according to our table: ${named(rest, () => [])}.`;
  const not = found.length === 0 ? "" : ` Not for it: ${named(found, () => [])}.`;
  return `${fits}${openSentence(open)}${not}`;
}

function having(name: string, sorted: Sorted): string {
  const { found, open, rest } = sorted;
  const all = counted(sizeOf(sorted));
  if (found.length === 0 && open.length === 0) return `Our table finds no ${name} in any of the ${all}.`;
  if (found.length === 0 && rest.length === 0)
    return `Of none of the ${all} can I say that it is without ${name}.${openSentence(open)}`;
  if (found.length === 0)
    return `Our table finds no ${name} in ${rest.length} of the ${all}.${openSentence(open)}`;
  const has = `${found.length} of the ${all} ${found.length === 1 ? "has" : "have"} ${name}: ${named(found, ({ verdict }) => verdict.against)}.`;
  const other = rest.length === 0 ? "" : ` In the other ${rest.length} our table finds none.`;
  return `${has}${openSentence(open)}${other}`;
}

/** The words of a table in which allergens are told as a whole: whoever asks for fish asks for all of it. */
const IS_WHOLE_GROUP =
  /^(?:gluten|wheat|dairy|milk|lactose|eggs?|fish|shellfish|seafood|crustaceans?|molluscs?|mollusks?|peanuts?|nuts?|tree nuts?|soy|soya|soybeans?|celery|mustard|sesame|sulphites?|sulfites?|lupin)$/;
/** Groups that are no allergen, and that the rules know by their tags. */
const IS_TAGGED = /^(?:meat|red meat|beef|pork|lamb|poultry|alcohol|nightshades?|legumes?|gelatin|honey)$/;

/** The words of a text, with a space at both ends. */
const spaced = (text: string): string => ` ${foodTokens(text).join(" ")} `;

/** The lines of a meal that name a food. Parmesan cheese is cheese, and a chicken egg is no chicken. */
function linesWith({ kitchen }: Question, { meal }: PlacedMeal, word: string): readonly string[] {
  const wanted = spaced(word);
  return meal.ingredients.filter((line) => {
    const { food } = readLine(kitchen, line);
    const names = food === null ? [] : [food.name, ...food.aliases];
    return spaced(line).includes(wanted) || names.some((name) => spaced(name).endsWith(wanted));
  });
}

/** Where a food is on the plan by its name. What carries the allergen of it is told, too: the question may be about one. */
function tellFood(question: Question, meals: readonly PlacedMeal[], word: string): string {
  const found = meals
    .map((one) => ({ one, lines: linesWith(question, one, word) }))
    .filter(({ lines }) => lines.length > 0);
  const said = found.slice(0, MOST_NAMED).map(({ one, lines }) => `${whereIs(one)} (${lines.join("; ")})`);
  const more = found.length > said.length ? `; and ${found.length - said.length} more` : "";
  const first =
    found.length === 0
      ? `No line of the ${counted(meals.length)} names ${word}.`
      : `${word} is in ${found.length} of the ${counted(meals.length)}: ${said.join("; ")}${more}.`;
  const wider = allergenNames(allergensNamed(word)).map((name) =>
    tellRule(question, meals, allergyRule(name)),
  );
  return wider.length === 0 ? first : `${first} If it is for an allergy: ${wider.join(" ")}`;
}

const isRuleWord = (word: string): boolean => IS_WHOLE_GROUP.test(word) || IS_TAGGED.test(word);

/** The foods and allergens that a question about the plan names, each in the words of the question. */
function wordsAsked(question: Question): readonly string[] {
  const plain = question.plain.replace(
    /\b(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|desserts?|meals?|dish(?:es)?|recipes?|any|all|my|our|this|week)\b/g,
    " ",
  );
  const groups = plain.match(
    /\b(?:tree nuts?|red meat|gluten|wheat|dairy|milk(?! chocolate)|lactose|eggs?(?! noodles)|fish(?! sauce)|shellfish|seafood|peanuts?(?! butter)|nuts?|soy(?! sauce)|sesame|celery|mustard|lupin|sul(?:ph|f)ites?|meat|beef|pork|lamb|poultry|alcohol|honey|gelatin|legumes?|nightshades?)\b/g,
  );
  const rest = (groups ?? []).reduce((text, group) => text.replace(group, " , "), plain);
  const foods = rest.split(",").flatMap((part) => foodsIn(question, part.replace(/\s+/g, " ").trim()));
  return [...new Set([...(groups ?? []), ...foods.map(({ words }) => words)])];
}

const offersFor = (meals: readonly PlacedMeal[]): readonly ChatOffer[] =>
  meals.slice(0, MOST_OFFERS).map(({ meal: { id, name } }) => ({ kind: "open-recipe", recipeId: id, name }));

/** Shellfish is two allergens, and meat is none. */
const allergensOf = (word: string): readonly string[] => {
  const names = allergenNames(allergensNamed(word));
  return names.length > 0 ? names : [word];
};

/** One meal is told of by itself, and many are told apart by what is in them. */
export function tellAll(question: Question, meals: readonly PlacedMeal[], rules: Rules): string {
  const [only] = meals;
  if (meals.length === 1 && only !== undefined)
    return `${capitalise(whereIs(only))}: ${tellSafety(rules)(only.meal, question)}`;
  const all: readonly Rule[] = [...rules.diets.map(dietRule), ...rules.allergies.map(allergyRule)];
  return `${capitalise(all.map((rule) => tellRule(question, meals, rule)).join(" "))} ${CAVEAT}`;
}

const isAskedFor = (plain: string): boolean => ASKS_HAS.test(plain) || ASKS_TO_JOIN.test(plain);

const NO_PLAN = "I see no plan of yours yet. Make one in the planner, and I can tell you what is on it.";

/** Which of the planned meals have a food or an allergen, or fit somebody: the plan is read line by line. */
export const tellPlannedFoods: Intent = (question): Said | null => {
  const { plain, context } = question;
  if (!meansPlan(plain) || IS_OTHER.test(plain) || asksMost(plain)) return null;
  const said = rulesSaid(question);
  if (said === null ? !ASKS_HAS.test(plain) || ASKS_OF_FOOD.test(plain) : !isAskedFor(plain)) return null;
  const rules = said ?? { diets: readDiets(plain), allergies: [] };
  const words = said === null && rules.diets.length === 0 ? wordsAsked(question) : [];
  if (said === null && rules.diets.length === 0 && words.length === 0) return null;
  if (context.plan.length === 0) return { text: NO_PLAN };
  const meals = mealsAsked(question);
  if (meals.length === 0) return { text: "Nothing is planned for then, so there is nothing to look at." };
  const allergies = [...rules.allergies, ...words.filter(isRuleWord).flatMap((word) => allergensOf(word))];
  const foods = words.filter((word) => !isRuleWord(word));
  const told = [
    ...(allergies.length > 0 || rules.diets.length > 0
      ? [tellAll(question, meals, { diets: rules.diets, allergies })]
      : []),
    ...foods.map((word) => capitalise(tellFood(question, meals, word))),
  ];
  return { text: told.join(" "), offers: meals.length === 1 ? offersFor(meals) : [] };
};
