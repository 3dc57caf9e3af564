import type { OutputOf } from "@meal/contract/endpoint";
import type { browseCookbook } from "@meal/contract/recipes";

type Dish = OutputOf<typeof browseCookbook>["items"][number];

/** A dish of the cookbook, as its list has it. */
export function dishCalled(name: string, change: Partial<Dish> = {}): Dish {
  return {
    id: name.toLowerCase().replaceAll(/\W+/gu, "-"),
    name,
    knownAs: [],
    description: "",
    cuisine: "thai",
    category: "main",
    slots: ["dinner"],
    difficulty: "easy",
    calories: 420,
    prepTime: 10,
    cookTime: 20,
    handsOnMinutes: 20,
    waitingMinutes: 10,
    leadMinutes: 0,
    familiar: "everyday",
    keepsDays: null,
    freezerMonths: null,
    needs: [],
    suits: [],
    changes: [],
    atHome: null,
    ...change,
  };
}
