import { listed } from "../dishes/listed.ts";
import { fullNameOf } from "@meal/domain/chef/side";
import type { Meal } from "@meal/domain/chef/plans";
import { DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import { alsoIn } from "./also-in.ts";
import { capitalise } from "../dishes/rename.ts";
import type { Component } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import { addFood, at, CENTS, createFigures, KCAL, nutritionOfFigures } from "./figures.ts";
import type { Plate } from "./plate.ts";
import { gramsOfPortion, lineOf, mergePortions, type Portion } from "./portion.ts";
import { seedOf } from "./random.ts";
import { shortName } from "./short-name.ts";
import { keepsDaysOf, splitMinutes } from "../steps/waiting.ts";
import { leadOfPlate, stepsOfPlate } from "./steps-of-plate.ts";

/** A plate measured out for so many: the portions of each thing on it. */
export type ServedPlate = {
  readonly plate: Plate;
  readonly people: number;
  readonly parts: readonly { readonly component: Component; readonly portions: readonly Portion[] }[];
};

/** What stands beside the dish, in one name. */
const sideOf = ({ addons }: Plate): Pick<Meal, "side"> => {
  const [first] = addons;
  if (first === undefined) return {};
  const names = addons.map(({ dish, isExtra }) => (isExtra ? dish.name : shortName(dish.name)));
  return { side: { dishId: first.dish.id, name: listed(names) } };
};

/** The portions of a whole meal, in the order of its dishes. */
const portionsOf = ({ parts }: ServedPlate): Portion[] =>
  mergePortions(parts.flatMap(({ portions }) => portions));

const hardest = (components: readonly Component[]): Meal["difficulty"] =>
  DIFFICULTIES[Math.max(...components.map(({ dish }) => DIFFICULTIES.indexOf(dish.difficulty)))] ?? "easy";

const descriptionOf = ({ main }: Plate): string => {
  const text =
    main.dish.description === "" ? `${capitalise(main.dish.name)}, simple and quick.` : main.dish.description;
  return main.changes.length === 0 ? text : `${text} Here ${listed(main.changes)}.`;
};

/** Where a meal stands, for its id and its type. */
export type MealPlace = {
  readonly seed: number;
  readonly day: number;
  readonly at: number;
  readonly kind: PositionKind;
};

/** Writes a plate down as a meal; its figures are counted from the very grams that are listed. */
export const writeMeal = (served: ServedPlate, place: MealPlace, whyOf: (meal: Meal) => string): Meal => {
  const { plate, parts, people } = served;
  const portions = portionsOf(served);
  const sum = createFigures();
  for (const portion of portions) {
    addFood(sum, portion.food, gramsOfPortion(portion) / people);
  }
  const components = parts.map(({ component }) => component);
  const { dish } = plate.main;
  const named = { name: capitalise(dish.name), ...sideOf(plate) };
  const inIt = place.kind === "lunch" || place.kind === "dinner" ? alsoIn(plate) : [];
  const steps = stepsOfPlate(plate);
  const leadMinutes = leadOfPlate(plate);
  const dishes = components.map((component) => component.dish);
  const keepsDays = keepsDaysOf(components.filter(({ isExtra }) => !isExtra).map((each) => each.dish));
  const key = `${place.seed}/${place.day}/${place.at}/${fullNameOf(named)}`;
  const meal: Meal = {
    id: `${dish.id}-${place.day}-${place.at + 1}-${seedOf(key).toString(36)}`,
    ...named,
    ...(inIt.length > 0 && { alsoIn: inIt }),
    type: place.kind,
    description: descriptionOf(plate),
    calories: Math.round(at(sum, KCAL)),
    price: Math.round(at(sum, CENTS)),
    difficulty: hardest(components),
    prepTime: dishes.reduce((minutes, { prepMinutes }) => minutes + prepMinutes, 0),
    cookTime: dishes.reduce((minutes, { cookMinutes }) => minutes + cookMinutes, 0),
    ingredients: portions.map(lineOf),
    instructions: steps.map(({ instruction }) => instruction),
    category: dish.category,
    actualCategory: dish.category,
    isFavorite: false,
    dishId: dish.id,
    ...(plate.main.cuisine === null ? {} : { cuisine: plate.main.cuisine }),
    steps,
    ...splitMinutes(dishes),
    ...(leadMinutes > 0 && { leadMinutes }),
    ...(keepsDays !== null && { keepsDays }),
    servings: people,
    foodIds: portions.map(({ food }) => food.id),
    grams: portions.map(gramsOfPortion),
    nutrition: nutritionOfFigures(sum),
  };
  return { ...meal, why: whyOf(meal) };
};
