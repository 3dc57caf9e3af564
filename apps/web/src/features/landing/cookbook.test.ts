import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countCookbook } from "../../../scripts/cookbook-counts.ts";
import { menu } from "./texts/en/professional.ts";

const engine = join(import.meta.dirname, "../../../../../packages/engine");

it("what the page counts is what the chef has", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiled cookbook, whose lists alone are counted.
  const packed = JSON.parse(readFileSync(join(engine, "dist/corpus.json"), "utf8")) as {
    readonly dishes: readonly unknown[];
    readonly foods: readonly unknown[];
  };
  expect(countCookbook()).toEqual({ dishes: packed.dishes.length, foods: packed.foods.length });
});

it("the week on the page is of dishes that the cookbook has, with their minutes", () => {
  const files = globSync("corpus/dishes/*/*.md", { cwd: engine });
  const minutesOf = new Map(
    files.map((file) => {
      const text = readFileSync(join(engine, file), "utf8");
      const figure = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, "mu").exec(text)?.[1]);
      return [/^# (.+)$/mu.exec(text)?.[1], figure("prep") + figure("cook")] as const;
    }),
  );
  expect(menu).toHaveLength(7);
  for (const { dish, minutes } of menu) expect([dish, minutesOf.get(dish)]).toEqual([dish, minutes]);
});
