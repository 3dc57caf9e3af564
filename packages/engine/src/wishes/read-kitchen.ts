import type { PositionKind } from "../planner/day-layout.ts";
import { type Appliance, APPLIANCES } from "../dishes/kitchen-use.ts";
import type { KitchenRule } from "./kitchen-rules.ts";
import { MEALS } from "./meal-words.ts";
import { boundTo, placesSaid } from "./where-it-binds.ts";
import type { KitchenWish } from "./wish.ts";

const APPLIANCE_WORDS: Readonly<Record<Appliance, string>> = {
  oven: "(?:toaster )?ovens?",
  stove: "stove[- ]?tops?|stoves?|cook ?tops?|hobs?|burners?",
  grill: "(?:the )?grills?|barbecues?|bbqs?",
  blender: "blenders?|food processors?",
  microwave: "microwaves?",
  airFryer: "air[- ]?fryers?",
  slowCooker: "slow[- ]?cookers?|crock[- ]?pots?",
  pressureCooker: "pressure[- ]?cookers?|instant pots?",
};

const SAYS: Readonly<Record<Appliance, string>> = {
  oven: "Nothing made in an oven",
  stove: "Nothing made on a stove",
  grill: "Nothing made on a grill",
  blender: "Nothing made in a blender or food processor",
  microwave: "Nothing made in a microwave",
  airFryer: "Nothing made in an air fryer",
  slowCooker: "Nothing made in a slow cooker",
  pressureCooker: "Nothing made in a pressure cooker",
};

const textOf = (rule: KitchenRule): string => {
  switch (rule.asks) {
    case "without":
      return SAYS[rule.appliance];
    case "cold":
      return "Nothing cooked: cold meals, or leftovers that are only warmed";
    case "one-vessel":
      return "At most one pot, pan or tray to cook in";
    case "children":
      return "Only dishes that the cookbook marks for children";
    default:
      return rule satisfies never;
  }
};

const wishFor = (words: string, rule: KitchenRule, only: PositionKind | null): KitchenWish => ({
  kind: "kitchen",
  words,
  wish: only === null ? textOf(rule) : `${textOf(rule)}, for each ${only}`,
  rule,
  only,
});

const THING = `(?:${Object.values(APPLIANCE_WORDS).join("|")})`;
const ARTICLE = "(?:(?:an?|the|my|our|any|your|dorm|access to)\\s+){0,4}";
const THINGS = `${THING}(?:\\s*(?:,|\\/|&|\\bor\\b|\\band\\b|\\bnor\\b)+\\s*(?:or\\s+|no\\s+)?${ARTICLE}${THING})*`;
const WHO = "(?:(?:i|we|you|please|there is|there'?s|with|have|has|got|just)\\s+){0,6}";
const USE =
  "(?:have|own|use|using|need|needs|needing|require|requires|requiring|involve|turn on|turning on|fire up|firing up|heat up|heating up|having|stand over|standing over)";
const WITHOUT = `(?:no|(?<=\\bbut )not|without(?:\\s+${USE})?|(?:not|never|don'?t|doesn'?t|do not|does not|can'?t|cannot|won'?t)\\s+(?:(?:want|like|wish|have|need)\\s+to\\s+)?${USE}|avoid(?:\\s+${USE})?|lack|skip)`;
const BEFORE = `(?:(?<which>${MEALS})\\s+(?:(?:that|which|are|is|be|made|cooked|should|with|in|on|at work|at school|at the office|i can make|we can make)\\s+){0,4})?`;
const AFTER = `(?:\\s+(?:cooking|kitchen|altogether|at all|ever|every day|use|needed|required|necessary|recipes?|available))*(?:\\s*(?:at|for|on|during)?\\s*(?:the\\s+|my\\s+|our\\s+)?(?<meals>${MEALS})\\b)?(?:\\s+(?:please|only|ideas))*`;
/** What ends a phrase: with other words behind it, it may mean something else. */
const END =
  "(?=\\s*(?:[,.;!?&|)]|$|(?:and|but|or|nor|plus|please|because|since|as|so|under|with|at|for|on|in|during|this)\\b))";
/** A no turns round what follows it, and nobody is promised that. */
const NOT_NEGATED =
  "(?<!\\b(?:no|not|non|never|without|avoid|nothing|hate|dislike|skip|don'?t (?:like|want|need))[- ](?:(?:any|more|a|too|just|only|all)\\s)?)";

const ONLY = "(?:only|just|nothing but|exclusively)";
const HAVE = "(?:\\s+(?:have|got|own|use|using|allowed|on|with|in|work with|access to))*";
const STOVE_ONLY = `(?:${ONLY}${HAVE}\\s+${ARTICLE}(?:stove[- ]?top|stove|hob|cook ?top)|(?:stove[- ]?top|stove|hob|cook ?top)[- ]only|(?:all|everything|all cooked|cooked)\\s+on\\s+(?:the|a)\\s+(?:stove[- ]?top|stove|hob))`;
const ONE_BURNER = `(?:(?:${ONLY}${HAVE}\\s+)?${ARTICLE}(?:one|single|1)[- ]burner(?:\\s+only)?|${ONLY}${HAVE}\\s+${ARTICLE}hot[- ]?plate)`;
const MICROWAVE_ONLY = `(?:${ONLY}${HAVE}\\s+${ARTICLE}microwave|microwave[- ]only)`;
const COLD = `(?:(?:no|zero)[- ]?(?:cook(?:ing|ed)?|heat)|no cooking|without\\s+(?:any\\s+)?(?:cooking|having to cook)|(?:don'?t|do not|not)\\s+(?:want|like|have)\\s+to\\s+cook|nothing\\s+(?:cooked|to cook)|(?:do not|don'?t)\\s+cook|cold\\s+(?=${MEALS}\\b)|skip\\s+(?:the\\s+)?cooking)`;
const ONE_VESSEL = `(?:(?:only|just|everything|all|cooked|made|use|using|in|with)\\s+)*(?:(?:a|an)\\s+)?(?:one|single|1)[- ]?(?:pot|pan|skillet|tray)(?:\\s+(?:to\\s+(?:wash|clean)(?:\\s+up)?|wonders?))?`;
const KIDS = "(?:kids?|child(?:ren)?|little ones?)";
const WHOSE = "(?:(?:my|our|the|two|three|small|young|picky|fussy|little|school)\\s+){0,4}";
const CHILDREN = `(?:(?:${KIDS}(?:'?s)?|family)[- ](?:friendly|approved|pleasing|pleasers?)|(?:(?:good|suitable|great|fine|fit|ok|okay|something|food)\\s+)*for\\s+${WHOSE}${KIDS}\\b|(?:that|which|things|stuff|something|what)?\\s*${WHOSE}${KIDS}\\s+(?:(?:will|would|can|do|actually|also)\\s+)*(?:eat|like|love|enjoy)|${KIDS}(?:'?s)?\\s+(?:food|menu))`;

type Phrase = { readonly pattern: RegExp; readonly rulesOf: (said: string) => readonly KitchenRule[] };

const phrase = (source: string, rulesOf: Phrase["rulesOf"]): Phrase => ({
  pattern: new RegExp(`(?<![\\w'-])${BEFORE}(?:${source})(?![\\w-])${AFTER}${END}`, "g"),
  rulesOf,
});

const without = (appliance: Appliance): KitchenRule => ({ asks: "without", appliance });

/** Every appliance that the words name. */
const withoutNamed = (said: string): readonly KitchenRule[] =>
  APPLIANCES.filter((each) => new RegExp(`\\b(?:${APPLIANCE_WORDS[each]})\\b`).test(said)).map(without);

const BROKEN =
  "(?:(?:is|are|was|has|just|it'?s|currently)\\s+)*(?:broken|broke|dead|died|not working|doesn'?t work|does not work|isn'?t working|stopped working|out of order|unavailable|not an option|(?:are|is)n'?t an option)";

/** Every shape of words that speaks of how dishes are made. */
const KITCHEN_PHRASES: readonly Phrase[] = [
  phrase(`${WHO}${WITHOUT}\\s+${ARTICLE}${THINGS}`, withoutNamed),
  phrase(`${ARTICLE}${THINGS}\\s+${BROKEN}`, withoutNamed),
  phrase(`${THING}(?:[- ]free|less|-less)`, withoutNamed),
  phrase(`${NOT_NEGATED}${WHO}${STOVE_ONLY}`, () => [without("oven"), without("grill")]),
  phrase(`${NOT_NEGATED}${WHO}${ONE_BURNER}`, () => [without("oven"), { asks: "one-vessel" }]),
  phrase(`${NOT_NEGATED}${WHO}${MICROWAVE_ONLY}`, () => [{ asks: "cold" }]),
  phrase(`${WHO}${COLD}`, () => [{ asks: "cold" }]),
  phrase(`${NOT_NEGATED}${WHO}${ONE_VESSEL}`, () => [{ asks: "one-vessel" }]),
  phrase(`${NOT_NEGATED}${CHILDREN}`, () => [{ asks: "children" }]),
];

/** Takes what is said of the kitchen out of the text; what is left speaks of something else. */
export const takeKitchen = (
  text: string,
): { readonly wishes: readonly KitchenWish[]; readonly rest: string } => {
  const wishes: KitchenWish[] = [];
  let rest = text;
  for (const { pattern, rulesOf } of KITCHEN_PHRASES)
    for (const match of rest.matchAll(pattern)) {
      const said = { from: match.index, to: match.index + match[0].length };
      const bound = boundTo(rest, said, placesIn(match.groups));
      if (bound === null) continue;
      const { from, to, places } = bound;
      for (const only of places)
        wishes.push(...rulesOf(match[0]).map((rule) => wishFor(text.slice(from, to).trim(), rule, only)));
      rest = `${rest.slice(0, from)}${";".padEnd(to - from, " ")}${rest.slice(to)}`;
    }
  return { wishes, rest };
};

const placesIn = (groups: Readonly<Record<string, string | undefined>> = {}): readonly PositionKind[] =>
  placesSaid(`${groups["which"] ?? ""} ${groups["meals"] ?? ""}`);
