import { randomUUID } from "node:crypto";
import { shoppingList } from "@meal/contract/shopping-list";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import {
  act,
  add,
  asked,
  idOf,
  item,
  path,
  read,
  refresh,
  savePlan,
  told,
  use,
} from "./testing/list-caller.ts";

describeAccounts("a shopping list and plans", ({ open }) => {
  it("follows the plan in use, added up over its meals, without salt and pepper", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await expectProblem(await anna.post(`${path}/refresh`, {}), "no_meal_plans");
    await act(anna, add(item("Milk")));
    const older = await savePlan(anna, ["2 onions, chopped", "salt and pepper"], ["150 g onion", "1 leek"]);
    const first = await refresh(anna);
    expect(told(first)).toEqual(["- 1 units Milk", "- 1 units leek", "- 4 units onion"]);
    expect(first.items[2]).toMatchObject({
      arithmetic: "2 onions + 150 g onion = 370 g",
      recipeSource: "Meal 1, Meal 2",
      recipeSources: ["Meal 1", "Meal 2"],
    });
    expect([first.planIds, first.planName]).toEqual([[older], "Plan"]);
    expect(await refresh(anna)).toEqual(first);
    world.clock.advance(1000);
    const newer = await savePlan(anna, ["1 kg potatoes"]);
    expect(await refresh(anna)).toEqual(first);
    expect(told(await use(anna, newer))).toEqual(["- 1 units Milk", "- 6 units potatoes"]);
    expect(told(await use(anna, older))).toEqual(told(first));
  });

  it("keeps ticks, deletions and edits through every refresh of the same plan", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const plan = await savePlan(anna, ["1 onion", "1 leek", "2 carrots"]);
    const list = await refresh(anna);
    await act(
      anna,
      { kind: "check", id: idOf(list, "onion"), checked: true },
      { kind: "remove", id: idOf(list, "leek") },
      { kind: "edit", id: idOf(list, "carrots"), quantity: "9" },
    );
    const kept = ["- 9 units carrots", "x 1 units onion"];
    expect(told(await refresh(anna))).toEqual(kept);
    world.clock.advance(1000);
    const other = await savePlan(anna, ["1 onion", "1 leek"]);
    expect(told(await use(anna, other))).toEqual(["- 9 units carrots", "- 1 units leek", "- 1 units onion"]);
    expect(told(await use(anna, plan))).toEqual(kept);
  });

  it("says what a shop sells: whole lemons, bottles and bunches, dry rice, and never water", async () => {
    const { anna } = await annaAndBert(await open());
    const soup = [
      "3 tbsp lemon juice",
      "1 tsp lemon zest",
      "25 cloves garlic",
      "2 tbsp basil",
      "600 ml water",
    ];
    await savePlan(anna, soup, ["1 lemon", "300 g cooked brown rice", "hot water", "1/0 cups wonder dust"]);
    const list = await refresh(anna);
    expect(told(list)).toEqual([
      "- 1 as needed 1/0 cups wonder dust",
      "- 1 package basil",
      "- 1 bag brown rice",
      "- 2 heads garlic",
      "- 2 units lemon",
    ]);
    const [, , rice, , lemon] = list.items;
    expect(rice).toMatchObject({ aisle: "grains", packageHint: "1 lb", shop: { foodId: "rice-brown" } });
    expect(lemon?.arithmetic).toBe("3 tbsp lemon juice + 1 tsp lemon zest + 1 lemon = 112 g");
  });

  it("asks once whether a staple is at home, and remembers the answer", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["2 tbsp olive oil", "1 tsp cumin", "1 leek"]);
    const list = await refresh(anna);
    expect(asked(list)).toEqual(["cumin", "olive oil"]);
    await act(anna, { kind: "unskip", id: idOf(list, "cumin") });
    await act(anna, { kind: "check", id: idOf(list, "olive oil"), checked: true });
    const after = await refresh(anna);
    expect(asked(after)).toEqual(["olive oil"]);
    expect(told(after)).toEqual(["- 1 jar cumin", "- 1 units leek", "x 1 bottle olive oil"]);
  });

  it("adds up what is needed, not what is bought: a spoon of oil for two recipes is one bottle", async () => {
    const { anna } = await annaAndBert(await open());
    for (const recipeName of ["Salad", "Stew", "Soup"]) {
      const body = { key: randomUUID(), recipeName, ingredients: ["2 tbsp olive oil"] };
      expect((await anna.post(`${path}/recipe`, body)).status).toBe(200);
    }
    const { items } = await read(anna);
    expect(items).toMatchObject([{ quantity: "1", unit: "bottle", isAsked: true, shop: { grams: 81 } }]);
    expect(items[0]?.arithmetic).toBe("54 g olive oil + 27 g olive oil = 81 g");
  });

  it("keeps the words of a recipe, though it knows which food they mean", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["500g beef mince"], ["250 g ground beef"]);
    expect(told(await refresh(anna))).toEqual(["- 1¾ lb beef mince"]);
  });

  it("keeps the word by which a shop tells two things apart", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["200 g fresh mozzarella, torn", "100 g fresh ramen noodles", "2 tbsp fresh basil"]);
    expect(told(await refresh(anna))).toEqual([
      "- 1 package basil",
      "- 1 ball fresh mozzarella",
      "- 1 package fresh ramen noodles",
    ]);
  });

  it("leaves off what is always at home", async () => {
    const { anna } = await annaAndBert(await open());
    await act(anna, { kind: "mark-staple", name: "Olive oil", isStaple: true });
    await savePlan(anna, ["2 tbsp olive oil", "1 leek"]);
    const list = await refresh(anna);
    expect(list.items.map(({ name, isSkipped }) => [name, isSkipped])).toEqual([
      ["leek", false],
      ["olive oil", true],
    ]);
    const taken = await act(anna, { kind: "unskip", id: idOf(list, "olive oil") });
    expect(taken.items[1]?.isSkipped).toBe(false);
    expect((await refresh(anna)).items[1]?.isSkipped).toBe(false);
  });

  it("shows nobody another person's plan, and says where a plan has nothing to buy", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const plan = await savePlan(anna, ["salt"]);
    await expectProblem(await anna.post(`${path}/refresh`, {}), "no_ingredients");
    await expectProblem(await bertsBrowser.post(`${path}/refresh`, {}), "no_meal_plans");
    await expectProblem(await bertsBrowser.get(`${path}/preview/${plan}`), "not_found");
    await expectProblem(await bertsBrowser.post(`/api/meal-plans/${plan}/use`, {}), "not_found");
  });

  it("takes a recipe once, added up with what is still to be bought", async () => {
    const { anna } = await annaAndBert(await open());
    await savePlan(anna, ["2 onions", "1 leek"]);
    const list = await refresh(anna);
    await act(anna, { kind: "check", id: idOf(list, "leek"), checked: true });
    const body = { key: randomUUID(), recipeName: "Soup", ingredients: ["3 onions", "2 leeks", "salt"] };
    const expected = ["- 5 units onions", "x 1 units leek", "- 2 units leeks"];
    for (const time of [1, 2]) {
      const response = await anna.post(`${path}/recipe`, body);
      expect([time, response.status]).toEqual([time, 200]);
      const { list: after } = z.object({ list: shoppingList }).parse(await response.json());
      expect(told(after).toSorted()).toEqual(expected.toSorted());
    }
    expect(told(await refresh(anna)).toSorted()).toEqual(expected.toSorted());
    await expectProblem(
      await anna.post(`${path}/recipe`, { ...body, ingredients: ["salt"] }),
      "no_ingredients",
    );
  });
});
