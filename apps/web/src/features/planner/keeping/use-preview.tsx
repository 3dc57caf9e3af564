import type { OutputOf } from "@meal/contract/endpoint";
import type { previewPlanUse } from "@meal/contract/shopping-list";
import type { ReactNode } from "react";
import { datesInWords, ticksInWords } from "../settings/use-words.ts";
import * as t from "../texts/en/dialogs.tsx";

interface UsePreviewProps {
  readonly preview: OutputOf<typeof previewPlanUse>;
}

/** What using a plan would change, before it does. */
export function UsePreview({ preview }: UsePreviewProps) {
  const { overlaps, added, gone, changed, ticks } = preview;
  const isSame = added.length + gone.length + changed.length === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      {overlaps.length > 0 && (
        <Part title={t.insteadOf}>
          <ul className="grid gap-1">
            {overlaps.map(({ id, name, dates }) => (
              <li key={id} className="wrap-anywhere">
                {t.takesDates(name, datesInWords(dates))}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t.onYourList}>
        <p>{isSame ? t.allStays : t.ownStays}</p>
        <p className="mt-1">{ticksInWords(ticks)}</p>
      </Part>
      <Lines title={t.newItems(added.length)} lines={added} />
      <Lines
        title={t.otherAmounts(changed.length)}
        lines={changed.map(({ name, before, after }) => ({ name, amount: `${before} → ${after}` }))}
      />
      <Lines title={t.goneItems(gone.length)} lines={gone} />
    </div>
  );
}

function Lines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: UsePreviewProps["preview"]["added"];
}) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="divide-y divide-line">
        {lines.map(({ name, amount }) => (
          <li key={`${name} ${amount}`} className="flex justify-between gap-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <bdi className="tabular text-right text-quiet">{amount}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
