import words from "./instruction-words.json" with { type: "json" };
import { statedMinutes } from "./stated-minutes.ts";

/** Whether a text asks the cook to do something; "Roast chicken" maybe does, and maybe is the name of a dish. */
export type Asking = "yes" | "maybe" | "no";

/** Whether something is asked shows early. */
const MOST_LETTERS = 500;

const listOf = (text: string): string[] => text.split(" ");
const oneOf = (list: readonly string[]): string => `(?:${list.join("|")})(?![\\p{L}-])`;

const inNames = new Set(listOf(words.alsoInNames));
const telling = new Set(listOf(words.alsoTelling));
const verbs = listOf(words.verbs);
const plain = verbs.filter((verb) => !inNames.has(verb) && !telling.has(verb));

/** What may stand in front of the verb: "Sauce:", "In a large pan,", "Off the heat", "Meanwhile", "You can", "Gently". */
const BEFORE =
  "(?:[^.,:;!?]{1,40}:\\s*)?" +
  "(?:off the heat,?\\s+|(?:for|in|into|on|onto|over|off|under|at|with|using|while|when|whilst|once|after|before|as|if|from|until|without|to|by|during|about|just|the (?:day|night|evening))\\b[^.!?;]{0,160}?[,:]\\s*)?" +
  "(?:(?:then|and|or|now|next|first|second|third|finally|lastly|last|meanwhile|afterwards?|also|again|to serve|step \\d+|you (?:can|should|will|need to|want to|may)|you|i|we|let's|please|do not|don't|never|always|just|simply|\\p{L}+ly|\\d+)\\b[,:.)]?\\s+)*";
const ORDER = new RegExp(`^${BEFORE}(?<verb>${oneOf(verbs)})`, "iu");
const OBJECT = "(?:the|your|all|each|both|it|them|half|remaining|some)\\b";
/** Another order behind the first: "and slice the leek". */
const SECOND = `(?:[,;]|[,;]?\\s(?:and|then))\\s${oneOf(plain)}`;
/** What an order has and no name of a dish. */
const CLAUSE = new RegExp(
  `^\\S+(?: \\S+){0,2} (?:${OBJECT}|an?\\b|everything\\b|\\d)|${SECOND}` +
    "|\\b(?:you|we|please|now|first|finally|meanwhile|until|till|then|into|aside|together|thoroughly|finely|gently|well|to taste|in (?:a|the|batches|strips|cubes|boiling|salted|hot)|on (?:a|the|both)|over (?:a|the|high|medium|low)|with (?:the|salt))\\b",
  "iu",
);
/** What an order has and nothing that is told of a dish: "Warm, salty rice", "Crisp at the rim". */
const CLEAR_CLAUSE = new RegExp(`^\\S+ ${OBJECT}|${SECOND}`, "iu");
/** What tells of a dish and asks for nothing. */
const TELLS =
  /^(?:an?|this|these|that|those|my|our|his|her|their|it|it's|perfect|ready|takes?|serves?|makes|great|quick|easy)\b|\b(?:ready|takes|(?:on the|to) table|in (?:just|under|only|less than)|minutes? of)\b|\b\p{L}{2,}ed\b|^\d+[- ](?:minute|min|hour|hr)[- ](?!in |on |at |with |before |ahead |later |of |until |for )\p{L}/iu;
/** A temperature, or a time in another language. */
const MEANT = /\d\s*°|\b\d{3}\s*[cf]\b|\bgas mark\b|\d\s*min|\buntil\b/iu;
/** Our cookbook's own words for what is cut beforehand. */
const BEFOREHAND = /^before any heat\b/iu;

/** How sure it is that a line or a sentence asks the cook to do something. */
export function askingOf(text: string): Asking {
  const line = text.slice(0, MOST_LETTERS).trim();
  if (BEFOREHAND.test(line)) return "yes";
  const verb = ORDER.exec(line)?.groups?.["verb"]?.toLowerCase();
  // "Overnight oats" is a name.
  const timed = verb === undefined ? line.replace(/\bovernight\b/giu, "") : line;
  const isMeant = MEANT.test(line) || statedMinutes(timed) !== null;
  if (verb === undefined || telling.has(verb)) {
    const isOrder = verb !== undefined && CLEAR_CLAUSE.test(line);
    return isOrder || (isMeant && !TELLS.test(line)) ? "yes" : "no";
  }
  return isMeant || !inNames.has(verb) || CLAUSE.test(line) ? "yes" : "maybe";
}
