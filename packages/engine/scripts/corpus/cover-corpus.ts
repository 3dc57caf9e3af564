import { CUISINES, type Diet, DIETS, type Suit } from "@meal/domain/chef/vocabulary";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { Dish } from "../../src/dishes/dish.ts";
import { isAssembled } from "../../src/dishes/is-assembled.ts";
import { createPlannerIndex } from "../../src/planner/planner-index.ts";
import { poolOfDiet } from "../../src/planner/pool.ts";

const SLOTS = ["breakfast", "lunch", "dinner"] as const;
type Slot = (typeof SLOTS)[number];

/** What these eat has no cuisine: only their breakfasts and dinners are counted. */
const WITHOUT_CUISINES: ReadonlySet<Diet> = new Set(["raw", "carnivore"]);

type Row = { readonly what: string; readonly figure: number; readonly aim: number; readonly note?: string };

const suiting = (dishes: readonly Dish[], ...suits: readonly Suit[]): number =>
  dishes.filter((dish) => suits.some((suit) => dish.suits.includes(suit))).length;

const countRows = (dishes: readonly Dish[]): Row[] => [
  { what: "dishes", figure: dishes.length, aim: 850 },
  { what: "everyday", figure: dishes.filter(({ familiar }) => familiar === "everyday").length, aim: 300 },
  { what: "assembled: no heat, ten minutes of hands", figure: dishes.filter(isAssembled).length, aim: 60 },
  {
    what: "for leftovers, batches or the freezer",
    figure: suiting(dishes, "leftovers", "batch", "freezer"),
    aim: 80,
  },
  { what: "one pot or one tray", figure: suiting(dishes, "one-pot", "one-tray"), aim: 60 },
  { what: "for children", figure: suiting(dishes, "children"), aim: 60 },
];

type Cell = { readonly name: string; readonly dishes: number };

type DietCover = {
  readonly diet: Diet;
  readonly breakfasts: number;
  readonly dinners: number;
  readonly cells: readonly Cell[];
};

const has = (slot: Slot) => (dish: Dish) => dish.slots.includes(slot);

const coverOf = (diet: Diet, dishes: readonly Dish[]): DietCover => ({
  diet,
  breakfasts: dishes.filter(has("breakfast")).length,
  dinners: dishes.filter(has("dinner")).length,
  cells: CUISINES.flatMap((cuisine) =>
    SLOTS.map((slot) => ({
      name: `${diet}, ${cuisine}, ${slot}`,
      dishes: dishes.filter((dish) => dish.cuisine === cuisine && dish.slots.includes(slot)).length,
    })),
  ),
});

const coversOf = (corpus: Corpus): DietCover[] => {
  const index = createPlannerIndex(corpus);
  return DIETS.map((diet) =>
    coverOf(
      diet,
      poolOfDiet(index, diet).flatMap(({ dish, isExtra }) => (isExtra ? [] : [dish])),
    ),
  );
};

const LEAST_IN_CELL = 3;
const LEAST_BREAKFASTS = 21;
const LEAST_DINNERS = 42;

const cellRow = (cells: readonly Cell[]): Row => {
  const smallest = cells.toSorted((a, b) => a.dishes - b.dishes)[0] ?? { name: "none", dishes: 0 };
  const thin = cells.filter(({ dishes }) => dishes < LEAST_IN_CELL).length;
  return {
    what: "smallest cell of diet, cuisine and meal, nineteen diets",
    figure: smallest.dishes,
    aim: LEAST_IN_CELL,
    ...(thin > 0 && { note: `${thin} of ${cells.length} cells are too small` }),
  };
};

const toldRow = ({ what, figure, aim, note = "" }: Row): string =>
  `| ${what} | ${figure} | ${aim} | ${figure >= aim ? "yes" : "no"}${note === "" ? "" : `: ${note}`} |`;

const toldDiet = ({ diet, breakfasts, dinners }: DietCover): string => {
  const isReached = breakfasts >= LEAST_BREAKFASTS && dinners >= LEAST_DINNERS;
  return `| ${diet} | ${breakfasts} | ${dinners} | ${isReached ? "yes" : "no"} |`;
};

const tableOf = (head: string, lines: readonly string[]): string =>
  [head, head.replaceAll(/[^|]+/g, "---"), ...lines].join("\n");

/** How much of what a household may ask for the cookbook has, as tables for people, and the cells that are too small. */
export const coverCorpus = (
  corpus: Corpus,
): { readonly tables: string; readonly thin: readonly string[] } => {
  const covers = coversOf(corpus);
  const cells = covers.flatMap((cover) => (WITHOUT_CUISINES.has(cover.diet) ? [] : cover.cells));
  const rows = [...countRows(corpus.dishes), cellRow(cells)];
  const tables = [
    tableOf("| what | there are | aim | reached |", rows.map(toldRow)),
    tableOf(
      `| diet | breakfasts, aim ${LEAST_BREAKFASTS} | dinners, aim ${LEAST_DINNERS} | reached |`,
      covers.map(toldDiet),
    ),
  ];
  const thin = cells.filter(({ dishes }) => dishes < LEAST_IN_CELL);
  return { tables: tables.join("\n\n"), thin: thin.map(({ name, dishes }) => `${name}: ${dishes}`) };
};
