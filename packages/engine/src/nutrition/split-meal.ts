/** A part of a description, and the words that bind it to the part before. */
export type MealPart = { readonly link: string; readonly text: string };

const LINKS =
  /\s*(?:\n|;|\.(?=\s|$)|,(?!\d{3}\b)|\s\+\s|\s&\s|\bw\/|\b(?:and|with|plus|along with|alongside|together with|topped with|served with|served over|served on|followed by|washed down with|mixed with|filled with|drizzled with|cooked (?:in|with)|made (?:of|with|from)|spread with|sprinkled with|on top of|on the side(?: there was)?|over|on|in|then|also|but|including|consisted of|:)(?=\s|$))\s*/gi;

const LEAD_IN =
  /^(?:(?:[-*•–]+|\d+[.)])\s+)?(?:(?:for|at|after|before|in|during|as|on|since|around)\s+(?:the\s+|my\s+|an?\s+)?(?:\w+\s+)?(?:breakfast|brunch|lunch|dinner|supper|snack|dessert|noon|midday|night|evening|afternoon|morning|gym|workout|training|work|bed|party|side)\b[\s,:-]*)?/i;
const NAMED_MEAL = /^(?:\w+\s+){0,2}(?:breakfast|brunch|lunch|dinner|supper|snack) (?:of|was|were|with)\s+/i;
const SAYING_SO =
  /^(?:(?:today|tonight|yesterday|this (?:morning|evening|afternoon)|late night|then|also|just|finally|later|(?:breakfast|bfast|brunch|lunch|dinner|supper|snack(?:ed)?)\b(?! (?:bar|sausage|cereal|burrito|sandwich|biscuit|tea|roll|salad|mix))|my|was|were|is|it|i|i'm|i've|i am|we|he|she|had|have|having|ate|eat|eating|drank|drink|enjoyed|enjoying|finished|grabbed|got|made|cooked|consumed|logged|started the day|consisted|contained|of|on|off|with|some|about|around|roughly|approximately|maybe|tonight was|there was|a bit of|a little|bit)\b[\s,:-]*)+/i;
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
    .replace(TAIL, "")
    .replace(/\s+(?:cut|sliced|chopped|diced) in(?:to)? .*$/i, "")
    .trim();
}

/** A part that still begins with a story: "I just finished a pear". */
export const withoutStory = (text: string): string => text.replace(SAYING_SO, "").trim();

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, a: 1, an: 1 };

/** "One and a half cups" holds an "and" that binds no foods; "a two egg omelette" is one thing. */
function wholeNumbers(text: string): string {
  return text
    .replace(/\b(?:6|six)[- ]?inch\b(?=.*\b(?:sub|sandwich|hoagie))/gi, "1")
    .replace(/\b(?:(?:12|twelve)[- ]?inch|foot-?long)\b(?=.*\b(?:sub|sandwich|hoagie))/gi, "2")
    .replace(
      /\b(one|two|three|four|five|\d+) and (?:a |one )?(half|quarter|1\/2|1\/4|½|¼)\b/gi,
      (_, many: string, part: string) =>
        String((NUMBERS[many.toLowerCase()] ?? Number(many)) + (/half|1\/2|½/i.test(part) ? 0.5 : 0.25)),
    )
    .replace(
      /\b(one|a|two|three|four|\d+) (cup|glass|slice|tablespoon|teaspoon)s? and a half\b/gi,
      (_, many: string, unit: string) => `${(NUMBERS[many.toLowerCase()] ?? Number(many)) + 0.5} ${unit}`,
    )
    .replace(
      /\b(?:an? )?(one|two|three|four|\d+)[- ]eggs? (omelet(?:te)?|scramble)\b/gi,
      (_, many: string, dish: string) => `${(NUMBERS[many.toLowerCase()] ?? Number(many)) * 61} g ${dish}`,
    );
}

/** Cuts a description at every comma, "and", "with" and the like. What belongs together is put together again by who knows the foods. */
export function splitMeal(text: string): readonly MealPart[] {
  const clean = wholeNumbers(text)
    .replace(/[“”"]/g, " ")
    .replace(/\s*\n\s*/g, "\n")
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
