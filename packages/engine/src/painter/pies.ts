import type { DishForm } from "../dishes/dish.ts";
import { blendOf } from "./blend.ts";
import { disc, figure, stroked, type Point } from "./cut-paper.ts";
import { type Dishware, dishwareOf } from "./dishware.ts";
import type { Subject } from "./subject.ts";

/** What is baked under or in a crust: a closed pie, one with strips on it, an open tart, small ones, and mashed potato for a lid. */
export type Pastry = "covered" | "lattice" | "mash" | "open" | "small";

const MASHED = /\b(?:cottage|shepherd's|shepherd’s|fish) pie\b|\bparmentier\b/iu;
/** These have the name, and no crust that one would know them by. */
const NO_PIE = /\b(?:whoopie|frito|tamale|boston cream|crusts?|overnight)\b/iu;
const SMALL = /\b(?:tarts|mince pies|tartlets)\b/iu;
const PIE = /\b(?:pies?|tarts?|quiche)\b/iu;
const LID = /\b(?:vents?|slits?|lid|top crust)\b|\bcover with (?:the )?(?:puff )?pastry\b/iu;
const LATTICE = /\blattice\b/iu;
const IN_A_CRUST: ReadonlySet<DishForm> = new Set(["bake", "cake"]);

/** The crust that a dish is known by; null for what has none. */
export function pastryOf({ name, form, steps }: Pick<Subject, "name" | "form" | "steps">): Pastry | null {
  if (!IN_A_CRUST.has(form)) return null;
  if (MASHED.test(name)) return "mash";
  if (!PIE.test(name) || NO_PIE.test(name)) return null;
  if (SMALL.test(name)) return "small";
  if (LATTICE.test(name + steps)) return "lattice";
  return LID.test(steps) ? "covered" : "open";
}

export const isPastry = (form: string): form is Pastry => form in PASTRIES;

const CRUST = /pastry|flour|cracker|butter|margarine|oil|egg|sugar|water|crust/u;
const CUSTARD = "#F3D58C";

const isPale = (colour: string): boolean => /^#(?:[ef].){3}$/iu.test(colour);

/** The color of what is in a crust; what is baked in is seen at slits and between strips. Milk with eggs is custard. */
export function fillingOf({ foods }: Subject, pastry: Pastry): string {
  const inside = foods.filter(
    ({ food, role }) => !CRUST.test(food.id) && (pastry !== "open" || role !== "protein"),
  );
  const blend = blendOf(inside) ?? CUSTARD;
  return isPale(blend) && foods.some(({ food }) => food.kind === "egg") ? CUSTARD : blend;
}

const CENTRE: Point = { x: 240, y: 180 };
const [GOLDEN, BAKED, BROWNED] = ["#E7B56C", "#D39A4E", "#BC7F38"];
const RIM = 122;

const at = (angle: number, radius: number): Point => ({
  x: CENTRE.x + Math.cos(angle) * radius,
  y: CENTRE.y + Math.sin(angle) * radius,
});

const line = (from: Point, to: Point, colour: string, width: number): string =>
  stroked(`M${figure(from.x)} ${figure(from.y)}L${figure(to.x)} ${figure(to.y)}`, colour, width);

/** The edge as fingers press it. */
const crimped = Array.from({ length: 30 }, (_, each) =>
  disc(11, each % 2 === 0 ? GOLDEN : "#DFA95D", at((each / 30) * Math.PI * 2, RIM - 4)),
).join("");

const inCrust = (inside: string): string =>
  dishwareOf("plate", "").below + disc(RIM, BAKED, CENTRE) + crimped + inside;

const ROUND = { ...CENTRE, radiusX: 84, radiusY: 84 };

const covered = (filling: string): Dishware => {
  const slits = Array.from({ length: 6 }, (_, each) => {
    const angle = (each / 6) * Math.PI * 2 + 0.4;
    return line(at(angle, 30), at(angle, 68), BROWNED, 13) + line(at(angle, 32), at(angle, 66), filling, 8);
  });
  const spots = [0.9, 2.4, 3.7, 5.2].map((angle) => disc(13, BAKED, at(angle, 84)));
  return {
    below: inCrust(disc(106, GOLDEN, CENTRE) + spots.join("") + slits.join("")),
    above: "",
    bed: ROUND,
  };
};

const lattice = (filling: string): Dishware => {
  const strips = [-66, -22, 22, 66].flatMap((off) => {
    const reach = Math.sqrt(100 ** 2 - off ** 2);
    const { x, y } = CENTRE;
    return [
      line({ x: x - reach, y: y + off }, { x: x + reach, y: y + off }, GOLDEN, 17),
      line({ x: x + off, y: y - reach }, { x: x + off, y: y + reach }, BAKED, 17),
    ];
  });
  return { below: inCrust(disc(106, filling, CENTRE) + strips.join("")), above: "", bed: ROUND };
};

const open = (filling: string): Dishware => ({
  below: inCrust(disc(104, BROWNED, CENTRE) + disc(101, filling, CENTRE)),
  above: "",
  bed: ROUND,
});

const small = (filling: string): Dishware => {
  const plate = dishwareOf("plate", "");
  const places = [CENTRE, ...Array.from({ length: 6 }, (_, each) => at((each / 6) * Math.PI * 2, 84))];
  const tarts = places.map(
    (place) => disc(37, BAKED, place) + disc(34, GOLDEN, place) + disc(26, filling, place),
  );
  return { ...plate, below: plate.below + tarts.join(""), bed: ROUND };
};

/** Mashed potato, drawn over with a fork and browned where it stands up. */
const mash = (): Dishware => {
  const ware = dishwareOf("bake", "");
  const rows = [96, 124, 152, 180, 208, 236, 264].map((y, row) => {
    const waves = Array.from({ length: 6 }, () => `q22 ${row % 2 === 0 ? -16 : 16} 44 0`).join("");
    const dab = stroked(`M${figure(134 + row * 31)} ${figure(y - 4)}q11 -8 24 -2`, BROWNED, 6);
    return stroked(`M108 ${y}${waves}`, "#DDB873", 5) + dab;
  });
  return { ...ware, below: `${ware.below}${rows.join("")}` };
};

export const PASTRIES: Readonly<Record<Pastry, (filling: string) => Dishware>> = {
  covered,
  lattice,
  mash,
  open,
  small,
};
