import { type HandsOnLimit, type PlanLimits, WISHED_FIGURES } from "../chef/week-wishes.ts";

/** A figure that somebody may ask of their days or their week. */
export type WishedFigure = keyof typeof WISHED_FIGURES;
export const FIGURE_NAMES = [
  "workday",
  "weekend",
  "proteinMin",
  "carbsMax",
  "sodiumMaxMg",
  "budgetCentsWeek",
] as const satisfies readonly WishedFigure[];

/** What was typed for each; one that is missing or empty asks for nothing. */
export type TypedFigures = { readonly [Figure in WishedFigure]?: string };

/** Money is typed in dollars. */
const centsOf = (figure: WishedFigure): number => (figure === "budgetCentsWeek" ? 100 : 1);

/** The figure that was typed, as a plan is asked for it; undefined where nothing was, or nothing that a plan can be asked for. */
export function readFigure(figure: WishedFigure, typed = ""): number | undefined {
  const text = typed.trim().replace(/^\$/u, "").replaceAll(/[,\s]/gu, "");
  if (!/^\d+(?:\.\d+)?$/u.test(text)) return undefined;
  const value = Math.round(Number(text) * centsOf(figure));
  const { least, most } = WISHED_FIGURES[figure];
  return value >= least && value <= most ? value : undefined;
}

/** A figure of a request as somebody would have typed it. */
export function typedFigure(figure: WishedFigure, value: number | undefined): string {
  return value === undefined ? "" : String(value / centsOf(figure));
}

/** The least and the most that can be typed. */
export function rangeOf(figure: WishedFigure): { readonly least: number; readonly most: number } {
  const { least, most } = WISHED_FIGURES[figure];
  return { least: least / centsOf(figure), most: most / centsOf(figure) };
}

/** Whether what was typed asks for nothing, or for something that a plan can be asked for. */
export function isFigureSound(figure: WishedFigure, typed = ""): boolean {
  return typed.trim() === "" || readFigure(figure, typed) !== undefined;
}

export function areFiguresSound(figures: TypedFigures): boolean {
  return FIGURE_NAMES.every((figure) => isFigureSound(figure, figures[figure]));
}

/** The figures as a plan is asked for them; only what was said is there. */
export function figuresAsked(figures: TypedFigures): {
  readonly handsOnLimit?: HandsOnLimit;
  readonly limits?: PlanLimits;
} {
  const asked = (...names: readonly WishedFigure[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = readFigure(name, figures[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const handsOnLimit: HandsOnLimit = asked("workday", "weekend");
  const limits: PlanLimits = asked("proteinMin", "carbsMax", "sodiumMaxMg", "budgetCentsWeek");
  return {
    ...(Object.keys(handsOnLimit).length > 0 && { handsOnLimit }),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

/** The figures with other minutes of hands. */
export function withHands(figures: TypedFigures, { workday, weekend }: HandsOnLimit): TypedFigures {
  return { ...figures, workday: typedFigure("workday", workday), weekend: typedFigure("weekend", weekend) };
}

/** The figures with other limits, whatever they were before. */
export function withLimits(figures: TypedFigures, limits: PlanLimits): TypedFigures {
  const { proteinMin, carbsMax, sodiumMaxMg, budgetCentsWeek } = limits;
  return {
    ...figures,
    proteinMin: typedFigure("proteinMin", proteinMin),
    carbsMax: typedFigure("carbsMax", carbsMax),
    sodiumMaxMg: typedFigure("sodiumMaxMg", sodiumMaxMg),
    budgetCentsWeek: typedFigure("budgetCentsWeek", budgetCentsWeek),
  };
}
