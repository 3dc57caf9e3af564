import type { DishForm } from "../dishes/dish.ts";
import type { Look } from "./look-of.ts";

/** The forms of dishes in which no egg can be seen. */
const MIXED_IN: ReadonlySet<DishForm> = new Set(["cake", "glass"]);
const WHOLE =
  /\b(?:fry|fried|poach\w*|boil\w*|crack|break|slip|slide|halve|quarter|peel|soft-boil\w*|hard-boil\w*)\b[^.;]{0,70}\beggs?\b|\beggs?\b[^.;]{0,50}\b(?:fried|poached|boiled|halved|quartered|peeled|whole|hollows?|wells?|until the whites)\b/iu;
const BEATEN =
  /\b(?:beat|beaten|whisk\w*|scrambl\w*|whip\w*|mix|blend|stir|knead|fold|batter|dough)\b[^.;]{0,70}\beggs?\b|\beggs?\b[^.;]{0,60}\b(?:beaten|scrambl\w*|batter|dough|thread|stream|ribbons?)\b/iu;
/** Soft curds, as of a scramble or an omelet. */
const CURDS: Look = { shape: "crumble", fill: "#F6D978", detail: "#EDC24F" };

/** How a food looks in this dish: an egg that was beaten has no yolk, and none is seen in a cake. */
export function lookInDish(
  look: Look | null,
  { form, steps }: { readonly form: DishForm; readonly steps: string },
): Look | null {
  if (look?.shape !== "egg") return look;
  if (MIXED_IN.has(form)) return null;
  return BEATEN.test(steps) && !WHOLE.test(steps) ? CURDS : look;
}
