import type { ShoppingItem, ShoppingList } from "./list.ts";

/** What would be other on a list, in the words of its lines. */
export type ListChanges = {
  readonly added: { readonly name: string; readonly amount: string }[];
  readonly gone: { readonly name: string; readonly amount: string }[];
  readonly changed: { readonly name: string; readonly before: string; readonly after: string }[];
  /** How many ticks stay, go, and are back because a plan is that was there before. */
  readonly ticks: { readonly stay: number; readonly go: number; readonly back: number };
};

/** How a list shows the items of one food: "apples", "3". */
export type ShowItems = (same: readonly ShoppingItem[]) => { readonly name: string; readonly amount: string };

/** What one list has other than the other. A food of two plans is one thing to buy, whichever plan needs it. */
export function listChanges(before: ShoppingList, after: ShoppingList, show: ShowItems): ListChanges {
  const [old, now] = [linesOf(before, show), linesOf(after, show)];
  return {
    added: [...now].flatMap(([need, line]) => (old.has(need) ? [] : [line])),
    gone: [...old].flatMap(([need, line]) => (now.has(need) ? [] : [line])),
    changed: [...now].flatMap(([need, { name, amount }]) => {
      const was = old.get(need)?.amount ?? amount;
      return was === amount ? [] : [{ name, before: was, after: amount }];
    }),
    ticks: ticksOf(before, after),
  };
}

/** What plans ask for, by what is bought; what is always at home is not on the list. */
function linesOf({ items }: ShoppingList, show: ShowItems) {
  const shown = items.filter(({ origin, isSkipped }) => origin !== null && !isSkipped);
  const byNeed = Map.groupBy(shown, ({ origin }) => origin?.need ?? "");
  return new Map([...byNeed].map(([need, same]) => [need, show(same)]));
}

function ticksOf(before: ShoppingList, after: ShoppingList): ListChanges["ticks"] {
  const [old, now] = [tickedIds(before), tickedIds(after)];
  const stay = [...now].filter((id) => old.has(id)).length;
  return { stay, go: old.size - stay, back: now.size - stay };
}

function tickedIds({ items }: ShoppingList): ReadonlySet<string> {
  return new Set(items.flatMap(({ id, checked }) => (checked ? [id] : [])));
}
