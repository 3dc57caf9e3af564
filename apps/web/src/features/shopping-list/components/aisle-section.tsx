import type { Aisle } from "@meal/domain/chef/vocabulary";
import { useId } from "react";
import { Card } from "../../../ui/card.tsx";
import { aisleNames } from "../aisle-names.ts";
import type { ListLine } from "../lines.ts";
import type { ItemActions } from "../use-item-actions.ts";
import { ItemRow } from "./item-row.tsx";
import * as t from "../texts/en/page.tsx";

interface AisleSectionProps {
  readonly aisle: Aisle;
  readonly items: readonly ListLine[];
  /** The list is numbered from 1 over all aisles. */
  readonly firstNumber: number;
  readonly actions: ItemActions;
}

/** One aisle of the shop, its name in sight while one stands in it. */
export function AisleSection({ aisle, items, firstNumber, actions }: AisleSectionProps) {
  const id = useId();
  const { emoji, label } = aisleNames[aisle];
  const open = items.filter(({ checked }) => !checked).length;
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="sticky top-32 z-10 flex items-baseline gap-2 bg-paper py-2 font-title text-lg print:static print:bg-transparent"
      >
        <span aria-hidden="true">{emoji}</span>
        <span className="flex-1">{label}</span>
        <span className="tabular font-sans text-sm font-normal text-quiet">
          {open === 0 ? t.allTicked : t.toBuy(open)}
        </span>
      </h2>
      <Card flush>
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item, at) => (
            <ItemRow key={item.id} item={item} number={firstNumber + at} actions={actions} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
