import { escape, foodWords, removeWords } from "./rename.ts";

const FAT = String.raw`(?:(?:the|a|some|half|most|two|part|butter|oil|hot|sesame|olive)\b(?:(?! with )[^,.;])*?)?\b(?:oil|butter|ghee|fat|lard)`;

const PART = /(?:half|most|some|part|two thirds|a third|the rest) of the $/i;

const firstWord = (text: string): string => text.trim().split(" ")[0]?.toLowerCase() ?? "";

const asBefore = (said: string, text: string): string => {
  const [space = ""] = /^\s*/.exec(said) ?? [];
  const isLower = /^\s*\p{Ll}/u.test(said);
  return `${space}${isLower ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
};

/** Garlic is softened in oil; oil that tastes of it is what the rest is softened in. */
export const infusedIn = (text: string, toWord: string): string => {
  const said = escape(toWord);
  const clause = new RegExp(String.raw`([^.;]*?\b${said}\b[^.;]*?) in (${FAT})\b`, "gu");
  const alone = new RegExp(
    String.raw`\b(\p{L}+(?:-\p{L}+)?) ((?:[\p{L}]+ of )?(?:the )?(?:other |last )?${said})$`,
    "iu",
  );
  const beside = new RegExp(String.raw` with (?:the )?${said}$`, "iu");
  return text.replace(clause, (found, part: string, fat: string) => {
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
};
