import { useId } from "react";
import * as t from "../texts/en/charts.ts";

/** spec: 2, section 9: green, blue, yellow and red. What is drawn with a pattern has no fill of its own. */
export const seriesLook = {
  calories: "fill-herb forced-colors:stroke-[CanvasText]",
  protein: "fill-water stroke-water forced-colors:stroke-[CanvasText]",
  carbs: "stroke-butter forced-colors:stroke-[CanvasText]",
  fats: "stroke-danger forced-colors:stroke-[CanvasText]",
} as const;

export interface PatternIds {
  readonly over: string;
  readonly carbs: string;
  readonly fats: string;
}

/** The names of a chart's patterns. Punctuation would end the name inside `url(#…)`. */
export function patternsOf(id: string): PatternIds {
  const own = id.replaceAll(/\W/gu, "");
  return { over: `${own}-over`, carbs: `${own}-carbs`, fats: `${own}-fats` };
}

/** The series are told apart without colour, too: plain, striped, dotted. */
export function BarPatterns({ ids }: { readonly ids: PatternIds }) {
  return (
    <defs>
      <pattern id={ids.over} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-card" />
        <rect width="3" height="6" className="fill-herb" />
      </pattern>
      <pattern
        id={ids.carbs}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="6" height="6" className="fill-butter-fill" />
        <rect width="2" height="6" className="fill-on-butter" />
      </pattern>
      <pattern id={ids.fats} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-danger-soft" />
        <circle cx="3" cy="3" r="2" className="fill-danger" />
      </pattern>
    </defs>
  );
}

/** Which bar is what. */
export function Legend() {
  const ids = patternsOf(useId());
  const items = [
    { name: t.calories, look: seriesLook.calories },
    { name: t.protein, look: seriesLook.protein },
    { name: t.carbs, look: seriesLook.carbs, fill: `url(#${ids.carbs})` },
    { name: t.fats, look: seriesLook.fats, fill: `url(#${ids.fats})` },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {items.map(({ name, look, fill }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="18" height="18">
            <BarPatterns ids={ids} />
            <rect
              x="1"
              y="1"
              width="16"
              height="16"
              rx="3"
              className={look}
              {...(fill !== undefined && { fill })}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
