import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import { Ellipsis, Trash2 } from "lucide-react";
import { memo } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { ListLine } from "../lines.ts";
import type { ItemActions } from "../use-item-actions.ts";
import * as t from "../texts/en/page.tsx";
import { amountOf } from "../texts/en/amounts.ts";

interface ItemRowProps {
  readonly item: ListLine;
  readonly number: number;
  readonly actions: ItemActions;
}

function Row({ item, number, actions }: ItemRowProps) {
  const { name, checked } = item;
  return (
    // Ticked rows sink by `order` alone: the row stays the same element, so the focus stays on its tick.
    // Rows out of sight are not laid out, which keeps five hundred of them quick.
    <li
      className={cx(
        "flex items-center gap-1 py-0.5 pr-1 pl-3 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto] print:[content-visibility:visible]",
        checked && "order-1 print:hidden",
      )}
    >
      <span
        aria-hidden="true"
        className="tabular w-7 shrink-0 self-start pt-3.5 text-right text-sm text-quiet"
      >
        {number}
      </span>
      <Checkbox
        checked={checked}
        onChange={({ target }) => actions.check(item, target.checked)}
        className="min-w-0 flex-1 pl-2"
        label={
          <span
            className={cx("wrap-anywhere transition-colors", checked && "text-quiet line-through")}
            dir="auto"
          >
            {name} <bdi className="tabular text-quiet">{amountOf(item)}</bdi>
          </span>
        }
        {...(!checked && hasMore(item) && { hint: <More item={item} /> })}
      />
      <IconButton
        label={t.moreAbout(name)}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        className="print:hidden"
        onClick={() => actions.open(item)}
      />
      <IconButton
        label={t.deleteItem(name)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        className="max-sm:hidden print:hidden"
        onClick={() => actions.remove(item)}
      />
    </li>
  );
}

const hasMore = ({ recipeSources, packageHint }: ShoppingItem) =>
  recipeSources.length > 0 || packageHint !== "";

function More({ item: { recipeSources, packageHint } }: { readonly item: ShoppingItem }) {
  // Names of dishes have commas of their own.
  const parts = [packageHint, recipeSources.length === 0 ? "" : t.forRecipes(recipeSources.join("; "))];
  return (
    <span className="line-clamp-1 wrap-anywhere print:line-clamp-none">
      {parts.filter(Boolean).join(" · ")}
    </span>
  );
}

/** Every answer of the server brings new objects; only what looks different is drawn anew. */
function looksAlike(before: ItemRowProps, after: ItemRowProps): boolean {
  const [one, other] = [before.item, after.item];
  return (
    before.number === after.number &&
    before.actions === after.actions &&
    one.parts.map(({ id }) => id).join() === other.parts.map(({ id }) => id).join() &&
    one.name === other.name &&
    one.checked === other.checked &&
    amountOf(one) === amountOf(other) &&
    one.recipeSource === other.recipeSource &&
    one.packageHint === other.packageHint
  );
}

/** One thing to buy: tap anywhere on it to tick it. */
export const ItemRow = memo(Row, looksAlike);
