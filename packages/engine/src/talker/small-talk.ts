import { accountsFor, type Subject, subjectOf } from "./accounts.ts";
import type { Intent } from "./question.ts";

const HELP =
  'I can help with calories and nutrients, substitutes, diets and allergens, storage and safe temperatures, recipes, and how your day and your plan look. Try "protein in 100 g tofu" or "what can I use instead of butter".';

const TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hiya|howdy|greetings|yo|hallo|hola)\b/,
    `Hello! ${HELP}`,
  ],
  [
    /\b(?:thanks|thank you|thx|cheers|great|perfect|awesome|cool|nice)\b/,
    "You are welcome. Enjoy your meal!",
  ],
  [/^(?:bye|goodbye|good night|see you|ciao)\b/, "Goodbye, and enjoy your meal!"],
  [
    /\b(?:help|what can you do|who are you|what are you|are you (?:a |an )?(?:ai|bot|human|robot))\b/,
    `I am the built-in chef: no language model, only our own tables and cookbook. ${HELP}`,
  ],
];

/** Greetings, thanks, and what this is. */
export const tellSmallTalk: Intent = (question) =>
  TALK.find(([words]) => words.test(question.plain) && accountsFor(question, TALKED))?.[1] ?? null;

/** Whoever says more than this in one breath asks something. */
const TALKED: Subject = subjectOf(
  TALK.map(([words]) => words.source),
  "chef bot enjoyed delicious tasty lovely dinner perfect awesome night luck",
);

const MEDICAL =
  /\b(?:insulin|antibiotics?|antidepressants?|blood thinners?|warfarin|metformin|ibuprofen|paracetamol|acetaminophen|aspirin|lumps? (?:\w+ ){1,2}(?:neck|breast|skin|throat|arm|leg|chest|head|back|stomach)|medications?|medicines?|statins?|(?:blood pressure|iron|diet|sleeping) pills?|pills|diagnos\w*|symptoms?|cures?|treat(?:ment)?|pregnan\w*|breastfeeding|blood pressure|cholesterol|kidney disease|gout|cancer|diabetes|eating disorder|anorexia|bulimia|starv(?:e|ing) (?:my|him|her)self|purg\w*|gallbladder|(?:after|had) (?:an? )?(?:operation|surgery)|throw up|throwing up|vomit\w*|diarrh\w*|food poisoning|(?:do|might|could) i have (?:celiac|coeliac|an allergy|diabetes)|fast(?:ing)? (?:safely|for \d+ days)|how many days can i fast|my doctor|supplements? should|should i take(?! (?:\w+ ){0,3}(?:out|off)\b)|what do i take|how much weight|lose \d+|weight loss pills?)\b/;
/** Of babies only what must not be got wrong. */
const BABY =
  /\b(?:baby|babies|infants?|newborns?|toddlers?|(?:week|month)s? old|\d+ months|(?:one|1) year old)\b/;
const GRAVE =
  /\b(?:throw(?:ing)? up after|make myself (?:throw up|sick)|anorexia|bulimia|purg\w*|starv(?:e|ing) (?:my|him|her)self|starve to lose|eating disorder)\b/;

/** Whoever feels sick of what they ate needs no table of how long it keeps. */
const FEELS_SICK =
  /\b(?:feel|feels|feeling|felt|got|getting) (?:really |so |very |a bit )?(?:sick|ill|nauseous|queasy)\b(?! and tired)/;
const ATE = /\b(?:ate|eaten|eating)\b/;
const AFTER_SPOILED =
  "I am no doctor. With food poisoning drink water or oral rehydration solution in small sips and rest. See a doctor at once with blood, fever over 39 °C (102 °F), more than 3 days of diarrhea, signs of drying out, blurred sight or tingling, and for a small child, in pregnancy, or over 65. With trouble breathing, swelling or fainting call your emergency number.";

const ANIMAL = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamsters?|parrots?|guinea pigs?)\b/;
const SAUSAGE = /\b(?:hot|corn|chil+i|coney) dogs?\b/g;
const FEEDS =
  /\b(?:eat|eats|eating|ate|eaten|have|had|give|gave|feed|fed|food|safe|ok|okay|toxic|poisonous|bad for|share|lick\w*)\b/;

const isOfAnimals = (plain: string): boolean => ANIMAL.test(plain.replace(SAUSAGE, " ")) && FEEDS.test(plain);

/** What must be said before anything that a kitchen knows. */
export const tellGrave: Intent = ({ plain }) => {
  if (GRAVE.test(plain))
    return "That sounds hard, and you deserve help with it: please talk to a doctor, or somebody you trust, today. An eating disorder can be treated, and helplines listen without judging. I cannot give medical advice.";
  if (isOfAnimals(plain))
    return "I know food for people and not for animals: please ask a veterinarian, and at once if it was eaten already. Never give dogs or cats grapes, raisins, chocolate, onions, garlic, macadamia nuts, alcohol, or anything with xylitol.";
  if (FEELS_SICK.test(plain) && ATE.test(plain)) return AFTER_SPOILED;
  if (BABY.test(plain) && /\bhoney\b/.test(plain))
    return "No honey before 12 months, not even baked, because of infant botulism; from the first birthday on it is safe. For everything else that a baby may eat, ask your doctor or midwife.";
  return null;
};

/** What a doctor should be asked: said plainly, with the one safe step. */
export const tellBoundary: Intent = ({ plain }) => {
  if (BABY.test(plain) && /\b(?:eat|have|drink|allowed|give|ok|safe|milk)\b/.test(plain))
    return "I cannot give medical advice about babies; please ask your doctor or midwife. Generally advised: nothing but breast milk or formula for about 6 months, no cow's milk as a drink and no honey before 12 months, no added salt, no whole nuts.";
  if (!MEDICAL.test(plain)) return null;
  return "I cannot give medical advice; please ask a doctor, a pharmacist or a dietitian. What I can do: tell what is in a food, or plan meals by a diet that they name.";
};
