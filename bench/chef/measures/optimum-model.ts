import type { NutritionLimit } from "@meal/engine/diets";
import type { Demands } from "@meal/engine/plans";
import {
  at,
  CARBS,
  corridorOf,
  FAT,
  FIBER,
  KCAL,
  type LaidOut,
  mealScore,
  meetsOf,
  type Plate,
  PROTEIN,
  SATURATED_FAT,
  SODIUM,
  SUGARS,
  totalWeight,
  wishesOf,
  WORST,
} from "@meal/engine/search";

// The preference score of docs/features/planner-score.md as a mixed-integer program in the solver's text format.

type Term = readonly [coefficient: number, variable: string];
type Choice = {
  readonly name: string;
  readonly plate: Plate;
  readonly day: number;
  readonly isMain: boolean;
};

const written = (terms: readonly Term[]): string =>
  terms
    .filter(([coefficient]) => Math.abs(coefficient) > 1e-12)
    .map(
      ([coefficient, name]) => `${coefficient < 0 ? "-" : "+"} ${Math.abs(coefficient).toFixed(10)} ${name}`,
    )
    .join("\n ");

/** The figure that a limit speaks of, as it adds up over plates; shares are of a day's whole energy. */
const figureOf = (plate: Plate, figure: NutritionLimit["figure"], dayKcal: number): number => {
  const f = plate.figures;
  switch (figure) {
    case "kcal":
      return at(f, KCAL);
    case "netCarbs":
      return at(f, CARBS) - at(f, FIBER);
    case "carbs":
      return at(f, CARBS);
    case "sodiumMg":
      return at(f, SODIUM);
    case "sugars":
      return at(f, SUGARS);
    case "saturatedFat":
      return at(f, SATURATED_FAT);
    case "fiber":
      return at(f, FIBER);
    case "proteinShare":
      return (at(f, PROTEIN) * 4) / dayKcal;
    case "carbsShare":
      return (at(f, CARBS) * 4) / dayKcal;
    default:
      return figure satisfies never;
  }
};

const createProgram = () => {
  const objective: Term[] = [];
  const rows: string[] = [];
  let slacks = 0;
  return {
    objective,
    row: (terms: readonly Term[], relation: string, right: number): void => {
      if (terms.length > 0) rows.push(` c${rows.length}: ${written(terms)} ${relation} ${right.toFixed(8)}`);
    },
    /** What `terms` exceed `cap` by costs `price` a unit. */
    price: (terms: readonly Term[], cap: number, price: number): void => {
      if (terms.length === 0 || price === 0) return;
      const slack = `s${slacks}`;
      slacks += 1;
      objective.push([-price, slack]);
      rows.push(` c${rows.length}: ${written([...terms, [-1, slack]])} <= ${cap.toFixed(8)}`);
    },
    text: (binaries: readonly string[]): string =>
      `Maximize\n obj: ${written(objective)}\nSubject To\n${rows.join("\n")}\nBinary\n ${binaries.join("\n ")}\nEnd\n`,
  };
};

type Program = ReturnType<typeof createProgram>;

const priceBalance = (program: Program, today: readonly Choice[], demands: Demands, weight: number): void => {
  const { rule, request } = demands;
  const corridor = corridorOf(rule.diet);
  const shares = [
    [PROTEIN, 4, corridor.protein],
    [CARBS, 4, corridor.carbs],
    [FAT, 9, corridor.fat],
  ] as const;
  for (const [place, kcal, range] of shares) {
    if (range === null) continue;
    const terms = today.map(({ plate, name }): Term => [
      (at(plate.figures, place) * kcal) / request.calories,
      name,
    ]);
    program.price(terms, range[1], weight / WORST);
    program.price(
      terms.map(([value, name]): Term => [-value, name]),
      -range[0],
      weight / WORST,
    );
  }
  for (const limit of rule.dayLimits) {
    const terms = today.map(({ plate, name }): Term => [
      figureOf(plate, limit.figure, request.calories),
      name,
    ]);
    const negative = terms.map(([value, name]): Term => [-value, name]);
    if (limit.isWish) {
      if (limit.max !== undefined) program.price(terms, limit.max, (0.4 * weight) / WORST / limit.max);
      if (limit.min !== undefined) program.price(negative, -limit.min, (0.4 * weight) / WORST / limit.min);
    } else {
      if (limit.max !== undefined) program.row(terms, "<=", limit.max);
      if (limit.min !== undefined) program.row(negative, "<=", -limit.min);
    }
  }
};

const groupBy = (choices: readonly Choice[], keyOf: (choice: Choice) => unknown): (readonly Term[])[] =>
  [...Map.groupBy(choices, keyOf).values()].map((list) => list.map(({ name }): Term => [1, name]));

const priceVariety = (
  program: Program,
  choices: readonly Choice[],
  laid: LaidOut,
  weight: number,
  isAnyCuisine: boolean,
): void => {
  const { meals, mains } = laid.size;
  const own = choices.filter(({ plate }) => !plate.main.isExtra);
  for (const terms of groupBy(own, ({ plate }) => plate.main.dishNumber))
    program.price(terms, 1, (0.5 * weight) / meals);
  const main = choices.filter(({ isMain }) => isMain);
  const clash = (0.3 * weight) / Math.max(1, mains);
  for (const terms of groupBy(main, ({ plate, day }) => `${day} ${plate.main.proteinGroup}`))
    program.price(terms, 1, clash);
  for (const terms of groupBy(main, ({ plate }) => plate.main.proteinGroup)) {
    program.price(terms, Math.ceil(mains / 4), clash);
  }
  if (!isAnyCuisine) return;
  for (const terms of groupBy(own, ({ plate }) => plate.main.cuisine)) {
    program.price(terms, Math.ceil(meals / 3), (0.2 * weight) / meals);
  }
};

const rewardHand = (
  program: Program,
  choices: readonly Choice[],
  demands: Demands,
  weight: number,
): string[] =>
  demands.atHand.map((thing, which) => {
    const uses = choices.filter(({ plate }) =>
      [plate.main, ...plate.addons].some((component) =>
        component.foodNumbers.some((number) => thing.numbers.has(number)),
      ),
    );
    const name = `h${which}`;
    program.objective.push([weight / demands.atHand.length, name]);
    program.row([[1, name], ...uses.map((choice): Term => [-1, choice.name])], "<=", 0);
    return name;
  });

/** The best score that the plates on offer can reach, as a program; add `constant` to the solver's value. */
export const writeProgram = (
  laid: LaidOut,
  demands: Demands,
): { readonly text: string; readonly constant: number } => {
  const wishes = wishesOf(demands);
  const total = totalWeight(wishes);
  const program = createProgram();
  const choices = laid.groups.flatMap(({ offers, seats: [first] }, place) => {
    if (first === undefined) return [];
    const { day, position } = first;
    const isMain = position.kind === "lunch" || position.kind === "dinner";
    const own = offers.map((plate, which): Choice => ({ name: `x${place}_${which}`, plate, day, isMain }));
    for (const { plate, name } of own) {
      program.objective.push([
        mealScore(meetsOf(plate.main, position, demands), wishes) / total / laid.size.meals,
        name,
      ]);
    }
    program.row(
      own.map(({ name }): Term => [1, name]),
      "=",
      1,
    );
    return own;
  });
  const balance = (wishes.balance ?? 0) / total;
  const variety = (wishes.variety ?? 0) / total;
  for (const today of Map.groupBy(choices, ({ day }) => day).values()) {
    priceBalance(program, today, demands, balance / laid.size.days);
  }
  priceVariety(program, choices, laid, variety, demands.request.cuisineStyle === "any");
  const hands = rewardHand(program, choices, demands, (wishes.atHand ?? 0) / total);
  return { text: program.text([...choices.map(({ name }) => name), ...hands]), constant: balance + variety };
};
