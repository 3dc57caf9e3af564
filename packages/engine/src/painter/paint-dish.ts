import type { DishForm, IngredientRole } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { createRandom, seedOf, type Random } from "../planner/random.ts";
import { placed, type Point } from "./cut-paper.ts";
import { dishwareOf, type Bed } from "./dishware.ts";
import { drawPiece } from "./draw-piece.ts";
import { blendOf } from "./blend.ts";
import { lookInDish } from "./look-in-dish.ts";
import type { Look, Shape } from "./look-of.ts";
import { isSeenIn, namedFormOf, namedWare } from "./named-forms.ts";
import { isCounted, piecesOf } from "./pieces.ts";

/** What is to be painted: the name makes the picture its own, the foods make it true. */
export type Subject = {
  readonly name: string;
  readonly form: DishForm;
  /** For how many the foods are: the picture shows what one of them eats. */
  readonly servings: number;
  /** How it is made, where that is known: a beaten egg is no fried one. */
  readonly steps: string;
  readonly foods: readonly { readonly food: Food; readonly grams: number; readonly role?: IngredientRole }[];
};

/** What is seen of the foods that look alike. */
export type Portion = { readonly look: Look; readonly grams: number };

const TABLECLOTHS = ["#F3E7D3", "#E6EDE4", "#F4DFD3", "#E9E3EE", "#F6EBC8", "#DFE8EA"];
/** What lies under everything else, and what is strewn over it at the end. */
const UNDER: ReadonlySet<Shape> = new Set(["grains", "noodles", "sauce", "swirl", "flatbread", "bread"]);
const OVER: ReadonlySet<Shape> = new Set(["herb", "sprinkle", "shaving", "nut", "citrus"]);
const CLEAR_BROTH = "#EBC98A";
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
  const named = namedFormOf(subject.name, subject.form);
  const liquid = liquidOf(subject, portions);
  const ware = named === null ? dishwareOf(subject.form, liquid) : namedWare(named, liquid);
  const cloth = TABLECLOTHS[Math.floor(random() * TABLECLOTHS.length)] ?? "#F3E7D3";
  const seen = portions.filter(({ look }) => isSeenIn(named, look.shape));
  const pieces = layers(seen).flatMap((portion) => strew(portion, subject, ware.bed, random));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">' +
    `<rect width="480" height="360" fill="${cloth}"/>${ware.below}${pieces.join("")}${ware.above}</svg>`
  );
}

/** The foods one would see, the heaviest first; two that look alike are one. */
export function visiblePortions(subject: Subject): readonly Portion[] {
  const portions = new Map<string, Portion>();
  for (const { food, grams, role } of subject.foods) {
    const look = lookInDish(food, subject);
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
  const sauce = portions.find(({ look }) => look.shape === "sauce" || look.shape === "swirl");
  return sauce?.look.fill ?? CLEAR_BROTH;
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
