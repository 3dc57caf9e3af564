import { settleLeftovers } from "@meal/domain/chef/leftovers";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { KeptMeal, Plan, PlanRequest } from "@meal/domain/chef/plans";
import { exchangeMeals, takeOut } from "@meal/domain/planner/week-edits";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { planMeals } from "./plan-meals.ts";

const index = kitchen.planner;

/** A week as people ask for it. */
const aWeek = (wishes: Partial<PlanRequest> = {}): PlanRequest => ({
  ...plainPlanRequest,
  cooking: "easy",
  servings: 2,
  ...wishes,
});

const planned = (wishes: Partial<PlanRequest> = {}): Plan => {
  const outcome = planMeals(index, aWeek(wishes));
  if (outcome.kind === "impossible") throw new Error(outcome.demands.join());
  return outcome;
};

const foodsOf = ({ days }: Plan) =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ foodIds = [] }) => foodIds.flatMap((id) => index.foodOf(id) ?? [])),
  );

const keptOf = ({ days }: Plan): KeptMeal[] =>
  days.flatMap(({ day, meals }) => meals.map((meal, position) => ({ day, position, meal })));

const pizza = { weekday: 4, slot: "dinner", dishId: "pizza-margherita" } as const;
const steak = "steak-au-poivre-green-beans";
const porridge = { weekday: 0, slot: "breakfast", dishId: "own-1" } as const;
const unreadable = {
  dishId: "own-1",
  name: "Grandmother's porridge",
  category: "breakfast",
  ingredients: ["2 handfuls of zzxqy"],
  instructions: ["Cook it."],
} as const;

const impossibles: readonly (readonly [string, Partial<PlanRequest>, RegExp, string])[] = [
  [
    "no kitchen time at all",
    { handsOnLimit: { workday: 0, weekend: 0 } },
    /^0 minutes of work are too few for the 3 meals of a weekday, which take at least \d+; it is possible with \d+\.$/,
    "handsOnLimit",
  ],
  [
    "5 minutes a day where every meal is cooked fresh",
    { cooking: "fresh", handsOnLimit: { workday: 5, weekend: 5 } },
    /^5 minutes of work are too few for the 3 meals of a weekday, which take at least \d+; it is possible with \d+\.$/,
    "handsOnLimit",
  ],
  [
    "a budget of $1",
    { limits: { budgetCentsWeek: 100 } },
    /^\$1 a week is not enough food for 2 people; it is possible from about \$\d+\.$/,
    "limits",
  ],
  [
    "a dish every week that breaks the diet",
    { diet: "carnivore", standing: [pizza] },
    /^Friday's dinner is .+ every week, which .+; without it a plan is possible\.$/,
    "standing",
  ],
  [
    "a dish every week that breaks an allergy",
    { allergies: ["gluten", "dairy", "nuts", "eggs"], standing: [pizza] },
    /^Friday's dinner is .+ every week, which has .+, which you cannot eat; without it a plan is possible\.$/,
    "standing",
  ],
  [
    "a dish every week that nobody wants again",
    { standing: [pizza], dishesLeftOut: [pizza.dishId] },
    /which is a dish that you never want again; without it a plan is possible\.$/,
    "standing",
  ],
  [
    "an own recipe every week that nobody could read",
    { standing: [porridge], ownRecipes: [unreadable] },
    /^Monday's breakfast is Grandmother's porridge every week, which cannot be planned: .+; without it a plan is possible\.$/,
    "standing",
  ],
  [
    "steak every evening for the money of oatmeal",
    {
      limits: { budgetCentsWeek: 2000 },
      standing: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, slot: "dinner", dishId: steak }) as const),
    },
    /^What stands every week comes to about \$\d+ by itself, and \$20 a week does not cover it; it is possible from about \$\d+\.$/,
    "limits",
  ],
];

describe("what cannot be planned", () => {
  it.each(impossibles)(
    "is said in one sentence, and one change makes it possible: %s",
    (_, wishes, said, by) => {
      const outcome = planMeals(index, aWeek(wishes));
      if (outcome.kind === "plan") throw new Error("it was planned");
      expect(outcome.demands).toHaveLength(1);
      expect(outcome.demands[0]).toMatch(said);
      expect(Object.keys(outcome.nearest ?? {})).toEqual([by]);
      const plan = planned({ ...wishes, ...outcome.nearest });
      const told = plan.certificate.wishes?.filter(({ words }) => words !== "budget") ?? [];
      expect(told.filter(({ isKept }) => !isKept)).toEqual([]);
      expect(plan.certificate.relaxed.filter(({ wish }) => wish === "standing")).toEqual([]);
    },
  );

  it("is a week of which nobody is at home", () => {
    const slots = ["breakfast", "lunch", "dinner"] as const;
    const people = slots.map((slot) => ({ day: 1, slot, people: 0 }));
    expect(planMeals(index, aWeek({ days: 1, people }))).toEqual({
      kind: "impossible",
      demands: ["Every meal of these days is eaten out; with one meal at home a plan is possible."],
      nearest: null,
    });
  });
});

describe("what is hard to plan", () => {
  it("12 dislikes and three diets: none of the diets gives way, and what is disliked comes only where it is said", () => {
    const dislikes =
      "mushrooms, olives, eggplant, cilantro, tofu, beets, cabbage, celery, kale, peas, corn, figs";
    const plan = planned({
      diet: "vegetarian",
      diets: ["gluten-free", "nut-free"],
      dislikes: dislikes.split(", "),
    });
    expect(plan.certificate.broken).toEqual([]);
    for (const diet of ["vegetarian", "gluten-free", "nut-free"])
      expect(plan.certificate.rulesChecked).toContain(`every food fits ${diet}`);
    const isSaid = plan.certificate.relaxed.some(({ wish }) => wish === "dislike");
    const disliked = foodsOf(plan).filter(({ id }) => ["tofu", "kale", "eggplant", "corn"].includes(id));
    expect(isSaid || disliked.length === 0).toBe(true);
  });

  it("everything locked: nothing changes, whatever else is asked for", () => {
    const first = planned();
    const keep = keptOf(first);
    for (const wishes of [
      {},
      { handsOnLimit: { workday: 0 } },
      { limits: { budgetCentsWeek: 100 } },
      { standing: [{ ...pizza, dishId: "no-dish" }] },
    ])
      expect(planned({ ...wishes, keep, seed: 99 }).days).toEqual(first.days);
  });

  it("an own recipe that nobody could read: the week is made without it, and says so", () => {
    const { certificate } = planned({ days: 2, ownRecipes: [unreadable] });
    expect(certificate.ownRecipesLeftOut).toMatchObject([{ name: unreadable.name }]);
  });

  it("a best-before in the past: it is bought, as if it were not there", () => {
    const startDate = "2026-11-23";
    const spoiled = planned({
      days: 3,
      startDate,
      atHome: [{ foodId: "spinach", bestBefore: "2026-11-01" }],
    });
    expect(spoiled).toEqual(planned({ days: 3, startDate }));
  });

  it("leftovers of a meal that was swapped, moved or deleted: they are cooked themselves, and no gram is lost", () => {
    const { days } = planned();
    const all = days.flatMap(({ day, meals }) => meals.map((meal, position) => ({ day, position, meal })));
    const leftover = all.find(({ meal }) => meal.leftoverOf !== undefined);
    const source = all.find(({ meal }) => meal.id === leftover?.meal.leftoverOf);
    const last = all.findLast(({ meal }) => meal.type === "dinner");
    if (leftover === undefined || source === undefined || last === undefined) throw new Error("no leftover");
    for (const after of [takeOut(days, source), exchangeMeals(days, source, last)]) {
      const settled = settleLeftovers(days, after);
      expect(settled.cooked).toContain(leftover.meal.id);
      const meals = settled.days.flatMap((day) => day.meals);
      for (const meal of meals.filter(({ leftoverOf }) => leftoverOf === undefined)) {
        const eaters = meals.filter(({ leftoverOf }) => leftoverOf === meal.id);
        const eaten = eaters.reduce((sum, { servings = 0 }) => sum + servings, meal.servings ?? 0);
        expect(meal.cookedServings ?? meal.servings).toBe(eaten);
      }
    }
  });

  it.each(["2026-03-05", "2026-10-22", "2026-10-29"])(
    "a week in which the clocks change, from %s: seven days, each on its own weekday",
    (startDate) => {
      const weekday = (new Date(startDate).getUTCDay() + 6) % 7;
      const standing = [{ weekday: (weekday + 5) % 7, slot: "dinner", dishId: "pizza-margherita" } as const];
      const { days } = planned({ startDate, standing });
      expect(days).toHaveLength(7);
      const where = days.filter(({ meals }) => meals.some(({ dishId }) => dishId === "pizza-margherita"));
      expect(where.map(({ day }) => day)).toEqual([6]);
    },
  );

  it("20 people: each plate is one person's, and every line is for all of them", () => {
    const { days, certificate } = planned({ servings: 20 });
    for (const { meals } of days) for (const { servings } of meals) expect(servings).toBe(20);
    for (const { reached } of certificate.days) expect(Math.abs(reached.kcal - 2000)).toBeLessThanOrEqual(40);
  });
});
