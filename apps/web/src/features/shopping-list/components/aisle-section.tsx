import type { Aisle } from "@meal/domain/chef/vocabulary";
import { useId } from "react";
import { aisleNames } from "../aisle-names.ts";
import type { ListLine } from "../lines.ts";
import type { ItemActions } from "../use-item-actions.ts";
import { ItemRows } from "./item-rows.tsx";
import * as t from "../texts/en/page.tsx";

interface AisleSectionProps {
  readonly aisle: Aisle;
  readonly items: readonly ListLine[];
  /** The list is numbered from 1 over all aisles. */
  readonly firstNumber: number;
  readonly fresh: ReadonlySet<string>;
  readonly actions: ItemActions;
}

/** One aisle of the shop, its name in sight while one stands in it. */
export function AisleSection({ aisle, ...rows }: AisleSectionProps) {
  const id = useId();
  const { emoji, label } = aisleNames[aisle];
  const open = rows.items.filter(({ checked }) => !checked).length;
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="sticky top-[calc(7.5rem+var(--safe-top))] z-10 flex items-baseline gap-2 bg-paper py-1 font-title print:static print:bg-transparent"
      >
        <span aria-hidden="true">{emoji}</span>
        <span className="flex-1">{label}</span>
        <span className="tabular font-sans text-sm font-normal text-quiet">
          {open === 0 ? t.allTicked : t.toBuy(open)}
        </span>
      </h2>
      <ItemRows {...rows} />
    </section>
  );
}
