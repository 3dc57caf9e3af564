import type { Allergen } from "@meal/domain/chef/vocabulary";
import { allergensNamed } from "../diets/allergens.ts";
import { allergensOf } from "../diets/allergens-of.ts";
import { listed } from "../dishes/listed.ts";
import { capitalise } from "../dishes/rename.ts";
import { apartFromRule } from "./beside-rule.ts";
import { allergenSentence, judgeFor } from "./diets.ts";
import { lactoseIn } from "./lactose.ts";
import { foodsIn, type Intent } from "./question.ts";
import { rulesSaid } from "./rules-said.ts";
import { whatToolsCarry } from "./situations.ts";

const ASKS =
  /\b(?:ok|okay|safe|fine|alright|allowed|bad|can|could|may|is|are|does|do)\b.*\b(?:for|eat|have|has|give|with|allerg\w*|celiac|coeliac)\b|\b(?:is|are)\b.*\b(?:no go|off limits|ok|okay|safe|fine|alright)\b/;
/** The same, where the allergy is told beside it. */
const ASKS_BESIDE =
  /\b(?:ok|okay|safe|fine|alright|allowed|bad)\b|\b(?:can|could|may|should|do|does)\b.*\b(?:eat|have|has|give|drink|feed|contain\w*)\b/;
/** Of a dish to be cooked, a substitute and the plan it is asked elsewhere. */
const IS_OTHER =
  /\b(?:instead|substitut\w*|replac\w*|recipes?|ideas?|make|cook|bake|how (?:do|to|long|much|many)|what can|goes (?:well )?with|ate|eaten|react\w*)\b/;

const NUTS: ReadonlySet<Allergen> = new Set(["peanuts", "nuts"]);

/** Who is allergic to peanuts often reacts to nuts, too, and nobody can tell from here. */
const nearNuts = (asked: readonly Allergen[], has: readonly Allergen[]): string =>
  asked.some((one) => NUTS.has(one)) && has.some((one) => NUTS.has(one) && !asked.includes(one))
    ? " Some people who are allergic to peanuts also react to tree nuts, and the other way round: ask your allergist first."
    : "";

/** Nobody who carries a pen asks about curries. */
const CARRIES_PEN = /\bcarr(?:y|ies) (?:an? )?(?=epi ?pen\b)/g;

/** Who does not digest lactose is not allergic to milk. */
const IS_OF_LACTOSE = /\blactose intoleran(?:t|ce)\b|\bintolerant to lactose\b/;
const IS_OF_MILK = /(?<!\bnot )\ballerg\w*|\b(?:milk protein|casein|whey|cmpa)\b/;
/** Is almond butter fine for a peanut allergy? What is in the food, and never more than the table knows. */
export const tellForSomebody: Intent = (question) => {
  const { plain, kitchen } = question;
  const rules = rulesSaid(question);
  if (rules === null || rules.allergies.length === 0) return null;
  // A spoon that was in the other pot is no question about what is in the food.
  const carried = whatToolsCarry(plain);
  if (carried !== null) return carried;
  if (IS_OTHER.test(plain)) return null;
  const apart = apartFromRule(question);
  if (!(apart === null ? ASKS.test(plain) : ASKS_BESIDE.test(apart.plain))) return null;
  const isAllergic = allergensNamed(question.context.allergies.join(" ")).includes("milk");
  if (!isAllergic && IS_OF_LACTOSE.test(plain) && !IS_OF_MILK.test(plain)) {
    const told = lactoseIn(plain);
    if (told !== null) return told;
  }
  const asked = allergensNamed(rules.allergies.join(" "));
  const beside = new Set(rules.things.flatMap((thing) => thing.split(" ")));
  const subject = foodsIn(question, plain.replace(CARRIES_PEN, " ")).find(
    ({ words }) => !words.split(" ").every((word) => beside.has(word)),
  );
  if (subject === undefined) return null;
  const { words } = subject;
  const verdict = judgeFor(kitchen, words, "none", rules.allergies);
  if (verdict.against.length > 0)
    return `No: ${words} does not fit an allergy to ${listed(rules.allergies, "or")}. ${allergenSentence(kitchen, words)}`;
  if (asked.length === 0 || !verdict.isKnown)
    return `I do not know all that is in ${words}, so I cannot say that it fits an allergy to ${listed(rules.allergies, "or")}. Read its label, and ask an allergist when in doubt.`;
  const told = allergenSentence(kitchen, words, asked).replace(/^No: a/, "A");
  return `${capitalise(told)}${nearNuts(asked, allergensOf(kitchen.foods, words))} Read its label.`;
};
