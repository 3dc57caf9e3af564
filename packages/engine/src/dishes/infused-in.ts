import { escape, foodWords, removeWords } from "./rename.ts";

const FAT = String.raw`(?:(?:the|a|some|half|most|two|part|butter|oil|hot|sesame|olive)\b(?:(?! with )[^,.;])*?)?\b(?:oil|butter|ghee|fat|lard)`;

const PART = /(?:half|most|some|part|two thirds|a third|the rest) of the $/i;

const firstWord = (text: string): string => text.trim().split(" ")[0]?.toLowerCase() ?? "";

const asBefore = (said: string, text: string): string => {
  const [space = ""] = /^\s*/.exec(said) ?? [];
  const isLower = /^\s*\p{Ll}/u.test(said);
  return `${space}${isLower ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
};

const AS_OIL: readonly (readonly [RegExp, string])[] = [
  [
    /\b((?:fry|soften|sizzle|melt|cook)) (garlic oil) and ((?:the )?[\p{L} -]+?)(?=[,.;]| until\b| over\b| for\b)/giu,
    "$1 $3 in the $2",
  ],
  [
    /\b((?:fry|soften|sizzle|melt|cook) [\p{L} ,-]+?),? and (garlic oil)(?=[,.;]| until\b| over\b| for\b)/giu,
    "$1 in the $2",
  ],
  [/\bmash (?=garlic oil\b)/gi, "stir "],
  [/\bscatter with garlic oil and /gi, "drizzle with garlic oil and scatter with "],
];

/** What garlic was mashed, scattered or softened with is stirred, drizzled and softened in its oil. */
const asOil = (text: string): string =>
  AS_OIL.reduce(
    (told, [pattern, by]) =>
      told.replace(pattern, (found, ...parts: string[]) => {
        const said = by.replace(/\$(\d)/g, (_, at: string) => parts[Number(at) - 1] ?? "");
        return /^\p{Lu}/u.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
      }),
    text,
  );

/** Garlic is softened in oil; oil that tastes of it is what the rest is softened in. */
export const infusedIn = (text: string, toWord: string): string => {
  const said = escape(toWord);
  const clause = new RegExp(String.raw`([^.;]*?\b${said}\b[^.;]*?) in (${FAT})\b`, "gu");
  const alone = new RegExp(
    String.raw`\b(\p{L}+(?:-\p{L}+)?) ((?:[\p{L}]+ of )?(?:the )?(?:other |last )?${said})$`,
    "iu",
  );
  const beside = new RegExp(String.raw` with (?:the )?${said}$`, "iu");
  const told = text.replace(clause, (found, part: string, fat: string) => {
    if (fat.includes(toWord)) return found;
    const only = alone.exec(part);
    const before = part.slice(0, only?.index);
    if (only !== null && /(?:^|[,;]|\band|\bthen)\s*$/u.test(before)) {
      const verb = /^\p{Lu}/u.test(only[1] ?? "") ? "Warm" : "warm";
      return `${before}${verb} ${only[2] ?? ""} and ${fat}`;
    }
    const at = part.indexOf(toWord);
    const [some = ""] = PART.exec(part.slice(0, at)) ?? [];
    const whole = part.slice(0, at - some.length) + part.slice(at);
    const left = removeWords(whole.replace(beside, ""), foodWords([toWord], []));
    if (left === null || firstWord(left) !== firstWord(part)) return found;
    return `${asBefore(part, left)} in ${some}${toWord} and ${fat}`;
  });
  return asOil(told);
};
