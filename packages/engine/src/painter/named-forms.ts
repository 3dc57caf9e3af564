import type { DishForm } from "../dishes/dish.ts";
import { disc, figure, filled, type Point, stroked } from "./cut-paper.ts";
import { type Dishware, dishwareOf } from "./dishware.ts";
import type { Shape } from "./look-of.ts";
import { PASTRIES, type Pastry, pastryOf } from "./pies.ts";

/** A form that everybody knows by its outline, whatever it is served on. */
export type NamedForm = "dumpling" | "pizza" | "roll" | "taco" | Pastry;

const NAMES: readonly (readonly [NamedForm, name: RegExp, forms: readonly DishForm[]])[] = [
  ["pizza", /\bpizzas?\b|\blahmacun\b|\bmanakish\b|flambée/i, ["bake", "plate", "toast", "pan"]],
  ["taco", /\btacos?\b/i, ["wrap"]],
  ["roll", /\b(?:nori|california|cucumber|tuna) rolls?\b|\bkimbap\b|\bmaki\b/i, ["wrap", "plate"]],
  [
    "dumpling",
    /\b(?:dumplings|potstickers|gyoza|pierogi|shumai|khinkali|buuz|pelmeni|manti)\b/i,
    ["plate", "pan", "bake", "bowl"],
  ],
];

/** The outline that a dish has by its name, where it is served as such a thing: taco soup is a soup. */
export const namedFormOf = (dish: {
  readonly name: string;
  readonly form: DishForm;
  readonly steps: string;
}) =>
  pastryOf(dish) ??
  NAMES.find(([, pattern, forms]) => pattern.test(dish.name) && forms.includes(dish.form))?.[0] ??
  null;

const CENTRE: Point = { x: 240, y: 180 };

const around = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 - Math.PI / 2;
    return { x: CENTRE.x + Math.cos(angle) * radius, y: CENTRE.y + Math.sin(angle) * radius * 0.72 };
  });

const pizza = (sauce: string): Dishware => {
  const board = dishwareOf("sandwich", sauce);
  return {
    below:
      board.below + disc(136, "#CF9350", CENTRE) + disc(122, "#EBC98E", CENTRE) + disc(116, sauce, CENTRE),
    above: [0, 45, 90, 135]
      .map((turn) => {
        const x = Math.cos((turn * Math.PI) / 180) * 136;
        const y = Math.sin((turn * Math.PI) / 180) * 136;
        return stroked(
          `M${figure(240 - x)} ${figure(180 - y)}L${figure(240 + x)} ${figure(180 + y)}`,
          "#B9803F",
          2,
        );
      })
      .join(""),
    bed: { ...CENTRE, radiusX: 100, radiusY: 100 },
  };
};

/** Half a tortilla, open above. */
const shell = (x: number, y: number, colour: string): string =>
  filled(`M${figure(x - 56)} ${figure(y)}A56 62 0 0 0 ${figure(x + 56)} ${figure(y)}Z`, colour);

const TACOS = [134, 240, 346];

const taco = (sauce: string): Dishware => ({
  below:
    dishwareOf("sandwich", sauce).below +
    TACOS.map((x) => filled(`M${x - 56} 178A56 44 0 0 1 ${x + 56} 178Z`, "#D9A958")).join(""),
  above: TACOS.map((x) => shell(x, 182, "#EFC777")).join(""),
  bed: { x: 240, y: 166, radiusX: 140, radiusY: 14 },
});

const ROLLS = around(7, 96);

const roll = (sauce: string): Dishware => ({
  below:
    dishwareOf("sandwich", sauce).below +
    ROLLS.map((at) => disc(36, "#26352B", at) + disc(31, "#FBF8EF", at)).join(""),
  above: "",
  bed: { ...CENTRE, radiusX: 96, radiusY: 70, points: ROLLS },
});

const DUMPLING =
  filled("M-40 8C-40 -30 40 -30 40 8C20 18 -20 18 -40 8Z", "#EBD2A4") +
  stroked("M-28 -8L-22 4M-12 -15L-9 -1M6 -16L6 -2M23 -11L19 2", "#B98F4E", 3);

const dumpling = (sauce: string): Dishware => {
  const plate = dishwareOf("plate", sauce);
  const placedAt = around(7, 92).map(
    ({ x, y }) => `<g transform="translate(${figure(x)} ${figure(y)})">${DUMPLING}</g>`,
  );
  return { ...plate, below: plate.below + placedAt.join(""), bed: { ...CENTRE, radiusX: 92, radiusY: 66 } };
};

const WARES: Readonly<Record<NamedForm, (filling: string) => Dishware>> = {
  dumpling,
  pizza,
  roll,
  taco,
  ...PASTRIES,
};

/** What it is served on, with the color of its sauce or its filling. */
export const namedWare = (form: NamedForm, filling: string): Dishware => WARES[form](filling);

const STREWN: ReadonlySet<Shape> = new Set(["herb", "sprinkle", "nut"]);
const WRAPPING: ReadonlySet<Shape> = new Set(["grains", "noodles", "flatbread", "bread", "sauce", "swirl"]);

/** What is seen of the foods: nothing of what is folded in, and not the wrapping a second time. */
export const isSeenIn = (form: NamedForm | null, shape: Shape): boolean => {
  if (form === null) return true;
  if (form === "covered" || form === "lattice" || form === "small") return false;
  return form === "dumpling" || form === "mash" ? STREWN.has(shape) : !WRAPPING.has(shape);
};
