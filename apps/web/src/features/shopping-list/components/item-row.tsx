import { Ellipsis, Trash2 } from "lucide-react";
import { memo } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { homeWords } from "../home-amounts.ts";
import type { ListLine } from "../lines.ts";
import type { ItemActions } from "../use-item-actions.ts";
import * as t from "../texts/en/page.tsx";
import { amountOf } from "../texts/en/amounts.ts";

interface ItemRowProps {
  readonly item: ListLine;
  readonly number: number;
  /** Ticked rows sink once the finger has left them. */
  readonly isSunk: boolean;
  readonly actions: ItemActions;
}

function Row({ item, number, isSunk, actions }: ItemRowProps) {
  const { name, checked } = item;
  return (
    // Ticked rows sink by `order` alone: the row stays the same element, so the focus stays on its tick.
    // Rows out of sight are not laid out, which keeps five hundred of them quick.
    <li
      className={cx(
        "flex items-center gap-1 pr-1 pl-2 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] sm:pl-3 print:[content-visibility:visible]",
        isSunk && "order-1",
        checked && "print:hidden",
      )}
    >
      <span aria-hidden="true" className="tabular w-7 shrink-0 text-right text-sm text-quiet">
        {number}
      </span>
      <Checkbox
        checked={checked}
        onChange={({ target }) => actions.check(item, target.checked)}
        isDense
        className="min-w-0 flex-1 pl-2"
        label={
          <span
            className={cx("wrap-anywhere transition-colors", checked && "text-quiet line-through")}
            dir="auto"
          >
            {name} <bdi className="tabular text-quiet">{amountOf(item)}</bdi>
            {sizeOf(item) !== "" && <bdi className="tabular text-sm text-quiet"> {sizeOf(item)}</bdi>}
          </span>
        }
        {...(!checked && hasHint(item) && { hint: <Hint item={item} /> })}
      />
      <IconButton
        label={t.moreAbout(name)}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        className="-my-0.5 print:hidden"
        onClick={() => actions.open(item)}
      />
      <IconButton
        label={t.deleteItem(name)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        className="-my-0.5 max-sm:hidden print:hidden"
        onClick={() => actions.remove(item)}
      />
    </li>
  );
}

/** What the label of a package says: "(15.5 oz)". */
function sizeOf({ bought, packageHint }: ListLine): string {
  if (bought === undefined) return packageHint;
  return bought.size === "" ? "" : t.packageSize(bought.size);
}

const hasHint = (line: ListLine) => line.recipeSources.length > 0 || line.atHome !== undefined;

/** On a phone twelve rows matter more than what each is for, which is one tap away. That some is at home is said there too. */
function Hint({ item: { recipeSources, atHome } }: { readonly item: ListLine }) {
  return (
    <>
      {atHome !== undefined && <span className="block wrap-anywhere">{t.someAtHome(homeWords(atHome))}</span>}
      {recipeSources.length > 0 && (
        <span className="line-clamp-1 wrap-anywhere max-sm:hidden print:line-clamp-none">
          {/* Names of dishes have commas of their own. */}
          {t.forRecipes(recipeSources.join("; "))}
        </span>
      )}
    </>
  );
}

/** Every answer of the server brings new objects; only what looks different is drawn anew. */
function looksAlike(before: ItemRowProps, after: ItemRowProps): boolean {
  const [one, other] = [before.item, after.item];
  return (
    before.number === after.number &&
    before.isSunk === after.isSunk &&
    before.actions === after.actions &&
    one.parts.map(({ id }) => id).join() === other.parts.map(({ id }) => id).join() &&
    one.name === other.name &&
    one.checked === other.checked &&
    amountOf(one) === amountOf(other) &&
    sizeOf(one) === sizeOf(other) &&
    one.recipeSource === other.recipeSource &&
    homeWords(one.atHome) === homeWords(other.atHome)
  );
}

/** One thing to buy: tap anywhere on it to tick it. */
export const ItemRow = memo(Row, looksAlike);
