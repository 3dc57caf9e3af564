import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";
import { once } from "./once.ts";
import type { PlateDraft } from "./plate.ts";
import { STARCHLESS } from "./starchless.ts";

/** More than this of one food nobody puts on a plate of their own: 375 g of avocado, three bulbs of fennel, five slices of bread. In grams. */
const MOST_OF = { vegetable: 280, fruit: 260, avocado: 160, curd: 260, handful: 60, bread: 170 } as const;
/** And more than this nobody drinks at breakfast. */
const MOST_IN_GLASS = 550;
const COST_OF_GRAM = 0.01;

const mostOf = ({ id, kind }: Food): number => {
  if (id === "avocado") return MOST_OF.avocado;
  if (kind === "bread") return MOST_OF.bread;
  if (kind === "vegetable") return MOST_OF.vegetable;
  if (kind === "fruit") return MOST_OF.fruit;
  if (kind === "nut" || kind === "seed") return MOST_OF.handful;
  return /cottage-cheese|yogurt|skyr|ricotta|quark/u.test(id) ? MOST_OF.curd : Infinity;
};

type Heap = { readonly grams: number; readonly most: number };

/** What is in a serving, with what is enough of it. */
const heapsOf = once(({ dish, foods }: Component): readonly Heap[] => {
  const each = dish.ingredients.map(({ foodId, grams }) => ({ foodId, grams: grams / dish.servings }));
  const glass = { grams: each.reduce((sum, { grams }) => sum + grams, 0), most: MOST_IN_GLASS };
  const heaps = foods.map((food) => ({
    grams: each.reduce((sum, { foodId, grams }) => sum + (foodId === food.id ? grams : 0), 0),
    most: mostOf(food),
  }));
  return [...heaps, ...(dish.form === "glass" ? [glass] : [])].filter(({ most }) => most < Infinity);
});

/** What it costs that somebody gets a heap of one thing; who eats next to no starch fills up on heaps. */
export const heapOf = ({ main, addons, factor }: PlateDraft, diet: Diet): number => {
  if (STARCHLESS.has(diet)) return 0;
  let over = 0;
  for (const component of [main, ...addons])
    for (const { grams, most } of heapsOf(component)) over += Math.max(0, grams * factor - most);
  return COST_OF_GRAM * over;
};
