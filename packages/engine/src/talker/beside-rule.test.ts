import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const nobody = { ...testContext, diet: "none", allergies: [] as readonly string[] };
const ask = (content: string, allergies: readonly string[] = []) =>
  talk(kitchen, [{ role: "user", content }], { ...nobody, allergies }).text;

const questions = [
  "what can I use instead of butter",
  "can I skip the milk",
  "what can I make with leftover chicken",
  "what goes well with pork chops",
  "how long does cooked chicken keep",
  "how do I make pancakes",
  "how much rice do I need for 4 people",
  "what is a good substitute for cream",
];
const told: Readonly<Record<string, readonly string[]>> = {
  "allergic to eggs": ["eggs"],
  "allergic to nuts": ["peanuts", "tree nuts"],
  "really allergic to fish": ["fish"],
};

describe("a rule that is told beside a question", () => {
  it("binds its answer as a rule of the profile does, whatever is asked, and before it as behind it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questions),
        fc.constantFrom(...Object.keys(told)),
        fc.constantFrom("my son is", "our youngest daughter is", "he's", "I am"),
        fc.boolean(),
        (question, words, who, isBefore) => {
          const said = isBefore ? `${who} ${words}, ${question}?` : `${question}? ${who} ${words}`;
          expect(ask(said)).toBe(ask(question, told[words]));
        },
      ),
    );
  });

  it("binds with every other that is told, of whomever", () => {
    const words = fc.constantFrom(...Object.keys(told));
    fc.assert(
      fc.property(words, words, fc.constantFrom(" and ", ". ", ", "), (one, other, between) => {
        const { text } = talk(
          kitchen,
          [
            {
              role: "user",
              content: `My son is ${one}${between}my wife is ${other}, an idea for dinner please`,
            },
          ],
          nobody,
        );
        for (const allergy of [...(told[one] ?? []), ...(told[other] ?? [])])
          expect(text).toMatch(new RegExp(`Taken into account:.* no ${allergy}`, "u"));
      }),
    );
  });

  it("is asked of the food itself where the question is whether it may be eaten", () => {
    expect(ask("she's allergic to eggs, is mayonnaise safe")).toMatch(/^No: mayonnaise does not fit/u);
    expect(ask("are cashews ok, my nephew is allergic to peanuts")).toContain("ask your allergist");
  });

  it("hides no danger", () => {
    expect(ask("what can I use instead of butter my son ate a peanut and is swelling")).toContain(
      "emergency number",
    );
  });
});
