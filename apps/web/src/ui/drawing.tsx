import { drawingsFolder } from "virtual:drawings";
import { cx } from "./cx.ts";

export type DrawingName =
  | "calorie-tracking"
  | "cook-batch"
  | "cook-easy"
  | "cook-fresh"
  | "cooking-timer"
  | "eat-everything"
  | "eat-fish"
  | "eat-vegan"
  | "eat-vegetarian"
  | "empty"
  | "error"
  | "extra-plans"
  | "food-analysis"
  | "hero"
  | "logo"
  | "meal-planner"
  | "not-found"
  | "nutrition-chat"
  | "offline"
  | "product-questions"
  | "recipe-box"
  | "shopping-list";

export interface DrawingProps {
  readonly name: DrawingName;
  /** Width and height of the sheet, as a proportion. */
  readonly shape?: readonly [width: number, height: number];
  readonly className?: string;
}

export const usualShape = [4, 3] as const;

/** A drawing from its file, as decoration. It takes its colours from the page, so it follows the theme. */
export function Drawing({ name, shape = usualShape, className }: DrawingProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${shape.join(" ")}`} className={cx("block max-w-full", className)}>
      <use href={addressOf(name)} />
    </svg>
  );
}

/** Where a drawing lies, as what a `<use>` points at. */
export function addressOf(name: DrawingName): string {
  return `${drawingsFolder}/${name}.svg#drawing`;
}
