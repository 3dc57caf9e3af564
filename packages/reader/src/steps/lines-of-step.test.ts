import { describe, expect, it } from "vitest";
import { stepReaderOf } from "./lines-of-step.ts";
import { sideLines } from "./side-lines.ts";

const lines = [
  "2 tbsp olive oil",
  "1 tsp sesame oil",
  "400 g tomatoes, chopped",
  "2 tbsp tomato paste",
  "1 onion, sliced",
  "1/4 tsp salt",
  "2 jalapeños",
  "3 tbsp parsley",
  "1 cup brown rice (dry)",
];
const read = stepReaderOf(lines);
const named = (instruction: string) => read(instruction).map((at) => lines[at]);

describe("the lines that a step names", () => {
  it.each([
    ["Soften the onion in the olive oil.", ["2 tbsp olive oil", "1 onion, sliced"]],
    ["Add the tomatoes and salt them.", ["400 g tomatoes, chopped", "1/4 tsp salt"]],
    ["Fry the tomato paste until dark.", ["2 tbsp tomato paste"]],
    ["Dress with sesame oil and the salted jalapenos.", ["1 tsp sesame oil", "1/4 tsp salt", "2 jalapeños"]],
    ["Strew with herbs.", ["3 tbsp parsley"]],
    ["Heat the oil.", ["2 tbsp olive oil", "1 tsp sesame oil"]],
    ["Bake until brown.", []],
    ["", []],
  ])("are told by its words: %s", (instruction, expected) => {
    expect(named(instruction)).toEqual(expected);
  });

  it("are none of a recipe that has none, and none of an empty line", () => {
    expect(stepReaderOf([])("Boil the rice.")).toEqual([]);
    expect(stepReaderOf(["", "🍋", "1/0 cups"])("Boil the rice.")).toEqual([]);
  });
});

describe("the lines of what stands beside a dish", () => {
  it("are those that its steps alone name", () => {
    const steps = [
      { instruction: "Soften the onion in the olive oil." },
      { instruction: "Boil the rice with the salt.", isSide: true },
      { instruction: "Salt the onion." },
    ];
    expect([...sideLines(lines, steps)]).toEqual([8]);
    expect([...sideLines(lines, steps.slice(0, 1))]).toEqual([]);
  });
});
