import type { Dish } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import tasteWords from "./taste-words.json" with { type: "json" };

/** What free words about taste ask for: things to look for in a dish, and whether the cooking should be refined. */
export type TasteWish = {
  readonly groups: readonly (readonly string[])[];
  readonly avoided: readonly string[];
  readonly isGourmet: boolean;
};

const FILLER = new Set(
  (
    "the and with for very more some lots lot like love prefer please dish dishes food foods meal meals recipe recipes style taste " +
    "tastes flavour flavours flavor flavors want would something bit really quite not but from that this have give make cuisine"
  ).split(" "),
);

const GOURMET = /gourmet|sophisticat|fine.dining|refined|elegant|haute|restaurant|chef.?s/i;
const NEGATION = /\b(?:no|not|without|avoid|hate|dislike|never|less)\s+(?:too\s+|very\s+|any\s+)?([a-z]+)/gi;

const lexicon: Readonly<Record<string, readonly string[]>> = tasteWords;

/** Reads the wish from the person's words. */
export const readTaste = (text: string): TasteWish => {
  const lower = text.toLowerCase();
  const avoided = [...lower.matchAll(NEGATION)].flatMap(([, word]) =>
    word === undefined ? [] : (lexicon[word] ?? [word]),
  );
  const wanted = lower.replace(NEGATION, " ").match(/[a-z]{3,}/g) ?? [];
  const isGourmet = GOURMET.test(lower);
  const words = [...new Set(wanted)].filter((word) => !FILLER.has(word) && !GOURMET.test(word));
  // A phrase about refinement is full of words that no dish has; beside it only words of taste count.
  const groups = words.flatMap((word) => {
    const known = lexicon[word];
    if (known !== undefined) return [known];
    return isGourmet ? [] : [[word.replace(/s$/, "")]];
  });
  return { groups: groups.slice(0, 12), avoided, isGourmet };
};

const textOf = (dish: Dish, foods: readonly Food[]): string =>
  `${dish.name} ${dish.description} ${foods.map((food) => food.name).join(" ")}`.toLowerCase();

/** 0–1: the part of what was asked for that the dish has; 0 when it has something that was not wanted. */
export const tasteOf = (dish: Dish, foods: readonly Food[], wish: TasteWish): number => {
  if (wish.groups.length === 0 && wish.avoided.length === 0) return 1;
  const text = textOf(dish, foods);
  if (wish.avoided.some((word) => text.includes(word))) return 0;
  if (wish.groups.length === 0) return 1;
  const met = wish.groups.filter((words) => words.some((word) => text.includes(word))).length;
  return Math.min(1, (met * 2) / (wish.groups.length + 1));
};
