import { type Intent, tidy } from "./question.ts";

type Pan = { readonly name: string; readonly area: number; readonly at: number };

const CENTIMETERS_IN_AN_INCH = 2.54;
/** Nobody has a baking pan of more inches on its short side than this, so a larger figure is centimeters. */
const MOST_INCHES = 15;

const inches = (said: string | undefined, unit: string | undefined): number => {
  const figure = Number(said);
  return unit === "cm" || (unit !== "inch" && figure > MOST_INCHES)
    ? figure / CENTIMETERS_IN_AN_INCH
    : figure;
};

const SIDES = /\b(\d{1,2}) ?(?:inch |in |cm )?(?:x|by) ?(\d{1,2})(?: ?(inch|cm))?\b/g;
const ONE_SIDE =
  /(?<!x ?|by )\b(\d{1,2}) ?(inch|in|cm)(?: \w+)? (square|round|springform|circular|cake|pie|tart)s?\b|(?<!x ?|by )\b(\d{1,2}) (square|round)s?\b/g;

/** The baking pans that a question names, by their sides or their diameter, as they stand in it. */
const pansIn = (plain: string): Pan[] => {
  const angular = [...plain.matchAll(SIDES)].map(({ 0: words, 1: one, 2: other, 3: unit, index }): Pan => {
    const [a, b] = [inches(one, unit), inches(other, unit)];
    return { name: `the ${words.replaceAll(/ ?(?:x|by) ?/g, "×")} pan`, area: a * b, at: index };
  });
  const others = [...plain.matchAll(ONE_SIDE)].map((found): Pan => {
    const side = inches(found[1] ?? found[4], found[2] === "in" ? "inch" : found[2]);
    const isSquare = (found[3] ?? found[5]) === "square";
    return {
      name: `the ${found[0]}${/pan|tin/.test(found[0]) ? "" : " pan"}`,
      area: isSquare ? side ** 2 : (Math.PI * side ** 2) / 4,
      at: found.index,
    };
  });
  return [...angular, ...others].toSorted((a, b) => a.at - b.at);
};

const OWN = /\b(?:have|own|got|use|in|into|to)\b(?: \w+){0,3} $/;

/** "Can I use B instead of A", "I only have B for A": whose pan is meant by which words. */
const isOwnFirst = (plain: string, [first, second]: readonly [Pan, Pan]): boolean =>
  /\b(?:instead of|in place of|rather than|for|but (?:the|my) recipe|calls for)\b/.test(
    plain.slice(first.at, second.at),
  ) && OWN.test(plain.slice(0, first.at));

/** How many of the smaller pans take what is made for the larger one. */
const howMany = (times: number): string => {
  const pans = Math.max(1, Math.round(times));
  const rest = times - pans;
  const note =
    Math.abs(rest) < 0.15
      ? ""
      : rest > 0
        ? " a little fuller than it was meant"
        : " a little flatter than it was meant";
  return `You need ${pans}${note === "" ? "" : `,${note}`}; the areas make it ${tidy(times)}. Fill each two thirds at most, bake any rest as muffins, and start to look 5 to 10 minutes early.`;
};

/** A recipe for one pan, and another pan in the cupboard: how much of it to make. */
export const tellPans: Intent = ({ plain }) => {
  const [first, second] = pansIn(plain);
  if (first === undefined || second === undefined || first.area === 0) return null;
  const isCounted = /\bhow many\b/.test(plain);
  const isFirstCounted = /\bhow many (?:\w+ ){0,2}$/.test(plain.slice(0, first.at));
  const [own, asked] =
    isFirstCounted || isOwnFirst(plain, [first, second]) ? [first, second] : [second, first];
  const share = own.area / asked.area;
  const much = isCounted
    ? howMany(1 / share)
    : share > 0.87 && share < 1.15
      ? "They are near enough: make the recipe as it is, and look a few minutes earlier."
      : `Make ${tidy(share)} times the recipe (${Math.round(share * 100)}%) for the same depth; or make all of it${share < 1 ? ", fill the pan two thirds at most, bake the rest in a second pan or as muffins" : " and get it flatter"}. Keep the oven's temperature, and look ${share < 1 ? "a few minutes earlier for the smaller amount" : "after about three quarters of the time where it is flatter"}.`;
  return `Compare the areas: ${asked.name} has about ${tidy(asked.area)} square inches (${Math.round(asked.area * CENTIMETERS_IN_AN_INCH ** 2)} cm²), ${own.name} about ${tidy(own.area)} (${Math.round(own.area * CENTIMETERS_IN_AN_INCH ** 2)} cm²). ${much}`;
};
