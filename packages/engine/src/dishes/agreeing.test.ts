import { describe, expect, it } from "vitest";
import { agreeing } from "./agreeing.ts";

describe("a word for a food that has come into a sentence", () => {
  it.each([
    ["Simmer until the lentils is soft.", "lentils", "Simmer until the lentils are soft."],
    ["Cook until the tofu are firm.", "tofu", "Cook until the tofu is firm."],
    ["ready in the time the zucchini noodles takes", "zucchini noodles", /noodles take$/],
    ["Lacy pumpkin seeds caramel", "pumpkin seeds", "Lacy pumpkin seed caramel"],
    ["olives in a lettuce leaves", "lettuce leaves", "olives in lettuce leaves"],
    ["in a soft gluten-free bread", "gluten-free bread", "in soft gluten-free bread"],
    ["Toast the gluten-free bread and build them.", "gluten-free bread", /bread and build it\.$/],
    ["with an tofu on top", "tofu", "with tofu on top"],
    ["an chicken pie", "chicken", "a chicken pie"],
  ])("agrees in %j with %j", (text, word, told) => {
    expect(agreeing(text, word)).toMatch(told);
  });

  it("leaves an order to the cook and a list of two foods as they are", () => {
    expect(agreeing("Fry the tofu, take it out.", "tofu")).toBe("Fry the tofu, take it out.");
    expect(agreeing("until the onion and tofu are soft", "tofu")).toBe("until the onion and tofu are soft");
  });
});
