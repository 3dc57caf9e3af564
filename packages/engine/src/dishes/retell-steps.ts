import type { Food } from "../foods/food.ts";
import type { Change } from "./change.ts";
import type { DishStep } from "./dish.ts";
import { type FoundExchange, wordsFor } from "./find-exchange.ts";
import {
  capitalise,
  escape,
  type FoodWords,
  foodWords,
  holds,
  protecting,
  removeWords,
  speaksOf,
  swapWords,
} from "./rename.ts";
import { hotEnough, isFlesh, safeCelsius, withoutCore } from "./retell-heat.ts";
import { agreeing } from "./agreeing.ts";
import { inTimeOfGreens } from "./as-greens.ts";
import { asNouns, handledAs, namingCuts } from "./handled-as.ts";
import { ownClause, withNote } from "./own-clause.ts";
import { type Note, placeNotes } from "./place-notes.ts";
import { inItsTime, inTimeOfQuinoa, type OwnStep, quickMinutes } from "./own-steps.ts";

type Exchanged = Extract<Change, { kind: "exchange" }>;

const STARCHES = new Set(["grain", "pasta"]);

/** Cauliflower for rice, zucchini for pasta: what is boiled or drinks its broth gives way to what does neither. */
export const isVegetableForStarch = ({ from, to }: Pick<FoundExchange, "from" | "to">): boolean =>
  STARCHES.has(from.kind) &&
  (to.kind === "vegetable" || to.id === "cauliflower-rice") &&
  !from.id.endsWith("-cooked");

const isWarmed = (food: Food): boolean => isFlesh(food) || food.kind === "egg";

const withoutItsCore = (text: string, standIns: FoodWords, isLeftIn: (part: string) => boolean): string =>
  text
    .split(/(?<=[,;.] )/)
    .map((part) => (speaksOf(part, standIns) && !isLeftIn(part) ? withoutCore(part) : part))
    .join("");

/** No tofu waits for 74 °C, and no chicken is done at the 63 °C of pork. */
const retellHeat = (
  texts: readonly string[],
  changes: readonly Change[],
  kept: readonly Food[],
): string[] => {
  const gone = changes.flatMap((change) =>
    change.kind === "exchange" && isWarmed(change.by.from) ? [change.by] : [],
  );
  if (gone.length === 0) return [...texts];
  const celsius = Math.max(0, ...gone.map(({ to }) => safeCelsius(to) ?? 0));
  const left = kept.filter((food) => safeCelsius(food) !== null);
  const isEggLeft = left.every(({ kind }) => kind === "egg");
  const isLeftIn = (text: string): boolean =>
    speaksOf(
      text,
      foodWords(
        left.flatMap((food) => wordsFor(food, undefined)),
        [],
      ),
    );
  const standIns = foodWords(
    gone.map(({ toWord }) => toWord),
    [],
  );
  // The chops beside the chicken that came for the sausage stay pink.
  if (celsius > 0)
    return texts.map((text) =>
      text
        .split(/(?<=[,;.] )/)
        .map((part) => (isLeftIn(part) && !speaksOf(part, standIns) ? part : hotEnough(part, celsius)))
        .join(""),
    );
  return texts.map((text) => {
    if (left.length === 0) return withoutCore(text);
    if (!speaksOf(text, standIns)) return isEggLeft && !isLeftIn(text) ? withoutCore(text) : text;
    // Where a patty stays beside tofu bacon, only what is told of the tofu itself loses its heat.
    if (!isEggLeft) return withoutItsCore(text, standIns, isLeftIn);
    // "Cook the lentils to 71 °C, slide in the eggs": up to the food that is warmed all the same.
    const parts = text.split(/(?<=[,;.] )/);
    const at = parts.findIndex(isLeftIn);
    const end = at < 0 ? parts.length : at;
    return (
      withoutCore(parts.slice(0, end).join("")) +
      withoutItsCore(parts.slice(end).join(""), standIns, isLeftIn)
    );
  });
};

/** Tamari for both soy sauce and oyster sauce is named once, and a stock that joins another is one stock. */
export const saidOnce = (text: string, words: readonly string[]): string =>
  words.reduce((told, word) => {
    const [beginning = ""] = /^[\p{L}-]*/u.exec(word) ?? [];
    if (!holds(told, beginning)) return told;
    const short = /(?:^| )stock$/.test(word) ? "stock" : word;
    const last = /^ground (?=\p{L}+$)/u.test(word) ? word.replace("ground ", "") : word;
    const twice = [
      ...(last === word
        ? []
        : [`${last}, ${word}`, `${word}, ${last}`, `${last} and ${word}`, `${word} and ${last}`]),
      `${word} (${word})`,
      `${word}, ${short}`,
      `${word} and ${short}`,
      `${word} or ${short}`,
      `${short}, ${word}`,
    ];
    const both = told.replace(new RegExp(`\\bboth (?=${word.replace(/[^\p{L}-]+/gu, ".")}\\b)`, "gu"), "");
    const pair = both.split(`, ${word} and ${word}`).join(` and ${word}`);
    // Cream and cream cheese are two.
    const said = twice.reduce(
      (once, doubled) =>
        once.replace(new RegExp(String.raw`${escape(doubled)}(?! cheese\b)`, "gu"), () => word),
      pair,
    );
    // "Stir tamari, sugar, tamari and honey together".
    return said.replace(doubledInList(word), (found, rest: string, at: number, whole: string) =>
      /^(?:,| and )/.test(whole.slice(at + found.length)) ? rest : rest.replace(/, (?=[^,]+$)/, " and "),
    );
  }, text);

const doubledInList = (word: string): RegExp => {
  const said = escape(word);
  return new RegExp(
    String.raw`(\b${said}, (?:[^.;]*?, )?[^.;,]*?)(?:,|,? and) ${said}(?=,| and | (?:to|into|over|in|until|together)\b|[.;]|$)`,
    "gi",
  );
};

/** Leaves round a filling: they are neither warmed nor toasted, as bread is. */
export const isLeafForBread = ({ from, to }: Pick<FoundExchange, "from" | "to">): boolean =>
  from.kind === "bread" && to.kind === "vegetable";

type Told = {
  readonly texts: readonly string[];
  readonly notes: readonly Note[];
  readonly ownSteps: readonly OwnStep[];
};

/** A note that says how the stand-in is cooked takes the place of how the food was. */
const SAYS_HOW = /^(?:Fry|Toss|Rinse|Soak|Pat) /;

const isCookedItsWay = (change: Exchanged): boolean =>
  isLeafForBread(change.by) || (STARCHES.has(change.by.from.kind) && SAYS_HOW.test(change.by.note));

/** Zucchini leaves no water of its own to loosen a sauce with. */
const withoutItsWater = (text: string, toWord: string): string =>
  text
    .replace(
      /(\bwith [\p{L} ]+), ([\p{L} ]+?) and a (?:splash|ladle|little|spoon) of (?:its|their|the) water\b/giu,
      "$1 and $2",
    )
    .replace(
      new RegExp(String.raw`, ([^,.;]+) and put (?:the )?${escape(toWord)} on\b[^.;,]*`, "gi"),
      " and $1",
    )
    .replace(new RegExp(String.raw`\bdrained (?=${escape(toWord)}\b)`, "gi"), "")
    .replace(/, a (?:splash|ladle|little|spoon) of (?:its|their|the) water(?=,| and)/gi, "")
    .replace(
      new RegExp(
        String.raw`,? (?:loosen(?:ing|ed) |thinn(?:ing|ed) )?(?:with|and|in|from|keeping|saving)(?: a (?:splash|ladle|spoon|cup|little) of| some(?: of)?| a little| a cup of)? (?:warm |hot |starchy )*(?:its|their|the|the (?:pasta|cooking|noodle)|pasta|cooking|the ${toWord}|${toWord}) water\b`,
        "gi",
      ),
      "",
    )
    // With what, when the water is gone?
    .replace(/\bloosen the [\p{L} ]+?(?:, (?:and )?| and )/giu, "");

type Beside = {
  /** Names of what stays. */
  readonly kept: readonly string[];
  /** Every word for what comes in. */
  readonly standIns: readonly string[];
  /** What is sour in the dish. */
  readonly sour: string | null;
};

const SOUR: readonly (readonly [id: RegExp, word: string])[] = [
  [/^lemon(?:-juice)?$/, "lemon"],
  [/^vinegar/, "vinegar"],
  [/^lime(?:-juice)?$/, "lime"],
];

const sourOf = (foods: readonly Food[]): string | null =>
  SOUR.find(([id]) => foods.some((food) => id.test(food.id)))?.[1] ?? null;

/** A note sends nobody to a bottle that the list does not have. */
const noteFor = (note: string, sour: string | null): string =>
  sour === null && note.includes("vinegar or lemon") ? "" : note.replace("vinegar or lemon", sour ?? "");

const SAID: readonly (readonly [note: RegExp, verbs: string])[] = [[/^Soak or boil /, "boil|cook"]];

const CELERIAC = /^Peel the celeriac thickly first\.$/;
const CUT_CELERIAC =
  /\b(?:slice|dice|cube|cut|grate|chop|shave)\b[^.;]*\bceleriac\b|\bceleriac\b[^.;]*\b(?:wedges|slices|chunks|cubes|dice|sticks|matchsticks|rounds)\b/i;

/** Small potatoes are boiled whole; of what is as large as a head nobody would wait for it. */
const withCut = (note: string, { preparation }: Exchanged["it"], texts: readonly string[]): string =>
  CELERIAC.test(note) &&
  !/\b(?:in|sliced|diced|cubed)\b/.test(preparation) &&
  !texts.some((text) => CUT_CELERIAC.test(text))
    ? "Peel the celeriac thickly and cut it in chunks first."
    : note;

/** Noodles that are boiled with the greens are not boiled before. */
const isSaid = (note: string, toWord: string, texts: readonly string[]): boolean =>
  SAID.some(
    ([start, verbs]) =>
      start.test(note) &&
      texts.some((text) => new RegExp(String.raw`\b(?:${verbs}) (?:the )?${escape(toWord)}`, "i").test(text)),
  );

const tellExchange = (told: Told, change: Exchanged, { kept, standIns, sour }: Beside): Told => {
  const { texts, notes, ownSteps } = told;
  const { from, to, toWord } = change.by;
  const sourNote = noteFor(change.by.note, sour);
  // The vegan cheese that came for the mozzarella is no cheese that goes.
  const words = protecting(change.words, standIns);
  const said = (text: string): string =>
    agreeing(handledAs(swapWords(asNouns(namingCuts(text, from)), words, toWord), from, to, toWord), toWord);
  const say = (text: string): string =>
    isVegetableForStarch(change.by) ? withoutItsWater(said(text), toWord) : said(text);
  const all = texts.map(say);
  const note = withCut(sourNote, change.it, all);
  const own = isCookedItsWay(change) ? texts.map((text) => ownClause(text, change.words, kept)) : [];
  // It is cooked once, where it is first told.
  const at = own.findIndex((clause) => clause !== null);
  const clause = own[at] ?? null;
  if (clause === null)
    return {
      texts: all,
      notes: note === "" || isSaid(note, toWord, all) ? notes : [...notes, { text: note, of: toWord }],
      ownSteps,
    };
  const minutes = quickMinutes(to);
  return {
    texts: all.with(at, say(withNote(clause, note))),
    notes,
    ownSteps:
      minutes === null
        ? ownSteps
        : [
            ...ownSteps,
            {
              at,
              of: toWord,
              minutes,
              isFirst: clause.before === "",
              isAll: clause.before + clause.rest === "",
            },
          ],
  };
};

const tellOmission = (told: Told, change: Extract<Change, { kind: "omit" }>): Told | null => {
  const without = told.texts.map((text) =>
    speaksOf(text, change.words) ? removeWords(text, change.words) : text,
  );
  const whole = without.filter((text) => text !== null);
  return whole.length < without.length ? null : { ...told, texts: whole };
};

const isNewFlesh = (change: Change): boolean => change.kind === "exchange" && isFlesh(change.by.to);

/** Leaves beside a curry are there to eat it with. */
const withUse = (last: string): string =>
  last.replace(
    /\bWash and dry the lettuce leaves\.$/,
    "Wash and dry the lettuce leaves, to scoop it up with.",
  );

const REST = /\bthe rest of the (?=(\p{L}+))/giu;

/** "The rest of the salt" is all of it, where the water is gone that the first of it went into. */
const wholeAgain = (texts: readonly string[]): string[] =>
  texts.map((text, at) =>
    text.replace(REST, (said, food: string, from: number) => {
      const before = [...texts.slice(0, at), text.slice(0, from)].join(" ").toLowerCase();
      return before.includes(food.replace(/s$/, "").toLowerCase()) ? said : "the ";
    }),
  );

/**
 * The steps with what is exchanged or left out, and what the cook does differently; null where a food that is left out
 * cannot be taken out of a sentence.
 */
export const retellSteps = (
  steps: readonly DishStep[],
  changes: readonly Change[],
  kept: readonly Food[],
): DishStep[] | null => {
  const standIns = changes.flatMap((change) => (change.kind === "exchange" ? [change.by.toWord] : []));
  const comes = changes.flatMap((change) => (change.kind === "exchange" ? [change.by.to] : []));
  const beside = { kept: kept.map(({ name }) => name), standIns, sour: sourOf([...kept, ...comes]) };
  let told: Told = { texts: steps.map(({ text }) => text), notes: [], ownSteps: [] };
  for (const change of changes) {
    if (change.kind === "exchange") told = tellExchange(told, change, beside);
    else if (change.kind === "omit") {
      const without = tellOmission(told, change);
      if (without === null) return null;
      told = without;
    }
  }
  const isMeatless = !kept.some(isFlesh) && changes.every((change) => !isNewFlesh(change));
  const texts = retellHeat(told.texts, changes, kept)
    .map((text) => saidOnce(text, standIns))
    .map((text) =>
      isMeatless ? text.replace(/\bthe meats?\b/gi, (said) => (said.startsWith("T") ? "It" : "it")) : text,
    );
  const noted = placeNotes(steps, wholeAgain(texts), told.notes);
  const retold = steps.map((step, at) =>
    inTimeOfQuinoa(
      inTimeOfGreens({
        ...step,
        text: capitalise(at === steps.length - 1 ? withUse(noted[at] ?? "") : (noted[at] ?? "")),
      }),
    ),
  );
  return inItsTime(retold, told.ownSteps);
};

const isSpokenOf = (sentence: string, changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change.kind !== "keep" &&
      speaksOf(change.kind === "exchange" ? namingCuts(sentence, change.by.from) : sentence, change.words),
  );

const MEANS_IT = /\b(?:it|its|they|them|their)\b/i;

/**
 * Advice about a food that is gone is no advice, nor is what is said of it in the sentence after; where it comes from is
 * told without it as well.
 */
export const withoutGone = (text: string, changes: readonly Change[]): string => {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const isGone = sentences.map((sentence) => isSpokenOf(sentence, changes));
  return sentences
    .filter((sentence, at) => isGone[at] === false && !(isGone[at - 1] === true && MEANS_IT.test(sentence)))
    .join(" ");
};
