import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { asMeant } from "./everyday-words.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const context = { ...testContext, diet: "none", allergies: [] };
const ask = (content: string) => talk(kitchen, [{ role: "user", content }], context);
const dishesNamed = (text: string) =>
  kitchen.planner.corpus.dishes.filter(({ name }) => text.includes(`${name} (`));

it("leaves every name of the food table as it is: doro wat is no doro what", () => {
  const names = kitchen.foods.foods.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(names.filter((name) => asMeant(kitchen.foods, `is ${name} vegan`) !== `is ${name} vegan`)).toEqual(
    [],
  );
});

describe("what people type into a kitchen's chat on a Tuesday", () => {
  it.each([
    ["put bread, butter and jam on my list", ["bread", "butter", "jam"]],
    ["add mac and cheese to the shopping list", ["mac and cheese"]],
    ["please add 2 liters of milk and eggs to our grocery list", ["2 liters of milk", "eggs"]],
  ])("offers a press for %s, and adds nothing unasked", (question, lines) => {
    expect(ask(question).offers).toEqual([{ kind: "add-to-list", lines }]);
  });

  it.each([
    ["plan my week", "Just plan my week"],
    ["make me a meal plan", "Just plan my week"],
    ["how do I change my allergies", "Dietary Preferences"],
    ["how do I cancel premium", "Cancel Premium"],
    ["how much does premium cost", "subscription page"],
    ["can I share my list with my wife", "Share"],
    ["remove garlic from my list", "I change nothing by myself"],
    ["start the timer", "Cook"],
    ["delete my account", "Delete account"],
    ["I don't like mushrooms", "Put mushrooms under"],
    ["never give me mushrooms again", "Put mushrooms under"],
    ["what do I need from the store", "Oat milk"],
    ["what's 350 fahrenheit in gas mark", "about gas mark 4"],
    ["220 c in gas mark", "about gas mark 7"],
    ["I have a gas oven, what is 180 c in f", "356 °F"],
    ["get rid of mushrooms", "Put mushrooms under"],
    ["whats for tea tonight", "Tonight: Palak paneer"],
    ["swap tonights palak paneer for literally anything else", "Swap"],
    ["How much have I eaten today so far? I had toast at 7, nothing since except coffee.", "530 kcal"],
    ["just got in from a night shift, what on my plan is quickest to make right now", "minutes"],
    ["log a banana", "Banana: about 105 kcal"],
  ])("answers %s", (question, words) => {
    expect(ask(question).text).toContain(words);
  });

  it.each([
    "give me a quick dinner",
    "something with chicken",
    "what can I make in 20 minutes",
    "dinner ideas",
  ])("has dishes for %s that a household knows, and no chicken's heart", (question) => {
    const dishes = dishesNamed(ask(question).text);
    expect(dishes.length).toBeGreaterThan(0);
    for (const { familiar, ingredients } of dishes) {
      expect(familiar).toBe("everyday");
      expect(ingredients.map(({ foodId }) => foodId).join(" ")).not.toMatch(/liver|heart|gizzard/u);
    }
  });

  it.each([
    ["what can I make in 20 minutes", 20],
    ["something with chicken for dinner, under half an hour", 30],
  ])("keeps to the minutes that were named: %s", (asked, most) => {
    const minutes = dishesNamed(ask(asked).text).map(
      ({ prepMinutes, cookMinutes }) => prepMinutes + cookMinutes,
    );
    expect(minutes).not.toEqual([]);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(most);
  });
});

it("puts no onions under what is never planned where their smell shall go", () => {
  expect(ask("get rid of the smell of onions").text).not.toContain("Never again");
});
