import { durationsIn } from "@meal/engine/method";
import { textOf, textsOf } from "./loose-values.ts";

const minutesIn = { days: 1440, hours: 60, minutes: 1, seconds: 1 / 60 };
const isoDuration =
  /^P(?:(?<days>[\d.]+)D)?(?:T(?:(?<hours>[\d.]+)H)?(?:(?<minutes>[\d.]+)M)?(?:(?<seconds>[\d.]+)S)?)?$/iu;
const mostServings = 100;
/** A number that is no size: "Makes a 20 cm cake" is not for twenty. */
const count = /\b\d+\b(?!\s*-?\s*(?:cm|mm|inch|in\b|g\b|kg|ml|l\b|oz|lb|["″]))/iu;

/** How long something takes: "PT1H30M" as the standard wants it, "1 hour 30 minutes" or 90 as pages write it. */
export function minutesOf(value: unknown): number | null {
  const text = textOf(value);
  const groups = isoDuration.exec(text.replaceAll(/\s/gu, ""))?.groups;
  const minutes = groups ? isoMinutes(groups) : minutesInWords(text);
  return minutes > 0 && Number.isFinite(minutes) ? Math.round(minutes) : null;
}

function isoMinutes({ days, hours, minutes, seconds }: Readonly<Record<string, string | undefined>>): number {
  const parts = { days, hours, minutes, seconds };
  return Object.entries(minutesIn).reduce(
    (sum, [unit, factor]) =>
      sum + Number(Object.entries(parts).find(([name]) => name === unit)?.[1] ?? 0) * factor,
    0,
  );
}

function minutesInWords(text: string): number {
  if (/^\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  return durationsIn(text.slice(0, 200)).reduce((sum, duration) => sum + duration.minutes, 0);
}

/** For how many people: "Serves 4-6", ["4", "4 servings"], 4. Where it says people and pieces, people count. */
export function servingsOf(value: unknown): number | null {
  const texts = textsOf(value);
  const ofPeople = texts.find((text) => /serv|portion|people|person/iu.test(text) && /\d/u.test(text));
  const number = Number(count.exec(ofPeople ?? texts.find((text) => count.test(text)) ?? "")?.[0] ?? 0);
  return number >= 1 && number <= mostServings ? number : null;
}

/** "250 kcal", "250 calories", 250; kilojoules are told as such and counted as what they are. */
export function kcalOf(value: unknown): number | null {
  const text = textOf(value).replaceAll(/(?<=\d),(?=\d{3})/gu, "");
  const number = Number(/\d+(?:\.\d+)?/u.exec(text)?.[0] ?? Number.NaN);
  const kcal = /\bkj\b|kilojoule/iu.test(text) && !/cal/iu.test(text) ? number / 4.184 : number;
  return kcal > 0 && kcal <= 10_000 ? Math.round(kcal) : null;
}
