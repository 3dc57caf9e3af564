import brands from "./brands.json" with { type: "json" };

/** Makes of food, and what each of them is; the longest name goes first. */
const BRANDS: ReadonlyMap<string, string> = new Map(Object.entries(brands));
const BRAND = new RegExp(
  String.raw`\b(?:${[...BRANDS.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?=['’]?s?\b)`,
  "gi",
);

/** "A nutrition bar, specifically a Clif Bar" is one bar. */
const NAMED_TWICE = new RegExp(
  String.raw`,? (?:specifically|namely) (?:an? |the )?(?:${BRAND.source})`,
  "gi",
);

/** Numbers as words of a sentence say them. */
const NUMBER = String.raw`(?:\d+(?:[./]\d+)?(?: \d\/\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|half an?|½|¼|¾)`;

/** A meal as somebody typed it. */
interface Typed {
  /** As it would be told at length: without what was not eaten, and without numbers that count no food. */
  readonly told: string;
  /** What was said not to have been eaten, clause by clause. */
  readonly uneaten: readonly string[];
}

type Rule = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

/** How people shorten what they type into a phone. */
const SHORTENED: readonly Rule[] = [
  [/\bp\.? ?b\.? ?(?:&|n|and) ?j\b\.?/gi, "peanut butter and jelly sandwich"],
  [/\bpb\b/gi, "peanut butter"],
  [/\boj\b/gi, "orange juice"],
  [/\bevoo\b/gi, "olive oil"],
  [/\bmozz\b/gi, "mozzarella"],
  [/\btaters?\b/gi, "potato"],
  [/\bGF\b/g, "gluten free"],
  [/\bmac ?(?:n|'n'?|&) ?cheese\b/gi, "mac and cheese"],
  [/\b(\d+(?:\.\d+)?|half|½|¼|¾)\s*sl\b\.?/gi, "$1 slices"],
  [/\b(\d+(?:[./]\d+)?(?: \d\/\d)?)\s*c\b(?!\.? ?(?:and|outside|out)\b)(?= [a-z])/g, "$1 cup"],
  [/\bw\/o\b/gi, "without"],
  [/(?<=\s)w(?=\s(?:[a-z]|\d))/g, "with"],
  [/(?<=[a-z] )n(?= [a-z])/g, "and"],
  [/\bbc\b/g, "because"],
  [/\bdid ?n['’]?t\b/gi, "did not"],
  [/\bdo ?n['’]t\b/gi, "do not"],
  [/\bwould ?n['’]?t\b/gi, "would not"],
  [/\bfl(?:uid)?\.? (?:ounces?|oz)\b\.?/gi, "fl oz"],
  [/\bskiped\b/gi, "skipped"],
];

/** Numbers that count no food: the clock, the way, the weather, the blood sugar, the number of a meal, how wide a thing is. */
const NO_AMOUNTS: readonly Rule[] = [
  [
    /\b(?:at |by |around |about |before |after |past )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)(?![a-z])\.?:?/gi,
    " ",
  ],
  [/\b(?:at |by |around |before |after )?(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d\b:?/g, " "],
  [
    /(?<=^|[.,;!?(\n]\s{0,3}|\b(?:at|until|by|around) )(?:0\d|1\d|2[0-3])[0-5]\d\b(?! ?(?:g|kg|mg|grams?|ml|cl|l|oz|ounces?|lbs?|kcal|cal|calories|kj|of)\b)[:.]?/g,
    " ",
  ],
  [/\bmeal (?:#|no\.? ?|number )?(?:\d{1,2}|one|two|three|four|five|six)\b[:.]?/gi, " . "],
  [/\b(?:first|last|only|second) meal (?:of the day|today)?\b(?: at\b)?/gi, " "],
  [/\bmeal prep(?:ped)?\b[:.]*/gi, " "],
  [
    /\b(?:my |the |our |an? )?(?:lunch |coffee |tea |afternoon |morning |night )?break(?: room)?\b[:.]?/gi,
    " ",
  ],
  [
    /\b\d+(?:\.\d+)? ?(?:km|kms|kilomet(?:er|re)s?|miles?|mi|degrees?|hrs?|hours?|min(?:ute)?s?|weeks?|wks?|days?|steps|reps|sets|years?)\b(?: (?:out|ago|old|left|later|run|walk|ride|drive|bike))?/gi,
    " ",
  ],
  [/\b\d{1,3} ?°? ?[CF]\b(?= (?:and|outside|out|today)|[.,;]|$)/g, " "],
  [
    /(?<=^|[.,;!\n])[^.,;!\n]*\b(?:bg|glucose|blood sugar|a1c|sugar)\b(?: (?:was|is|at|spiked|dropped|went|up|down|to|of|before|after)){0,4} ?\d{2,3}\b[^.;!\n]*/gi,
    " ",
  ],
  [
    /\b(?:it['’]?s |a )?\d{1,2}(?:[- ]?(?:inch|in|cm)|["”])(?: (?:wide|across|long|round|thick))?(?=[\s,)])(?!.*\b(?:sub|sandwich|hoagie)\b)/gi,
    " ",
  ],
  [
    /\b(?:on |every |this |last |happy )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:['’]s)?\b(?! roast\b(?! beef))/gi,
    " ",
  ],
];

/** A bag of an ounce and a half is an ounce and a half of what is in it. */
const IN_A_PACK: readonly Rule[] = [
  [/\b(?:an? )?half[- ]pints?(?: (?:carton|glass|bottle|box))?(?: of)?\b/gi, "8 fl oz"],
  [/\b(?:an? )?pint(?: (?:carton|glass|bottle))(?: of)?\b/gi, "16 fl oz"],
  [/\ban? ounce and a half\b/gi, "1.5 oz"],
  [/(?<!\bhalf )\ban ounce\b/gi, "1 oz"],
  [
    new RegExp(
      String.raw`\b(?:an? |the |one )?(${NUMBER})[- ]?(ounce|oz|g|gram|fl oz)s?[- ](?:bag|can|bottle|pack|packet|package|box|cup|carton|tub|container|bar|glass|mug)(?:s\b|\b)(?: of)?`,
      "gi",
    ),
    "$1 $2",
  ],
];

/** Bread and cheese that are called by their sort alone: "two slices of whole wheat", "on rye", "a slice of American". */
const BY_SORT: readonly Rule[] = [
  [
    /\b(slices?)( of)? ((?:toasted |thin |thick |light |regular |medium )?(?:whole[- ]?wheat|wheat|white|rye|pumpernickel|sourdough|multi-?grain|whole[- ]?grain|wholemeal|granary|raisin|italian|french|brown))(?! (?:bread|toast|bun|roll|rice|pizza|chocolate|meat|turkey|bagel|crackers?|muffin|pie|cake|fry|fries|onion|cheese|breast|fish|pita|tortilla|sub)s?\b)/gi,
    "$1$2 $3 bread",
  ],
  [
    /\bon (rye|wheat|whole[- ]wheat|sourdough|pumpernickel)\b(?! (?:bread|toast|bun|roll|crackers?)\b)/gi,
    "on $1 bread",
  ],
  [
    /\b(slices?)( of)? (american|swiss|provolone|muenster|colby|pepper jack)\b(?! cheese)/gi,
    "$1$2 $3 cheese",
  ],
];

/** How a thing is packed or was fried is no food beside it. */
const PACKED: readonly Rule[] = [
  [
    /\b(tuna|salmon|sardines?|mackerel|anchov(?:y|ies))(?: (?:canned|packed|tinned))?,? (?:canned |packed |tinned )?in (?:spring )?(?:water|brine)\b(?:,? drained)?/gi,
    "canned $1",
  ],
  [
    /\b(tuna|salmon|sardines?|mackerel|anchov(?:y|ies))(?: (?:canned|packed|tinned))?,? (?:canned |packed |tinned )?in (?:olive |vegetable |soybean |sunflower )?oil\b(?:,? drained)?/gi,
    "canned $1",
  ],
  [
    /\b(?:canned|tinned|packed|jarred|water-packed) ([a-z ]{3,30}?),? in (?:(?:its|their) )?(?:own )?(?:extra |heavy |light )*(?:juice|syrup|water)\b/gi,
    "canned $1",
  ],
  [
    /\b((?:pear|peach|pineapple|apricot|plum|fig|cherry|cherries|mandarin|orange|grapefruit|mango|fruit|berry|berries|lychee)(?:e?s)?(?: halves| slices| chunks| cocktail| salad| sections)?),? in (?:extra |heavy |light )*(?:juice|syrup)\b/gi,
    "canned $1",
  ],
  [/\b(?:dry |oil )?roasted in (?:\w+ )?oil\b|\((?:oil|dry)[- ]roasted\)/gi, "roasted"],
  [
    /\b(cooked|boiled|made|prepared|simmered)(?: up)? (?:with|in|w\/) (?:(?:just|plain|a can of) )?water\b/gi,
    "$1",
  ],
];

/** Weighed dry or raw, though it was said behind: "80 g oats (weighed dry)". */
const WEIGHED_DRY: readonly Rule[] = [
  [
    /(?<!\d)(\d{1,5}(?:\.\d+)? ?(?:g|grams?|oz|ounces?)) (?:of )?([^,;.()\n\d]{3,40}?),? \(?(?:weighed |measured )?(dry|raw|uncooked)(?: weight)?\)?(?=[\s,.;]|$)/gi,
    "$1 $3 $2",
  ],
  [
    /(?<!\d)(\d{1,5}(?:\.\d+)? ?(?:g|grams?|oz|ounces?) (?:of )?(?:dry|raw|uncooked) [^,;.()\n]{2,30}?) (?:\((?:boiled|cooked|drained|prepared)[^)]*\)|(?:cooked|boiled)\b[^,;.\n]*)/gi,
    "$1",
  ],
];

const UNIT_WORD =
  "cups?|tablespoons?|tbsp|teaspoons?|tsp|slices?|ounces?|oz|grams?|g|pats?|cans?|glass(?:es)?|pieces?|strips?|cubes?|bowls?|handfuls?";
/** Nobody dictates commas: "a cup of milk two teaspoons of sugar" are two things. */
const RUN_ON: readonly Rule[] = [
  [
    new RegExp(
      String.raw`(?<=[a-z]{3,})(?<!\b(?:half|quarter|quarters|third|thirds|with|and|plus|about|around|of|the|had|has|have|ate|drank|was|were|used|than|like|only|just|almost|nearly|over|under|for|into|from|took|put|add|added|each|per|or|maybe|exactly|roughly|another|those|these|them|then|also|in|on|by|to|is|at)) (?=(?:${NUMBER}) (?:fl )?(?:${UNIT_WORD}) of )`,
      "gi",
    ),
    ", ",
  ],
  [/ \/ /g, ", "],
  [/(?<=[a-z]) x ?(\d{1,2})\b(?! ?(?:oz|g|fl|cm|inch))/gi, " $1"],
];

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
/** "Four half-ounce slices", "two 12-ounce beers": so many of so much. */
const MANY_OF: readonly Rule[] = [
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})(?: of (?:the|those|them|these|my))?(?: (?:thin|thick|small|large|big|little))? (half|\.\d+|\d+(?:\.\d+)?)[- ]?(ounce|oz|g|gram)s?[- ](?:slice|link|patty|pattie|piece|cookie|strip|fillet|cutlet|ball|bar|can|bag|bottle)s?(?: of)?(?= )/gi,
    (_, many = "1", each = "1", unit = "g") =>
      `${(COUNTS[many.toLowerCase()] ?? Number(many)) * (each === "half" ? 0.5 : Number(each))} ${unit}`,
  ],
];

/** A clause that says an amount may tell what was eaten of it. */
const SAYS_AN_AMOUNT = /\d|½|¼|¾|\b(?:half|one|two|three|four|five|six|ate the rest|finished)\b/i;

/** Clauses about what was there and was not eaten. */
const NOT_EATEN = new RegExp(
  [
    String.raw`(?:did|do|could|would|will|was|were) not (?:eat|touch|drink|finish|use|try|even|take|mine|for me|go near|get any|want (?!to)|have (?!time|much|a lot|breakfast|lunch|dinner))`,
    String.raw`(?:passed on|i passed|passed$|declined|refused|resisted|avoided|forgot (?!to (?:log|write|enter|add|note|track|tell)))`,
    String.raw`skipped (?!breakfast|brunch|lunch|dinner|supper|a meal|meals)`,
    String.raw`(?:left|saved|saving) (?:the|my|his|her|all|that|most|some)(?! (?:house|office|gym|party|game|kids|car|door|best))\b(?!.*\bover\b)`,
    String.raw`tossed (?:out|the (?:\w+ ){0,2}(?:packet|rest|bun|crust|skin|bread))`,
    String.raw`(?:sent|gave|threw|put) (?:[^.,;]{1,30} )?(?:back|away|out)`,
    String.raw`gave [^.,;]{1,30} to (?:my|the|our|him|her|them)`,
    "stayed (?:in|on|behind|there)",
    String.raw`(?:rest|others?) (?:of it |of them )?(?:went|goes|is|are|was|were|=|for)`,
    String.raw`(?:not|never|neither|nobody) (?:\w+ ){0,2}mine`,
  ]
    .map((words) => String.raw`\b${words}`)
    .join("|"),
  "i",
);
/** What somebody else ate, unless it was shared. */
const BY_OTHERS =
  /\b(?:sister|brother|kids?|wife|husband|roommate|dad|mom|mother|daughter|son|friend|dog|cat|coworker|neighbor|guy|lady)s?\b[^.,;]{0,25}\b(?:ate|took|had|stole|finished|drank)\b/i;
const OWN = /\b(?:i|we|me|us|myself|our)\b/i;
/** "I did not have time so I grabbed a bagel" was eaten after all. */
const EATEN_AFTER_ALL =
  /\b(?:so|but|then|and|instead) (?:i |we )?(?:just )?(?:had|ate|grabbed|made|got|took|settled)\b/i;

function isUneaten(clause: string): boolean {
  if (SAYS_AN_AMOUNT.test(clause) || EATEN_AFTER_ALL.test(clause)) return false;
  return NOT_EATEN.test(clause) || (BY_OTHERS.test(clause) && !OWN.test(clause));
}

/** "No butter", "nothing fried", "not a bit of sugar in it", at the beginning of a clause. */
const NONE_OF_IT =
  /^\s*(?:and |but |with |so )?(?:no|not|nothing|none|never|zero|minus|without|hold the|rather than|instead of) (?!more than|less than|bad|only|just|fat yogurt|sugar added)/i;

/** What was eaten, and the clauses about what was there and was not. */
function withoutTheUneaten(text: string): Typed {
  const uneaten: string[] = [];
  const told = text
    .split(/(?<=[.!?;\n]\s?)(?=\S)|(?<=, )|(?= \bbut (?:i |we |he |she )?(?:passed|skipped|left|did)\b)/i)
    .map((clause) => {
      if (NONE_OF_IT.test(clause)) return /[.!?;\n]\s*$/.test(clause) ? ". " : " ";
      if (!isUneaten(clause)) return clause;
      uneaten.push(clause.replace(/^\s*(?:and|but) |[\s.,;!?]+$/gi, "").trim());
      return ". ";
    })
    .join("");
  return { told, uneaten };
}

/** "Toast no butter", "with no bun": said in the middle of what was eaten. */
const NONE_INSIDE: Rule = [
  /(?<=[\w,(]\s?)(?:(?:with|and|but|has) )?\bno (?!(?:fat|sugar|salt|alcohol|caffeine|carbs?|calorie)s? [a-z]|fat\b|bake|one\b|more\b|less\b|matter|idea|problem|regrets?|sugar[- ]added|salt[- ]added|added|longer|way\b)(?:extra |added )?[a-z]+(?: (?:packet|sauce|dressing|cheese|cream|roll|on it))?\b/gi,
  " ",
];

const RULES = [
  ...SHORTENED,
  ...NO_AMOUNTS,
  ...IN_A_PACK,
  ...BY_SORT,
  ...PACKED,
  ...MANY_OF,
  ...WEIGHED_DRY,
  ...RUN_ON,
  NONE_INSIDE,
];

/** A clause as it was typed, which was read with its "n't" written out. */
function inItsOwnWords(text: string, clause: string): string {
  const words = clause.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(words.replace(/ not\b/g, "(?: not| ?n['’]?t)"), "i").exec(text)?.[0] ?? clause;
}

export function asTyped(text: string): Typed {
  let told = text
    .replace(NAMED_TWICE, "")
    .replace(BRAND, (brand) => BRANDS.get(brand.toLowerCase()) ?? brand);
  for (const [words, said] of RULES)
    told = typeof said === "string" ? told.replace(words, said) : told.replace(words, said);
  const typed = withoutTheUneaten(told);
  return { ...typed, uneaten: typed.uneaten.map((clause) => inItsOwnWords(text, clause)) };
}
