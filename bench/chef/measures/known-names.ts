import { type Dish, dishForName } from "@meal/engine/recipes";
import type { MeasureRow } from "../measure-row.ts";
import { createKitchen } from "@meal/engine/kitchen";
import { kitchen as planner } from "./kitchen.ts";
import { measureSet, readRows } from "./labelled-set.ts";

const kitchen = createKitchen(planner.corpus);

/** What the lines of a dish may be called: foods by id, name and aliases. */
const wordsOf = ({ ingredients }: Dish): string[] =>
  ingredients.flatMap(({ foodId }) => {
    const food = kitchen.foods.byId(foodId);
    return [foodId.replaceAll("-", " "), food?.name ?? "", ...(food?.aliases ?? [])].map(
      (name) => ` ${name.toLowerCase()}`,
    );
  });

type Found = { readonly isSaidToBeNear: boolean; readonly fault: string | null };

/** What was written for a name: whether it says that it only comes near, and what defines the dish and is missing. */
function find([name = "", , foods = ""]: readonly string[]): Found {
  const wish = { recipeName: name, backgroundStory: "", ingredients: [], diet: "none", allergies: [] };
  const written = dishForName(kitchen, wish)?.written;
  if (written === undefined) return { isSaidToBeNear: false, fault: `${name} → nothing to eat` };
  const words = wordsOf(written.dish);
  const holds = (food: string): boolean => words.some((word) => word.includes(` ${food}`));
  const missing = foods.split("; ").filter((choice) => !choice.split("/").some(holds));
  const { name: title, id } = written.dish;
  return {
    isSaidToBeNear: written.remarks.some((remark) => remark.includes("in its spirit")),
    fault: missing.length === 0 ? null : `${name} → ${title} (${id}) without ${missing.join(", ")}`,
  };
}

const HOLDS = "a recipe for a name that half the world knows holds what defines the dish";

/** Names of public lists, each right, said to be only in its spirit, or neither; the source stands beside each name. */
function measureWorldNames(): MeasureRow[] {
  const rows = readRows("world-names.tsv");
  const found = rows.map((row) => ({ name: row[0] ?? "", ...find(row) }));
  const near = found.filter((one) => one.isSaidToBeNear);
  const wrong = found.filter((one) => !one.isSaidToBeNear && one.fault !== null);
  const share = (some: readonly unknown[]): number => (100 * some.length) / rows.length;
  const cases = rows.length;
  const right = rows.length - near.length - wrong.length;
  return [
    {
      what: "a name of public lists gets its dish, with what defines it",
      figure: (100 * right) / cases,
      floor: 90,
      aim: 97,
      unit: "%",
      wordsBy: "public lists",
      cases,
      weakest: wrong.flatMap(({ fault }) => fault ?? []),
    },
    {
      what: "a name of public lists gets a dish that says it only comes near",
      figure: share(near),
      floor: 6,
      aim: 3,
      unit: "%",
      wordsBy: "public lists",
      cases,
      weakest: near.map(({ name }) => name),
    },
  ];
}

/** Dishes that half the world knows, each with the foods that define it. */
export function measure(): MeasureRow[] {
  const goal = { floor: 90, aim: 97 };
  return [...measureSet("known-names.tsv", HOLDS, goal, (row) => find(row).fault), ...measureWorldNames()];
}
