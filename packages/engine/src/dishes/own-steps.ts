import type { Food } from "../foods/food.ts";
import type { Dish, DishStep } from "./dish.ts";
import { foodWords, speaksOf } from "./rename.ts";

/** A step, or a part of one, that now says how a stand-in is cooked. */
export type OwnStep = {
  readonly at: number;
  /** The stand-in, as the steps call it. */
  readonly of: string;
  readonly minutes: number;
  /** Nothing of the step comes before it, */
  readonly isFirst: boolean;
  /** nor after it. */
  readonly isAll: boolean;
};

/** Rice and pasta boil for a quarter of an hour; what takes their place is hot in so many minutes. */
const QUICK: Readonly<Record<string, number>> = {
  "cauliflower-rice": 5,
  "zucchini-noodles": 3,
  shirataki: 3,
};

/** How long a stand-in is cooked that is cooked shortly; null for all others. */
export const quickMinutes = ({ id }: Food): number | null => QUICK[id] ?? null;

/** Where it is wanted: before the next step that names it, else before the last, which serves. */
const placeOf = (steps: readonly DishStep[], { at, of }: OwnStep): number => {
  const words = foodWords([of], []);
  const next = steps.findIndex(({ text }, step) => step > at && speaksOf(text, words));
  return whereNothingWaits(steps, at, next > 0 ? next : Math.max(at, steps.length - 1));
};

const withoutWaiting = (step: DishStep, { minutes, isFirst }: OwnStep): DishStep =>
  isFirst && step.waitingMinutes !== undefined
    ? { ...step, minutes: step.minutes - step.waitingMinutes + minutes, waitingMinutes: 0 }
    : step;

const notCold = (step: DishStep, fried: readonly OwnStep[]): DishStep => ({
  ...step,
  text: fried.reduce((text, { of }) => text.replace(`cold ${of}`, of), step.text),
});

const LAST_MINUTE = / ?\bFry the ([\p{L} -]+?) dry in a hot pan for five minutes and keep it warm\./u;
const LAST_MINUTES = 5;

const HOT: ReadonlySet<string> = new Set(["cooking", "eggs"]);
/** Of a stew that simmered so long nobody minds that it stands for five minutes more. */
const STANDS_AFTER = 8;

/** While a stew or a roast stands; where something is done in minutes at the end, before it is begun. */
const whereNothingWaits = (steps: readonly DishStep[], from: number, place: number): number => {
  const { minutes = 0, waitingMinutes = 0 } = steps[place - 1] ?? {};
  return place - 1 <= from || (waitingMinutes >= STANDS_AFTER && waitingMinutes * 2 >= minutes)
    ? place
    : from;
};

/** What is fried before it is served is no part of an earlier step in which rice was put on. */
const fryingLast = (steps: readonly DishStep[]): DishStep[] => {
  const from = steps.findIndex(({ text }) => LAST_MINUTE.test(text));
  const [note = "", food = ""] = LAST_MINUTE.exec(steps[from]?.text ?? "") ?? [];
  const step = steps[from];
  const rest = step?.text.replace(note, "").trim() ?? "";
  const isFirst = step?.text.startsWith(note) === true;
  if (step === undefined || rest === "" || (from === steps.length - 1 && !isFirst)) return [...steps];
  const isShorter = isFirst && step.waitingMinutes === 0 && step.minutes > LAST_MINUTES;
  const words = foodWords([food], []);
  const next = steps.findIndex(({ text }, at) => at > from && speaksOf(text, words));
  const place = whereNothingWaits(steps, from, next > 0 ? next : steps.length - 1);
  const fried: DishStep = {
    minutes: LAST_MINUTES,
    waitingMinutes: 0,
    category: "cooking",
    text: note.trim(),
  };
  return steps.flatMap((other, at) => {
    const told =
      at === from ? { ...step, text: rest, minutes: step.minutes - (isShorter ? LAST_MINUTES : 0) } : other;
    return at === place ? [fried, told] : [told];
  });
};

/** Stir-fried with the rest, it is not fried before. */
const isTossed = ({ category, text }: DishStep, of: string): boolean =>
  HOT.has(category) && /\b(?:stir-fry|toss|press)\b/i.test(text) && speaksOf(text, foodWords([of], []));

const QUINOA = /\buntil its rings open\b/;
const QUINOA_MINUTES = 16;

/** Couscous swells in five minutes, and quinoa simmers for fifteen. */
export const inTimeOfQuinoa = (step: DishStep): DishStep =>
  QUINOA.test(step.text) && step.minutes < QUINOA_MINUTES
    ? { ...step, minutes: QUINOA_MINUTES, waitingMinutes: QUINOA_MINUTES - 1 }
    : step;

/** The steps with every stand-in cooked when it is wanted, for as long as it takes: nothing fries for the time that rice boils. */
export const inItsTime = (steps: readonly DishStep[], ownSteps: readonly OwnStep[]): DishStep[] => {
  const moved = ownSteps.filter(({ isAll }) => isAll);
  // Cold rice is fried a second time, and what took its place once.
  const friedLater = moved.filter(
    ({ at, of }) =>
      steps.some(({ text }) => text.includes(`cold ${of}`)) ||
      steps.some((step, later) => later > at && isTossed(step, of)),
  );
  const timed = steps.map((step, at) => {
    const part = ownSteps.find((own) => own.at === at && !own.isAll);
    return part === undefined ? step : withoutWaiting(step, part);
  });
  const told = timed.flatMap((step, at) => {
    const here = moved.flatMap((own): DishStep[] => {
      const text = steps[own.at]?.text ?? "";
      return placeOf(steps, own) === at && !friedLater.includes(own)
        ? [{ minutes: own.minutes, waitingMinutes: 0, category: "cooking", text }]
        : [];
    });
    return moved.some((own) => own.at === at) ? here : here.concat(notCold(step, friedLater));
  });
  return fryingLast(told);
};

/** Preparing and cooking together take as long as the steps. */
export const minutesOf = (
  { prepMinutes }: Pick<Dish, "prepMinutes" | "cookMinutes">,
  steps: readonly DishStep[],
): Pick<Dish, "prepMinutes" | "cookMinutes"> => {
  const whole = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const prep = Math.min(prepMinutes, whole);
  return { prepMinutes: prep, cookMinutes: whole - prep };
};
