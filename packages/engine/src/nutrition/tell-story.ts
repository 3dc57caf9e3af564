import words from "./story-words.json" with { type: "json" };

/** Behind these words something that was eaten begins again. */
const NEXT_FOOD =
  "with|and|plus|along|alongside|while|topped|paired|served|accompanied|complemented|followed|washed|featuring|featured|including|included|consisting|consisted";
const TO_THE_NEXT_FOOD = `[^.,;:()\\n]*?(?=[.,;:()\\n]|\\s(?:${NEXT_FOOD})\\b|$)`;

/** Words that praise what was eaten and change nothing of it: "a delightful cup of tea". Where nothing follows, "savory" is an herb. */
const PRAISE = new RegExp(
  `(?<![-\\w])(?:(?:so|very|really|quite|absolutely|perfectly|deliciously|wonderfully|beautifully|richly|nicely) )?(?:${words.praise.join("|")})\\b,?(?=\\s+["'(]?[a-z0-9½¼¾])`,
  "gi",
);

/** What is said to be left out, up to the next thing that is there. */
const LEFT_OUT = new RegExp(
  `(?<![\\s,(])[\\s,(]+(?:(?:but|and|made|prepared|served|cooked|carefully) )*(?:without|avoiding|excluding|omitting|skipping|minus|instead of|rather than|other than|apart from|free of|with no|and no|but no|hold the)\\b(?! \\d)${TO_THE_NEXT_FOOD}`,
  "gi",
);

/** Where it came from, and what it was for: "from a fast food place", "for an extra boost", "to kickstart my day". */
const PURPOSE = new RegExp(
  `\\s(?:(?<!\\b(?:made|crafted|prepared|brewed|squeezed|built|reconstituted|ranging|ranged|cut|pulled) )(?:(?:straight|fresh|right|purchased|picked up) )?from(?= )|for(?= (?:an?|that|some|the|my|extra|added|good|dipping|dessert|crunch|flavor|taste|energy|color|protein|hydration)\\b)|to (?:${words.purposes.join("|")})\\b)${TO_THE_NEXT_FOOD}`,
  "g",
);

/** How it tasted is no food: "with a savory sour cream and onion flavor". */
const TASTE =
  /\s(?:with|in) (?:an? |the |its |their )?(?:[a-z&-]+ ){1,6}?flavou?r(?:ing)?s?\b(?! (?:of|from))/gi;

/** "I treated myself to", "we decided to indulge in": the story begins anew, and with it another item. */
const TELLING = new RegExp(
  `(?:\\b(?:i|we|he|she)(?:'ve|'d| have| had)?|,? (?:and|while|then)(?= \\w+ed\\b)) (?:(?:also|just|then|really|quickly|finally|even|only|once|simply|happily|later|decided|chose|opted|managed|wanted|got|couldn't|to) )*(?:${words.told.join("|")})(?: (?:myself|ourselves|my|our|the|day|morning|evening|night|hunger|cravings?|appetite|meal|lunch|dinner|breakfast|it|them|this|right|today|tonight))*(?: (?:in|to|on|for|off|up|down|with|by|into|through|out|having|enjoying|eating|drinking|sipping|savoring))*(?=[\\s,:.]|$)`,
  "gi",
);

/** The text with nothing but what was eaten, and the words that bind it. */
export function untold(text: string): string {
  return text
    .replace(TELLING, ". ")
    .replace(LEFT_OUT, " ")
    .replace(TASTE, " ")
    .replace(PURPOSE, " ")
    .replace(PRAISE, "")
    .replace(PRAISE, "");
}

const GERUND = /^(?:(?:all|each|while|by|and|thus|truly|simply|perfectly) )*(?:\w+ly )?(\w{2,}ing)\b/i;
const REMARK =
  /^(?:(?:all|each|both|just|it|its|that|this|these|they|which|who|what|where|my|the) |perfect|ideal|great|so |as |if |when |while |because |since |until |during |after |before )/i;
const ABSTRACT = new RegExp(`\\b(?:${words.abstract.join("|")})s?$`, "i");

/** Whether words name no food but a quality: "a burst of flavor", "the perfect end to my day". */
export function isAbstract(text: string): boolean {
  return text
    .split(/ (?:of|to|in|for|on|at|as|that|which|by|after|before) (?:an? |my |the )?/i)
    .every((part) => ABSTRACT.test(part.trim().replace(/[.!?,]+$/, "")));
}

/** Whether a part only says how it was: "perfect with my coffee", "relishing its taste". */
export function isRemark(text: string, knowsWord: (word: string) => boolean): boolean {
  const gerund = GERUND.exec(text)?.[1]?.toLowerCase();
  if (gerund !== undefined && !knowsWord(gerund)) return true;
  return REMARK.test(text);
}

/** What a remark still serves: "keeping hydrated with a glass of water" is cut before, "savoring a thick waffle" serves a waffle. */
export const afterGerund = (text: string): string =>
  text
    .replace(GERUND, "")
    .replace(/^\s*(?:in|on|with|of|myself|it|down)\b/i, "")
    .trim();

const COUNTED =
  /^(?:(?:about|around|approximately|approx\.?|roughly|maybe|exactly|nearly|almost|only|just|with|of|by|on) )*(?:\d|½|¼|¾|⅓|⅔|an?\b|another\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|half\b|quarter\b|several\b|few\b|couple\b|dozen\b|some\b)/i;

/** Whether a part says how much of it there is, so that it stands by itself. */
export const isCounted = (text: string): boolean =>
  COUNTED.test(text.trim()) || /\d ?(?:g|grams?|oz|ml)\b/i.test(text);
