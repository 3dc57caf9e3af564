import {
  addRecipeToList,
  changeShoppingList,
  previewPlanUse,
  readShoppingList,
  refreshShoppingList,
  watchShoppingList,
} from "@meal/contract/shopping-list";
import { route, type Route } from "../../http/route.ts";
import { eventStream } from "../../http/server-sent-events.ts";
import type { ShoppingLists } from "./service.ts";
import type { ListWatching } from "./watching.ts";

export function shoppingListRoutes(lists: ShoppingLists, watching: ListWatching): readonly Route[] {
  return [
    route(readShoppingList, ({ session }) => lists.read(session.ownerId)),
    route(changeShoppingList, ({ session, body }) => lists.change(session, body.operations)),
    route(refreshShoppingList, ({ session, body }) => lists.refresh(session, body.today)),
    route(previewPlanUse, ({ session, params, query }) => lists.preview(session, params.planId, query.today)),
    route(addRecipeToList, ({ session, body }) => lists.addRecipe(session, body)),
    route(watchShoppingList, async ({ session, ...context }) => {
      const leave = watching.admit(session.userId);
      return eventStream(context, ({ send }) =>
        watching.tell(session, context.request, (revision) => send("changed", { revision })).finally(leave),
      );
    }),
  ];
}
