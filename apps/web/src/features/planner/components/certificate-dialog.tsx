import type { Certificate, DayCertificate } from "@meal/domain/chef/plans";
import { dollars } from "@meal/domain/money/dollars";
import { Banner } from "../../../ui/banner.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { Table } from "../../../ui/table.tsx";
import { certificateInWords, deviation, energyOf } from "../certificate-words.ts";
import { dayName } from "../day-names.ts";
import { kcal } from "../labels.ts";
import type { PlanContent } from "../open-plan.ts";
import { useCertificate } from "../use-certificate.ts";
import type { PlanDialogProps } from "../dialogs.ts";
import { WishVerdicts } from "./wish-verdicts.tsx";
import { AllergiesLine } from "./allergies-line.tsx";

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
        <Full certificate={certificate} plan={plan.content} />
      )}
    </Sheet>
  );
}

interface FullProps {
  readonly certificate: Certificate;
  readonly plan: PlanContent;
}

function Full({ certificate, plan }: FullProps) {
  const { startDate } = plan;
  const { costCents, rulesChecked, broken, corrections, relaxed, notUnderstood } = certificate;
  const dated = (line: string) =>
    line.replace(/^Day (\d+)/u, (_, day: string) => dayName(startDate, Number(day)).long);
  const told = (reasons: Certificate["relaxed"]) =>
    reasons.map(({ day, reason }) => (day === null ? reason : `${dayName(startDate, day).long}: ${reason}`));
  const off = relaxed.filter(({ wish }) => wish === "calories");
  const missed = relaxed.filter(({ wish }) => wish !== "calories");
  return (
    <div className="grid gap-6">
      <AllergiesLine plan={plan} />
      <WishVerdicts certificate={certificate} startDate={startDate} />
      <Figures certificate={certificate} plan={plan} />
      <p className="text-sm text-quiet">
        For one person, {dollars(costCents)} in all. Counted again from the ingredients of each meal, never
        from what a model said.
      </p>
      {rulesChecked.length > 0 && (
        <Lines title="Rules that every meal was checked against" lines={rulesChecked} />
      )}
      {broken.length > 0 && <Lines title="What breaks a rule" lines={broken.map(dated)} />}
      {corrections.length > 0 && <Lines title="Put right" lines={corrections.map(dated)} />}
      {off.length > 0 && <Lines title="Days that are not near their calories" lines={told(off)} />}
      {missed.length > 0 && <Lines title="Wishes that could not be kept" lines={told(missed)} />}
      {notUnderstood.length > 0 && (
        <Banner tone="warning" title={`We do not know ${notUnderstood.join(", ")}`}>
          <p>Every food with such a word in its name was left out. Look at the ingredients yourself.</p>
        </Banner>
      )}
    </div>
  );
}

function Figures({ certificate: { days }, plan }: FullProps) {
  const energy = ({ day, reached }: DayCertificate) =>
    energyOf(
      reached.kcal,
      plan.days.find((one) => one.day === day),
    );
  return (
    <Table
      caption="Calories and nutrients of each day"
      columns={[
        { id: "day", head: "Day", cell: (row: DayCertificate) => dayName(plan.startDate, row.day).long },
        { id: "kcal", head: "kcal", isNumber: true, cell: (row) => kcal(energy(row)) },
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
