import { type Condition, endless, figureOf } from "@meal/domain/deployment/facts";
import { textHere } from "./here.ts";
import * as t from "./texts/en/free-uses.ts";

/** A line that stands there only where it is so. */
interface LineHere {
  readonly if: readonly Condition[];
  readonly text: string;
}

/** What is free on a site that has figures of its own (`FREE_LIMITS`); nothing where it has the usual ones. */
export function ownFreeUses(): readonly LineHere[] {
  return t.freeUses.flatMap(({ feature, withFigure, withoutLimit }) => [
    { if: [figureOf(feature)], text: withFigure(textHere(figureOf(feature))) },
    { if: [endless(feature)], text: withoutLimit },
  ]);
}
