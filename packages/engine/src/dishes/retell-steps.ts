import type { Food } from "../foods/food.ts";
import type { Change } from "./change.ts";
import type { DishStep } from "./dish.ts";
import { wordsFor } from "./find-exchange.ts";
import { capitalise, foodWords, removeWords, speaksOf, swapWords } from "./rename.ts";
import { hotEnough, isFlesh, safeCelsius, withoutCore } from "./retell-heat.ts";
import { asNouns, handledAs } from "./handled-as.ts";
import { ownClause } from "./own-clause.ts";

type Exchanged = Extract<Change, { kind: "exchange" }>;

const STARCHES = new Set(["grain", "pasta"]);

/** Cauliflower for rice, zucchini for pasta: what is boiled or drinks its broth gives way to what does neither. */
export const isVegetableForStarch = ({ by }: Exchanged): boolean =>
  STARCHES.has(by.from.kind) &&
  (by.to.kind === "vegetable" || by.to.id === "cauliflower-rice") &&
  !by.from.id.endsWith("-cooked");

const isWarmed = (food: Food): boolean => isFlesh(food) || food.kind === "egg";

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
  if (celsius > 0) return texts.map((text) => hotEnough(text, celsius));
  const left = kept.filter((food) => safeCelsius(food) !== null);
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
  return texts.map((text) => {
    if (left.length === 0) return withoutCore(text);
    if (!speaksOf(text, standIns)) return text;
    // "Cook the lentils to 71 °C, slide in the eggs": up to the food that is warmed all the same.
    const parts = text.split(/(?<=[,;.] )/);
    const at = parts.findIndex(isLeftIn);
    const end = at < 0 ? parts.length : at;
    return withoutCore(parts.slice(0, end).join("")) + parts.slice(end).join("");
  });
};

/** Tamari for both soy sauce and oyster sauce is named once. */
const saidOnce = (text: string, words: readonly string[]): string =>
  words.reduce((told, word) => {
    const twice = `${word}, ${word}`;
    return [`${word} and ${word}`, `${word} or ${word}`, twice].reduce(
      (said, doubled) => said.split(doubled).join(word),
      told,
    );
  }, text);

/** Leaves round a filling: they are neither warmed nor toasted, as bread is. */
export const isLeafForBread = ({ by }: Exchanged): boolean =>
  by.from.kind === "bread" && by.to.kind === "vegetable";

type Told = { readonly texts: readonly string[]; readonly notes: readonly string[] };

/** A note that says how the stand-in is cooked takes the place of how the food was. */
const SAYS_HOW = /^(?:Fry|Toss|Rinse|Soak) /;

const isCookedItsWay = (change: Exchanged): boolean =>
  isLeafForBread(change) || (STARCHES.has(change.by.from.kind) && SAYS_HOW.test(change.by.note));

const tellExchange = ({ texts, notes }: Told, change: Exchanged, kept: readonly string[]): Told => {
  const { from, to, note, toWord } = change.by;
  const say = (text: string): string =>
    handledAs(swapWords(asNouns(text), change.words, toWord), from, to, toWord);
  const own = isCookedItsWay(change) ? texts.map((text) => ownClause(text, change.words, note, kept)) : [];
  if (own.some((text) => text !== null))
    return { texts: texts.map((text, at) => say(own[at] ?? text)), notes };
  return { texts: texts.map(say), notes: note === "" ? notes : [...notes, note] };
};

const tellOmission = ({ texts, notes }: Told, change: Extract<Change, { kind: "omit" }>): Told => {
  const without = texts.map((text) =>
    speaksOf(text, change.words) ? (removeWords(text, change.words) ?? text) : text,
  );
  return without.some((text) => speaksOf(text, change.words))
    ? { texts: without, notes: [...notes, `Leave out the ${change.name} wherever the steps name it.`] }
    : { texts: without, notes };
};

/** The steps with what is exchanged or left out; what the cook does differently stands in the first. */
export const retellSteps = (
  steps: readonly DishStep[],
  changes: readonly Change[],
  kept: readonly Food[],
): DishStep[] => {
  const names = kept.map(({ name }) => name);
  let told: Told = { texts: steps.map(({ text }) => text), notes: [] };
  for (const change of changes) {
    if (change.kind === "exchange") told = tellExchange(told, change, names);
    else if (change.kind === "omit") told = tellOmission(told, change);
  }
  const standIns = changes.flatMap((change) => (change.kind === "exchange" ? [change.by.toWord] : []));
  const texts = retellHeat(told.texts, changes, kept).map((text) => saidOnce(text, standIns));
  const added = [...new Set(told.notes)].join(" ");
  return steps.map((step, at) => ({
    ...step,
    text: capitalise(at === 0 && added !== "" ? `${texts[at] ?? ""} ${added}` : (texts[at] ?? "")),
  }));
};

const isSpokenOf = (sentence: string, changes: readonly Change[]): boolean =>
  changes.some((change) => change.kind !== "keep" && speaksOf(sentence, change.words));

/** Advice about a food that is gone is no advice; where it comes from is told without it as well. */
export const withoutGone = (text: string, changes: readonly Change[]): string =>
  text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .filter((sentence) => !isSpokenOf(sentence, changes))
    .join(" ");
