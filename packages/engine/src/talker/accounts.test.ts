import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import { questionOf } from "./question.ts";
import { reply } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const nobody = { ...testContext, diet: "none", allergies: [] };
const say = (content: string): string => reply(kitchen, [{ role: "user", content }], nobody);
const accounts = (asked: string, text: string, patterns: readonly string[] = []): boolean =>
  accountsFor(questionOf(kitchen, nobody, asked), subjectOf(patterns, text));

describe("an answer accounts for a question", () => {
  it("whose foods it names, in whatever form or by the name of their kind", () => {
    expect(accounts("how long do I boil potatoes", "Potatoes: 15 minutes in simmering water.")).toBe(true);
    expect(accounts("can I freeze cod", "Fish can be frozen.")).toBe(true);
    expect(accounts("can I leave tofu out", "Food that spoils may stand for 2 hours.")).toBe(true);
  });

  it("and not where it leaves out a food, what was done to it, or most of what is asked", () => {
    expect(accounts("how long does sugar syrup keep", "Keep sugar dry.")).toBe(false);
    expect(accounts("where do I keep blanched garlic", "Keep garlic in an airy place.")).toBe(false);
    expect(accounts("the oven smells of smoke after a small fire", "It smells: throw it out.")).toBe(false);
  });

  it("where its pattern looks for the word, and not where its pattern rules it out", () => {
    expect(accounts("lumpy gravy", "Whisk it.", ["lump\\w*", "gravy"])).toBe(true);
    expect(accounts("peanut butter", "Let it stand.", ["(?<!peanut )butter"])).toBe(false);
  });
});

describe("a question that was not asked", () => {
  it.each([
    ["how many people does a 12 pound ham feed", /kcal/],
    ["I sat at the table all day and my back hurts", /throw|2 hours/i],
    ["how do I keep raisins from sinking in a loaf cake", /fridge/],
    ["why is my cocoa bitter when it boils too long", /yogurt/],
    ["the waffle iron smells, how do I clean it", /throw it out/i],
    ["sushi rice not sticking together", /kcal/],
    ["does adding salt make pasta water boil sooner", /kcal|mg of sodium/],
    ["how do I keep linguine from sticking while it cooks", /From our cookbook/],
    ["how to make the edges of a pancake be lacy and the inside soft", /Ingredients:/],
    ["what is the difference between a crepe and a pancake", /kcal/],
    ["how do I choose a chest freezer with automatic defrosting", /Thaw/],
    ["uses for bitter lemon balm", /kcal/],
    ["how do I tell whether a cheese is vegetarian", /is fine on/],
    ["I cannot find baking soda or baking powder", /about three times as strong/],
    ["is the pan too hot for pancakes", /yogurt|coconut milk/],
  ])("gets no answer: %j", (asked, wrong) => {
    expect(say(asked)).not.toMatch(wrong);
  });

  it("a substitute that somebody has in mind is not passed over", () => {
    expect(say("can I use ketchup instead of cornstarch")).toMatch(/^I do not know whether ketchup will do/);
    expect(say("can I use flour instead of cornstarch")).not.toMatch(/I do not know whether/);
  });
});
