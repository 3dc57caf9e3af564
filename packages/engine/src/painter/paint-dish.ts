import type { DishForm, IngredientRole } from "../dishes/dish.ts";
import { createRandom, seedOf, type Random } from "../planner/random.ts";
import { placed, type Point } from "./cut-paper.ts";
import { dishwareOf, type Bed, type Dishware } from "./dishware.ts";
import { drawPiece } from "./draw-piece.ts";
import { blendOf, mixed } from "./blend.ts";
import { blendedIn } from "./blended-soup.ts";
import { lookInDish } from "./look-in-dish.ts";
import type { Look, Shape } from "./look-of.ts";
import { isSeenIn, type NamedForm, namedFormOf, namedWare } from "./named-forms.ts";
import { fillingOf, isPastry } from "./pies.ts";
import type { Subject } from "./subject.ts";
import { isCounted, piecesOf } from "./pieces.ts";

/** What is seen of the foods that look alike. */
export type Portion = { readonly look: Look; readonly grams: number };

const TABLECLOTHS = ["#F3E7D3", "#E6EDE4", "#F4DFD3", "#E9E3EE", "#F6EBC8", "#DFE8EA"];
/** What lies under everything else, and what is strewn over it at the end. */
const UNDER: ReadonlySet<Shape> = new Set(["grains", "noodles", "sauce", "swirl", "flatbread", "bread"]);
const OVER: ReadonlySet<Shape> = new Set(["herb", "sprinkle", "shaving", "nut", "citrus"]);
const CLEAR_BROTH = "#EBC98A";
/** What is of one color with all that dissolves in it. */
const WET: ReadonlySet<DishForm> = new Set(["soup", "pot"]);
const MOST_FOODS = 7;
/** What melts, binds or dissolves is eaten and not seen. */
const UNSEEN_ROLES: ReadonlySet<IngredientRole> = new Set(["binder", "seasoning"]);

/**
 * A picture of a dish from its own foods, as SVG. The same dish always looks the same. It holds no word of anybody:
 * whoever has the address of a picture may see it, and what shows it says its name.
 */
export function paintDish(subject: Subject): string {
  const random = createRandom(seedOf(subject.name));
  const portions = visiblePortions(subject);
  const named = namedFormOf(subject);
  const ware = wareOf(subject, named, portions);
  const cloth = TABLECLOTHS[Math.floor(random() * TABLECLOTHS.length)] ?? "#F3E7D3";
  const seen = portions.filter(
    ({ look: { shape } }) => isSeenIn(named, shape) && !(shape === "sauce" && WET.has(subject.form)),
  );
  const pieces = layers(seen).flatMap((portion) => strew(portion, subject, ware.bed, random));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">' +
    `<rect width="480" height="360" fill="${cloth}"/>${ware.below}${pieces.join("")}${ware.above}</svg>`
  );
}

/** What it is served in, with what fills that. */
function wareOf(subject: Subject, named: NamedForm | null, portions: readonly Portion[]): Dishware {
  if (named === null) return dishwareOf(subject.form, liquidOf(subject, portions));
  return namedWare(named, isPastry(named) ? fillingOf(subject, named) : liquidOf(subject, portions));
}

/** The foods one would see, the heaviest first; two that look alike are one. */
export function visiblePortions(subject: Subject): readonly Portion[] {
  const portions = new Map<string, Portion>();
  const blended = new Set(blendedIn(subject));
  for (const each of subject.foods) {
    const { food, grams, role } = each;
    const look = blended.has(each) ? null : lookInDish(food, subject);
    if (look === null || (isUnseen(role) && look.shape !== "sauce")) continue;
    const key = `${look.shape}${look.fill}`;
    portions.set(key, { look, grams: grams + (portions.get(key)?.grams ?? 0) });
  }
  return [...portions.values()].toSorted((one, other) => other.grams - one.grams).slice(0, MOST_FOODS);
}

const isUnseen = (role: IngredientRole | undefined): boolean => role !== undefined && UNSEEN_ROLES.has(role);

/** What fills a bowl or a pot: its sauce or cream, else a clear broth. A glass has the colour of all that is in it. */
function liquidOf(subject: Subject, portions: readonly Portion[]): string {
  if (subject.form === "glass") return blendOf(subject.foods) ?? CLEAR_BROTH;
  const blend = blendOf(blendedIn(subject));
  if (blend !== null) return blend;
  const sauce = portions.find(({ look }) => look.shape === "sauce" || look.shape === "swirl");
  return sauce === undefined ? CLEAR_BROTH : mixed(CLEAR_BROTH, sauce.look.fill, strengthOf(sauce, subject));
}

/** A spoon of miso in a pot of stock tints it, and tomatoes for half of it make it red. */
const TINTS = 3;
const THIN = /^(?:water|stock|broth|dashi)/u;

function strengthOf({ grams }: Portion, { foods }: Subject): number {
  const thin = foods.reduce((sum, { food, grams: each }) => sum + (THIN.test(food.id) ? each : 0), 0);
  return Math.min(1, (TINTS * grams) / (grams + thin));
}

function layers(portions: readonly Portion[]): readonly Portion[] {
  const depth = ({ look: { shape } }: Portion): number => {
    if (UNDER.has(shape)) return 0;
    // What one counts is not hidden under what is cut.
    return OVER.has(shape) ? 3 : isCounted(shape) ? 2 : 1;
  };
  return portions.toSorted((one, other) => depth(one) - depth(other));
}

/** Lays the pieces of one food over the bed: more of what weighs more, evenly, as a careful hand would. */
function strew(portion: Portion, subject: Subject, bed: Bed, random: Random): string[] {
  const { look } = portion;
  const isUnder = UNDER.has(look.shape);
  const count = bed.points?.length ?? (isUnder ? 5 : piecesOf(portion, subject.servings));
  const size = bed.points !== undefined ? 0.45 : isUnder ? bed.radiusX / 62 : bed.radiusX / 88;
  const start = random() * Math.PI * 2;
  return Array.from({ length: count }, (_, at) => {
    const point = bed.points?.[at] ?? spiralPoint(at, count, start, bed, isUnder ? 0.5 : 0.82);
    return placed(drawPiece(look, random), point, random() * 360, size * (0.85 + random() * 0.25));
  });
}

/** Points that fill an ellipse evenly, like seeds in a sunflower. */
function spiralPoint(at: number, count: number, start: number, bed: Bed, reach: number): Point {
  const distance = Math.sqrt((at + 0.6) / count) * reach;
  const angle = start + at * 2.399963;
  return {
    x: bed.x + Math.cos(angle) * bed.radiusX * distance,
    y: bed.y + Math.sin(angle) * bed.radiusY * distance,
  };
}
