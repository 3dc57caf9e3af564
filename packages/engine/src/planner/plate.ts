import { type Component, STARCHES } from "./component.ts";
import { roleOf } from "./side-roles.ts";
import { addScaled, createFigures, type Figures } from "./figures.ts";
import type { Heavy } from "./week-heaps.ts";

/** What one meal could be: a dish, what stands beside it, and how large the portion is. */
export type Plate = {
  readonly main: Component;
  readonly addons: readonly Component[];
  /** Servings of everything on the plate; 1 is what the cook wrote. */
  readonly factor: number;
  /** Place in STARCHES of what the whole plate stands on, the rice beside the chicken too; -1 where there is none. */
  readonly starch: number;
  /** Place of its protein: of the chicken beside a plate of vegetables, else of the dish. */
  readonly proteinGroup: number;
  /** Numbers of what has to be bought for it, each once. */
  readonly bought: readonly number[];
  /** What a week soon has too much of, at this factor. */
  readonly heavy: readonly Heavy[];
  /** What the plate brings at this factor. */
  readonly figures: Figures;
  /** The part of the preference score, and of the wish for natural plates, that is the plate's own. */
  readonly value: number;
};

/** A slice of bread beside a soup makes no meal of bread. */
const BREAD = STARCHES.indexOf("bread");

const starchOf = (main: Component, addons: readonly Component[]): number => {
  if (main.starch >= 0) return main.starch;
  for (const { starch } of addons) if (starch >= 0 && starch !== BREAD) return starch;
  return -1;
};

const isPiece = (addon: Component): boolean => addon.isExtra && roleOf(addon) === "piece";

const boughtOf = (main: Component, addons: readonly Component[]): readonly number[] =>
  addons.length === 0
    ? main.bought
    : [...new Set([main, ...addons].flatMap((component) => component.bought))];

const heavyOn = (main: Component, addons: readonly Component[], factor: number): readonly Heavy[] =>
  [main, ...addons].flatMap(({ heavy }) => heavy.map((each) => ({ ...each, grams: each.grams * factor })));

/** A plate as it is weighed: thousands are for a week, and most of them are never offered. */
export type PlateDraft = Pick<Plate, "main" | "addons" | "factor" | "figures">;

/** Puts a plate together so that it brings the energy asked for. */
export const draftPlate = (main: Component, addons: readonly Component[], targetKcal: number): PlateDraft => {
  let kcal = main.kcal;
  for (const addon of addons) kcal += addon.kcal;
  const factor = targetKcal / kcal;
  const figures = createFigures();
  addScaled(figures, main.figures, factor);
  for (const addon of addons) addScaled(figures, addon.figures, factor);
  return { main, addons, factor, figures };
};

/** The plate with all that the plan counts of it. */
export const finishPlate = ({ main, addons, factor, figures }: PlateDraft, value: number): Plate => ({
  main,
  addons,
  factor,
  figures,
  starch: starchOf(main, addons),
  proteinGroup: addons.find(isPiece)?.proteinGroup ?? main.proteinGroup,
  bought: boughtOf(main, addons),
  heavy: heavyOn(main, addons, factor),
  value,
});

/** A plate that is the only one of its kind. */
export const createPlate = (
  main: Component,
  addons: readonly Component[],
  targetKcal: number,
  value = 0,
): Plate => finishPlate(draftPlate(main, addons, targetKcal), value);

const SMALLEST_NATURAL = 0.72;
const LARGEST_NATURAL = 1.35;

/** How far a portion is from what a cook would serve; 0 inside the natural range. */
export const portionStrain = (factor: number): number => {
  const distance =
    factor > LARGEST_NATURAL
      ? Math.log(factor / LARGEST_NATURAL)
      : factor < SMALLEST_NATURAL
        ? Math.log(SMALLEST_NATURAL / factor)
        : 0;
  return distance * (0.35 + distance);
};
