import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { statedMinutes } from "./stated-minutes.ts";
import { instructionsIn, writeCookingSteps } from "./write-cooking-steps.ts";

describe("the minutes that a step states", () => {
  it.each([
    ["Simmer for an hour.", 60],
    ["Leave the figs in water over night.", 480],
    ["Keep just below boiling-point forty minutes.", 40],
    ["Soak ten minutes (skin down) in milk. Fry (skin up) five minutes.", 15],
    ["Keep it warm on a low heat for 6 minutes.", 6],
    ["Grill the leeks for 14 minutes, flip them 7 minutes in.", 14],
    ["Braise for 3 hours (ours was done in 2 hours).", 180],
    ["Bake for 30 minutes, or rather more like 40 minutes.", 40],
    ["Keep the cabbage in the brine for 3 days.", 4320],
    ["It keeps for 3 days in the fridge.", null],
    ["Braise for 1 to 1½ hours.", 90],
    ["Cook for 2–3 more minutes.", 3],
    ["Chill for half an hour.", 30],
    ["Refrigerate overnight.", 480],
    ["Stir-fry for 30 sec.", 0.5],
    ["Bake for 1 hr 20 min.", 80],
    ["Roast for 1 hr 20.", 80],
    ["Rest 1 hour, 15 if you are hungry.", 60],
    ["Rest for an hour and a half.", 90],
    ["Fry the onion for 8 minutes, add the garlic and fry 2 minutes more.", 10],
    ["Cook on low for 6-8 hours or on high for 3-4 hours.", 480],
    ["Bake 15 min (20 min from frozen).", 20],
    ["Grill 3-4 minutes per side.", 8],
    ["Roast 1 hour, basting every 15 minutes.", 60],
    ["Bake for 40 minutes, covering with foil for the last 10 minutes.", 40],
    ["Bake for 15 minutes. Store in an airtight container for up to 1 week.", 15],
    ["Simmer the sauce for 20 minutes. Meanwhile, boil the pasta for 10 minutes.", 20],
    ["Microwave for 2 minutes in 30-second bursts.", 2],
    ["Bake at 350°F in a 9x13-inch pan for 25 minutes.", 25],
  ])("of %j are %d", (text, minutes) => {
    expect(statedMinutes(text)).toBe(minutes);
  });

  it.each([
    "Chop the onions.",
    "",
    "Add 2 cups of water.",
    "Stir every 5 minutes.",
    "Heat the oven to 180C.",
  ])("are not in %j", (text) => {
    expect(statedMinutes(text)).toBeNull();
  });

  it("are found whatever the number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 59 }), fc.integer({ min: 1, max: 10 }), (minutes, hours) => {
        expect(statedMinutes(`Simmer for ${minutes} minutes.`)).toBe(minutes);
        expect(statedMinutes(`Simmer for ${hours} hours and ${minutes} minutes.`)).toBe(60 * hours + minutes);
      }),
    );
  });
});

const told = (text: string) => writeCookingSteps(text).map(({ instruction }) => instruction);

describe("cooking steps", () => {
  it("follow the numbers of a recipe and join wrapped lines", () => {
    const steps = writeCookingSteps("1. Chop the onion\nand the carrot.\n2. Fry for 5 minutes.\n3) Serve.");
    expect(steps.map(({ instruction }) => instruction)).toEqual([
      "Chop the onion and the carrot.",
      "Fry for 5 minutes.",
      "Serve.",
    ]);
    expect(steps[1]?.timeInMinutes).toBe(5);
  });

  it("follow numbers inside a paragraph", () => {
    const steps = writeCookingSteps("1. Boil the pasta for 10 minutes. 2. Drain. 3. Toss with the sauce.");
    expect(steps.map(({ instruction }) => instruction)).toEqual([
      "Boil the pasta for 10 minutes.",
      "Drain.",
      "Toss with the sauce.",
    ]);
  });

  it("follow the sentences of a paragraph without breaking at abbreviations", () => {
    const steps = writeCookingSteps(
      "Heat the oil. Fry the onions for 5 min. or until soft. Add approx. 200 ml stock. Enjoy!",
    );
    expect(steps.map(({ instruction }) => instruction)).toEqual([
      "Heat the oil.",
      "Fry the onions for 5 min. or until soft.",
      "Add approx. 200 ml stock. Enjoy!",
    ]);
  });

  it("leave out the list of ingredients", () => {
    const steps = writeCookingSteps(
      "Ingredients:\n2 eggs\n1 cup flour\n\nInstructions:\nWhisk the eggs.\nBake for 20 minutes.",
    );
    expect(steps.map(({ instruction }) => instruction)).toEqual(["Whisk the eggs.", "Bake for 20 minutes."]);
  });

  it.each<readonly [text: string, steps: readonly (readonly [instruction: string, minutes: number])[]]>([
    [
      "Lentil soup\n\nA hearty soup with cumin and lemon.\n\nChop the onion.\nSimmer for 20-30 min. Enjoy!",
      [
        ["Chop the onion.", 5],
        ["Simmer for 20-30 min. Enjoy!", 30],
      ],
    ],
    [
      "Lentil soup. Warm, cheap and quick. Chop the onion. Simmer for 20 minutes.",
      [
        ["Chop the onion.", 5],
        ["Simmer for 20 minutes.", 20],
      ],
    ],
    [
      "Roast chicken\nServes 4\nPrep time: 10 min\nIngredients\n1 chicken\n2 lemons, halved\nSalt and pepper\n1. Rub the chicken\nwith the salt.\n2. Roast for 1 hr 20.\nNotes\nKeeps for 3 days.",
      [
        ["Rub the chicken with the salt.", 3],
        ["Roast for 1 hr 20.", 80],
      ],
    ],
    [
      "Pancakes\n• 2 eggs\n• ½ cup flour\n• a pinch of salt\nWhisk everything until smooth.\nRest overnight.\nFry on both sides.",
      [
        ["Whisk everything until smooth.", 3],
        ["Rest overnight.", 480],
        ["Fry on both sides.", 6],
      ],
    ],
    [
      "Ingredients: 2 eggs, flour\nMethod: Whisk the eggs. Bake for 20 minutes.",
      [
        ["Whisk the eggs.", 3],
        ["Bake for 20 minutes.", 20],
      ],
    ],
    [
      "Step 1\nChop the onion.\nStep 2\nIn a large pan, fry it for 30 seconds.",
      [
        ["Chop the onion.", 5],
        ["In a large pan, fry it for 30 seconds.", 0.5],
      ],
    ],
    [
      "Whisk the eggs with the sugar until they are pale and\nfluffy. Bake for 25 minutes.",
      [
        ["Whisk the eggs with the sugar until they are pale and fluffy.", 3],
        ["Bake for 25 minutes.", 25],
      ],
    ],
    [
      "Fry onions\nAdd tomatoes\nSimmer",
      [
        ["Fry onions", 6],
        ["Add tomatoes", 2],
        ["Simmer", 15],
      ],
    ],
    [
      "Shopping list\n- 2 onions\n- salt\n\nDirections\n- Chop the onions.\n- Fry 5 minutes, then simmer 1½ hours.",
      [
        ["Chop the onions.", 5],
        ["Fry 5 minutes, then simmer 1½ hours.", 95],
      ],
    ],
    [
      "Soup\nMakes 2 bowls\nTotal time: 1 hour\n1 hour before serving, chop the onions.\nCook: 5 min\nCook 10 minutes.\nBake: 5 minutes.",
      [
        ["1 hour before serving, chop the onions.", 60],
        ["Cook 10 minutes.", 10],
        ["Bake: 5 minutes.", 5],
      ],
    ],
    [
      "Method\n1. Stir in\n2 cups of stock.\n2. Cook for 5 minutes.\nIngredients\n2 onions\n1 pinch of salt",
      [
        ["Stir in 2 cups of stock.", 3],
        ["Cook for 5 minutes.", 5],
      ],
    ],
    ["Kimchi\nFerment for 3 weeks.", [["Ferment for 3 weeks.", 14_400]]],
  ])("of %j are what it asks for", (text, expected) => {
    const steps = writeCookingSteps(text).map(({ instruction, timeInMinutes }) => [
      instruction,
      timeInMinutes,
    ]);
    expect(steps).toEqual(expected);
  });

  it.each([
    "Lentil soup",
    "Roast chicken",
    "Stir-fry noodles",
    "30-minute chili",
    "Overnight oats",
    "How to make lentil soup\n\nA hearty one.",
    "Lentil soup\n\nA hearty soup with cumin and lemon, ready in 20 minutes.",
    "Crisp tofu. Warm, salty, and slow-cooked until it melts.",
    "2 eggs\n1 cup flour",
    "🍲",
  ])("are none of %j, which only names a dish, and so it stands as it is", (text) => {
    expect(instructionsIn(text)).toBeNull();
    expect(writeCookingSteps(text)).not.toEqual([]);
  });

  it.each([
    ["Preheat the oven to 200C.", "oven"],
    ["Bake until golden.", "baking"],
    ["Knead the dough until smooth.", "dough"],
    ["Whisk the oil and vinegar.", "mixing"],
    ["Scramble the eggs.", "eggs"],
    ["Simmer until thick.", "cooking"],
    ["Chop the carrots.", "preparation"],
  ])("know that %j is %s and takes some time", (text, category) => {
    const [step] = writeCookingSteps(text);
    expect(step?.category).toBe(category);
    expect(step?.timeInMinutes).toBeGreaterThan(0);
  });

  it("take longer by default for what takes longer", () => {
    const minutes = ["Serve.", "Chop the onion.", "Roast the chicken.", "Marinate overnight."].map(
      (text) => writeCookingSteps(text)[0]?.timeInMinutes ?? 0,
    );
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(new Set(minutes).size).toBe(4);
  });

  it("come of any text, each with something to do and minutes that a timer takes", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom("Chop the onion. ", "\n", "\n\n", "1. ", "- ", "Ingredients:\n", "Method\n", "2 eggs"),
      fc.constantFrom(
        "Simmer for 20 minutes. ",
        "Bake for 40 days. ",
        "Lentil soup",
        "Warm ",
        "Notes\n",
        ", ",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        const steps = writeCookingSteps(text);
        expect(steps.length > 0).toBe(text.trim() !== "");
        for (const { instruction, timeInMinutes } of steps) {
          expect(instruction.trim()).not.toBe("");
          expect(timeInMinutes).toBeGreaterThanOrEqual(0);
          expect(timeInMinutes).toBeLessThanOrEqual(14_400);
        }
        expect(writeCookingSteps(text)).toEqual(steps);
      }),
    );
  });

  it.each(["Stir in the rice and ", "chop,", "🍲", "Fry. ", "x"])(
    "are never longer than a timer takes, and lose no word of %j",
    (piece) => {
      const text = `Simmer ${piece.repeat(40_000 / piece.length)}`.trim();
      const steps = writeCookingSteps(text).map(({ instruction }) => instruction);
      expect(steps.length).toBeLessThanOrEqual(200);
      for (const step of steps) expect([step.length <= 5000, step.isWellFormed()]).toEqual([true, true]);
      const kept = steps.join("").replaceAll(/\s/gu, "");
      expect(kept.length).toBe(steps.length === 200 ? kept.length : text.replaceAll(/\s/gu, "").length);
    },
  );

  it("are the same with the dish's name and its praise in front of them", () => {
    const orders = fc.constantFrom(
      "Chop the onion.",
      "Fry for 5 minutes.",
      "Add the stock and simmer.",
      "Serve hot.",
    );
    fc.assert(
      fc.property(fc.array(orders, { minLength: 2, maxLength: 8 }), (steps) => {
        expect(told(`Lentil soup\n\nWarm and filling.\n\n${steps.join("\n")}`)).toEqual(steps);
        expect(told(`Lentil soup. Warm and filling. ${steps.join(" ")}`)).toEqual(steps);
        const numbered = steps.map((step, at) => `${at + 1}. ${step}`);
        expect(told(`Lentil soup\n2 onions\n${numbered.join("\n")}`)).toEqual(steps);
      }),
    );
  });

  it.each(["Bake for 5 minutes ", "1. ", "(", "a ", "1 ", "Stir.\n"])(
    "read fifty thousand characters of %j",
    (piece) => {
      expect(() => writeCookingSteps(piece.repeat(50_000 / piece.length))).not.toThrow();
    },
  );
});
