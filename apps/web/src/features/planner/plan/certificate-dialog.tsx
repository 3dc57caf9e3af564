import { Link } from "../../../platform/router/link.tsx";
import type { Certificate, DayCertificate, WeekCertificate } from "@meal/domain/chef/plans";
import { Suspense } from "react";
import { useRegistry } from "../../../platform/registry.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { Table } from "../../../ui/table.tsx";
import { certificateInWords, deviation, energyOf } from "./certificate-words.ts";
import { dayName } from "./day-names.ts";
import { list, number, money } from "../../../language/words.ts";
import type { PlanContent } from "./open-plan.ts";
import { useCertificate } from "./use-certificate.ts";
import type { PlanDialogProps } from "./dialogs.ts";
import { WishVerdicts } from "../settings/wish-verdicts.tsx";
import { AllergiesLine } from "./allergies-line.tsx";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import * as t from "../texts/en/dialogs.tsx";

/** Everything that the plan promises, day by day. It can be counted again from the meals alone. */
export function CertificateDialog({ plan, onClose }: PlanDialogProps) {
  const certificate = useCertificate(plan);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      place="center"
      title={t.certificateTitle}
      description={certificate === null ? undefined : certificateInWords(certificate, plan.content.request)}
    >
      {certificate === null ? (
        <Loading label={t.countingAgain}>
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
  const { homeLine: HomeLine } = useRegistry();
  const { startDate } = plan;
  const { costCents, rulesChecked, broken, corrections, relaxed, notUnderstood } = certificate;
  const { ownRecipesLeftOut = [] } = certificate;
  const dated = (line: string) =>
    line.replace(/^Day (\d+)/u, (_, day: string) => dayName(startDate, Number(day)).long);
  const told = (reasons: Certificate["relaxed"]) =>
    reasons.map(({ day, reason }) => (day === null ? reason : t.onDay(dayName(startDate, day).long, reason)));
  const off = relaxed.filter(({ wish }) => wish === "calories");
  const missed = relaxed.filter(({ wish }) => wish !== "calories");
  return (
    <div className="grid gap-6">
      <AllergiesLine plan={plan} />
      {certificate.week !== undefined && <WeekFigures week={certificate.week} />}
      {HomeLine !== undefined && (
        <Suspense>
          <HomeLine />
        </Suspense>
      )}
      <WishVerdicts certificate={certificate} startDate={startDate} />
      <Figures certificate={certificate} plan={plan} />
      <p className="text-sm text-quiet">{t.costForOne(money(costCents))}</p>
      {rulesChecked.length > 0 && <Lines title={t.rulesChecked} lines={rulesChecked} />}
      {broken.length > 0 && <Lines title={t.broken} lines={broken.map(dated)} />}
      {corrections.length > 0 && <Lines title={t.corrections} lines={corrections.map(dated)} />}
      {ownRecipesLeftOut.length > 0 && (
        <Lines
          title={t.ownRecipesLeftOut}
          lines={ownRecipesLeftOut.map(({ name, reason }) => `${name}: ${reason}`)}
        />
      )}
      {off.length > 0 && <Lines title={t.daysOff} lines={told(off)} />}
      {missed.length > 0 && <Lines title={t.wishesMissed} lines={told(missed)} />}
      {notUnderstood.length > 0 && (
        <Banner tone="warning" title={t.foodsNotUnderstood(notUnderstood.join(", "))}>
          <p>{t.foodsNotUnderstoodHint}</p>
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
      caption={t.figuresCaption}
      columns={[
        { id: "day", head: t.day, cell: (row: DayCertificate) => dayName(plan.startDate, row.day).long },
        { id: "kcal", head: t.kcal, isNumber: true, cell: (row) => number(Math.round(energy(row))) },
        {
          id: "off",
          head: t.offTarget,
          isNumber: true,
          cell: ({ reached, targetKcal }) => `${deviation(reached.kcal, targetKcal).toFixed(1)}%`,
        },
        { id: "protein", head: t.protein, isNumber: true, cell: ({ reached }) => grams(reached.protein) },
        { id: "carbs", head: t.carbs, isNumber: true, cell: ({ reached }) => grams(reached.carbs) },
        { id: "fat", head: t.fat, isNumber: true, cell: ({ reached }) => grams(reached.fat) },
        {
          id: "sodium",
          head: t.sodium,
          isNumber: true,
          cell: ({ reached }) => t.milligrams(number(Math.round(reached.sodiumMg))),
        },
        { id: "fiber", head: t.fiber, isNumber: true, cell: ({ reached }) => grams(reached.fiber) },
        { id: "cost", head: t.cost, isNumber: true, cell: ({ costCents }) => money(costCents) },
      ]}
      rows={days}
      rowKey={({ day }) => String(day)}
    />
  );
}

/** What the week asks of its household, in plain figures. */
function WeekFigures({ week }: { readonly week: WeekCertificate }) {
  const {
    handsOnMinutes,
    cooked,
    leftovers,
    assembled,
    foodsToBuy,
    usedOnce,
    specialty,
    unusedFoods = [],
    idea,
  } = week;
  const aDay = handsOnMinutes.reduce((sum, each) => sum + each, 0) / Math.max(1, handsOnMinutes.length);
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      <li>{t.minutesADay(minutes(aDay))}</li>
      <li>{t.cookedTimes(cooked, leftovers, assembled)}</li>
      <li>{t.foodsBought(foodsToBuy, usedOnce)}</li>
      {unusedFoods.length > 0 && (
        <li className="sm:col-span-2">
          {t.leftOver(
            list(unusedFoods.map(({ name, grams: left }) => t.foodLeft(number(toTen(left)), name))),
          )}
          {idea !== undefined && (
            <>
              {" "}
              <Link to="/recipe/$recipeId" params={{ recipeId: idea.dishId }} className="underline">
                {t.ideaFor(idea.name)}
              </Link>
            </>
          )}
        </li>
      )}
      {specialty > 0 && <li>{t.specialtyFoods(specialty)}</li>}
    </ul>
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

/** Leftover amounts are rounded to ten grams: nobody knows better what is left in a bag. */
const toTen = (amount: number): number => Math.round(amount / 10) * 10;

const grams = (amount: number): string => t.grams(Math.round(amount));
