import type { Certificate, DayCertificate } from "@meal/domain/chef/plans";
import { dollars } from "@meal/domain/money/dollars";
import { Banner } from "../../../ui/banner.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { Table } from "../../../ui/table.tsx";
import { certificateInWords, deviation } from "../certificate-words.ts";
import { dayName } from "../day-names.ts";
import { kcal } from "../labels.ts";
import { useCertificate } from "../use-certificate.ts";
import type { PlanDialogProps } from "../dialogs.ts";

/** Everything that the plan promises, day by day. It can be counted again from the meals alone. */
export function CertificateDialog({ plan, onClose }: PlanDialogProps) {
  const certificate = useCertificate(plan);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      place="center"
      title="What this plan promises"
      description={certificate === null ? undefined : certificateInWords(certificate, plan.content.request)}
    >
      {certificate === null ? (
        <Loading label="Counting the plan again">
          <SkeletonText lines={6} />
        </Loading>
      ) : (
        <Full certificate={certificate} startDate={plan.content.startDate} />
      )}
    </Sheet>
  );
}

interface FullProps {
  readonly certificate: Certificate;
  readonly startDate: string | undefined;
}

function Full({ certificate, startDate }: FullProps) {
  const { days, costCents, rulesChecked, broken, corrections, relaxed, notUnderstood } = certificate;
  const dated = (line: string) =>
    line.replace(/^Day (\d+)/u, (_, day: string) => dayName(startDate, Number(day)).long);
  return (
    <div className="grid gap-6">
      <Figures days={days} startDate={startDate} />
      <p className="text-sm text-quiet">
        For one person, {dollars(costCents)} in all. Counted again from the ingredients of each meal, never
        from what a model said.
      </p>
      <Lines title="Rules that every meal was checked against" lines={rulesChecked} />
      {broken.length > 0 && <Lines title="What breaks a rule" lines={broken.map(dated)} />}
      {corrections.length > 0 && <Lines title="Put right" lines={corrections.map(dated)} />}
      {relaxed.length > 0 && (
        <Lines
          title="Wishes that could not be kept"
          lines={relaxed.map(({ day, reason }) =>
            day === null ? reason : `${dayName(startDate, day).long}: ${reason}`,
          )}
        />
      )}
      {notUnderstood.length > 0 && (
        <Banner tone="warning" title={`We do not know ${notUnderstood.join(", ")}`}>
          <p>Every food with such a word in its name was left out. Look at the ingredients yourself.</p>
        </Banner>
      )}
    </div>
  );
}

function Figures({
  days,
  startDate,
}: {
  readonly days: readonly DayCertificate[];
  readonly startDate: string | undefined;
}) {
  return (
    <Table
      caption="Calories and nutrients of each day"
      columns={[
        { id: "day", head: "Day", cell: (row: DayCertificate) => dayName(startDate, row.day).long },
        { id: "kcal", head: "kcal", isNumber: true, cell: ({ reached }) => kcal(reached.kcal) },
        {
          id: "off",
          head: "Off target",
          isNumber: true,
          cell: ({ reached, targetKcal }) => `${deviation(reached.kcal, targetKcal).toFixed(1)}\u00a0%`,
        },
        { id: "protein", head: "Protein", isNumber: true, cell: ({ reached }) => grams(reached.protein) },
        { id: "carbs", head: "Carbs", isNumber: true, cell: ({ reached }) => grams(reached.carbs) },
        { id: "fat", head: "Fat", isNumber: true, cell: ({ reached }) => grams(reached.fat) },
        { id: "fiber", head: "Fiber", isNumber: true, cell: ({ reached }) => grams(reached.fiber) },
        { id: "cost", head: "Cost", isNumber: true, cell: ({ costCents }) => dollars(costCents) },
      ]}
      rows={days}
      rowKey={({ day }) => String(day)}
    />
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 measure list-disc pl-5">
        {[...new Set(lines)].map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

const grams = (amount: number): string => `${Math.round(amount)}\u00a0g`;
