import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { systemOf, useMeasures } from "../../../platform/measures.ts";
import { linesOf } from "../lines.ts";
import type { ListStore } from "../list-store.ts";
import * as t from "../texts/en/page.tsx";
import { amountOf } from "../texts/en/amounts.ts";

interface SkippedStaplesProps {
  readonly items: readonly ShoppingItem[];
  readonly act: ListStore["act"];
}

/** What the plan needs and is always at home: one tap puts it on the list after all. */
export function SkippedStaples({ items, act }: SkippedStaplesProps) {
  const system = systemOf(useMeasures());
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="skipped-staples" className="print:hidden">
      <h2 id="skipped-staples" className="py-2 font-title text-lg text-quiet">
        {t.skipped}
      </h2>
      <ul className="grid gap-1">
        {linesOf(items, system).map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere text-quiet" dir="auto">
              {line.name} <bdi className="tabular">{amountOf(line)}</bdi>
            </span>
            <Button
              variant="quiet"
              size="compact"
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => act(...line.parts.map(({ id }) => ({ kind: "unskip", id }) as const))}
            >
              {t.addSkipped(line.name, unseen)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function unseen(words: string): ReactNode {
  return <span className="sr-only">{words}</span>;
}
