import { describe, expect, it } from "vitest";
import { createPlannerIndex } from "../planner/planner-index.ts";
import { createSyntheticCorpus } from "../planner/testing/synthetic-corpus.ts";
import { readWishes, wishesInWords } from "./read-wishes.ts";

const kitchen = createPlannerIndex(createSyntheticCorpus(3));
const read = (text: string) => wishesInWords(readWishes(kitchen, text, 2000));
const wished = (text: string): readonly string[] => read(text).understood.map(({ wish }) => wish);

const OVEN = "Nothing made in an oven";
const STOVE = "Nothing made on a stove";
const GRILL = "Nothing made on a grill";
const COLD = "Nothing cooked: cold meals, or leftovers that are only warmed";
const ONE = "At most one pot, pan or tray to cook in";
const CHILDREN = "Only dishes that the cookbook marks for children";

describe("what people write of their kitchen", () => {
  it.each<readonly [string, readonly string[]]>([
    ["no oven", [OVEN]],
    ["no oven please", [OVEN]],
    ["our oven is broken", [OVEN]],
    ["My oven died", [OVEN]],
    ["oven stopped working", [OVEN]],
    ["cooking without an oven", [OVEN]],
    ["I don't want to turn on the oven", [OVEN]],
    ["we don't have an oven", [OVEN]],
    ["oven-less kitchen", [OVEN]],
    ["with only the stove top", [OVEN, GRILL]],
    ["no oven or stove", [OVEN, STOVE]],
    ["no oven, stove or grill", [OVEN, STOVE, GRILL]],
    ["ovens and stoves aren't an option", [OVEN, STOVE]],
    ["no air fryer", ["Nothing made in an air fryer"]],
    ["no blender", ["Nothing made in a blender or food processor"]],
    ["just a microwave", [COLD]],
    ["I'm only allowed a microwave", [COLD]],
    ["no cooking at lunch", [`${COLD}, for each lunch`]],
    ["no-cook lunches", [`${COLD}, for each lunch`]],
    ["zero cooking", [COLD]],
    ["one pot", [ONE]],
    ["one-pan dinners", [`${ONE}, for each dinner`]],
    ["cooked in one skillet", [ONE]],
    ["one burner only", [OVEN, ONE]],
    ["kid friendly", [CHILDREN]],
    ["family-friendly dinners", [`${CHILDREN}, for each dinner`]],
    ["good for kids", [CHILDREN]],
    ["something the kids will actually eat", [CHILDREN]],
  ])("reads %s", (text, wishes) => {
    expect(wished(text).toSorted()).toEqual(wishes.toSorted());
  });

  it.each([
    "picky eaters",
    "toddler dinner",
    "slow cooker meals",
    "sheet pan dinners",
    "fewer dishes to wash",
    "oven",
    "no oven fries",
    "not kid friendly",
    "no one-pot dishes",
    "one pot of gold",
    "a hot plate and a rice cooker",
  ])("says that nothing is promised of %s", (text) => {
    expect(wished(text)).toEqual([]);
    expect(read(text).notUnderstood).not.toEqual([]);
  });

  it("takes the kitchen apart from other wishes in the same breath", () => {
    expect(wished("no oven, kid friendly, low carb and under 30 minutes")).toEqual([
      OVEN,
      CHILDREN,
      "At most 30 minutes a meal",
      "At most 130 g of carbohydrate a day",
    ]);
  });
});
