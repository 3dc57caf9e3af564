import type { DishForm } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { lookOf, type Look } from "./look-of.ts";

/** The forms of dishes in which no egg can be seen. */
const MIXED_IN: ReadonlySet<DishForm> = new Set(["cake", "glass"]);
const WHOLE =
  /\b(?:fry|fried|poach\w*|boil\w*|crack|break|slip|slide|halve|quarter|peel|soft-boil\w*|hard-boil\w*)\b[^.;]{0,70}\beggs?\b|\beggs?\b[^.;]{0,50}\b(?:fried|poached|boiled|halved|quartered|peeled|whole|hollows?|wells?|until the whites)\b/iu;
const BEATEN =
  /\b(?:beat|beaten|whisk\w*|scrambl\w*|whip\w*|mix|blend|stir|knead|fold|batter|dough)\b[^.;]{0,70}\beggs?\b|\beggs?\b[^.;]{0,60}\b(?:beaten|scrambl\w*|batter|dough|thread|stream|ribbons?)\b/iu;
/** Soft curds, as of a scramble or an omelet. */
const CURDS: Look = { shape: "crumble", fill: "#F6D978", detail: "#EDC24F" };

const MELTS = /^(?:butter(?:-unsalted)?|vegan-butter|ghee|lard|margarine)$/u;
/** Where butter is spread on at the end, and where what was put on is hot enough to melt it. */
const SPREAD: ReadonlySet<DishForm> = new Set(["toast", "sandwich"]);
const HOT: ReadonlySet<DishForm> = new Set(["cake", "glass", "bake", "soup", "pot", "skewer"]);
const PUT_ON = /\b(?:dot|top|spread|pats?|knob|dab)\b[^.;]{0,40}\bbutter\b|\bbutter\b[^.;]{0,20}\bon top\b/iu;

interface Whole {
  readonly form: DishForm;
  readonly steps: string;
}

/** How a food looks in this dish: an egg that was beaten has no yolk, and butter that melted is not seen. */
export function lookInDish(food: Food, dish: Whole): Look | null {
  const look = lookOf(food);
  if (MELTS.test(food.id)) return isButterSeen(dish) ? look : null;
  return look?.shape === "egg" ? eggIn(look, dish) : look;
}

const isButterSeen = ({ form, steps }: Whole): boolean =>
  SPREAD.has(form) || (!HOT.has(form) && PUT_ON.test(steps));

function eggIn(look: Look, { form, steps }: Whole): Look | null {
  if (MIXED_IN.has(form)) return null;
  return BEATEN.test(steps) && !WHOLE.test(steps) ? CURDS : look;
}
