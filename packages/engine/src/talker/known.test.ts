import type { ChatContext } from "@meal/domain/chef/chef-port";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { JOINTS } from "./accounts.ts";
import { KNOWN, nearestOf } from "./known-search.ts";
import { questionOf } from "./question.ts";
import { reply } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const nobody: ChatContext = { ...testContext, diet: "none", allergies: [] };
const found = (asked: string) => nearestOf(questionOf(kitchen, nobody, asked))[0]?.known;
const say = (content: string, context = nobody): string =>
  reply(kitchen, [{ role: "user", content }], context);

describe("what a kitchen knows", () => {
  it("is found by each of its own words", () => {
    const lost = KNOWN.flatMap((known) =>
      known.asks
        .filter((ask) => found(ask) !== known)
        .map((ask) => `${ask}: ${found(ask)?.text ?? "nothing"}`),
    );
    expect(lost).toEqual([]);
  });

  it("is asked for by two to four words that are no joints", () => {
    const odd = KNOWN.flatMap(({ asks, text }) =>
      asks.length === 0
        ? [text]
        : asks.filter((ask) => {
            const words = ask.split(" ");
            return words.length < 2 || words.length > 4 || words.some((word) => JOINTS.has(word));
          }),
    );
    expect(odd).toEqual([]);
  });

  it("is told in a few calm sentences", () => {
    const loud = KNOWN.filter(
      ({ text }) => text.length > 420 || /!|\bjust\b/.test(text) || !text.endsWith("."),
    );
    expect(loud.map(({ text }) => text)).toEqual([]);
  });

  it("has each degree in both scales", () => {
    const single = KNOWN.filter(({ text }) => /\d °C(?! \()(?![^(]*\([^)]*°F)/.test(text));
    expect(single.map(({ text }) => text)).toEqual([]);
  });
});

describe("a story", () => {
  it.each([
    [
      "help my hollandaise just split its all greasy and people are sitting at the table for brunch. can i save it",
      /yolk/,
    ],
    [
      "Left the pot on the stove while on the phone, I overwhipped my heavy cream and its lumpy, its for my moms bday cake",
      /cold cream/,
    ],
    [
      "Learning Indian cooking from my neighbor and she always fries the spices in oil before anything else goes in, why",
      /dissolve in fat/,
    ],
    [
      "brisket been stuck at 160 for 3 hours on my smoker running 225. is it broke or did i do something wrong?",
      /the stall/,
    ],
  ])("is understood by what it is about: %j", (asked, fact) => {
    expect(say(asked)).toMatch(fact);
  });

  it("that says the same over and over asks no more than what it says once", () => {
    const once = "egg temper hot milk";
    expect(found(`${once} `.repeat(50))).toBe(found(once));
  });

  it("is not read for words that only look alike, or that make another food", () => {
    expect(found("I need it quick but brown")).toBeUndefined();
    expect(found("freeze coconut milk")?.text ?? "").not.toMatch(/^(?:Milk|Yes, milk)/);
  });

  it("names to whom something is allergic what an answer takes, and says what was not looked at", () => {
    const asked =
      "my gravy is too thin and watery and the guests are nearly here, how do I thicken it in time";
    expect(say(asked, { ...nobody, diet: "vegan" })).toMatch(/did not look at your diet/);
    expect(say("my meringue is weeping", { ...nobody, allergies: ["eggs"] })).toMatch(
      /Not for an allergy to eggs/,
    );
  });
});
