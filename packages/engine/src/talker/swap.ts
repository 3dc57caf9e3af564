const CANDIDATE =
  /\b(?:use|substitute|substituting|using) (?!for\b)((?:\w+ ){1,4}?)(?:instead of|in place of|as a substitute for|for) /;
const SETTING = / in (?!place\b)[a-z ]+$/;

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
  const said = text.toLowerCase();
  return candidate.split(" ").some((word) => word.length > 3 && said.includes(word.replace(/s$/, "")))
    ? text
    : `I do not know whether ${candidate} will do. ${text}`;
};
