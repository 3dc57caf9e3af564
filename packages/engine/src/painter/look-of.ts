import type { Food } from "../foods/food.ts";
import looks from "./food-looks.json" with { type: "json" };

const SHAPES = [
  "avocado",
  "bean",
  "berry",
  "bread",
  "citrus",
  "crumble",
  "cube",
  "egg",
  "fillet",
  "flatbread",
  "floret",
  "grains",
  "herb",
  "leaf",
  "mushroom",
  "noodles",
  "nut",
  "olive",
  "ring",
  "sauce",
  "sausage",
  "shaving",
  "shell",
  "shrimp",
  "slice",
  "sprinkle",
  "steak",
  "stick",
  "strip",
  "swirl",
  "tube",
  "wedge",
] as const;
/** How a food lies on a plate, cut out of paper. */
export type Shape = (typeof SHAPES)[number];

/** The paper a food is cut from: its shape, its colour and the colour of its detail. */
export type Look = { readonly shape: Shape; readonly fill: string; readonly detail: string };

/** What a kind of food looks like when no line of the table knows it by name. */
const BY_KIND: Readonly<Record<string, Look>> = {
  vegetable: { shape: "leaf", fill: "#5E9A4C", detail: "#93C374" },
  fruit: { shape: "wedge", fill: "#EFA64A", detail: "#F9D08F" },
  herb: { shape: "herb", fill: "#3F8446", detail: "#6FAE63" },
  meat: { shape: "steak", fill: "#A9684A", detail: "#D09A78" },
  poultry: { shape: "steak", fill: "#D9A05F", detail: "#F0CB95" },
  fish: { shape: "fillet", fill: "#E9DFD0", detail: "#C4B7A3" },
  legume: { shape: "bean", fill: "#D9AE68", detail: "#B98B43" },
  nut: { shape: "nut", fill: "#B7814B", detail: "#E2BB85" },
  grain: { shape: "grains", fill: "#E8D3A6", detail: "#C9A868" },
  baking: { shape: "crumble", fill: "#EBD7AE", detail: "#CBA96B" },
};

const table = looks.map(([pattern = "", shape = "", fill = "", detail = ""]) => ({
  pattern: new RegExp(pattern, "u"),
  shape,
  fill,
  detail,
}));

/** What is ground, pressed or boiled down has the color of its food, and not its outline: no nuts lie on peanut butter. */
const SPREAD = /.-(?:butter|jelly|jam|paste|sauce|syrup|puree|dressing)(?:-|$)/u;
const isSpread = ({ id }: Food): boolean => SPREAD.test(id) && !id.startsWith("crackers-");

const isShape = (word: string): word is Shape => SHAPES.some((shape) => shape === word);

/** The look of a food; null for what nobody sees on a plate: salt, oil, water, spices that dissolve. */
export function lookOf(food: Food): Look | null {
  const look = wholeLookOf(food);
  return look !== null && look.shape !== "swirl" && isSpread(food) ? { ...look, shape: "sauce" } : look;
}

function wholeLookOf(food: Food): Look | null {
  const line = table.find(({ pattern }) => pattern.test(food.id));
  if (line === undefined) return BY_KIND[food.kind] ?? null;
  return isShape(line.shape) ? { shape: line.shape, fill: line.fill, detail: line.detail } : null;
}
