import type { Intent } from "./question.ts";

const HELP =
  'I can tell calories and nutrients, exchanges, diets and allergens, storage and safe temperatures, recipes, and how your day and your plan stand. Try "protein in 100 g tofu" or "what can I use instead of butter".';

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
export const tellSmallTalk: Intent = ({ plain }) => TALK.find(([words]) => words.test(plain))?.[1] ?? null;

const MEDICAL =
  /\b(?:insulin|medication|medicine|diagnos\w*|symptoms?|cure|treat(?:ment)?|pregnan\w*|breastfeeding|chest pain|blood pressure|cholesterol|kidney disease|cancer|eating disorder|anorexia|bulimia|starve|purge|allergic reaction|anaphyla\w*|poisoned|food poisoning|fasting for \d+ days|my doctor|supplements? should|how much weight|lose \d+|weight loss pills?)\b/;

/** What a doctor should be asked: said plainly, with the one safe step. */
export const tellBoundary: Intent = ({ plain }) => {
  if (!MEDICAL.test(plain)) return null;
  if (/\ballergic reaction|anaphyla|chest pain|poisoned\b/.test(plain))
    return "If somebody is unwell after eating, or short of breath, call your emergency number now. I cannot judge this; I am a cookbook, not a doctor.";
  return "I cannot give medical advice; please ask a doctor or a dietitian. What I can do: tell what is in a food, or plan meals by a diet that they name.";
};
