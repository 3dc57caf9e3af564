const VULGAR_FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅐": "1/7",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅑": "1/9",
  "⅒": "1/10",
};

/** Words that may hang on a number by a hyphen: "14-ounce", "9-inch". Other such words are names: "7-Up". */
const HYPHENATED_MEASURE =
  /(\d) ?- ?(?=(?:inch(?:es)?|in\.|ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|cl|cm|mm|fl|fluid|quarts?|qt|pints?|cups?|lit(?:er|re)s?|l|gallons?|minutes?|mins?|hours?|hrs?|seconds?|secs?)\b)/gi;

/** "2 - 15 oz cans" is two cans and no range: the dash stands before the size of each. */
const COUNT_BEFORE_SIZE =
  /^([1-9])(?: - ?|(?:(?<=1)|(?=-\d+ ?\w+\.? \w+s\b))-)(?=\d+(?:\.\d+)? ?(?:oz|ounces?|g|grams?|ml)\.? (?:can|tin|jar|package|packet|bag|boxe?|bottle|container|carton|block)s?\b)/i;

/** No ingredient line or step needs more; what is longer is read up to here, so that any text is read in a moment. */
const LONGEST_TEXT = 2000;

/** Writes numbers one way: "1½" as "1 1/2", "1,5" as "1.5", "200g" as "200 g", every dash as "-". */
export function tidyNumbers(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/\bhalf (?:and|&|n) half\b/giu, "half-and-half")
    .replace(/(\d) percent\b/giu, "$1%")
    .replace(/®|™|©|\u200b|\ufe0f/g, "")
    .replace(/—/g, " - ")
    .replace(/&(?:nbsp|amp);/g, (entity) => (entity === "&amp;" ? "&" : " "))
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${VULGAR_FRACTIONS[sign] ?? ""}`)
    .replace(/[⁄∕]/g, "/")
    .normalize("NFKC")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(\d)- (?=(?:to|or) \d)/g, "$1 ")
    .replace(/×/g, "x")
    .replace(/[‘’´`]/g, "'")
    .replace(/(\d),(?=\d{3}(?!\d))/g, (whole, digit: string) => (digit === "0" ? whole : digit))
    .replace(/(\d),(?=\d{1,3}(?!\d))/g, "$1.")
    .replace(/(?<![\d/.])\.(?=\d)/g, "0.")
    .replace(/(\d) \/ ?(?=\d)/g, "$1/")
    .replace(
      /(?<![\d/.])(\d+)- ?(?=(\d+)\/(\d+)(?!\d))/g,
      (whole, digits: string, over: string, under: string) =>
        Number(over) < Number(under) ? `${digits} ` : whole,
    )
    .replace(COUNT_BEFORE_SIZE, "$1 x ")
    .replace(HYPHENATED_MEASURE, "$1 ")
    .replace(
      /\b(one|two|three|four|five|six|eight|ten|twelve|half)-(?=(?:inch|ounce|pound|quart)\b)/gi,
      "$1 ",
    )
    .replace(/(\d)(?=[a-z#°])/gi, "$1 ")
    .replace(/\b(tsp|tbsp|tbs|oz|lb|pkg)\.(?=[a-z])/gi, "$1. ")
    .replace(/\s+/g, " ")
    .trim();
}
