import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { lactoseIn } from "./lactose.ts";
import { reply } from "./reply.ts";
import { testContext } from "./testing/context.ts";
import { leavesToolOut } from "./tools.ts";

const nobody = { ...testContext, diet: "none", allergies: [] };
const say = (content: string): string => reply(kitchen, [{ role: "user", content }], nobody);

describe("a figure that is asked for", () => {
  it.each([
    ["carbs in a cup of rice, diabetic husband", /45 g of carbohydrate.*about 3 of the carb servings/],
    ["how many carbs in a banana for a diabetic", /27 g of carbohydrate.*about 2 of/],
    ["my dad has type 2 diabetes, how much sugar is in a cup of orange juice", /21 g of sugars/],
    ["how many grams of carbs does a slice of bread have im diabetic", /14 g of carbohydrate/],
    ["how much protein in 6 oz chicken breast for my husband", /53 g of protein/],
  ])("is given, whoever it is for: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
    expect(say(asked)).not.toMatch(/\bfine\b/);
  });

  it.each([
    "is a baked potato ok for diabetics",
    "can diabetics eat white bread",
    "are grapes diabetic friendly",
  ])("is told instead of a verdict with diabetes: %j", (asked) => {
    expect(say(asked)).toMatch(/g carbohydrate.*doctor or dietitian/);
    expect(say(asked)).not.toMatch(/\bfine\b/);
  });

  it("is no dose and no limit", () => {
    expect(say("how much insulin for the carbs in a cup of rice")).toContain("medical advice");
    expect(say("how many carbs should a diabetic have per meal")).toContain("doctor or dietitian");
  });

  it("counts the fat of fried eggs once, and no days or people as figures", () => {
    expect(say("calories in 2 fried eggs with butter")).toMatch(/about 21\d kcal/);
    expect(say("how many days in advance can i meal prep rice bowls")).toMatch(/3 to 4 days/);
    expect(say("how much mac and cheese for 30 people")).toMatch(/For 30 people/);
  });
});

describe("one word", () => {
  it.each([
    ["which knife is best to buy for a new cook", /chef's knife/],
    ["how long is opened sliced turkey from the deli good in the fridge", /3 to 5 days/],
    ["can the crock pot stay on warm for the whole workday", /60 °C \(140 °F\)/],
    ["how can i stop cut apples going brown in a lunch box", /lemon/],
    ["what to serve with shrimp scampi besides pasta", /Rice|bread/],
    ["is a wood cutting board dishwasher safe", /by hand/],
  ])("does not decide what is asked: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });

  it("still reads the shopping list, and throws out what was raw on warm", () => {
    expect(say("what should i buy this week")).toContain("shopping list");
    expect(say("raw pork sat on warm in the crockpot for 5 hours")).toContain("Throw it out");
  });

  it("is not a tool that the answer knows nothing of", () => {
    expect(leavesToolOut("can it go in the dishwasher", "Wash it by hand.")).toBe(true);
    expect(leavesToolOut("can it go in the dishwasher", "Not in the dishwasher.")).toBe(false);
    expect(leavesToolOut("how do i wash it", "Wash it by hand.")).toBe(false);
  });
});

describe("what shall not be in it", () => {
  it.each([
    ["high protein breakfast no eggs", /\b(?:egg|omelet|frittata)/i],
    ["breakfast with no eggs and no dairy", /\b(?:omelet|cheese|frittata|scramble)/i],
    ["gluten free dinner no chicken", /chicken [^(]*\(\d/i],
    ["lunch without sandwiches for my kids", /sandwich \(/i],
  ])("is in no suggestion: %j", (asked, unwanted) => {
    const [ideas = ""] = say(asked).split("From our cookbook");
    expect(ideas).toMatch(/^For (?:breakfast|dinner|lunch): /);
    expect(ideas).not.toMatch(unwanted);
  });

  it("is in no advice", () => {
    expect(say("dairy free mac and cheese how")).toMatch(/oat or soy milk.*labels/);
    expect(say("nut free snacks for school")).toMatch(/sunflower seed butter/);
    expect(say("dinner without onions or garlic")).not.toMatch(/kcal against/);
  });
});

describe("two things side by side", () => {
  it.each([
    ["skirt or flank for fajitas", /[Ss]kirt .*flank .*fajitas/],
    ["which is better for eggs, nonstick or cast iron", /For eggs nonstick/],
    ["is stainless or cast iron better for searing", /For a steak crust take cast iron/],
    ["chicken thighs or breasts for curry which is better", /Thighs .*Breasts/],
    ["air fryer or oven for chicken wings which is better", /air fryer.*for a crowd the oven/],
    ["can i use all purpose instead of bread flour for pizza dough, what's the difference", /1 to 1/],
  ])("are both told, and which to take: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });
});

describe("tools", () => {
  it.each([
    ["orange rust all over my cast iron pan how do i get it off", /steel wool.*230 °C \(450 °F\)/],
    ["how do i clean a scorched stainless steel pot", /baking soda/],
    ["how do i clean the basket of my air fryer", /hot soapy water/],
    ["how hot can a nonstick pan get", /260 °C \(500 °F\)/],
    ["how many 9 inch round pans equal a 9x13", /You need 2/],
    ["i have 8 inch rounds but the recipe is for a 9x13, how many do i need", /You need 2/],
  ])("are cleaned, chosen and counted: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });
});

describe("public advice and amounts", () => {
  it.each([
    ["im 12 weeks pregnant is a turkey sandwich with deli meat ok", /74 °C \(165 °F\).*doctor or midwife/],
    ["is feta ok in pregnancy", /Feta .*pasteurized.*doctor or midwife/],
    ["how should i give blueberries to a 10 month old", /quarters.*pediatrician/],
    ["can my wife have cheddar, she is lactose intolerant", /hardly any lactose/],
    ["pulled pork for 60 people how much", /For 60 people .*14 .*18 kg/],
    ["how many burgers and hot dogs for 20 kids", /For 20 people[^]*For 20 people/],
    ["rice for 8", /For 8 people .*cups/],
    ["how many apples in a 3 lb bag", /about 8 medium/],
    ["my cheese sauce split and looks greasy", /whisk|blend/i],
    ["the rice came out soggy, can it be saved", /baking sheet/],
    ["my raw chicken smells funny though the date is fine", /overrides the date/],
    ["are eggs bad after the sell by date", /3 to 5 weeks/],
    ["all i have is eggs tortillas and cheese", /tortilla/],
  ])("are told: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });

  it("keeps an allergy apart from lactose, and a baby's allergy from fruit in general", () => {
    expect(lactoseIn("peanut butter")).toBeNull();
    expect(say("my son is allergic to milk, can he have butter")).toMatch(/^No/);
    expect(say("my baby is allergic to strawberries can he have blueberries")).not.toMatch(/^From about 6/);
  });

  it("sends whoever feels sick of what they ate to a doctor, and tells no keeping time", () => {
    expect(say("ate deli turkey that was in the fridge 10 days and feel sick")).toMatch(/^I am no doctor/);
  });

  it("says that it did not understand only where a word was left unused", () => {
    expect(say("how much is a pinch of salt")).toMatch(/^A pinch/);
  });
});

describe("what is to be free of something", () => {
  it.each([
    ["nut free swap for peanut butter in kids lunch", /^No nut butter at all/],
    ["nut free alternative to peanut butter for my class", /^No nut butter at all/],
    ["substitute for heavy cream in soup thats dairy free", /^Instead of heavy cream: (?:Soy|Coconut)/],
    ["substitute for heavy cream thats dairy free", /^Instead of heavy cream: (?:Soy|Coconut)/],
    ["dairy free substitute for sour cream", /^(?!.*\b(?:Greek yogurt|cream cheese|mascarpone)\b)/],
  ])("is not answered with it first: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });
});

it.each([
  "My power was out for 9 hours last night and we kept the fridge shut. What do I need to throw out?",
  "fridge was off overnight, milk and chicken in it",
  "lost power since 6am is my food still good",
])("a fridge without power is told of, however the question goes: %j", (asked) => {
  expect(say(asked)).toMatch(/^A closed fridge stays cold for about 4 hours/);
});

it("what a kitchen knows comes before that no recipe is called so", () => {
  expect(say("how do you make gravy from drippings")).toMatch(/cup of gravy/);
  expect(say("how do you make unicorn stew")).toMatch(/^I know no recipe called/);
});

it("the allergens of a thing are told, whatever else is known of it", () => {
  expect(say("Which allergens are in liquid egg whites?")).toMatch(
    /^Allergens in liquid egg whites?: eggs\./iu,
  );
});

const dishes = kitchen.planner.corpus.dishes;

/** The dishes that an answer proposes as the cookbook has them. */
const proposedAsWritten = (said: string) =>
  dishes.filter(({ name }) =>
    new RegExp(`(?:: |; )${name} \\(\\d+ kcal a serving, \\d+ minutes\\)`, "u").test(said),
  );

it.each([
  ["eggs", "eggs", "egg free"],
  ["dairy", "milk", "dairy free"],
  ["nuts", "nuts", "nut free"],
  ["gluten", "gluten", "gluten free"],
] as const)(
  "ideas without %s are dishes that have none as they are written, or say what is changed",
  (word, allergen, free) => {
    const asked = ["breakfast", "lunch", "dinner", "snack"].flatMap((slot) => [
      `${slot} ideas no ${word}`,
      `${slot} without ${word}`,
      `easy ${free} ${slot}`,
      `quick ${slot} no ${word}`,
    ]);
    const proposed = asked.flatMap((question) => proposedAsWritten(say(question)));
    expect(proposed.length).toBeGreaterThan(20);
    const wrong = proposed.filter(({ ingredients }) =>
      ingredients.some(({ foodId }) => kitchen.foods.byId(foodId)?.allergens.includes(allergen)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  },
);
