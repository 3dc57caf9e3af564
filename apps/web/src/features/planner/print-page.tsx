import { SideLine } from "../../platform/side-line.tsx";
import { knownKcal } from "@meal/domain/chef/known-figures";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { PlanDay } from "@meal/domain/chef/plans";
import { totalsOfDay } from "@meal/domain/planner/day-totals";
import { Link } from "../../platform/router/link.tsx";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { certificateInWords } from "./plan/certificate-words.ts";
import { AllergiesLine } from "./plan/allergies-line.tsx";
import { dayName } from "./plan/day-names.ts";
import type { OpenPlan } from "./plan/open-plan.ts";
import { allergiesOf } from "./plan/plan-allergies.ts";
import { usePlanStore } from "./plan/plan-store.ts";
import * as t from "./texts/en/print.ts";
import * as counts from "./texts/en/counts.ts";
import { minutes } from "../../platform/texts/en/minutes.ts";
import { mealType } from "../../platform/meal-type.ts";

/** The week on one sheet of paper, for the door of the fridge. */
export function PrintWeekPage() {
  const { plan } = usePlanStore();
  if (plan !== null) return <Sheet plan={plan} />;
  return (
    <EmptyState
      level={1}
      className="py-16"
      title={t.nothingToPrint}
      sentence={t.nothingToPrintHint}
      action={
        <Link to="/planner" className={buttonClass()}>
          {t.toPlanner}
        </Link>
      }
    />
  );
}

function Sheet({ plan }: { readonly plan: OpenPlan }) {
  const { days, certificate, request, startDate } = plan.content;
  // A fridge is read by everybody who comes by.
  const [hasAllergies, setAllergies] = useState(false);
  return (
    <article className="mx-auto max-w-6xl p-5 [page:week] sm:p-8 print:max-w-none print:p-0 print:[zoom:0.8] print:**:text-[black]">
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => print()}>
          {t.print}
        </Button>
        <Link to="/planner" className={buttonClass({ variant: "quiet" })}>
          {t.backToPlanner}
        </Link>
        {allergiesOf(plan.content).length > 0 && (
          <Checkbox
            label={t.printAllergies}
            checked={hasAllergies}
            onChange={({ target }) => setAllergies(target.checked)}
          />
        )}
      </div>
      <header className="border-b-2 border-ink pb-3">
        <h1 className="font-title text-3xl wrap-anywhere print:text-2xl">{plan.name}</h1>
        {certificate !== null && certificate !== undefined && (
          <p className="mt-1 text-quiet print:text-sm">{certificateInWords(certificate, request)}</p>
        )}
        {hasAllergies && <AllergiesLine plan={plan.content} className="mt-2 print:text-sm" />}
      </header>
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-4 print:gap-x-4">
        {days.map((day) => (
          <Day key={day.day} day={day} startDate={startDate} />
        ))}
      </ol>
    </article>
  );
}

function Day({ day, startDate }: { readonly day: PlanDay; readonly startDate: string | undefined }) {
  const { long, date } = dayName(startDate, day.day);
  return (
    <li className="break-inside-avoid border-b border-line py-4 print:py-2">
      <h2 className="flex items-baseline justify-between gap-3 font-title text-xl print:text-lg">
        {long} <span className="font-sans text-sm font-normal text-quiet">{date}</span>
      </h2>
      <ul className="mt-2 grid gap-2.5 print:mt-1 print:gap-1.5">
        {day.meals.map((meal) => (
          <li key={meal.id}>
            <p className="text-sm text-quiet first-letter:uppercase">{mealType(meal.type)}</p>
            <p className="font-semibold wrap-anywhere">{meal.name}</p>
            <SideLine meal={meal} />
            <p className="tabular text-sm text-quiet">{figuresOf(meal).join(" · ")}</p>
          </li>
        ))}
      </ul>
      <p className="tabular mt-2 text-sm font-semibold">{counts.kcal(totalsOfDay(day, undefined).kcal)}</p>
    </li>
  );
}

function figuresOf(meal: PlanDay["meals"][number]): string[] {
  const { calories, servings = 1 } = meal;
  return [
    ...(knownKcal(meal) === null ? [] : [counts.kcal(calories)]),
    minutes(minutesToTable(meal)),
    ...(servings > 1 ? [t.forPeople(servings)] : []),
  ];
}
