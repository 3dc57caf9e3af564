import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const ask = (content: string) => talk(kitchen, [{ role: "user", content }], testContext).text;

/** What strangers typed, and what a good answer to it has. */
const ASKED: readonly (readonly [question: string, told: RegExp])[] = [
  ["does honey ever actually go off", /keeps for years/u],
  ["one corner of my cheddar's got mould on it. do I cut it off or chuck the lot", /Hard cheese: cut off/u],
  ["how much protein do i need a day im 62 and weigh 70 kilo", /0\.8 g of protein/u],
  ["What fruit is good in october", /apples, pears, grapes/u],
  ["my garlic went blue when i pickled it?? safe?", /safe/u],
  ["what is the white stuff that comes out of salmon when i cook it", /albumin/u],
  ["Can you use olive oil for frying schnitzel or does it burn?", /medium-high heat/u],
  ["soaking dried kidney beans, is the slow cooker on low enough to cook them", /boil (?:them )?hard/u],
  ["is lactose free cream same as normal for cooking?", /milk allergy cannot/u],
  ["What size turkey for 10 people", /For 10 people 4\.5 kg/u],
  ["how much coleslaw for 40 people at a potluck", /For 40 people/u],
  ["how much sugar should my kid have a day", /for a child/u],
];

it("answers what people ask of one food, in their words", () => {
  for (const [question, told] of ASKED)
    expect([question, ask(question)]).toEqual([question, expect.stringMatching(told)]);
});

it("tells what a wine is chosen by, and not that of whom has none", () => {
  expect(ask("wht wine for cooking mussels, is cheap stuff ok")).toContain("Sauvignon Blanc");
  expect(ask("what can i use instead of white wine in risotto")).toContain("Instead of white wine");
});

it("names what of its own words an allergy forbids", () => {
  const asked = [{ role: "user", content: "how do u make gravy thicker" }] as const;
  const text = talk(kitchen, asked, { ...testContext, allergies: ["milk"] }).text;
  expect(text).toMatch(/butter.* Not for an allergy to milk: butter\./u);
});
