import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const nobody = { ...testContext, diet: "none", allergies: [] };
const ask = (content: string) => talk(kitchen, [{ role: "user", content }], nobody).text;

const questions = [
  "My bread dough is not rising.",
  "How long can potato salad with mayonnaise stand outside?",
  "The fridge was off all night because of a power cut.",
  "What can I use instead of buttermilk?",
  "Can you freeze cooked rice?",
  "Is there a way to ripen avocados faster?",
];
const stories = [
  "My neighbor Tom came over with his guitar and stayed until late.",
  "It is terribly windy outside and the bus was late.",
  "Grandmother always did this by heart and wrote nothing down.",
];

describe("a story", () => {
  it("that stands around a question changes nothing of its answer", () => {
    const story = fc.constantFrom("", ...stories);
    fc.assert(
      fc.property(fc.constantFrom(...questions), story, story, (question, before, after) => {
        expect(ask(`${before} ${question} ${after}`)).toBe(ask(question));
      }),
    );
  });

  it("is answered with the allergy that it tells of", () => {
    const asked = "My cousin is allergic to nuts. She stays with us. What can I use instead of milk?";
    expect(ask(asked)).toMatch(/^Instead of milk: .*Taken into account: no peanuts and no tree nuts/u);
  });
});

describe("what is asked of today, of a week and of the app", () => {
  it.each([
    ["I went over my limit yesterday, how much was it", "only the diary of today"],
    ["how do I swap Wednesday's recipe for something else", "Swap for another"],
    ["where do I put the pizza I ate in my diary", "What did you eat?"],
    ["can I add toilet paper to the shopping list", "food or not"],
    ["how many eggs do I need in total for the whole week", "has it counted"],
    ["how much fat did I eat today so far", "calories alone"],
    ["can the plan be set up with only quick recipes", "Time, nutrition and money"],
    ["do the ingredients go on the list by themselves", "follows the plan in use"],
    ["Dear chat, how many kilos of turkey do I buy for ten people? It's for christmas", "For 10 people"],
    ["keto person coming for dinner what do i make", "Taken into account: keto"],
    ["can I have leftover curry from sunday for lunch", "3 to 4 days"],
  ])("is not answered by something else: %s", (asked, words) => {
    expect(ask(asked)).toContain(words);
  });

  it("offers nothing against an allergy that nobody understands, and never says that it was kept", () => {
    const asked = "histamine intolerance. can i eat tomatoes? what should i cook instead";
    expect(ask(asked)).toContain("with an allergy nothing should be guessed");
    const { text } = talk(kitchen, [{ role: "user", content: "an idea for dinner" }], {
      ...nobody,
      allergies: ["zorblax"],
    });
    expect(text).toContain("I do not know which foods have zorblax");
    expect(text).not.toContain("no zorblax");
    for (const offer of ["can I skip the milk", "what can I use instead of butter"])
      expect(ask(`${offer}, my daughter is allergic to zorblax`)).toContain(
        "do not know which foods have zorblax",
      );
  });

  it("is answered of the food, and kept nowhere, where somebody who tells of an allergy asks", () => {
    expect(ask("shellfish allergy, is fish sauce a no go?")).toContain("fish sauce");
    const asked = "I'm allergic to mustard and my friends come on saturday. Is mustard in curry powder?";
    expect(ask(asked)).toContain("curry powder does not fit your allergy to mustard");
    expect(ask("my boys come home starving, what can I make in the slow cooker")).not.toContain("helplines");
  });

  it("keeps to what somebody who comes does not eat", () => {
    expect(ask("Ideas for dinner, my mother in law doesn't eat pork or shellfish?")).not.toMatch(
      /shrimp|prawn|mussel|pork|ham\b|bacon/iu,
    );
  });
});
