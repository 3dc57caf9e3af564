import { durationsIn, type Duration } from "./durations.ts";

/** Words in front of a time that tells how often something is done, or how long it keeps. */
const NO_TIME_BEHIND = [
  /\b(?:every|each|within)\s*$/,
  /\b(?:leftovers?|lasts?|airtight)\b[^.]*$/,
  // What somebody else's took: "ours was done in 8 hours".
  /\b(?:was|were|is|are) (?:ready|done|finished|perfect) (?:in|after)(?: about| only| just)?\s*$/,
];
/** How long something keeps; in a brine, or for less than a day, it is a step. */
const KEEPS =
  /\b(?:keeps?(?! (?:it |them )?(?:warm|covered|hot|on|at|over|just|below|under|near|going|cooking|stirring|simmering|boiling|frying|whisking|turning|basting|the heat))|stor(?:e|ed|ing))\b(?![^.]*\b(?:brine|marinade|cure)\b)[^.]*$/;
const A_DAY = 1440;
/** Words behind a time that is a rate, a rhythm, or a moment before something. */
const NO_TIME_BEFORE = [
  /^[-\s]*(?:intervals?|bursts?|increments?|pulses?|spurts?|blasts?)\b/,
  /^ (?:per|a|for (?:each|every)|to the) (?:pound|lb|kg|kilo|500|450|100|inch)/,
  /^ (?:less|shy|short|under|earlier)\b/,
  /^ before (?:the end|end|it|they|done|ready|time)\b/,
];

/** Times that do not tell how long the step takes. */
function isNoStepTime({ before, after, minutes }: Duration): boolean {
  if (NO_TIME_BEHIND.some((words) => words.test(before))) return true;
  if (NO_TIME_BEFORE.some((words) => words.test(after))) return true;
  if (KEEPS.test(before) && (minutes >= A_DAY || !/\bfor(?: at least| about)?\s*$/.test(before))) return true;
  // "up to 3 days" says how long it keeps; "up to 24 hours" is still a time to marinate.
  return minutes > A_DAY && /\bup to\s*$/.test(before);
}

/** "Take out of the fridge 20 minutes before serving" waits, but only where nothing else is timed. */
function isMomentBefore({ before, after }: Duration): boolean {
  // "Turn them 6 minutes in" is a moment of the time that was said.
  if (/^ in(?=[.,;|]|$)/.test(after)) return true;
  const isMoment = after.startsWith(" before serving");
  return isMoment && !/(?:for|rest|cool|stand|chill|least|about|another|set|sit|up to)\s*$/.test(before);
}

/** True where the time lies inside one that was said before: "basting after 20 minutes", "the last 10 minutes". */
function isWithin({ before, minutes }: Duration, longest: number): boolean {
  if (minutes > longest) return false;
  return (
    /\b(?:after(?: about| the)?(?: first)?|last|final|first|remaining|halfway)\s*$/.test(before) &&
    !/^\W*final/.test(before) &&
    !/\bfor a final\s*$/.test(before)
  );
}

/** True where this time is another way of doing the same: "or 15 if frozen", "12 minutes for well done". */
function isAlternative(previous: Duration, { before, after }: Duration): boolean {
  if (/\bor(?! (?:until|till|when|so|longer|more)\b)(?: (?!and\b|then\b|add\b)[\w-]+){0,4} ?$/.test(before))
    return true;
  if (/\b(?:more like|closer to|rather)(?: about)?\s*$|\bmine\b[^.]*\bfor\s*$/.test(before)) return true;
  if (
    /^[,|\s]*(?:or )?(?:preferably|ideally|even better|better yet|better)[,\s]*(?:for |at least )*$/.test(
      before,
    )
  )
    return true;
  if (
    /^[,|\s]*(?:and )?up to\s*$/.test(before) ||
    /\bor\b[,|\s]*(?:up to|at least|even|better|preferably)\s*$/.test(before)
  )
    return true;
  const isCase = /^ ?(?:for (?!another|a further|\d)|if |from frozen|in a fan|when )/;
  if (isCase.test(after) && isCase.test(previous.after) && !/[.;]|\bthen\b|\badd\b/.test(before)) return true;
  return (
    /\|\s*(?:or|about|approx\w*)?\s*$/.test(before) &&
    /^\s*(?:\||or\b)/.test(before) &&
    !/\b(?:then|and)\b|[.;]/.test(before)
  );
}

const BATCHES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|2) batches\b/, 2],
  [/\b(?:three|3) batches\b/, 3],
  [/\b(?:four|4) batches\b/, 4],
];

/** A time for each side is needed twice, one for each batch as often as there are batches. */
function timesNeeded({ before, after }: Duration): number {
  if (/^[,\s|]*(?:on |for )?(?:per|each|a|both|either) sides?\b/.test(after)) return 2;
  const batches = /^ (?:each|per batch|a batch)\b/.test(after)
    ? BATCHES.find(([words]) => words.test(before))
    : undefined;
  return batches?.[1] ?? 1;
}

type Sum = {
  readonly done: number;
  readonly running: number;
  readonly last: number;
  readonly longest: number;
};

function addedTo(sum: Sum, duration: Duration, previous: Duration | undefined): Sum {
  const minutes = duration.minutes * timesNeeded(duration);
  const longest = Math.max(sum.longest, minutes);
  if (
    /^(?: in)? total\b/.test(duration.after) ||
    /\btotal (?:of|time:?)(?: about)?\s*$/.test(duration.before)
  ) {
    return {
      ...sum,
      running: Math.max(minutes, sum.running - sum.last < 0 ? minutes : minutes),
      last: minutes,
      longest,
    };
  }
  if (previous !== undefined && isWithin(duration, sum.longest)) return sum;
  if (previous !== undefined && isAlternative(previous, duration)) {
    const larger = Math.max(sum.last, minutes);
    return { ...sum, running: sum.running - sum.last + larger, last: larger, longest };
  }
  // What goes on meanwhile takes no time of its own, unless it is the longer.
  if (/\b(?:meanwhile|in the meantime|at the same time)\b/.test(duration.before)) {
    return { done: Math.max(sum.done, sum.running), running: minutes, last: minutes, longest };
  }
  return { ...sum, running: sum.running + minutes, last: minutes, longest };
}

/** The minutes that a step states, or null where it states none. Of ranges and alternatives the longer counts; what follows one another adds up. */
export function statedMinutes(text: string): number | null {
  const stated = durationsIn(text).filter((duration) => !isNoStepTime(duration));
  const lasting = stated.filter((duration) => !isMomentBefore(duration));
  const durations = lasting.length === 0 ? stated : lasting;
  if (durations.length === 0) return null;
  let sum: Sum = { done: 0, running: 0, last: 0, longest: 0 };
  for (const [index, duration] of durations.entries()) sum = addedTo(sum, duration, durations[index - 1]);
  return Math.round(100 * Math.max(sum.done, sum.running)) / 100;
}
