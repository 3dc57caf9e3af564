import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { ShoppingBasket } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { ListKeeper } from "./keeper.tsx";
import { readListSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const list = createRoute({
  path: "/shopping-list",
  readSearch: readListSearch,
  page: lazyPage(() => import("./page.tsx"), "ShoppingListPage"),
  access: "guest-ok",
  title: t.pageTitle,
  isPulled: true,
});

/** What to buy: from plans and recipes and by hand, on every device of a person. */
export const feature = {
  name: "shopping-list",
  routes: [list],
  navigation: [{ slot: "shopping", label: t.navigation, to: "/shopping-list", icon: ShoppingBasket }],
  tiles: [{ label: t.tile, to: "/shopping-list", icon: ShoppingBasket, rank: 40 }],
  dashboard: [
    {
      place: "today",
      rank: 15,
      component: lazyPart(() => import("./components/list-line.tsx"), "ListLine"),
    },
    {
      place: "stat",
      rank: 30,
      component: lazyPart(() => import("./components/items-stat.tsx"), "ItemsStat"),
    },
  ],
  recipeActions: [
    {
      rank: 5,
      isAtHand: true,
      component: lazyPart(() => import("./components/add-recipe.tsx"), "AddRecipe"),
    },
  ],
  overlay: ListKeeper,
} satisfies Feature;
