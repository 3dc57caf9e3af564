import type { DishForm } from "../dishes/dish.ts";
import { figure, filled } from "./cut-paper.ts";

/** Where food lies in a piece of dishware: an ellipse in the 480 × 360 picture. */
export type Bed = {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  /** Where the pieces lie, when not all over. */
  readonly points?: readonly { readonly x: number; readonly y: number }[];
};

export type Dishware = { readonly below: string; readonly above: string; readonly bed: Bed };

const CENTRE = { x: 240, y: 180 };
const SHADOW = "#3B2A18";

const oval = (radiusX: number, radiusY: number, colour: string, more = ""): string =>
  `<ellipse cx="240" cy="180" rx="${figure(radiusX)}" ry="${figure(radiusY)}" fill="${colour}"${more}/>`;

const shadowOf = (shape: string): string => `<g transform="translate(6 10)" opacity=".16">${shape}</g>`;

const round = (rim: number, colours: readonly [string, string, string], bedRadius: number): Dishware => ({
  below:
    shadowOf(oval(rim, rim, SHADOW)) +
    oval(rim, rim, colours[0]) +
    oval(rim - 12, rim - 12, colours[1]) +
    oval(bedRadius + 8, bedRadius + 8, colours[2]),
  above: "",
  bed: { ...CENTRE, radiusX: bedRadius, radiusY: bedRadius },
});

const box = (width: number, height: number, colours: readonly [string, string]): Dishware => {
  const outer = `<rect x="${figure(240 - width / 2)}" y="${figure(180 - height / 2)}" width="${figure(width)}" height="${figure(height)}" rx="34" fill="`;
  const inner = `<rect x="${figure(254 - width / 2)}" y="${figure(194 - height / 2)}" width="${figure(width - 28)}" height="${figure(height - 28)}" rx="24" fill="${colours[1]}"/>`;
  return {
    below: shadowOf(`${outer}${SHADOW}"/>`) + `${outer}${colours[0]}"/>` + inner,
    above: "",
    bed: { ...CENTRE, radiusX: width / 2 - 34, radiusY: height / 2 - 34 },
  };
};

const panHandle =
  '<rect x="378" y="164" width="96" height="32" rx="14" fill="#3A3633"/><circle cx="452" cy="180" r="6" fill="#8C8072"/>';
const potHandles =
  '<rect x="64" y="152" width="48" height="56" rx="18" fill="#8B3A2B"/><rect x="368" y="152" width="48" height="56" rx="18" fill="#8B3A2B"/>';

const glass: Dishware = {
  below:
    shadowOf(filled("M150 60L330 60L304 316C300 330 180 330 176 316Z", SHADOW)) +
    filled("M150 60L330 60L304 316C300 330 180 330 176 316Z", "#E3EEEA") +
    filled("M160 92L320 92L300 308C296 318 184 318 180 308Z", "FILL"),
  above: filled("M170 70L186 70L204 306L190 306Z", "#FFFFFF", ' opacity=".45"'),
  bed: { x: 240, y: 92, radiusX: 74, radiusY: 26 },
};

const board: Dishware = {
  below:
    shadowOf(`<rect x="70" y="70" width="340" height="220" rx="28" fill="${SHADOW}"/>`) +
    '<rect x="70" y="70" width="340" height="220" rx="28" fill="#C99762"/><path d="M96 110L384 104M92 180L388 186M98 250L380 244" stroke="#B58149" stroke-width="3" fill="none"/>',
  above: "",
  bed: { ...CENTRE, radiusX: 140, radiusY: 84 },
};

const cake: Dishware = {
  ...round(140, ["#FFFDF8", "#EFE6D6", "#EBC98E"], 96),
  above: "",
};

/** The dishware of every form, seen from above; a glass is seen from the side. `FILL` takes the colour of what is in it. */
const dishware: Readonly<Record<DishForm, Dishware>> = {
  plate: round(158, ["#FFFDF8", "#EFE6D6", "#FFFDF8"], 104),
  bowl: round(142, ["#5B3A6E", "#4A2D5B", "#F6EBDA"], 106),
  soup: round(142, ["#2F6B45", "#26563A", "FILL"], 108),
  salad: round(146, ["#B07A45", "#94632F", "#D9B27C"], 112),
  pot: {
    ...round(140, ["#C8553F", "#A6432F", "FILL"], 106),
    below: potHandles + round(140, ["#C8553F", "#A6432F", "FILL"], 106).below,
  },
  pan: {
    ...round(142, ["#45403C", "#2F2B28", "#3A3633"], 108),
    below: panHandle + round(142, ["#45403C", "#2F2B28", "#3A3633"], 108).below,
  },
  bake: box(330, 230, ["#7FA69B", "#F3E3C3"]),
  glass,
  sandwich: board,
  wrap: board,
  skewer: board,
  toast: board,
  cake,
};

/** The dishware of a form, filled with a colour where it holds something liquid. */
export function dishwareOf(form: DishForm, fill: string): Dishware {
  const ware = dishware[form];
  return { ...ware, below: ware.below.replaceAll("FILL", fill) };
}
