import { describe, expect, it } from "vitest";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const lines: Readonly<Record<string, readonly string[]>> = {
  "Egg toast": ["4 eggs", "2 slices whole wheat bread", "1 tbsp butter"],
  "Chickpea bowl": ["1 can chickpeas", "200 g spinach", "2 tbsp tahini"],
  "Salmon with rice": ["300 g salmon fillet", "200 g white rice", "2 tbsp olive oil"],
  "Oatmeal with almonds": ["80 g rolled oats", "30 g almonds", "1 banana"],
  "Chicken soup": ["300 g chicken breast", "2 carrots", "2 cups zorblax"],
  "Bean chili": ["1 can kidney beans", "1 onion", "1 can tomatoes"],
};
const meal = (name: string, type: string): Meal => ({
  id: name,
  name,
  type,
  description: "",
  calories: 500,
  price: 200,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 20,
  keepsDays: 3,
  ingredients: lines[name] ?? [],
  instructions: ["Wash and cut everything.", "Cook it."],
  category: type === "breakfast" ? "breakfast" : "main",
  actualCategory: "main",
  isFavorite: false,
});
// November 27, 2026 is a Friday.
const plan: readonly PlanDay[] = [
  { day: 1, meals: [meal("Egg toast", "breakfast"), meal("Chickpea bowl", "dinner")] },
  { day: 2, meals: [meal("Oatmeal with almonds", "breakfast"), meal("Salmon with rice", "dinner")] },
  { day: 3, meals: [meal("Egg toast", "breakfast"), meal("Chicken soup", "dinner")] },
  { day: 4, meals: [meal("Oatmeal with almonds", "breakfast"), meal("Bean chili", "dinner")] },
];
const context = { ...testContext, diet: "none", allergies: [], today: "2026-11-27", plan };
const ask = (content: string, of = context) => talk(kitchen, [{ role: "user", content }], of);

describe("foods and allergens over the days of a plan", () => {
  it("are told meal by meal with their lines, and what nobody knows is told apart", () => {
    const { text, lookedAt } = ask("my son cant have eggs which meals this week have egg");
    expect(text).toContain("2 of the 8 meals have eggs: breakfast today, Egg toast (4 eggs)");
    expect(text).toContain(
      "I do not know all that is in 1 meal: dinner on Sunday, Chicken soup (2 cups zorblax)",
    );
    expect(lookedAt).toEqual(["plan"]);
  });

  it("never says that a meal is free of something while a line of it is unknown", () => {
    for (const asked of ["does anything this week have peanuts in it", "any soy in our meals this week?"]) {
      const { text } = ask(asked);
      expect(text).toContain("zorblax");
      expect(text).not.toContain("in any of the");
    }
  });

  it.each([
    ["anything with fish this week", "dinner tomorrow, Salmon with rice (300 g salmon fillet)"],
    ["how much chicken do i need this week", "Chicken is in 1 of the 8 meals: dinner on Sunday"],
    ["is there chicken on the plan", "dinner on Sunday, Chicken soup (300 g chicken breast)"],
    ["which dinners have spinach", "tonight, Chickpea bowl (200 g spinach)"],
    ["does anything this weekend have nuts", "breakfast tomorrow, Oatmeal with almonds (30 g almonds)"],
    [
      "does anything from friday to sunday have nuts",
      "breakfast tomorrow, Oatmeal with almonds (30 g almonds)",
    ],
    ["any dairy in tonights dinner", "Tonight, Chickpea bowl: no milk in it according to our table"],
    ["do any of the dinners have salmon", "Salmon with rice (300 g salmon fillet)"],
    ["anything with almonds this week", "If it is for an allergy: 2 of the 8 meals have tree nuts"],
  ])("answers %s", (question, words) => {
    expect(ask(question).text).toContain(words);
  });

  it("names the meals that fit a diet, those that do not, and no meal of which not all is known", () => {
    const { text } = ask("which meals this week are vegan");
    const [fits = ""] = text.split("Not for it");
    expect(fits).toContain("Bean chili");
    expect(fits).not.toMatch(/Egg toast|Salmon|Chicken soup/u);
    expect(text).toMatch(/Not for it: .*Egg toast/u);
  });

  it("holds a whole meal against a diet, and not only its lines", () => {
    const both = { ...meal("Bean chili", "dinner"), ingredients: ["200 g kosher beef", "100 g cheddar"] };
    const of = { ...context, plan: [{ day: 1, meals: [both] }] };
    expect(ask("is tonight's dinner kosher?", of).text).not.toContain("fits the kosher diet");
  });

  it.each([
    "what can I make for dinner this week with chicken",
    "how many calories are in a salmon",
    "is fish ok for dinner tonight?",
    "what can I use instead of eggs this week",
    "can I freeze tonight's salmon",
    "my recipe calls for buttermilk do I have to use it",
    "I'm making chili tonight, do I need to soak the beans",
    "is it ok to use expired milk in dinner tonight",
    "what is the best way to cook salmon tonight",
    "is the chicken from this week still good",
  ])("are not what is asked by %s", (question) => {
    expect(ask(question).text).not.toMatch(/of the 8 meals|in it according to our table/u);
  });
});

describe("an allergy of one of the family or a guest", () => {
  it("is held against the meal of the day that is named", () => {
    const asked = "my niece is coming over sunday and shes allergic to sesame is that days dinner ok for her";
    expect(ask(asked).text).toContain("I do not know all that is in 2 cups zorblax");
    expect(ask(asked.replace("sunday", "tonight")).text).toContain("it has sesame: 2 tbsp tahini");
  });

  it.each([
    ["my daughter is allergic to sesame now", "put sesame into", "Chickpea bowl (2 tbsp tahini)"],
    ["we found out my husband has celiac", "put gluten into", "Egg toast"],
    ["my son cant have dairy anymore", "put milk into", "1 tbsp butter"],
    ["my wife got diagnosed with celiac today", "put gluten into", "Egg toast"],
    ["my kid has a zorblax allergy", "put zorblax into", "I do not know which foods have zorblax"],
  ])("is told where to keep, and where it stands in the plan: %s", (said, where, planned) => {
    const { text } = ask(said);
    expect(text).toContain(where);
    expect(text).toContain(planned);
    expect(text).toContain("I change nothing by myself");
  });

  it.each([
    ["is almond butter ok for peanut allergy", /contains no peanuts.*tree nuts.*ask your allergist/u],
    ["can someone with a milk allergy eat yogurt", /^No: yogurt/u],
    ["is zorblax safe for my sons egg allergy", /nothing should be guessed/u],
  ])("is answered of a single food by what is in it: %s", (asked, words) => {
    expect(ask(asked).text).toMatch(words);
  });

  it("binds the ideas and the substitutes that are asked with it", () => {
    for (const asked of [
      "my son cant have eggs what can i make for breakfast",
      "breakfast ideas for a friend who is allergic to eggs",
    ])
      expect(ask(asked).text).toContain("Taken into account: no eggs");
    for (const asked of ["milk alternative for my son hes allergic", "what replaces milk he is allergic"])
      expect(ask(asked).text).not.toMatch(/lactose-free milk|ghee|goat/iu);
    expect(ask("substitute for soy sauce without soy").text).not.toMatch(/soy sauce \(|tamari/iu);
    expect(ask("what can i use instead of milk my son is allergic to nuts").text).not.toMatch(
      /almond|cashew/iu,
    );
  });

  it("is none where somebody only cannot come or eat with us", () => {
    for (const said of [
      "i cant have dinner tonight",
      "my son cant do friday",
      "where do i change my allergies",
    ])
      expect(ask(said).text).not.toMatch(/put \w.* into "Allergies"/u);
  });

  it("leads to the profile where nothing is known, and to a plan's question where the plan is named", () => {
    expect(ask("my son has a nut allergy and the moon is blue what does it mean").text).toContain(
      'put peanuts and tree nuts into "Allergies"',
    );
    expect(ask("will our dinner tonight make grandma proud").text).toContain(
      "which meals this week have eggs",
    );
  });
});

describe("the spelling of phones and of dictation", () => {
  it.each([
    ["what are we having tmrw night", "Dinner tomorrow: Salmon with rice"],
    ["yo whats for dinner", "Tonight: Chickpea bowl"],
    ["dinner tmrw?", "Dinner tomorrow: Salmon with rice"],
    ["whats for diner tonite", "Tonight: Chickpea bowl"],
    ["when do we eat salmon", "Dinner tomorrow: Salmon with rice"],
    ["whens the salmon dinner", "Dinner tomorrow: Salmon with rice"],
    ["whats for brekfast satuday pls", "Breakfast tomorrow: Oatmeal with almonds"],
    ["what is for dinner to night", "Tonight: Chickpea bowl"],
  ])("is read as it is meant: %s", (question, words) => {
    expect(ask(question).text).toContain(words);
  });
});

describe("what people ask of tonight's meal", () => {
  it.each([
    ["how long does dinner take tonight", "30 minutes"],
    ["what time should i start cooking if we want to eat at 6:30", "Start by 6:00 PM"],
    ["can i make tonights dinner ahead of time", "it can be cooked ahead: 3 days in the fridge"],
    ["what should i cook first tonight", "begin with this: Wash and cut everything"],
    ["is tonights dinner healthy", "25 % of your 2000 kcal"],
    ["i dont feel like cooking tonight", "Something quicker"],
    ["something else for tomorrow dinner pls", "Swap for another"],
    ["whats the easiest dinner this week", "30 minutes hands-on"],
    ["can i skip the spinach", 'Chickpea bowl (tonight) has "200 g spinach"'],
    ["what should i prep on saturday for the week", "Chicken soup (dinner on Sunday)"],
    ["can i have a cookie and still be under", "kcal would be left"],
  ])("is answered: %s", (question, words) => {
    expect(ask(question).text).toContain(words);
  });

  it.each([
    ["we have 6 people friday instead of 3 what do i do", "Change servings"],
    ["how do i change how many people im cooking for", "How many people?"],
    ["i ate out last night so didnt make dinner move it to tonight", "Move to another day"],
    ["swap dinner tonight for something quicker", "Swap for another"],
    ["we wont be home tomorrow night", "Eating out"],
    ["friends are coming over saturday there will be 8 of us", "Change servings"],
    ["can i swap monday and tuesday", "Move to another day"],
    ["my husband hates mushrooms stop putting them in", "Never again"],
    ["how do i add a recipe", "Recipe Collection"],
    ["i already have chicken breasts", "At home"],
    ["i bought the garlic already", "At home"],
    ["i want something lighter tonight", "Something quicker"],
  ])("is led to its place, and nothing is claimed to be done: %s", (question, place) => {
    const { text, offers } = ask(question);
    expect(text).toContain(place);
    expect(text).not.toMatch(/\b(?:I moved|I changed|done|is moved)\b/iu);
    expect(offers.filter(({ kind }) => kind !== "open-recipe")).toEqual([]);
  });
});
