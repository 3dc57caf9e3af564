import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { Link } from "../../../platform/router/link.tsx";
import * as t from "../texts/en/at-home.ts";

const look =
  "relative flex min-h-9 items-center border-b-2 border-transparent px-1 font-semibold text-quiet no-underline after:absolute after:-inset-x-1 after:-inset-y-2 hover:text-ink " +
  "aria-[current=page]:border-tomato aria-[current=page]:text-ink";

/** What is to buy and what is there are two sides of one list. */
export function ListViews({ list }: { readonly list: ShoppingList }) {
  return (
    <nav aria-label={t.views} className="flex gap-6 print:hidden">
      <Link to="/shopping-list" search={{}} className={look} isExact>
        {t.toBuy}
      </Link>
      <Link to="/shopping-list" search={{ view: "at-home" }} className={look} isExact>
        {t.withCount(t.atHome, list.atHome.length)}
      </Link>
    </nav>
  );
}
