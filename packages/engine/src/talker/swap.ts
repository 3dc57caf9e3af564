const CANDIDATE =
  /\b(?:use|substitute|substituting|using) (?!for\b)((?:\w+ ){1,4}?)(?:instead of|in place of|as a substitute for|for) /;
const SETTING =
  /(?: in (?!place\b)(?:\w+ ?){1,3}?)?(?: (?:as |because |since )?(?:i|we|he|she|they) (?:dont|doesnt|do not|does not) drink(?: any)? alcohol)?(?: (?:thats|that is|which is|its) (?:vegan|\w+ free))?$/;

const GIVEN_UP: readonly RegExp[] = [
  /\bout of (\w+) (?:\w+ ){1,2}(?:do|ok|okay|work)\b/,
  /^(?:(?:is there|whats|what is|what are|a|an|the|any|good|best|possible) )*((?:\w+ )?\w+) (?:substitutes?|alternatives?|replacements?)\b/,
  /\b(?:instead of|in place of|replac(?:e|es|ing)) (?:the |an? )?((?:\w+ ){0,2}?\w+)(?= (?:in|for|with|when|can|what|at)\b|$)/,
  /\bsubstitut\w* (?:\w+ ){1,3}for (?:the |an? )?((?:\w+ ){0,2}?\w+)(?= (?:in|with|when)\b|$)/,
];
const NO_FOOD =
  /^(?:(?:is|there|whats|what|a|an|the|any|good|best|free|vegan|gluten free|dairy free|great|can|could|should|do|to|i|you|we|my) ?)+$/;

/** Whether an answer speaks of what is to be given up, and not of what somebody has in its place. */
export const givesUp = (plain: string, text: string): boolean => {
  const given = GIVEN_UP.map((pattern) => pattern.exec(plain)?.[1]).find(
    (words) => words !== undefined && !NO_FOOD.test(words),
  );
  const last = given?.split(" ").at(-1)?.replace(/s$/, "");
  const [lead = ""] = text.toLowerCase().replace(/[ -]/g, "").split(":");
  return last === undefined || !text.includes(":") || lead.includes(last);
};

/** "How do I thin cream to replace milk": that asks how one is made into the other. */
export const IS_MADE_INTO = /^how\b.* to (?:substitute for|replace)\b(?! with)/;

/** A question for a substitute: without what somebody has in mind for it, and without where it is to be used. */
export const readSwap = (plain: string): { readonly bare: string; readonly candidate: string | null } => {
  const candidate = CANDIDATE.exec(plain)?.[1]?.trim() ?? null;
  const asked = candidate === null ? plain : plain.replace(`${candidate} `, "");
  return { bare: asked.replace(SETTING, ""), candidate };
};

/** What is known of the candidate comes first: that nothing is known of it, where the answer does not name it. */
export const withCandidate = (text: string, candidate: string | null): string => {
  if (candidate === null || /^(?:it|that|this|what|something|anything)$/.test(candidate)) return text;
  const [lead = "", ...options] = text.toLowerCase().split(":");
  const said = options.length === 0 ? lead : options.join(":");
  return candidate.split(" ").some((word) => word.length > 3 && said.includes(word.replace(/s$/, "")))
    ? text
    : `I do not know whether ${candidate} will do. ${text}`;
};
