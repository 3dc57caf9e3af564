import { Button } from "../../../ui/button.tsx";
import type { ListLine } from "../lines.ts";
import type { ListStore } from "../list-store.ts";
import type { ItemActions } from "../use-item-actions.ts";
import { ItemRows } from "./item-rows.tsx";
import * as t from "../texts/en/page.tsx";

/** Where the question stands on the page; the line at the top leads there. */
const place = "do-you-have-these";

interface AskedItemsProps {
  readonly items: readonly ListLine[];
  readonly firstNumber: number;
  readonly fresh: ReadonlySet<string>;
  readonly actions: ItemActions;
  readonly act: ListStore["act"];
}

/** Staples, and what lasts: whoever shops looks once whether it is at home, before anything of it is bought. */
export function AskedItems({ items, act, actions, ...rows }: AskedItemsProps) {
  const parts = items.filter(({ checked }) => !checked).flatMap((line) => line.parts);
  const tickAll = () => act(...parts.map(({ id }) => ({ kind: "check", id, checked: true }) as const));
  const buyAll = () => act(...parts.map(({ id }) => ({ kind: "unskip", id }) as const));
  return (
    <section id={place} aria-labelledby={`${place}-title`} className="scroll-mt-32">
      <h2 id={`${place}-title`} className="font-title text-lg">
        {t.asked}
      </h2>
      <p className="pb-2 text-sm text-quiet print:hidden">{t.askedHint}</p>
      <ItemRows items={items} actions={actions} {...rows} />
      <div className="flex flex-wrap gap-2 pt-2 print:hidden">
        <Button onClick={buyAll}>{t.buyAsked}</Button>
        <Button variant="quiet" onClick={tickAll}>
          {t.haveAsked}
        </Button>
      </div>
    </section>
  );
}

/** One line above the list, so that the question is seen at home and not behind the last aisle. */
export function AskedNotice({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <a
      href={`#${place}`}
      className="flex min-h-9 items-center text-sm underline underline-offset-4 print:hidden"
    >
      {t.askedNotice(count)}
    </a>
  );
}
