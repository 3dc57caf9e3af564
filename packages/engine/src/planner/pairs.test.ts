import type { Diet } from "@meal/domain/chef/vocabulary";
import { expect, it } from "vitest";
import { componentOf, kitchen } from "../../scripts/testing/cookbook.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import type { Component } from "./component.ts";
import { suitsTable } from "./pairing-rules.ts";
import { createPairs, isSide } from "./pairs.ts";
import { poolOfDiet } from "./pool.ts";
import { createRandom } from "./random.ts";
import { goTogether } from "./room-on-plate.ts";

const MEALS = (["breakfast", "lunch", "dinner", "snack"] as const).flatMap((kind) =>
  [false, true].map((isLarge) => ({ kind, isLarge })),
);

it.each(["none", "kosher", "keto", "raw"] satisfies Diet[])(
  "two are told from each other by the rules alone, whoever was asked about before: %s",
  (diet) => {
    const rule = DIET_RULES[diet];
    const pool = poolOfDiet(kitchen.planner, diet);
    const sides = pool.filter(isSide);
    const pairs = createPairs(pool, rule);
    const random = createRandom(11);
    const oneOf = <Thing>(things: readonly Thing[]): Thing => {
      const thing = things[Math.floor(random() * things.length)];
      if (thing === undefined) throw new Error("There is nothing to take one of.");
      return thing;
    };
    const clash = (one: Component, other: Component): boolean =>
      rule.conflict([...one.foods, ...other.foods]) !== null;
    const mains = Array.from({ length: 12 }, () => oneOf(pool));
    let suited = 0;
    for (let asked = 0; asked < 4000; asked += 1) {
      const [meal, main, addon, beside] = [oneOf(MEALS), oneOf(mains), oneOf(sides), oneOf(sides)];
      const suits = suitsTable(main, addon, { ...meal, diet }) && !clash(main, addon);
      expect(pairs.beside(meal)(main)(pairs.sideOf(addon))).toBe(suits);
      expect(pairs.with(beside)(pairs.sideOf(addon))).toBe(
        goTogether(beside, addon) && !clash(beside, addon),
      );
      suited += suits ? 1 : 0;
    }
    expect(suited).toBeGreaterThan(100);
  },
);

it("what was changed for one request is asked about anew", () => {
  const pool = poolOfDiet(kitchen.planner, "none");
  const pairs = createPairs(pool, DIET_RULES.none);
  const bread = componentOf("extra-bread");
  const changed = { ...bread };
  expect(pairs.sideOf(changed).number).toBe(-1);
  const suits = pairs.beside({ kind: "dinner", isLarge: false })(componentOf("roasted-tomato-soup"));
  expect([bread, changed].map((side) => suits(pairs.sideOf(side)))).toEqual([true, true]);
});
