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
    ["we have no stove at work for lunch", [`${STOVE}, for each lunch`]],
    ["no stove for lunches at work", [`${STOVE}, for each lunch`]],
    ["we only have a microwave at the office for lunch", [`${COLD}, for each lunch`]],
    ["lunch at work without a stove", [`${STOVE}, for each lunch`]],
    ["kids' lunches without a stove", [`${STOVE}, for each lunch`]],
    ["kids' school lunches no stove", [`${STOVE}, for each lunch`]],
    ["for lunch we have only a microwave", [`${COLD}, for each lunch`]],
    ["only microwave at dinner", [`${COLD}, for each dinner`]],
    ["lunch: no cooking", [`${COLD}, for each lunch`]],
    ["for dinner, no oven", [`${OVEN}, for each dinner`]],
    ["no oven at supper", [`${OVEN}, for each dinner`]],
    ["no cooking at noon", [`${COLD}, for each lunch`]],
    ["no oven in the morning", [`${OVEN}, for each breakfast`]],
    ["no oven for breakfast and lunch", [`${OVEN}, for each breakfast`, `${OVEN}, for each lunch`]],
    ["no cooking at lunch or breakfast", [`${COLD}, for each breakfast`, `${COLD}, for each lunch`]],
    ["kid friendly lunch and dinner", [`${CHILDREN}, for each lunch`, `${CHILDREN}, for each dinner`]],
    ["one pot for the kids at dinner", [`${ONE}, for each dinner`, `${CHILDREN}, for each dinner`]],
    ["no oven, no cooking at lunch", [OVEN, `${COLD}, for each lunch`]],
    ["no oven at lunch, only a microwave at dinner", [`${OVEN}, for each lunch`, `${COLD}, for each dinner`]],
    ["no oven every day", [OVEN]],
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

  it.each(["we have no stove at work for lunch", "kids' lunches without a stove", "for dinner, no oven"])(
    "leaves no word of %s over",
    (text) => {
      expect(read(text).notUnderstood).toEqual([]);
    },
  );

  it.each([
    "no oven on weekdays",
    "no cooking on Monday",
    "on weekends no cooking",
    "on weekends, no cooking",
    "no cooking, on Mondays",
    "weekday lunches without a stove",
    "one pot dinners on weeknights",
    "no oven for dinner on Tuesday",
    "no cooking on Friday dinner",
    "kid friendly dinners at the weekend",
    "no oven except on Sunday",
    "no oven but on Sunday",
    "no oven when it is hot",
    "no cooking when I work late",
    "no cooking after 8 pm",
    "no cooking tonight",
    "no oven in summer",
    "at work I only have a microwave",
    "use the oven only on weekends",
    "dinners in one pan on workdays",
  ])("binds no week by what is said of some of its days: %s", (text) => {
    expect(wished(text)).toEqual([]);
    expect(read(text).notUnderstood.join(" ")).toMatch(/\w/);
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
