import { describe, expect, it } from "vitest";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { planMeals } from "../planner/plan-meals.ts";
import { aRequest } from "../planner/testing/synthetic-corpus.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

function planned(wishes: Parameters<typeof aRequest>[0]) {
  const made = planMeals(kitchen.planner, aRequest({ days: 3, mealsPerDay: 3, servings: 2, ...wishes }));
  if (made.kind === "impossible") throw new Error("Nothing fits.");
  return made.days;
}

// November 27, 2026 is a Friday.
const plan = planned({ seed: 5, allergies: ["milk"], familiar: "everyday" });
const context = { ...testContext, diet: "none", allergies: ["milk"], today: "2026-11-27", plan };
const ask = (content: string, of = context) => talk(kitchen, [{ role: "user", content }], of);
const changed = (meal: Meal, part: Partial<Meal>): Meal => ({ ...meal, ...part });
const dinner = plan[0]?.meals[2];
const name = dinner?.name ?? "";

describe("the chat about one's plan", () => {
  it.each([
    ["what's for dinner tonight?", `Tonight: ${name}`],
    ["what is for supper", `Tonight: ${name}`],
    ["what's for dinner tomorrow", `Dinner tomorrow: ${plan[1]?.meals[2]?.name}`],
    ["what's for lunch on sunday?", `Lunch on Sunday: ${plan[2]?.meals[1]?.name}`],
    ["what are we having on friday", `Today: ${plan[0]?.meals[0]?.name}`],
    ["what's for dinner on monday", "Nothing is planned for dinner on Monday"],
    ["what is planned this week", `Tomorrow: ${plan[1]?.meals[0]?.name}`],
    ["is tonight's dinner ok for my milk allergy?", "no milk in it according to our table"],
    ["is dinner tonight safe for me?", "no milk in it according to our table"],
    ["how many calories are in tonight's dinner?", `${Math.round(dinner?.calories ?? 0)} kcal a person`],
    ["what do I need for tonight's dinner", dinner?.ingredients[0] ?? "no line"],
    ["how do I make tonight's dinner?", `1. ${dinner?.instructions[0]}`],
    ["how much does tonight's dinner cost?", `$${((dinner?.price ?? 0) / 100).toFixed(2)} a person`],
    ["I don't feel like tonight's dinner", 'choose "Swap for another"'],
  ])("answers %s", (question, words) => {
    const { text, lookedAt } = ask(question);
    expect(text).toContain(words);
    expect(lookedAt).toEqual(["plan"]);
  });

  it("says how long a meal keeps once it is cooked", () => {
    const kept = [5, 6, 7, 8]
      .map((seed) => planned({ seed, allergies: ["milk"], familiar: "everyday" }))
      .find(([today]) => (today?.meals[2]?.keepsDays ?? 0) > 0);
    const { text, lookedAt } = ask("how long will tonight's dinner keep?", { ...context, plan: kept ?? [] });
    expect(text).toContain("in the fridge once it is cooked");
    expect(lookedAt).toEqual(["plan"]);
  });

  it("says when to start for a time that is named, in the evening where nothing else is said", () => {
    const minutes = (dinner?.prepTime ?? 0) + (dinner?.cookTime ?? 0);
    const at = 18 * 60 + 30 - minutes;
    const clock = `${Math.floor(at / 60) % 12}:${String(at % 60).padStart(2, "0")} PM`;
    expect(ask("when should I start tonight's dinner if we eat at 6:30?").text).toContain(
      `Start by ${clock}.`,
    );
  });

  it("has breakfast in the morning and lunch at noon, whatever hour is said without its half of the day", () => {
    expect(ask("when should I start tomorrow's breakfast if we eat at 8").text).toMatch(
      /Start by 7:\d\d AM/u,
    );
    expect(ask("when should I start tomorrow's lunch if we eat at 11:45").text).toMatch(
      /Start by 1[01]:\d\d AM/u,
    );
    expect(ask("when should I start tomorrow's lunch if we eat at 1").text).toMatch(/Start by 12:\d\d PM/u);
  });

  it("answers of every day where the whole week is asked of", () => {
    const many = plan.flatMap(({ meals }) => meals).length;
    expect(ask("are my meals this week dairy free?").text).toContain(`All ${many} meals fit`);
    const { text } = ask("which meals this week have eggs or fish or meat or gluten or soy");
    for (const { meals } of plan) expect(meals.some(({ name: dish }) => text.includes(dish))).toBe(true);
  });

  it("promises nothing to whoever is allergic to what nobody knows", () => {
    const { text } = ask("is tonight's dinner safe for me?", { ...context, allergies: ["zorblax"] });
    expect(text).toContain("I do not know which foods have zorblax");
    expect(ask("can I eat rice?", { ...context, allergies: ["zorblax"] }).text).not.toMatch(/^yes/iu);
  });

  it("says what has to be begun the day before, and that of a freezer it knows nothing", () => {
    const meals = (plan[1]?.meals ?? []).map((meal, at) =>
      changed(meal, { leadMinutes: at === 0 ? 480 : 0 }),
    );
    const early = { ...context, plan: [{ day: 2, meals }] };
    expect(ask("do I need to prep anything tonight for tomorrow?", early).text).toContain(
      `Start ${meals[0]?.name}`,
    );
    const none = meals.map((meal) => changed(meal, { leadMinutes: 0 }));
    const late = { ...context, plan: [{ day: 2, meals: none }] };
    expect(ask("anything to thaw for tomorrow?", late).text).toContain("in the freezer I cannot see");
  });

  it("says which planned dinner has the most or the least of something", () => {
    const dinners = plan
      .flatMap(({ meals }) => meals.slice(2))
      .filter(({ leftoverOf }) => leftoverOf === undefined);
    const protein = dinners.toSorted(
      (one, other) => (other.nutrition?.protein ?? 0) - (one.nutrition?.protein ?? 0),
    );
    expect(ask("which dinner has the most protein?").text).toContain(protein[0]?.name);
    const cheap = dinners.toSorted((one, other) => one.price - other.price);
    expect(ask("what is the cheapest dinner").text).toContain(cheap[0]?.name);
  });

  it("finds the days on which something stands, and says where it stands on none", () => {
    expect(ask(`when are we having ${name.toLowerCase()}?`).text).toContain(`Tonight: ${name}`);
    expect(ask("when are we having lobster?").text).toBe(
      "Nothing on your plan from today on is called lobster.",
    );
  });

  it("says of every meal of a diet's week that it fits, and of bacon that it is not vegan", () => {
    const diets: readonly Diet[] = ["vegan", "gluten-free"];
    for (const diet of diets) {
      const of = { ...context, plan: planned({ seed: 8, diet, days: 2 }) };
      for (const word of ["breakfast", "lunch", "dinner"]) {
        const { text } = ask(`is tomorrow's ${word} ${diet.replace("-", " ")}?`, of);
        expect(text, `${diet} ${word}`).toContain(`fits the ${diet} diet`);
      }
    }
    const ingredients = ["4 slices bacon", "2 cups zorblax"];
    const day: PlanDay = {
      day: 1,
      meals: plan[0]?.meals.map((meal) => changed(meal, { ingredients })) ?? [],
    };
    const of = { ...context, plan: [day] };
    expect(ask("is tonight's dinner vegan?", of).text).toContain("not for the vegan diet: 4 slices bacon");
    // What nobody knows is never said to be safe.
    expect(ask("does tonight's dinner have nuts?", of).text).toContain(
      "I do not know all that is in 2 cups zorblax",
    );
    expect(ask("what allergens are in tonight's dinner?", of).text).toContain(
      "I do not know all that is in 2 cups zorblax",
    );
  });

  it.each([
    "is fish ok for dinner tonight?",
    "can I leave tonight's dinner out overnight?",
    "how do I reheat tonight's dinner?",
    "what wine goes with tonight's dinner?",
    "what can I make for dinner with chicken?",
  ])("does not take %s for a question about its meals", (question) => {
    expect(ask(question).lookedAt).not.toContain("plan");
  });

  it("without a plan says that there is none", () => {
    expect(ask("is tonight's dinner vegan?", { ...context, plan: [] }).text).toContain(
      "I see no plan of yours yet",
    );
  });
});
