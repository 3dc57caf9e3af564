import type { Certificate } from "@meal/domain/chef/plans";
import { lockedMeals } from "@meal/domain/planner/edit-days";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, CalendarSync, Printer, RefreshCw, TriangleAlert } from "lucide-react";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { certificateInWords, isWholly } from "../certificate-words.ts";
import { isBusy, useGeneration } from "../generation-state.ts";
import { edited, type OpenPlan } from "../open-plan.ts";
import { usePlanStore } from "../plan-store.ts";
import { useCertificate } from "../use-certificate.ts";
import type { usePlanner } from "../use-planner.ts";
import { AllergiesLine } from "./allergies-line.tsx";
import { KeepingNote } from "./keeping-note.tsx";
import { PlanUseRow } from "./plan-use-row.tsx";
import type { OpenDialog } from "../dialogs.ts";
import * as t from "../texts/en/plan.tsx";
import { money } from "../../../language/words.ts";

interface PlanSummaryProps {
  readonly plan: OpenPlan;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What the plan is called, what it promises in one sentence, and what can be done with all of it. */
export function PlanSummary({ plan, planner, onOpen }: PlanSummaryProps) {
  const { days } = plan.content;
  const locked = lockedMeals(days).length;
  const isMaking = isBusy(useGeneration());
  const { store } = usePlanStore();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-title text-2xl wrap-anywhere">{plan.name}</h2>
          <KeepingNote plan={plan} onOpen={onOpen} />
          {store.ownerId !== null && <PlanUseRow plan={plan} onOpen={onOpen} />}
        </div>
        <StartDate plan={plan} />
      </div>
      <AllergiesLine plan={plan.content} />
      <Promise plan={plan} onOpen={onOpen} />
      <div className="flex flex-wrap gap-2">
        {locked > 0 && (
          <Button
            size="compact"
            busy={isMaking}
            icon={<RefreshCw aria-hidden="true" className="size-5" />}
            onClick={() => planner.makeRest(plan)}
          >
            {t.makeRestAnew}
          </Button>
        )}
        <Link to="/planner/print" className={buttonClass({ variant: "quiet", size: "compact" })}>
          <Printer aria-hidden="true" className="size-5" /> {t.printPlan}
        </Link>
        {store.ownerId !== null && (
          <Button
            variant="quiet"
            size="compact"
            icon={<CalendarSync aria-hidden="true" className="size-5" />}
            onClick={() => onOpen({ kind: "calendar" })}
          >
            {t.inMyCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}

function StartDate({ plan }: { readonly plan: OpenPlan }) {
  const { store } = usePlanStore();
  return (
    <Field label={t.startsOn} className="w-44">
      <Input
        type="date"
        required
        value={plan.content.startDate ?? ""}
        onChange={({ target }) => {
          if (target.value === "") return;
          store.set(edited(plan, { content: { ...plan.content, startDate: target.value } }));
        }}
      />
    </Field>
  );
}

function Mark({ certificate }: { readonly certificate: Certificate }) {
  return isWholly(certificate) ? (
    <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
  ) : (
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-butter" />
  );
}

/** The certificate in one sentence; a press shows it in full. */
function Promise({ plan, onOpen }: Pick<PlanSummaryProps, "plan" | "onOpen">) {
  const isOnline = useIsOnline();
  const certificate = useCertificate(plan);
  const cost = plan.content.days
    .flatMap(({ meals }) => meals)
    .reduce((sum, meal) => sum + meal.price * (meal.servings ?? 1), 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2 measure">
        {certificate !== null && <Mark certificate={certificate} />}
        <span>
          {certificate === null
            ? isOnline
              ? t.counting
              : t.countedOnline
            : certificateInWords(certificate, plan.content.request)}
          {cost > 0 && ` ${t.aboutInAll(money(cost))}`}
        </span>
      </p>
      <Button
        variant="plain"
        size="compact"
        className="-mx-3.5 text-left"
        onClick={() => onOpen({ kind: "certificate" })}
      >
        {t.promises}
      </Button>
    </div>
  );
}
