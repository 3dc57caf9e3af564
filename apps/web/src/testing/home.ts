import { listPlansInUse } from "@meal/contract/planner";
import { countSaved } from "@meal/contract/recipes";
import { readShoppingList } from "@meal/contract/shopping-list";
import { answer } from "./answers.ts";
import { emptyList } from "./lists.ts";

/** What the dashboard asks, for somebody who keeps nothing yet. */
export const atHome = [
  answer(listPlansInUse, { items: [] }),
  answer(countSaved, { plans: 0, recipes: 0 }),
  answer(readShoppingList, emptyList),
];
