/** Tools that change the answer: what is known of a pot on the stove says nothing of a slow cooker. */
const TOOLS: readonly RegExp[] = [
  /\b(?:slow[ -]?cook\w*|crock[ -]?pots?)\b/i,
  /\b(?:insta(?:nt)?[ -]?pots?|pressure[ -]cook\w*|(?:high|under|at) pressure)\b/i,
  /\bair[ -]?fr(?:y\w*|ied)\b/i,
  /\bdish ?washers?\b/i,
  /\b(?:knife|knives)\b/i,
  /\b(?:cutting|chopping) boards?\b|\bwooden boards?\b/i,
  /\bcast[ -]iron\b/i,
  /\bstainless\b/i,
];

/** The tools that a question is about. */
export const toolsIn = (plain: string): readonly RegExp[] => TOOLS.filter((tool) => tool.test(plain));

/** Whether an answer says nothing of one of these tools. */
export const leavesOut = (tools: readonly RegExp[], answer: string): boolean =>
  tools.some((tool) => !tool.test(answer));

/** Whether an answer says nothing of a tool that the question is about. */
export const leavesToolOut = (plain: string, answer: string): boolean => leavesOut(toolsIn(plain), answer);
