import type { PlannerSettings } from "@meal/domain/planner/settings";
import { FIGURE_NAMES, readFigure } from "@meal/domain/planner/typed-figures";
import * as t from "../texts/en/figures.ts";

/** Minutes, nutrients and money that were asked for, each in a few words. */
export function figuresInWords({ figures }: Pick<PlannerSettings, "figures">): readonly string[] {
  return FIGURE_NAMES.flatMap((name) => {
    const value = readFigure(name, figures[name]);
    return value === undefined ? [] : [t.inShort[name](value)];
  });
}
