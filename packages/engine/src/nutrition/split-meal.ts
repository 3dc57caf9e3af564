import { untold } from "./tell-story.ts";

/** A part of a description, and the words that bind it to the part before. */
export type MealPart = { readonly link: string; readonly text: string };

const PARTICIPLE = String.raw`(?:(?:that|which) (?:was|were|is|are|came|comes|has been|had been) )?(?:(?!\w*seed\b)\w{2,}ed|spread|made|built|complete|rich|thick|heavy|bursting|brimming|enjoyed it|paired it|washed it)(?: \w+ly| down| up| out| off)?(?: (?:with|by|in|into|from|over|on|of|alongside|using|inside|between|atop))+`;
const BINDING =
  "and|with|plus|along with|alongside|together with|as well as|in addition to|on top of|on the side(?: there was)?|over|on|in|inside|into|then|also|but|including|containing|featuring|using|consisting of|comprising|full of|featured|included|(?:that|which) (?:included?|includes|had|has|contained|contains|featured|features)|:";
const LINKS = new RegExp(
  String.raw`\s*(?:\n|;|\.(?=\s|$)|,(?!\d{3}\b)|\s\+\s|\s&\s|\bw\/|\b(?:${PARTICIPLE}|${BINDING})(?=\s|$))\s*`,
  "gi",
);

/** What comes beside a food, and is no part of it: "paired with", "alongside". */
const BESIDE =
  /\b(?:paired|accompanied|complemented|matched|balanced|joined|followed|washed|rounded|finished|enjoyed|hydrated|relaxed|started|ended|alongside|along with|plus|together with|as well as|in addition|on the side|then|also)\b|served (?:with|alongside)/i;
/** What somebody says a food is made of, filled or topped with. */
const OF_IT = new RegExp(
  String.raw`\b(?:${PARTICIPLE}|including|containing|featuring|featured|using|consisting of|comprising|full of|inside|(?:that|which) \w+)\b`,
  "i",
);

/** Whether a link begins another food, tells what the one before is made of, or leaves it open. */
export function kindOfLink(link: string): "beside" | "part" | "open" {
  if (/[.;\n+]/.test(link) || BESIDE.test(link)) return "beside";
  return OF_IT.test(link) ? "part" : "open";
}

const LEAD_IN =
  /^(?:(?:[-*•–]+|\d+[.)])\s+)?(?:(?:for|at|after|before|in|during|as|on|since|around)\s+(?:the\s+|my\s+|an?\s+)?(?:\w+\s+)?(?:breakfast|brunch|lunch|dinner|supper|snack|dessert|noon|midday|night|evening|afternoon|morning|gym|workout|training|work|bed|party|side)\b[\s,:-]*)?/i;
const NAMED_MEAL = /^(?:\w+\s+){0,2}(?:breakfast|brunch|lunch|dinner|supper|snack) (?:of|was|were|with)\s+/i;
const SAYING_SO =
  /^(?:(?:today|tonight|yesterday|this (?:morning|evening|afternoon)|late night|then|also|just|finally|later|(?:breakfast|bfast|brunch|lunch|dinner|supper|snack(?:ed)?)\b(?! (?:bar|sausage|cereal|burrito|sandwich|biscuit|tea|roll|salad|mix))|my|was|were|is|it|i am|i['’]m|i['’]ve|i['’]d|i|we['’]ve|we|he|she|am|are|had|have|having|ate|eat|eating|drank|drink|enjoyed|enjoying|finished|grabbed|got|made|cooked|consumed|logged|started the day|consisted|contained|of|on|off|with|some|about|around|roughly|approximately|maybe|tonight was|there was|a bit of|a little|bit)\b[\s,:-]*)+/i;
const TAIL =
  /\s+(?:for|at|after|before|during|in)\s+(?:the\s+|my\s+)?(?:breakfast|brunch|lunch|dinner|supper|snack|dessert|gym|workout|training|work|bed|morning|evening|afternoon|night)\b.*$/i;

const NO_FOOD =
  /^(?:everything|it was|it is|that was|still|no sugar|nothing|very|so|quite|really|felt|yum\w*|delicious|all (?:home|of it)|home-?made|hungry|full|filling|no (?:salt|sugar|oil|dressing|butter))\b(?:.*\b(?:added|hungry|full|filling|home-?made|good|tasty|nice|sugar|salt|else))?[\s.!]*$/i;

/** Whether a part only comments on the meal. */
export const isComment = (text: string): boolean => NO_FOOD.test(text.trim());

/** A part without the words that only say that it was eaten. */
export function bareOf(text: string): string {
  return text
    .trim()
    .replace(LEAD_IN, "")
    .replace(NAMED_MEAL, "")
    .replace(
      /^(?!an? |one |two |three |four |five |six |some |half )[^\d,.;:]{1,40}?\b(?:was|were)\s+(?=\d|an? |one |two |three |four |five |six )/i,
      "",
    )
    .replace(TAIL, "")
    .replace(/\s+(?:cut|sliced|chopped|diced) in(?:to)? .*$/i, "")
    .trim();
}

/** A part that still begins with a story: "I just finished a pear". */
export const withoutStory = (text: string): string => text.replace(SAYING_SO, "").trim();

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, a: 1, an: 1 };

const SHARE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:three|3)[- ]quarters?(?: of)?(?: an?)?(?: (?=[a-z]))/gi, "0.75 "],
  [/\b(?:two|2)[- ]thirds?(?: of)?(?: an?)?(?: (?=[a-z]))/gi, "0.67 "],
  [
    /\b(?:a |one )?third(?: of)? (?:an? )?(?=cup|tablespoon|teaspoon|ounce|pound|pint|slice|piece)/gi,
    "0.33 ",
  ],
  [
    /\b(?:an? |one )?half[- ](?:an? )?(?=cup|tablespoon|teaspoon|ounce|pound|pint|liter|litre|slice|piece)/gi,
    "0.5 ",
  ],
  [
    /\b(?:an? |one )?quarter(?:[- ]of)?[- ](?:an? )?(?=cup|tablespoon|teaspoon|ounce|pint|slice|piece)/gi,
    "0.25 ",
  ],
  [/\bquarter[- ]pounders?(?: cheeseburgers?| with cheese)/gi, "large cheeseburger"],
  [/\ban? (?:stack|pile|plate|row|bunch) of (?=(?:\d|two|three|four|five|six|eight|ten|twelve)\b)/gi, ""],
  [/\bfluid (?=ounce|oz)/gi, "fl "],
];

/** "One and a half cups" holds an "and" that binds no foods; "a two egg omelette" is one thing. */
function wholeNumbers(text: string): string {
  const shared = SHARE_WORDS.reduce((said, [words, share]) => said.replace(words, share), mixedNumbers(text));
  return shared
    .replace(/\b(?:6|six)[- ]?inch\b(?=.*\b(?:sub|sandwich|hoagie))/gi, "1")
    .replace(/\b(?:(?:12|twelve)[- ]?inch|foot-?long)\b(?=.*\b(?:sub|sandwich|hoagie))/gi, "2")
    .replace(
      /\b(?:an? )?(one|two|three|four|\d+)[- ]eggs? (omelet(?:te)?|scramble)\b/gi,
      (_, many: string, dish: string) => `${(NUMBERS[many.toLowerCase()] ?? Number(many)) * 61} g ${dish}`,
    );
}

function mixedNumbers(text: string): string {
  return text
    .replace(
      /\b(one|two|three|four|five|\d+) and (?:a |one )?(half|quarter|1\/2|1\/4|½|¼)\b/gi,
      (_, many: string, part: string) =>
        String((NUMBERS[many.toLowerCase()] ?? Number(many)) + (/half|1\/2|½/i.test(part) ? 0.5 : 0.25)),
    )
    .replace(
      /\b(one|a|two|three|four|\d+) (cup|glass|slice|tablespoon|teaspoon)s? and a half\b/gi,
      (_, many: string, unit: string) => `${(NUMBERS[many.toLowerCase()] ?? Number(many)) + 0.5} ${unit}`,
    );
}

/** Cuts a description at every comma, "and", "with" and the like. What belongs together is put together again by who knows the foods. */
export function splitMeal(text: string): readonly MealPart[] {
  const clean = untold(wholeNumbers(text.replace(/([([{])\1+/g, "$1")))
    .replace(/[“”"\u200b-\u200d\ufeff]/g, (mark) => (/["“”]/.test(mark) ? " " : ""))
    .replace(HALF_AND_HALF, "half-and-half")
    .replace(/\s*\n\s*/g, "\n")
    .replace(/ {2,}/g, " ")
    .replace(ADJECTIVES, "$1 ")
    .replace(FULL_OF, "$1 of")
    .replace(ITS_OWN, "$1 ")
    .replace(/\bw\/\s*/gi, "with ");
  const parts: MealPart[] = [];
  let link = "";
  let from = 0;
  for (const found of clean.matchAll(LINKS)) {
    const part = clean.slice(from, found.index).trim();
    if (part !== "") {
      parts.push({ link, text: part });
      link = "";
    }
    link = `${link} ${found[0].trim().toLowerCase()}`.trim();
    from = found.index + found[0].length;
  }
  const last = clean.slice(from).trim();
  return last === "" ? parts : [...parts, { link, text: last }];
}

/** The comma between two adjectives binds no foods: "half a cup of sweet, raw cherries". */
const ADJECTIVES =
  /((?:^|\s)(?:an?|of|some|the|\d+(?:\.\d+)? ?g(?: of)?)\s+(?:[\w-]+\s)?(?:sweet|tart|raw|cooked|ripe|dried|dry|salted|unsalted|plain|green|red|yellow|white|dark|light|lean|soft|hard|thick|thin|large|small|creamy|crunchy|crispy|brewed|diet|hot|unsweetened|sweetened|decaffeinated|caffeine-free|boneless|skinless|frozen|canned|low-fat|nonfat|whole|young|old|toasted|grilled|fried|baked|boiled)),(?=\s+[a-z])/gi;

/** What is half milk and half cream has an "and" that binds no foods. */
const HALF_AND_HALF = /\bhalf[ -](?:and|&|n)[ -]half\b/gi;

/** "A carton filled with juice" is a carton of it. */
const FULL_OF =
  /\b(container|carton|bottle|cup|bowl|glass|mug|pouch|can|bag|box|packet|jar|plate)s? (?:that was |which was )?(?:filled|loaded|packed|brimming|heaped|piled)(?: high| up)? with\b/gi;
/** What only ever comes on something else needs no article: "with a rich tomato sauce". */
const ITS_OWN =
  /\b(with|in|and|on|by) an? (?=(?:[\w-]+ ){0,3}(?:sauce|gravy|dressing|broth|filling|crust|topping|glaze|frosting|icing|coating|shell)\b)/gi;

const OCCASION =
  /^(?:(?:for|during|at|on|in|my|our|a|an|the|this|that|today|tonight|(?:today|tonight|evening|morning|afternoon|night)['’]s|yesterday|evening|afternoon|morning|late|early|night|mid-morning|mid-afternoon|quick|light|little|midday|mid-day|lunch|lunchtime|breakfast|brunch|dinner|supper|snack|snacks|snacking|meal|mealtime|time|break|hour|routine|treat|day|weekend|noon|right|and|of|main|first|second|later|cozy|work|school|to|included|was|were|featured|consisted|comprised|with|i|had)[\s.,]*)+$/i;

/** Whether a part only says when it was: "during my afternoon break". */
export const isOccasion = (text: string): boolean => OCCASION.test(text.trim());
