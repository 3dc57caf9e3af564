import { describe, expect, it } from "vitest";
import { z } from "zod";
import { UnusableAnswer } from "./calls/unusable.ts";
import { jsonReader } from "./read-json.ts";

const read = jsonReader(z.object({ a: z.number(), b: z.string().optional() }));

describe("the JSON of an answer", () => {
  it.each([
    ["alone", '{"a":1}'],
    ["in a fence", 'Here you are:\n```json\n{"a": 1}\n```\nBye.'],
    ["after thoughts", '<think>{"a": 2}</think>{"a":1}'],
    ["after braces that are none", 'I use {braces} and { a lot.\n{"a":1}'],
    ["with commas left behind", '{"a": 1,\n}'],
    ["beside a smaller one", '{"x":{}} {"a":1, "b":"a longer one"}'],
  ])("is found %s", (_where, text) => {
    expect(read(text).a).toBe(1);
  });

  it("keeps braces, quotes and commas that stand in its texts", () => {
    expect(read(String.raw`{"a":1,"b":"say \"}\", ,] and {"}`).b).toBe('say "}", ,] and {');
  });

  it.each([
    ["there is none", "I would rather not.", /no complete JSON object/u],
    ["it is cut off", '{"a":1,"b":"cut', /no complete JSON object/u],
    ["it has another form", '{"a":"one"}', /a: .*expected number/u],
  ])("that cannot be used because %s is told so", (_why, text, problem) => {
    let told: unknown;
    try {
      read(text);
    } catch (thrown) {
      told = thrown instanceof UnusableAnswer ? thrown.problem : thrown;
    }
    expect(told).toMatch(problem);
  });
});
