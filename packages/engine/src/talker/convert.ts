import { accountsFor, subjectOf } from "./accounts.ts";
import { type Intent, tidy } from "./question.ts";

type Unit = {
  readonly words: RegExp;
  readonly name: string;
  readonly kind: "volume" | "weight";
  readonly size: number;
};

/** In milliliters and grams, as kitchens in the United States measure. */
const UNITS: readonly Unit[] = [
  { words: /^(?:fl oz|fluid ounces?)$/, name: "fl oz", kind: "volume", size: 29.57 },
  { words: /^(?:tsps?|teaspoons?)$/, name: "tsp", kind: "volume", size: 4.929 },
  { words: /^(?:tbsps?|tbs|tablespoons?)$/, name: "tbsp", kind: "volume", size: 14.787 },
  { words: /^cups?$/, name: "cups", kind: "volume", size: 236.6 },
  { words: /^pints?$/, name: "pints", kind: "volume", size: 473.2 },
  { words: /^quarts?$/, name: "quarts", kind: "volume", size: 946.4 },
  { words: /^gallons?$/, name: "gallons", kind: "volume", size: 3785 },
  { words: /^(?:mls?|millilit(?:er|re)s?)$/, name: "ml", kind: "volume", size: 1 },
  { words: /^(?:dls?|decilit(?:er|re)s?)$/, name: "dl", kind: "volume", size: 100 },
  { words: /^(?:l|lit(?:er|re)s?)$/, name: "liters", kind: "volume", size: 1000 },
  { words: /^sticks?$/, name: "sticks", kind: "weight", size: 113.4 },
  { words: /^(?:g|grams?|gr)$/, name: "g", kind: "weight", size: 1 },
  { words: /^(?:kgs?|kilos?|kilograms?)$/, name: "kg", kind: "weight", size: 1000 },
  { words: /^(?:oz|ounces?)$/, name: "oz", kind: "weight", size: 28.35 },
  { words: /^(?:lbs?|pounds?)$/, name: "lb", kind: "weight", size: 453.6 },
];
const UNIT_WORDS =
  "fl oz|fluid ounces?|tsps?|teaspoons?|tbsps?|tbs|tablespoons?|cups?|pints?|quarts?|gallons?|mls?|millilit(?:er|re)s?|dls?|decilit(?:er|re)s?|lit(?:er|re)s?|l|sticks?|grams?|gr|g|kgs?|kilos?|kilograms?|oz|ounces?|lbs?|pounds?";

/** Grams in a cup, the first that fits. */
const CUPS: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:powdered|icing|confectioners) ?sugar\b/, 120, "powdered sugar"],
  [/\bbrown sugar\b/, 220, "packed brown sugar"],
  [/\bsugar\b/, 200, "sugar"],
  [/\b(?:almond flour|ground almonds)\b/, 96, "ground almonds"],
  [/\b(?:cornstarch|corn starch|potato starch)\b/, 128, "starch"],
  [/\bflour\b/, 120, "flour"],
  [/\bpeanut butter\b/, 258, "peanut butter"],
  [/\bbutter\b/, 227, "butter"],
  [/\boil\b/, 216, "oil"],
  [/\bbuttermilk\b/, 245, "buttermilk"],
  [/\b(?:coconut milk|milk)\b/, 244, "milk"],
  [/\bcream cheese\b/, 232, "cream cheese"],
  [/\bcream\b/, 238, "cream"],
  [/\byogh?urt\b/, 245, "yogurt"],
  [/\b(?:honey|maple syrup|syrup|molasses)\b/, 336, "honey or syrup"],
  [/\brice\b/, 190, "uncooked rice"],
  [/\b(?:oats|oatmeal)\b/, 90, "rolled oats"],
  [/\bcocoa\b/, 85, "cocoa powder"],
  [/\bchocolate chips\b/, 170, "chocolate chips"],
  [/\bbread ?crumbs\b/, 108, "dry bread crumbs"],
  [/\b(?:parmesan|grated cheese)\b/, 100, "grated cheese"],
  [/\bcheese\b/, 113, "shredded cheese"],
  [/\b(?:lentils|beans|chickpeas|quinoa)\b/, 190, "dry beans, lentils or quinoa"],
  [/\b(?:raisins|walnuts|almonds|nuts|pecans)\b/, 130, "nuts or raisins"],
  [/\bsalt\b/, 288, "table salt"],
  [/\b(?:water|stock|broth|juice|wine|vinegar)\b/, 237, "water"],
];

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "0.5",
  "¼": "0.25",
  "¾": "0.75",
  "⅓": "0.3333",
  "⅔": "0.6667",
  "⅛": "0.125",
};
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/\bhalf (?:of )?an? /g, "0.5 "],
  [/\ba half /g, "0.5 "],
  [/\b(?:a )?quarter (?:of a |of an |a )?(?=cup|pound|lb|tea|table|lit|pint)/g, "0.25 "],
  [
    /\ban? (?=(?:level |heaped )?(?:\w+ )?(?:cup|tea|table|tsp|tbsp|pint|quart|gallon|lit|pound|lb|kilo|kg|ounce|oz|stick)\b)/g,
    "1 ",
  ],
  [/\bone\b/g, "1"],
  [/\btwo\b/g, "2"],
  [/\bthree\b/g, "3"],
  [/\bfour\b/g, "4"],
  [/\bfive\b/g, "5"],
  [/\bsix\b/g, "6"],
  [/\beight\b/g, "8"],
  [/\bten\b/g, "10"],
  [/\ban? (?=cup|tea|table|tsp|tbsp|pint|quart|gallon|lit|pound|lb|kilo|kg|ounce|oz|stick|fl)/g, "1 "],
];

/** The words of a question with every number written in digits. */
const inDigits = (text: string): string => {
  let plain = text
    .toLowerCase()
    .replace(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${FRACTIONS[sign] ?? ""}`)
    .replace(/(\d+)[ -](\d)\/(\d)/g, (_, whole: string, up: string, down: string) =>
      String(Number(whole) + Number(up) / Number(down)),
    )
    .replace(/(\d)\/(\d)/g, (_, up: string, down: string) => String(Number(up) / Number(down)))
    .replace(/(\d),(\d{3})\b/g, "$1$2")
    .replace(/°|º|\bdegrees?\b/g, " ")
    .replace(/\b(?:fahrenheit|farenheit)\b/g, "f")
    .replace(/\b(?:celsius|centigrade|celcius)\b/g, "c")
    .replace(/(\d)([a-z])/g, "$1 $2")
    .replace(/[^a-z0-9. ]+/g, " ")
    .replace(/ +/g, " ");
  for (const [words, digits] of NUMBERS) plain = plain.replace(words, digits);
  return plain.trim();
};

const GAS: readonly number[] = [135, 140, 150, 160, 180, 190, 200, 220, 230, 240];

const inF = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);

/** The mark of a gas oven that comes nearest, where it has one. */
const asGas = (celsius: number): string | null => {
  const far = GAS.map((one) => Math.abs(one - celsius));
  const mark = far.indexOf(Math.min(...far));
  return (far[mark] ?? Infinity) > 15
    ? null
    : `${Math.round(celsius)} °C (${inF(celsius)} °F) is about gas mark ${mark === 0 ? "½" : mark}.`;
};

/** Degrees of an oven in other degrees. */
const tellDegrees = (plain: string): string | null => {
  const gas = /\bgas (?:mark )?(\d)\b/.exec(plain)?.[1];
  const celsius = gas === undefined ? undefined : GAS[Number(gas)];
  if (celsius !== undefined)
    return `Gas mark ${gas} is about ${celsius} °C (${Math.round(inF(celsius) / 5) * 5} °F); in a convection oven ${celsius - 20} °C.`;
  const found = /\b(\d{2,3}(?:\.\d+)?) ?(f|c)\b/.exec(plain);
  const isAsked = /\b(?:to|in|into|convert|whats|what|as|is|equals?)\b/.test(plain);
  if (found === null || !isAsked || /\bcups?\b/.test(plain)) return null;
  const degrees = Number(found[1]);
  if (/\bgas mark|\b(?:in|to|into) gas\b/.test(plain))
    return asGas(found[2] === "c" ? degrees : ((degrees - 32) * 5) / 9);
  if (found[2] === "c")
    return `${degrees} °C is ${inF(degrees)} °F (about ${Math.round(inF(degrees) / 25) * 25} °F on most dials).`;
  const exact = Math.round(((degrees - 32) * 5) / 9);
  return `${degrees} °F is ${exact} °C (about ${Math.round(exact / 10) * 10} °C on most dials).`;
};

/** One cup, and two cups. */
const nameFor = (value: number, { name }: Pick<Unit, "name">): string =>
  value === 1 && name.length > 3 ? name.replace(/s$/, "") : name;

const told = (value: number, { name }: Unit): string => {
  if (name === "tbsp" && value >= 1 && Math.abs(value - Math.round(value)) > 0.05) {
    const spoons = Math.round((value - Math.floor(value)) * 3);
    if (spoons % 3 !== 0) return `${Math.floor(value)} tbsp and ${spoons} tsp`;
  }
  const figure =
    value >= 1
      ? tidy(Math.abs(value - Math.round(value)) < 0.04 ? Math.round(value) : value)
      : String(Math.round(value * 100) / 100);
  return `${figure} ${nameFor(Number(figure), { name })}`;
};

type Measured = { readonly amount: number | null; readonly unit: Unit };

const measuresIn = (plain: string): readonly Measured[] => {
  const found = plain.matchAll(
    new RegExp(`(?:(\\d+(?:\\.\\d+)?|\\.\\d+) (?:level |heaped |large )?)?\\b(${UNIT_WORDS})\\b`, "g"),
  );
  return [...found].flatMap(([, amount, words = ""]) => {
    const unit = UNITS.find((one) => one.words.test(words));
    return unit === undefined ? [] : [{ amount: amount === undefined ? null : Number(amount), unit }];
  });
};

const NOT_MEASURED =
  /\b(?:calories?|kcal|protein|carbs?|carbohydrates?|fat|fib(?:er|re)|sodium|sugars?(?: (?:is|are|there))* in|macros|nutrition|make|cook|with|left)\b/;

/** All that a question for a conversion says. */
const MEASURED = subjectOf(
  [...CUPS.map(([words]) => words.source), UNIT_WORDS, "(?:milli|deci)?lit\\w*"],
  `ml dl kg oz lb convert conversion equal equals weigh weighs weight gas mark oven fan convection temperature celsius centigrade fahrenheit celcius farenheit packed sifted level heaped raw dry uncooked metric us imperial melted chopped grated shredded food`,
);

/** Where a measure is asked for. */
const ASKS_HOW_MANY = new RegExp(`\\bhow many (?:${UNIT_WORDS})\\b`, "g");

type Source = Measured & { readonly amount: number };

/** One amount in another measure; null where they measure different things and nobody says of what. */
const converted = ({ amount, unit }: Source, target: Unit, plain: string): string | null => {
  const from = `${tidy(amount) === String(amount) ? amount : Math.round(amount * 100) / 100} ${nameFor(amount, unit)}`;
  const size = amount * unit.size;
  if (unit.kind === target.kind) return `${from} = ${told(size / target.size, target)}.`;
  const food = CUPS.find(([words]) => words.test(plain));
  const fluidOunces = unit.name === "oz" && target.kind === "volume" && food === undefined;
  if (fluidOunces) return `${amount} fl oz = ${told((amount * 29.57) / target.size, target)}.`;
  if (food === undefined) return null;
  const perMl = food[1] / 236.6;
  const value = unit.kind === "volume" ? (size * perMl) / target.size : size / perMl / target.size;
  return `${from} of ${food[2]} = about ${told(value, target)} (a cup weighs ${food[1]} g).`;
};

const isSource = (one: Measured): one is Source => one.amount !== null;

/** Several amounts, each of its own food, as many as are asked for. */
const tellEach = (plain: string): string | null => {
  const asked = [...plain.matchAll(ASKS_HOW_MANY)].map(({ index }) => index);
  const answers = asked.flatMap((at, which) => {
    const part = plain.slice(at, asked[which + 1]);
    const food = CUPS.find(([words]) => words.test(part));
    const target = measuresIn(part)[0]?.unit;
    const before =
      food && new RegExp(`(\\d+(?:\\.\\d+)? (?:${UNIT_WORDS})) (?:of )?${food[0].source}`).exec(plain);
    const source = measuresIn(before?.[1] ?? "").find(isSource);
    return source === undefined || target === undefined ? [] : (converted(source, target, part) ?? []);
  });
  return answers.length < 2 ? null : answers.join(" ");
};

/** Cups, spoons, ounces, grams and degrees in one another; between volume and weight where the food is known. */
export const tellConversion: Intent = (question) => {
  const plain = inDigits(question.text);
  const each = tellEach(plain);
  if (each !== null) return each;
  if (!accountsFor(question, MEASURED)) return null;
  const degrees = tellDegrees(plain);
  if (degrees !== null) return degrees;
  if (NOT_MEASURED.test(plain)) return null;
  const measures = measuresIn(plain);
  const source = measures.find(isSource);
  const weighs = /\bweighs?\b|\bweight\b/.test(plain);
  const target =
    measures.find((one) => one !== source && one.amount === null)?.unit ??
    (weighs ? UNITS.find(({ name }) => name === "g") : undefined);
  if (source === undefined || target === undefined) return null;
  return (
    converted(source, target, plain) ??
    `That depends on the food, since ${source.unit.name} and ${target.name} measure different things. 1 cup of water weighs 237 g, of flour 120 g, of sugar 200 g. Name the food and I will work it out.`
  );
};

const PARTS: readonly (readonly [said: RegExp, times: number, name: string])[] = [
  [/^(?:a |one )?half(?: of)? /, 0.5, "Half"],
  [/^(?:a |one )?third of /, 1 / 3, "A third"],
  [/^two thirds of /, 2 / 3, "Two thirds"],
  [/^(?:a |one )?(?:quarter|fourth) of /, 0.25, "A quarter"],
  [/^(?:double|twice|2 ?x) /, 2, "Twice"],
  [/^(?:triple|three times|3 times) /, 3, "Three times"],
];
const ASKS_AMOUNT = /^(?:(?:so |ok |and )?(?:whats|what is|what s|how much is|how do i measure) )/;
const NO_MORE = new RegExp(`^(\\d+(?:\\.\\d+)?) (${UNIT_WORDS})(?: (?:of )?[a-z ]{0,24})?$`);

const named = (name: string): Unit | undefined => UNITS.find((unit) => unit.name === name);

/** In spoons what is less than a cup of them, and less than a spoon in the smaller one. */
const inSpoons = (milliliters: number): string => {
  const [cup, tbsp, tsp] = [named("cups"), named("tbsp"), named("tsp")];
  if (cup === undefined || tbsp === undefined || tsp === undefined) return "";
  const cups = Math.floor(milliliters / cup.size + 0.01);
  const rest = milliliters - cups * cup.size;
  const small = rest < tbsp.size * 0.99 ? tsp : tbsp;
  const parts = [
    ...(cups > 0 ? [told(cups, cup)] : []),
    ...(rest > 1 ? [told(rest / small.size, small)] : []),
  ];
  return parts.join(" and ");
};

/** Half of ¾ cup, as whoever halves a recipe asks. */
export const tellPart: Intent = ({ text }) => {
  const plain = inDigits(text.replace(/\bhalf of an? /gi, "half of 1 ")).replace(ASKS_AMOUNT, "");
  const part = PARTS.find(([said]) => said.test(plain));
  const [, amount = "", words = ""] = (part && NO_MORE.exec(plain.replace(part[0], ""))) ?? [];
  const unit = UNITS.find((one) => one.words.test(words));
  if (part === undefined || unit === undefined) return null;
  const size = Number(amount) * unit.size * part[1];
  const from = `${tidy(Number(amount)) === amount ? amount : Math.round(Number(amount) * 100) / 100} ${nameFor(Number(amount), unit)}`;
  if (unit.name === "sticks")
    return `${part[2]} of ${from} is ${tidy(size / 14.175)} tbsp (${Math.round(size)} g).`;
  const isSpooned = /^(?:cups|tbsp|tsp)$/.test(unit.name);
  const result = isSpooned
    ? `${inSpoons(size)} (${Math.round(size)} ml)`
    : `${told(size / unit.size, unit)} (${Math.round(size)} ${unit.kind === "volume" ? "ml" : "g"})`;
  return `${part[2]}${part[1] > 1 ? "" : " of"} ${from} is ${result}.`;
};

const CONVECTION = /\b(?:convection|fan)\b/;
const FOR_CONVECTION =
  /\b(?:for|says?|is|in|no|not|without|dont have|isnt) (?:a |an |the )?(?:convection|fan)\b/;

/** What a recipe bakes without a fan, in an oven with one. */
const tellWithFan = (plain: string): string | null => {
  const degrees = Number(/\b([23456]\d\d)\b(?! ?(?:g|ml|c)\b)/.exec(plain)?.[1] ?? Number.NaN);
  if (Number.isNaN(degrees) || degrees < 250 || degrees > 550) return null;
  if (
    !CONVECTION.test(plain) ||
    FOR_CONVECTION.test(plain) ||
    !/\b(?:set|use|put|convert|change)\b/.test(plain)
  )
    return null;
  const fan = degrees - 25;
  return `For ${degrees} °F without a fan set convection to ${fan} °F (${Math.round(((fan - 32) * 5) / 9 / 5) * 5} °C), and look a little earlier.`;
};

const FAN = /\b(1[2-9]\d|2[0-4]\d) ?(?:c |degrees )?fan\b|\bfan(?: oven)?(?: at| to)? (1[2-9]\d|2[0-4]\d)\b/;
const FAN_DEGREES = 20;

/** A recipe for an oven with a fan, in one without. */
export const tellFanOven: Intent = ({ text }) => {
  const plain = inDigits(text);
  const [, before, after] = FAN.exec(plain) ?? [];
  const degrees = Number(before ?? after ?? Number.NaN);
  if (Number.isNaN(degrees)) return tellWithFan(plain);
  const still = degrees + FAN_DEGREES;
  const gas = asGas(still);
  return `${degrees} °C in an oven with a fan is ${still} °C, about ${Math.round(inF(still) / 25) * 25} °F, in one without.${gas === null ? "" : ` ${gas}`}`;
};
