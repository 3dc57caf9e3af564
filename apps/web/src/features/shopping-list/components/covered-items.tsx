import { Button } from "../../../ui/button.tsx";
import { homeWords } from "../home-amounts.ts";
import type { ListLine } from "../lines.ts";
import type { ListStore } from "../list-store.ts";
import { amountOf } from "../texts/en/amounts.ts";
import * as t from "../texts/en/at-home.ts";
import { someAtHome } from "../texts/en/page.tsx";

interface CoveredItemsProps {
  readonly lines: readonly ListLine[];
  readonly act: ListStore["act"];
}

/** What plans need and is at home: one tap puts it on the list all the same. */
export function CoveredItems({ lines, act }: CoveredItemsProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="covered-items" className="print:hidden">
      <h2 id="covered-items" className="py-2 font-title text-lg text-quiet">
        {t.covered}
      </h2>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere text-quiet" dir="auto">
              {line.name} <bdi className="tabular">{amountOf(line)}</bdi>
              <span className="block text-sm">{someAtHome(homeWords(line.atHome))}</span>
            </span>
            <Button
              variant="quiet"
              size="compact"
              aria-label={t.buyAnywayItem(line.name)}
              onClick={() => act(...line.parts.map(({ id }) => ({ kind: "unskip", id }) as const))}
            >
              {t.buyAnyway}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
