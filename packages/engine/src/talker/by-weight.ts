import { type Intent, tidy } from "./question.ts";

const POUNDS_IN_A_KILOGRAM = 2.205;
const MINUTES_OF_COLD_WATER_A_POUND = 30;
/** USDA FSIS: a day in the fridge for every 4 to 5 pounds, so for 4 where it is to be thawed for sure. */
const POUNDS_A_DAY = 4;
/** USDA FSIS, whole turkeys in an oven of 325 °F: up to so many pounds, from and to so many hours. */
const ROASTING: readonly (readonly [pounds: number, from: string, to: string])[] = [
  [8, "1½", "2¾"],
  [12, "2¾", "3"],
  [14, "3", "3¾"],
  [18, "3¾", "4¼"],
  [20, "4¼", "4½"],
  [30, "4½", "5"],
];

const WEIGHT = /\b(\d+(?: \d)?) ?(pounds?|lbs?|kg|kilos?|kilograms?)\b/;

const poundsIn = (plain: string): number | null => {
  const [, figure = "", unit = ""] = WEIGHT.exec(plain) ?? [];
  const said = Number(figure.replace(" ", "."));
  if (figure === "" || said <= 0 || said > 30) return null;
  return unit.startsWith("k") ? said * POUNDS_IN_A_KILOGRAM : said;
};

const hours = (count: number): string => `${tidy(count)} hour${count === 1 ? "" : "s"}`;

/** How long does a turkey of 12 pounds thaw, or roast? */
export const tellByWeight: Intent = ({ plain }) => {
  const pounds = poundsIn(plain);
  if (pounds === null) return null;
  const weight = `${tidy(pounds)} lb (${tidy(pounds / POUNDS_IN_A_KILOGRAM)} kg)`;
  if (/\b(?:thaw|defrost)\w*\b/.test(plain)) {
    const days = Math.ceil(pounds / POUNDS_A_DAY);
    const inWater = Math.max(0.5, Math.round((pounds * MINUTES_OF_COLD_WATER_A_POUND) / 30) / 2);
    return `${weight}: about ${days} day${days === 1 ? "" : "s"} in the fridge (24 hours for each 4 to 5 pounds), or about ${hours(inWater)} in a tight bag in cold water, changed every 30 minutes, and then cooked at once. Not on the counter. Source: USDA FSIS.`;
  }
  if (!/\bturkey\b/.test(plain) || !/\b(?:how long|time|roast|cook|bake)\b/.test(plain)) return null;
  const row = ROASTING.find(([most]) => pounds <= most);
  if (row === undefined) return null;
  return `A turkey of ${weight}: about ${row[1]} to ${row[2]} hours at 165 °C (325 °F) without stuffing, and up to an hour more with it. It is done at 74 °C (165 °F) in the thickest part of breast and thigh, and in the middle of the stuffing. Source: USDA FSIS.`;
};
