import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import type { Dish } from "../dishes/dish.ts";
import { blendOf } from "./blend.ts";
import { lookOf } from "./look-of.ts";
import { namedFormOf, type NamedForm, namedWare } from "./named-forms.ts";
import { type Pastry, pastryOf } from "./pies.ts";
import type { Subject } from "./subject.ts";
import { paintDish, visiblePortions } from "./paint-dish.ts";
import { piecesOf } from "./pieces.ts";

const dishes = [...kitchen.planner.byDishId.values()].map(({ dish }) => dish);

function subjectOf({ name, form, servings, steps, ingredients }: Dish): Subject {
  const foods = ingredients.flatMap(({ foodId, grams, role }) => {
    const food = kitchen.foods.byId(foodId);
    return food === undefined ? [] : [{ food, grams, role }];
  });
  return { name, form, servings, steps: steps.map(({ text }) => text).join(" "), foods };
}

const subjects = dishes.map(subjectOf);
/** What is seen of the dish that is called so. */
const shapesOn = (called: string) =>
  subjects
    .filter(({ name }) => name === called)
    .flatMap(visiblePortions)
    .map(({ look }) => look.shape);
const glasses = subjects.filter(({ form }) => form === "glass");

const butter = kitchen.foods.byId("butter-unsalted");
const BUTTER = butter && lookOf(butter);

/** The eggs that one sees on a plate. */
function eggsOn(subject: Subject): number {
  const eggs = visiblePortions(subject).find(({ look }) => look.shape === "egg");
  return eggs === undefined ? 0 : piecesOf(eggs, subject.servings);
}

/** Of the foods that are blended: how much of them is one of these. */
function shareOf({ foods }: Subject, pattern: RegExp): number {
  const blended = foods.filter(({ role }) => role !== "garnish");
  const sum = (some: typeof blended) => some.reduce((whole, { grams }) => whole + grams, 0);
  return sum(blended.filter(({ food }) => pattern.test(food.id))) / sum(blended);
}

/** Red, green and blue of what fills a glass. */
function fillOf({ foods }: Subject): readonly [number, number, number] {
  const fill = blendOf(foods) ?? "#ffffff";
  const part = (at: number) => Number.parseInt(fill.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function shapeOf(id: string): string | undefined {
  const food = kitchen.foods.byId(id);
  return food && lookOf(food)?.shape;
}

describe("the pictures of the whole cookbook", () => {
  it("take no food for another one whose name stands inside its own", () => {
    // Peas, corn and pears are in these, and only as letters.
    expect(["peanut-butter", "cornish-hen", "pearl-onion"].map(shapeOf)).toEqual(["sauce", "steak", "ring"]);
  });

  it("show flesh for nothing that is none: no goat is in its cheese, and no goose in a gooseberry", () => {
    const flesh = /^(?:meat|poultry|fish|shellfish|substitute|dish|snack)$/u;
    const looks = new Set(["steak", "fillet", "sausage", "shrimp"]);
    const other = kitchen.planner.kitchenFoods.filter(({ kind }) => !flesh.test(kind));
    expect(other.length).toBeGreaterThan(500);
    const wrong = other.filter((food) => looks.has(lookOf(food)?.shape ?? ""));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("show a pie under its lid, a tart in its crust, and mashed potato on a cottage pie", () => {
    const shown = Map.groupBy(subjects, pastryOf);
    const namesOf = (pastry: Pastry) => (shown.get(pastry) ?? []).map(({ name }) => name);
    expect(namesOf("covered")).toEqual(expect.arrayContaining(["Apple pie", "Chicken pot pie", "Meat pie"]));
    expect(namesOf("lattice")).toEqual(["Lattice peach pie"]);
    expect(namesOf("open")).toEqual(expect.arrayContaining(["Quiche Lorraine", "Pumpkin pie", "Lemon tart"]));
    expect(namesOf("small")).toEqual(expect.arrayContaining(["Egg tarts", "Christmas mince pies"]));
    expect(namesOf("mash")).toEqual(expect.arrayContaining(["Shepherd's pie", "Fish pie"]));
    expect((shown.get(null) ?? []).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Frito pie", "Whoopie pies", "Pumpkin pie overnight oats", "Chicken cobbler"]),
    );
    const pictures = [...shown.values()].flatMap(([first]) =>
      first === undefined ? [] : [paintDish(first)],
    );
    expect(new Set(pictures).size).toBe(6);
  });

  it("show a soup that is blended as one color, with what is put on it or in it afterwards", () => {
    expect(shapesOn("Tomato soup")).toEqual([]);
    expect(shapesOn("Tuscan carrot and tomato soup with basil oil")).toEqual(["herb"]);
    // Of this one a part is blended, and of that one only the paste.
    for (const name of ["Black bean soup", "Penang assam laksa"])
      expect(shapesOn(name).length).toBeGreaterThan(3);
  });

  it("show nothing whole of what was ground, pressed or boiled down", () => {
    const spread = /\w (?:butter|jelly|jam|paste|sauce|syrup|puree|dressing)$/u;
    // Butter is seen as such, and a dish in its sauce is a dish.
    const other = /\b(?:cracker|with|in)\b|^(?:(?:un)?salted|vegan) butter$/u;
    const spreads = kitchen.foods.foods.filter(({ name }) => spread.test(name) && !other.test(name));
    expect(spreads.length).toBeGreaterThan(60);
    const whole = spreads.filter((food) => !["sauce", "swirl", undefined].includes(lookOf(food)?.shape));
    expect(whole.map(({ name }) => name)).toEqual([]);
  });

  it("show butter where it is spread or put on, and none that melted into a cake, a pan or a soup", () => {
    const buttered = subjects.filter(({ foods }) => foods.some(({ food }) => food.id === "butter-unsalted"));
    const seen = buttered.filter((subject) =>
      visiblePortions(subject).some(({ look }) => look.fill === BUTTER?.fill && look.shape === BUTTER.shape),
    );
    const melted = seen.filter(({ form }) => ["cake", "bake", "soup", "pot"].includes(form));
    expect(melted.map(({ name }) => name)).toEqual([]);
    expect(seen.filter(({ form }) => form === "toast").length).toBeGreaterThan(2);
    expect(seen.length).toBeLessThan(buttered.length / 5);
  });

  it("show no more eggs than one person eats of them", () => {
    const tooMany = subjects.filter((subject) => {
      const grams = subject.foods
        .filter(({ food }) => /^egg(?!-white|-yolk|-noodle|plant)/u.test(food.id))
        .reduce((sum, { grams: each }) => sum + each, 0);
      return eggsOn(subject) > Math.max(1, Math.round(grams / subject.servings / 44));
    });
    expect(tooMany.map(({ name }) => name)).toEqual([]);
  });

  it("show no fried egg in a cake, a glass or a scramble", () => {
    const scrambled = /scrambl/iu;
    const whole = /(?:fr(?:y|ied)|poach|boil|halve|crack|break)[^.;]* eggs?\b/iu;
    const mixed = subjects.filter(
      ({ form, steps }) =>
        form === "cake" || form === "glass" || (scrambled.test(steps) && !whole.test(steps)),
    );
    expect(mixed.length).toBeGreaterThan(40);
    expect(mixed.filter((subject) => eggsOn(subject) > 0).map(({ name }) => name)).toEqual([]);
  });

  it("fill a glass with the color of what is blended: green leaves green it, and cocoa browns it", () => {
    const greens = glasses.filter((glass) => shareOf(glass, /spinach|kale|matcha/u) > 0.08);
    const browns = glasses.filter((glass) => shareOf(glass, /chocolate-dark|cocoa/u) > 0.1);
    expect(greens.length).toBeGreaterThan(0);
    expect(browns.length).toBeGreaterThan(0);
    const notGreen = greens.filter((glass) => fillOf(glass)[1] !== Math.max(...fillOf(glass)));
    const notBrown = browns.filter((glass) => fillOf(glass)[0] > 150);
    expect([...notGreen, ...notBrown].map(({ name }) => name)).toEqual([]);
  });

  it("show a pizza, a taco, a roll and a dumpling as such, and none of them in a soup", () => {
    const shown = Map.groupBy(subjects, (subject) => namedFormOf(subject));
    const namesOf = (form: NamedForm) => (shown.get(form) ?? []).map(({ name }) => name);
    expect(namesOf("pizza")).toEqual(expect.arrayContaining(["Pizza Margherita", "Hawaiian pizza"]));
    expect(namesOf("taco")).toEqual(expect.arrayContaining(["Fish tacos with cabbage and lime"]));
    expect(namesOf("roll")).toEqual(expect.arrayContaining(["California roll", "Kimbap"]));
    expect(namesOf("dumpling")).toEqual(expect.arrayContaining(["Gyoza", "Pork potstickers"]));
    expect((shown.get(null) ?? []).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Taco soup", "Chicken and dumplings", "Lobster roll"]),
    );
    const outlines = (["pizza", "taco", "roll", "dumpling"] as const).map((form) =>
      namedWare(form, "#C8553F"),
    );
    expect(new Set(outlines.map(({ below, above }) => below + above)).size).toBe(4);
  });

  it("are small, every one of them", () => {
    const sizes = subjects.map((subject) => paintDish(subject).length);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });
});
