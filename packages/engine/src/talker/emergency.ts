import { plainWords } from "../foods/plain-words.ts";
import type { Intent } from "./question.ts";

/** What comes first, whatever else was asked. */
const CALL =
  "Call your emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.";
const POISON = "In the US, Poison Control answers at 1-800-222-1222.";

const PERSON =
  "my (?:\\w+ )?(?:child|kid|son|daughter|baby|toddler|infant|wife|husband|partner|friend|mom|mum|mother|dad|father|brother|sister|grandma|grandpa|boy|girl|face|lips?|tongue|throat|eyes?|hands?|arms?|skin)|his|her|hes|shes|he|she|i|im|ive|we|baby|toddler|somebody|someone|grandma|grandpa|wife|husband|friend|daughter|son|mom|mum|dad";
const person = new RegExp(`\\b(?:${PERSON})\\b`);

type Rule = {
  readonly when: (plain: string) => boolean;
  readonly say: string;
};

const has =
  (words: RegExp) =>
  (plain: string): boolean =>
    words.test(plain);

const POISONS =
  /\b(?:cleaner|bleach|detergent|dishwasher tab\w*|laundry pod\w*|antifreeze|lye|acid cleaner|poison\w*|wild mushrooms?|death cap|pills|batter(?:y|ies)|magnets?|gasoline|pesticide|rat bait)\b/;
const NO_AIR =
  /\b(?:cant|cannot|can not|couldnt|unable to|struggl\w*(?: to)?|trouble|hard to|difficulty) (?:breath\w*|talk|speak|cough)\b|\bturn\w* blue\b|\bnot breathing\b/;

/** Something went down and no air comes: that is choking, whatever word is used, and no allergy. */
const isChoking = (plain: string): boolean =>
  (/\bchok(?:e|es|ed|ing)\b/.test(plain) && !/\bartichokes?\b|remove the choke/.test(plain)) ||
  /\b(?:stuck|lodged|caught) in (?:\w+ ){1,2}(?:throat|airway|windpipe)\b/.test(plain) ||
  (/\b(?:swallowed|inhaled|wrong (?:pipe|way|tube))\b/.test(plain) &&
    NO_AIR.test(plain) &&
    !POISONS.test(plain));

const HAS_PEN = /\b(?:carr(?:y|ies)|has|have|with|prescribed|owns?) (?:an? |his |her |their |my )?epi ?pen\b/;
const ASKS_OF_FOOD = /\b(?:safe|ok|okay|fine|alright|eat|have|ideas?|recipes?|cook|make|contain\w*)\b/;
const HAPPENS =
  /\b(?:ate|eaten|eating|had|swallowed|bit|bitten|stung|just|now|after|help|emergency|reacti\w+|itch\w*|hives|rash|spots|red|pale|blue|swell\w*|swollen|puff\w*|tingl\w*|numb|lips?|tongue|throat|face|breath\w*|wheez\w*|cough\w*|vomit\w*|thr(?:ow|ew)\w*|sick|dizzy|faint\w*|pass\w*|collaps\w*|use\w*|using|inject\w*|give|gave)\b/;

/** Whoever has a pen for the worst and asks about a food tells of an allergy, as long as nothing happens. */
const isOfPenOnly = (plain: string): boolean =>
  HAS_PEN.test(plain) && ASKS_OF_FOOD.test(plain) && !HAPPENS.test(plain);

/** "No shellfish for my dad, he swells up" tells what happens, and not what is happening. */
const SAYS_WHY = /\bno (?:\w+ ){1,3}for (?:my|our)(?: \w+){1,3} (?:he|she|it) swells(?: up)?\b/;
const isWont = (plain: string): boolean =>
  SAYS_WHY.test(plain) && !HAPPENS.test(plain.replace(SAYS_WHY, " "));

const SEVERE =
  "This may be a severe allergic reaction. If there is an epinephrine pen (EpiPen), use it at once, and a second one after 5 minutes if it gets no better. Lay them down with their legs up, or let them sit if they cannot breathe. Even if it gets better, a hospital has to see it.";

const RULES: readonly Rule[] = [
  {
    when: isChoking,
    say: "If they cannot cough or speak: 5 firm back blows between the shoulder blades, then 5 thrusts into the belly, in turn, until it comes out. A baby under one year: face down on your arm, 5 back blows, then 5 thrusts on the chest with two fingers. If they lose consciousness, begin CPR.",
  },
  {
    when: has(
      /\b(?:cant|cannot|can not|couldnt|unable to|struggl\w*(?: to)?|trouble|hard to|difficulty) breath\w*|\bshort(?:ness)? of breath\b|\bwheez\w*\b|\bturn\w* blue\b|\bthroat (?:is |feels )?(?:clos\w*|swell\w*|swollen|tight\w*)|\banaphyla\w*|\ballergic (?:reaction|shock)\b/,
    ),
    say: SEVERE,
  },
  {
    when: (plain) => /\bepi ?pen\b/.test(plain) && !isOfPenOnly(plain),
    say: SEVERE,
  },
  {
    when: (plain) =>
      /\b(?:swell\w*|swollen|puff\w* up|hives)\b/.test(plain) &&
      person.test(plain) &&
      !isWont(plain) &&
      !/\b(?:dough|bread|pastry|cake|beans|chickpeas|rice|oats)\b (?:\w+ ){0,4}(?:swell|swollen|puff)/.test(
        plain,
      ),
    say: "This may be a severe allergic reaction. If there is an epinephrine pen (EpiPen), use it at once. Lay them down with their legs up, or let them sit if they cannot breathe, give nothing to eat or drink, and stay with them.",
  },
  {
    when: has(
      /\b(?:passed out|unconscious|wont wake|not waking|wont respond|not responding|collapsed|fainted|having a seizure|no pulse|not breathing|stopped breathing)\b/,
    ),
    say: "If they are not breathing normally, begin CPR: push hard and fast on the middle of the chest, about 110 times a minute, until help comes. If they breathe, lay them on their side.",
  },
  {
    when: has(/\bchest pains?\b|\bheart attack\b|\bhaving a stroke\b/),
    say: "Sit them down, keep them still, and do not drive. Do not wait to see whether it passes.",
  },
  {
    when: (plain) =>
      /\b(?:drank|drunk|swallowed|ate|eaten|ingested|poisoned)\b/.test(plain) && POISONS.test(plain),
    say: `Do not make them vomit, and give nothing to eat or drink unless you are told to. Keep the package, the plant or a photo of it. ${POISON}`,
  },
  {
    when: has(
      /\b(?:vomit\w*|throw\w* up|cough\w*) blood\b|\bblood in (?:my |the )?(?:vomit|stool)\b|\bpoisoned\b/,
    ),
    say: `Give nothing to eat or drink, lay them on their side, and keep what they ate. ${POISON}`,
  },
  {
    when: (plain) =>
      /\b(?:on fire|caught fire|grease fire|oil fire|pan fire|kitchen fire|in flames|burst into flames)\b/.test(
        plain,
      ) && !/\b(?:put out a|open fire|cook\w* on fire|campfire)\b.*\brecipe/.test(plain),
    say: "Get everybody out if it is larger than the pan. Burning grease: never pour water on it. Turn off the heat if you can reach it, put a metal lid on to cover it, and leave it there until it is cold. In an oven keep the door shut.",
  },
  {
    when: (plain) =>
      /\b(?:burn(?:ed|t)|scald\w*|(?:boiling|hot) (?:water|oil|fat|soup|tea|coffee|caramel) (?:over|on|onto))\b/.test(
        plain,
      ) &&
      /\b(?:my|his|her)(?: \w+)? (?:hand|arm|finger|leg|foot|face|skin|palm|wrist|mouth|eye)s?\b|\bmyself\b/.test(
        plain,
      ),
    say: "That is for burns of the face, a child, or larger than a palm. First cool it under cool running water for 20 minutes; no ice, butter or cream. Take off rings and cover it loosely with plastic wrap.",
  },
  {
    when: (plain) =>
      /\bbleed\w*\b|(?<!\b(?:power|price|budget) )\bcut (?:my|his|her|off)\b/.test(plain) &&
      /\b(?:wont stop|not stop\w*|deep\w*|badly|a lot|heavily|off)\b/.test(plain),
    say: "Press hard on the wound with a clean cloth and hold it up, without looking again, until help comes. If blood soaks through, put another cloth on top.",
  },
];

/** Garlic in vinegar and blueberries in a batter turn blue, and are no emergency. */
const TURNS_BLUE =
  /\b(?:garlic|cloves?|onions?|pickles?|potato\w*|cheese|berr(?:y|ies)|blueberr\w*|cabbage|beans?|eggs?|pancakes?|batter|muffins?|dough|bread|water) turn\w* blue\b/g;

/** What to say to somebody in danger; null where nobody is. */
export const emergencyIn = (text: string): string | null => {
  const plain = plainWords(text).replaceAll(TURNS_BLUE, "");
  const found = RULES.find(({ when }) => when(plain));
  return found === undefined
    ? null
    : `${CALL} ${found.say} I am a cookbook and cannot judge this: do what they tell you on the phone.`;
};

/** Somebody is in danger: the number to call comes before anything else. */
export const tellEmergency: Intent = ({ text }) => emergencyIn(text);
