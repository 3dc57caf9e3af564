import { ALLERGENS, type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { NO_NUTRITION } from "@meal/domain/chef/nutrition";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { marksOf } from "../nutrition/marks-of.ts";
import { breachesOf } from "../planner/checked-rules.ts";
import { readDemands } from "../planner/demands.ts";
import { forbiddenFoods } from "../planner/pool.ts";
import { readLines } from "../planner/proposal/read-lines.ts";
import { refuseUnsafe } from "../planner/proposal/refuse-unsafe.ts";
import { aRequest } from "../planner/testing/synthetic-corpus.ts";
import { answerProduct } from "../talker/product.ts";
import { allergenSentence } from "../talker/diets.ts";
import { reply } from "../talker/reply.ts";
import {
  ALLERGEN_FACTS,
  allergenNames,
  ALLERGENS_FREED,
  ALLERGENS_MEANT,
  allergensNamed,
} from "./allergens.ts";
import { allergensIn, allergensOf } from "./allergens-of.ts";
import type { Food } from "../foods/food.ts";
import { checkDiet } from "./check-diet.ts";
import { DIET_RULES } from "./diet-rules.ts";
import { readClaims } from "./free-from.ts";
import { readAllergies } from "./read-allergies.ts";

const { foods: index } = kitchen;
const names = index.foods.flatMap((food) => [food.name, ...food.aliases].map((name) => ({ name, food })));
const RULES = DIETS.filter((diet) => diet !== "none");

/** Words that no language has, of two to four syllables that are rare in English. */
const inventedName = fc
  .array(
    fc
      .array(
        fc.constantFrom("zo", "vex", "qua", "blim", "tro", "gra", "plo", "ki", "wum", "dre", "fli", "nax"),
        {
          minLength: 2,
          maxLength: 4,
        },
      )
      .map((syllables) => syllables.join("")),
    { minLength: 1, maxLength: 3 },
  )
  .map((words) => words.join(" "));
// What is sold as vegan is so, whatever else its name says.
const claimless = names.filter(({ name }) => !/\b(?:vegan|vegetarian|plant[- ]based)\b/u.test(name));
const invented = [
  ...fc.sample(inventedName, { seed: 11, numRuns: 400 }),
  ...fc.sample(
    fc.tuple(inventedName, fc.constantFrom(...claimless)).map(([word, { name }]) => `${word} ${name}`),
    { seed: 12, numRuns: 100 },
  ),
];

const productSaid = (productName: string, diet = "none", question = ""): string =>
  answerProduct(kitchen, { productName, recipeContext: "", question, hasPhoto: false, diet, allergies: [] });
const chatSaid = (content: string): string =>
  reply(kitchen, [{ role: "user", content }], {
    diet: "none",
    allergies: [],
    dailyLimitKcal: 0,
    eatenToday: [],
    plan: [],
    toBuy: [],
  });
/** What the planner says of a line in a meal that stays, and of one that somebody proposes. */
const plannedWith = (wishes: Parameters<typeof aRequest>[0]) => {
  const demands = readDemands(kitchen.planner, aRequest(wishes));
  return {
    forbids: (food: Food) => demands.allergies.forbids(food) !== null,
    breaches: (line: string) => breachesOf(kitchen.planner, demands, { ingredients: [line], foodIds: [] }),
    refuses: (line: string) =>
      refuseUnsafe(kitchen.planner, demands, readLines(index, [line]), { titles: [], steps: [] }) !== null,
  };
};
const onDiet = (diet: Diet) => ({ diet, ...plannedWith({ diet }) });
const withoutDiet = onDiet("none");
const plannedOnDiet = DIETS.map(onDiet);
const plannedWithout = ALLERGENS.map((allergen) => ({
  allergen,
  ...plannedWith({ allergies: [allergenNames([allergen])[0] ?? allergen] }),
}));
const marks = (line: string) => marksOf(index, [line], NO_NUTRITION, false);

describe("a name of the food table", () => {
  it("holds every allergen that its row holds", () => {
    const lost = names.flatMap(({ name, food }) => {
      const held = allergensOf(index, name);
      return food.allergens.filter((one) => !held.includes(one)).map((one) => `${name}: ${one}`);
    });
    expect(lost).toEqual([]);
  });

  it("passes no diet that its row breaks", () => {
    const passed = names.flatMap(({ name, food }) =>
      DIETS.filter(
        (diet) => DIET_RULES[diet].forbids(food) !== null && checkDiet(index, diet, [name]).fits === "yes",
      ).map((diet) => `${name}: ${diet}`),
    );
    expect(passed).toEqual([]);
  });

  it("is told alike by the marks of a recipe, the chat and the product help", () => {
    const different = names.flatMap(({ name }) => {
      const { contains } = allergensIn(index, name);
      const marked = marks(name).allergens.map(({ allergen }) => allergen);
      const sentence = allergenSentence(kitchen, name);
      const isToldAlike = contains.every((one) => sentence.includes(ALLERGEN_FACTS[one].name));
      return isToldAlike && marked.join() === contains.join() ? [] : [name];
    });
    expect(different).toEqual([]);
    for (const { name } of names.filter((_, at) => at % 97 === 0))
      expect(productSaid(name)).toContain(allergenSentence(kitchen, name));
  });

  it("is known where it is plain", () => {
    const plain = [
      "broccoli",
      "2 cloves garlic, minced",
      "salt and pepper to taste",
      "brown rice",
      "juice of 1 lime",
    ];
    expect(plain.filter((name) => !allergensIn(index, name).isKnown)).toEqual([]);
  });
});

describe("a name that nobody knows", () => {
  it("is called safe by no diet", () => {
    expect(invented).toHaveLength(500);
    const passed = invented.flatMap((name) =>
      RULES.filter((diet) => checkDiet(index, diet, [name]).fits === "yes").map((diet) => `${name}: ${diet}`),
    );
    expect(passed).toEqual([]);
  });

  it("is unknown to the marks of a recipe, which then promise no diet", () => {
    for (const name of invented) {
      const { unknownLines, diets } = marks(name);
      expect(unknownLines).toEqual([name]);
      expect(diets.filter(({ fits }) => fits === "yes")).toEqual([]);
    }
  });

  it("is called safe neither by the chat nor by the product help", () => {
    for (const name of invented.filter((_, at) => at % 5 === 0)) {
      expect(chatSaid(`is ${name} vegan`)).not.toMatch(/is fine|are fine/);
      expect(chatSaid(`does ${name} contain milk`)).not.toMatch(/^No:/);
      expect(productSaid(name, "vegan")).not.toMatch(/It fits|none of the 14/);
    }
  });

  it.each(["Packet taco seasoning", "marinated tofu steaks", "tofuu", "lemon bars", "stock cube"])(
    "counts %s among them: what else is in it is not said",
    (name) => {
      expect(allergensIn(index, name).isKnown).toBe(false);
      expect(checkDiet(index, "gluten-free", [name]).fits).not.toBe("yes");
    },
  );
});

describe("the planner", () => {
  it("forbids of the foods it cooks with those that the others forbid by their names, and no more", () => {
    const { kitchenFoods } = kitchen.planner;
    const different = kitchenFoods.flatMap((food) => {
      const { contains, isKnown } = allergensIn(index, food.name);
      const byAllergy = plannedWithout.filter(
        ({ allergen, forbids }) => forbids(food) !== contains.includes(allergen),
      );
      const byDiet = DIETS.filter(
        (diet) =>
          forbiddenFoods(kitchen.planner, diet).has(food) ===
          (checkDiet(index, diet, [food.name]).fits === "yes"),
      );
      return [...byAllergy.map(({ allergen }) => allergen), ...byDiet, ...(isKnown ? [] : ["unknown"])].map(
        (what) => `${food.name}: ${what}`,
      );
    });
    expect(kitchenFoods.length).toBeGreaterThan(600);
    expect(different).toEqual([]);
  });

  it("lets in no line by a name that holds what is not eaten, and certifies none", () => {
    const passed = names.flatMap(({ name }) => {
      const { contains } = allergensIn(index, name);
      return plannedWithout
        .filter(({ allergen }) => contains.includes(allergen))
        .filter(({ breaches, refuses }) => breaches(name).allergies === null || !refuses(name))
        .map(({ allergen }) => `${name}: ${allergen}`);
    });
    expect(passed).toEqual([]);
  });

  it("judges a line by a name for a diet as the others do", () => {
    const different = names.flatMap(({ name }, at) => {
      // Each name for another diet; the others read the same words by the same rules.
      const { diet, breaches, refuses } = plannedOnDiet[at % plannedOnDiet.length] ?? withoutDiet;
      const isFit = checkDiet(index, diet, [name]).fits === "yes";
      return (breaches(name).diet === null) === isFit && (isFit || refuses(name)) ? [] : [`${name}: ${diet}`];
    });
    expect(different).toEqual([]);
  });

  it("lets in nothing that nobody knows, and certifies nothing with it", () => {
    const passed = invented.filter((name, at) => {
      const bound = [
        plannedOnDiet.filter(({ diet }) => diet !== "none")[at % RULES.length],
        plannedWithout[at % ALLERGENS.length],
      ];
      return bound.some((plan) => {
        if (plan === undefined) return true;
        const { diet, allergies } = plan.breaches(name);
        return (diet ?? allergies) === null || !plan.refuses(name);
      });
    });
    expect(passed).toEqual([]);
  });

  it("leaves out a food for whoever names it as what they cannot eat, by any of its names", () => {
    const eaten = names.filter(({ name, food }) => readAllergies(index, [name]).forbids(food) === null);
    expect(eaten.map(({ name, food }) => `${name}: ${food.name}`)).toEqual([]);
  });
});

describe("the one table of allergens", () => {
  it("is read alike by a profile, a plan and the chat", () => {
    for (const [word, meant] of ALLERGENS_MEANT) {
      const allergies = readAllergies(index, [word]);
      expect(allergies.notUnderstood).toEqual([]);
      for (const allergen of ALLERGENS) {
        const food = { id: "x", name: "x", aliases: [], tags: [], allergens: [allergen] };
        expect(allergies.forbids(food) !== null, `${word}: ${allergen}`).toBe(meant.includes(allergen));
      }
      expect(allergensNamed(word)).toEqual(ALLERGENS.filter((one) => meant.includes(one)));
    }
  });

  it("is read alike by labels", () => {
    for (const [word, freed] of ALLERGENS_FREED) {
      expect([...readClaims(`${word}-free soup`).freeAllergens]).toEqual([...freed]);
      expect(ALLERGENS_MEANT.get(word) ?? freed).toEqual(freed);
    }
  });

  it.each([
    ["does peanut butter contain nuts", /^Yes: peanut butter usually contains peanuts/],
    ["are there shellfish in mussels", /^Yes: mussels usually contains molluscs/],
    ["does fried chicken contain milk", /milk/],
    ["is irish cream dairy free", /not dairy-free/],
    [
      "does mayonnaise contain shellfish",
      /^No: according to our table mayonnaise contains no crustaceans or molluscs/,
    ],
  ])("answers %j in the chat", (asked, said) => {
    expect(chatSaid(asked)).toMatch(said);
  });

  it.each([
    ["peanut butter", "Does it contain nuts?", "contains peanuts"],
    ["mussels", "Is there shellfish in it?", "contains molluscs"],
  ])("answers of %s in the product help: %s", (name, question, said) => {
    expect(productSaid(name, "none", question)).toContain(said);
  });

  it("frees a food of a part only from that part", () => {
    expect(allergensOf(index, "wheat-free beer")).toContain("gluten");
    expect(allergensOf(index, "cheese-free lasagna with meat")).toContain("milk");
    expect(allergenNames(["nuts"])).toEqual(["tree nuts"]);
  });
});
