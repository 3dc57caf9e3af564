import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { assert, array, constantFrom, integer, oneof, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { readAllergies } from "../diets/read-allergies.ts";
import { certify } from "./certify.ts";
import { checkProposal } from "./check-proposal.ts";
import type { Proposal, ProposedMeal } from "./proposal/proposal.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const index = kitchen.planner;

const oatmeal: ProposedMeal = {
  name: "Apple oatmeal",
  ingredients: ["60 g rolled oats", "250 ml milk", "1 apple, diced", "1 tbsp honey"],
  instructions: ["Simmer 60 g oats in 250 ml milk for 5 minutes.", "Top with 1 diced apple and honey."],
  calories: 420,
  category: "breakfast",
};
const chicken: ProposedMeal = {
  name: "Chicken with rice and broccoli",
  ingredients: ["180 g chicken breast", "80 g white rice", "200 g broccoli", "1 tbsp olive oil", "salt"],
  instructions: ["Boil the rice for 15 minutes.", "Fry the chicken, steam the broccoli, serve."],
  calories: 610,
  category: "main",
};
const stew: ProposedMeal = {
  name: "Chickpea stew",
  ingredients: [
    "1 can (400 g) chickpeas",
    "200 g crushed tomatoes",
    "1 onion",
    "2 tbsp olive oil",
    "1 tsp cumin",
  ],
  instructions: ["Soften the onion in the oil.", "Add the rest and simmer for 20 minutes."],
  calories: 560,
  category: "main",
};
const day = { meals: [oatmeal, stew, chicken] };

const checked = (proposal: Proposal, wishes: Partial<PlanRequest> = {}): Plan => {
  const outcome = checkProposal(index, aRequest({ days: 1, ...wishes }), proposal);
  if (outcome.kind === "impossible") throw new Error(outcome.demands.join(", "));
  return outcome;
};

const mealAt = ({ days }: Plan, position: number, which = 1) => {
  const meal = days[which - 1]?.meals[position];
  if (meal === undefined) throw new Error(`no meal ${position}`);
  return meal;
};

const withDinner = (dinner: Partial<ProposedMeal>): Proposal => ({
  days: [{ meals: [oatmeal, stew, { ...chicken, ...dinner }] }],
});

/** Everything that a person reads of a plan. */
const wordsOf = ({ days }: Plan): string =>
  days
    .flatMap(({ meals }) => meals)
    .flatMap((meal) => [[meal.name, meal.description], meal.ingredients, meal.instructions].flat())
    .join("\n");

describe("checking a proposed plan", () => {
  it("keeps good meals and scales them onto the energy of the day", () => {
    const answer = checked({ days: [day] });
    expect(answer.days[0]?.meals.map(({ name }) => name)).toEqual([oatmeal.name, stew.name, chicken.name]);
    expect(Math.abs((answer.certificate.days[0]?.reached.kcal ?? 0) - 2000)).toBeLessThanOrEqual(40);
    const { corrections } = answer.certificate;
    expect(answer.certificate).toEqual({
      ...certify(index, aRequest({ days: 1 }), answer.days),
      corrections,
    });
    for (const meal of answer.days[0]?.meals ?? []) {
      expect(meal.foodIds).toHaveLength(meal.ingredients.length);
      expect(meal.grams).toHaveLength(meal.ingredients.length);
    }
  });

  it("counts the energy itself and says where the claim was wrong", () => {
    const answer = checked(withDinner({ calories: 200 }));
    expect(answer.certificate.corrections).toContainEqual(
      expect.stringMatching(/dinner.*kcal a serving, not 200\./),
    );
    expect(mealAt(answer, 2).calories).toBeGreaterThan(500);
  });

  it("leaves no amount in a step that the scaled portion makes untrue", () => {
    expect(mealAt(checked({ days: [day] }, { calories: 3000 }), 0).instructions).toEqual([
      "Simmer the oats in the milk for 5 minutes.",
      "Top with the diced apple and honey.",
    ]);
  });

  it.each([
    ["groundnut oil", { ingredients: ["150 g rice noodles", "200 g tofu", "2 tbsp groundnut oil"] }],
    ["satay sauce", { ingredients: ["180 g chicken breast", "80 g rice", "3 tbsp satay sauce"] }],
    ["monkey nuts", { ingredients: [...chicken.ingredients, "a handful of monkey nuts"] }],
    ["a step", { instructions: [...chicken.instructions, "Scatter crushed peanuts over it."] }],
    ["the name", { name: "Thai peanut chicken" }],
    ["an unknown food", { ingredients: [...chicken.ingredients, "2 tbsp mandelonas"] }],
    ["an unknown sauce", { ingredients: [...chicken.ingredients, "3 tbsp gado gado dressing"] }],
  ])("serves no peanuts to whom they harm: %s", (_, dinner) => {
    const answer = checked(withDinner(dinner), { allergies: ["peanuts"] });
    expect(mealAt(answer, 2).name).not.toBe(chicken.name);
    expect(answer.certificate.corrections).toContainEqual(
      expect.stringMatching(/^Day 1, dinner: .* was replaced by /),
    );
    expect(wordsOf(answer)).not.toMatch(/peanut|groundnut|satay|monkey nut|mandelona|gado/i);
  });

  it("fills up five days to seven and drops meals beyond those asked for", () => {
    const five = checked({ days: Array.from({ length: 5 }, () => day) }, { days: 7 });
    expect(five.days.map(({ meals }) => meals.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(five.certificate.days.every(({ reached }) => Math.abs(reached.kcal - 2000) <= 40)).toBe(true);
    expect(five.certificate.corrections).toContain("6 meals were missing and filled in from the cookbook.");
    const more = checked({ days: [{ meals: [...day.meals, { ...stew, name: "Second stew" }] }, day] });
    expect(more.days.map(({ meals }) => meals.length)).toEqual([3]);
    expect(more.certificate.corrections).toContain("4 meals were more than you asked for.");
  });

  it("seats too few meals where they belong", () => {
    const answer = checked({ days: [{ meals: [chicken, oatmeal] }] });
    expect(mealAt(answer, 0).name).toBe(oatmeal.name);
    expect(mealAt(answer, 2).name).toBe(chicken.name);
  });

  it("serves the same dish once", () => {
    const answer = checked({ days: [day, day] }, { days: 2 });
    const names = answer.days.flatMap(({ meals }) => meals.map(({ name }) => name));
    expect(new Set(names).size).toBe(6);
  });

  it("believes no claim in a name", () => {
    const lie = checked(withDinner({ name: "Vegan chicken with rice (gluten-free)" }));
    expect(mealAt(lie, 2).name).toBe("Chicken with rice (gluten-free)");
    expect(lie.certificate.corrections).toContainEqual(
      expect.stringContaining('is called "Chicken with rice (gluten-free)"'),
    );
    const vegan = checked(withDinner({ name: "Vegan chicken with rice" }), { diet: "vegan" });
    expect(wordsOf(vegan).replaceAll(/instead of [a-z ]+/gu, "")).not.toMatch(/chicken breast|honey/i);
  });

  it("keeps an unknown food only where nothing binds, and says that it counts for nothing", () => {
    const odd = withDinner({ ingredients: [...chicken.ingredients, "1 tsp zyxtra powder"] });
    const free = checked(odd);
    expect(mealAt(free, 2).ingredients).toContain("1 tsp zyxtra powder");
    expect(free.certificate.corrections).toContainEqual(expect.stringContaining("is not in the food table"));
    expect(mealAt(checked(odd, { diet: "gluten-free" }), 2).name).not.toBe(chicken.name);
    const mostlyOdd = withDinner({ ingredients: ["200 g zyxtra", "100 g blorp", "100 g rice"] });
    expect(mealAt(checked(mostlyOdd), 2).name).not.toBe(chicken.name);
  });

  it.each([
    ["no ingredients", { ingredients: [] }],
    ["blank ingredients", { ingredients: [" ", ""] }],
    ["no steps", { instructions: [] }],
    ["no name", { name: " 🍕 " }],
    ["tons", { ingredients: ["3 tonnes of chicken breast", "40 kg butter"] }],
    ["crumbs", { ingredients: ["1 g rice", "1 lettuce leaf"] }],
    ["a cup of salt", { ingredients: [...chicken.ingredients, "1 cup salt"] }],
    ["a hundred lines", { ingredients: Array.from({ length: 100 }, () => "10 g rice") }],
    ["an endless line", { ingredients: [`100 g rice ${"and rice ".repeat(600)}`] }],
    ["a dessert for dinner", { name: "Chocolate cake", category: "dessert" as const }],
  ])("replaces what nobody could cook or would eat: %s", (_, dinner) => {
    const answer = checked(withDinner(dinner));
    expect(answer.certificate.corrections.some((text) => text.startsWith("Day 1, dinner: "))).toBe(true);
    expect(mealAt(answer, 2).dishId).toBeDefined();
    expect(mealAt(answer, 0).name).toBe(oatmeal.name);
  });

  it("cuts a name of five thousand letters", () => {
    const answer = checked(withDinner({ name: `Chicken ${"very good ".repeat(500)}` }));
    expect(mealAt(answer, 2).name.length).toBeLessThanOrEqual(100);
  });

  it("plans everything itself when nothing was proposed", () => {
    expect(checked({ days: [] }, { days: 2 }).days.map(({ meals }) => meals.length)).toEqual([3, 3]);
  });

  it("touches no meal that has to stay", () => {
    const first = checked({ days: [day] });
    const keep = [{ day: 1, position: 2, meal: mealAt(first, 2) }];
    const again = checked(withDinner({ name: "Another dinner" }), { keep, seed: 9 });
    expect(mealAt(again, 2)).toEqual(keep[0]?.meal);
  });

  // All dishes are adapted once for every diet and allergy, which is most of the time that this takes.
  const eaters = [[], ["peanuts"], ["milk", "egg"]].map((allergies, part) => ({
    allergies,
    diets: DIETS.filter((_, at) => at % 3 === part),
  }));
  it.each(eaters)(
    "keeps diets, allergies, counts and energy whatever is proposed to who eats no $allergies",
    ({ allergies, diets }) => {
      const foods = index.foods.map(({ name }) => name);
      const line = oneof(
        record({ grams: integer({ min: 1, max: 900 }), food: constantFrom(...foods) }).map(
          ({ grams, food }) => `${grams} g ${food}`,
        ),
        string({ maxLength: 30 }),
      );
      const meal = record({
        name: oneof(constantFrom("Bowl", "Vegan bowl", "Soup", ...foods), string({ maxLength: 40 })),
        ingredients: array(line, { maxLength: 6 }),
        instructions: array(constantFrom("Mix it.", "Fry it in butter.", "Serve with nuts."), {
          maxLength: 3,
        }),
        calories: integer({ min: -5, max: 5000 }),
      });
      const days = array(record({ meals: array(meal, { maxLength: 4 }) }), { maxLength: 3 });
      assert(
        property(days, constantFrom(...diets), (proposed, diet) => {
          const request = aRequest({ days: 2, diet, allergies });
          const outcome = checkProposal(index, request, { days: proposed });
          if (outcome.kind === "impossible") return;
          const meals = outcome.days.flatMap((one) => one.meals);
          expect(meals).toHaveLength(6);
          const eaten = meals.flatMap((one) => one.foodIds ?? []).flatMap((id) => index.foodOf(id) ?? []);
          const known = readAllergies(index.foodIndex, allergies);
          for (const food of eaten) expect(DIET_RULES[diet].forbids(food) ?? known.forbids(food)).toBeNull();
          for (const { reached } of outcome.certificate.days)
            expect(Math.abs(reached.kcal - 2000)).toBeLessThanOrEqual(40);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe("what was asked of a week", () => {
  const stirFry: ProposedMeal = {
    ...chicken,
    name: "Chicken and rice that keeps its cook busy",
    instructions: ["Cut everything for 40 minutes.", "Fry it, stirring all the time, for 50 minutes."],
  };
  const busy: Proposal = { days: [{ meals: [oatmeal, stew, stirFry] }] };

  it("binds a proposal too: minutes of hands", () => {
    expect(mealAt(checked(busy), 2).name).toBe(stirFry.name);
    const { days, certificate } = checked(busy, { handsOnLimit: { workday: 60 } });
    expect(days[0]?.meals.map(({ name }) => name)).not.toContain(stirFry.name);
    expect(certificate.corrections.join("\n")).toContain(stirFry.name);
    expect(certificate.wishes?.map(({ isKept }) => isKept)).toEqual([true]);
  });

  it("binds a proposal too: grams of a day", () => {
    const bare: Proposal = { days: [{ meals: [oatmeal, stew, { ...stew, name: "Bean stew" }] }] };
    const { certificate } = checked(bare, { limits: { proteinMin: 120 } });
    expect(certificate.wishes?.map(({ isKept }) => isKept)).toEqual([true]);
    expect(certificate.corrections.length).toBeGreaterThan(0);
  });

  const cold: ProposedMeal = {
    name: "Chickpea and tomato bowl",
    ingredients: ["1 can (400 g) chickpeas", "200 g tomatoes", "1 tbsp olive oil"],
    instructions: ["Drain the chickpeas, chop the tomatoes.", "Toss with the oil."],
    calories: 500,
    category: "main",
  };
  const baked: ProposedMeal = {
    ...chicken,
    name: "No-oven one-pot chicken without any cooking",
    description: "No oven, no stove, one pot, good for children.",
    instructions: ["Mix everything in a dish.", "Bake for 30 minutes at 200 °C."],
  };
  const fried: ProposedMeal = {
    ...baked,
    instructions: ["Sear the chicken in a skillet.", "Boil the rice in another pot."],
  };

  it.each<readonly [string, ProposedMeal]>([
    ["no oven", baked],
    ["no stove", fried],
    ["no cooking", fried],
    ["no cooking at dinner", baked],
    ["one pot", fried],
    ["one burner", fried],
    ["kid friendly", baked],
    ["no blender", { ...chicken, instructions: ["Blitz everything until smooth."] }],
  ])("binds a proposal too, whatever it says of itself: %s", (tastePreferences, lie) => {
    const { days, certificate } = checked(withDinner(lie), { tastePreferences });
    expect(days[0]?.meals.map(({ name }) => name)).not.toContain(lie.name);
    expect(certificate.corrections.join("\n")).toMatch(/dinner: .* made as you asked/);
    expect(certificate.wishes?.every(({ isKept }) => isKept)).toBe(true);
  });

  it("takes a proposal that shows how it is made, and one for a meal that is not bound", () => {
    const bowl: Proposal = { days: [{ meals: [oatmeal, cold, baked] }] };
    const { days, certificate } = checked(bowl, {
      tastePreferences: "no oven at lunch, no cooking at lunch",
    });
    expect(days[0]?.meals[1]?.name).toBe(cold.name);
    expect(days[0]?.meals[2]?.instructions.join(" ")).toContain("Bake");
    expect(certificate.wishes?.map(({ isKept }) => isKept)).toEqual([true, true]);
  });

  it("stands where it stands every week, and what was proposed there is neither too much nor missed", () => {
    const dishId = "pizza-margherita";
    const standing = [{ weekday: 0, slot: "dinner" as const, dishId }];
    const plan = checked({ days: [day] }, { standing });
    expect(mealAt(plan, 2).dishId).toBe(dishId);
    expect(mealAt(plan, 1).name).toBe(stew.name);
    expect(plan.certificate.corrections.join("\n")).not.toMatch(/missing|more than you|replaced/u);
  });
});
