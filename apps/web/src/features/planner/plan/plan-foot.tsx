import type { Certificate } from "@meal/domain/chef/plans";
import { lockedMeals } from "@meal/domain/planner/edit-days";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import {
  BadgeCheck,
  BookmarkPlus,
  CalendarPlus,
  CalendarSync,
  Printer,
  RefreshCw,
  Repeat,
  TriangleAlert,
} from "lucide-react";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { certificateInWords, isWholly } from "./certificate-words.ts";
import type { OpenDialog } from "./dialogs.ts";
import { isBusy, useGeneration } from "../making/generation-state.ts";
import { edited, type OpenPlan } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { repeatWeek } from "../keeping/repeat-week.ts";
import { saveWeek } from "../keeping/save-week.ts";
import { change } from "./undo.ts";
import { useCertificate } from "./use-certificate.ts";
import type { usePlanner } from "../making/use-planner.ts";
import * as t from "../texts/en/plan.tsx";
import * as weeks from "../texts/en/saved-weeks.ts";
import * as week from "../texts/en/week.ts";

interface PlanFootProps {
  readonly plan: OpenPlan;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What the plan promises in one sentence, and what can be done with all of it. */
export function PlanFoot({ plan, planner, onOpen }: PlanFootProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Promise plan={plan} onOpen={onOpen} />
      <div className="flex flex-wrap items-end gap-2">
        <Actions plan={plan} planner={planner} onOpen={onOpen} />
        <StartDate plan={plan} />
      </div>
    </div>
  );
}

function Actions({ plan, planner, onOpen }: PlanFootProps) {
  const { store } = usePlanStore();
  const queries = useQueryClient();
  const isMaking = isBusy(useGeneration());
  const quiet = { variant: "quiet", size: "compact" } as const;
  return (
    <>
      {lockedMeals(plan.content.days).length > 0 && (
        <Button
          size="compact"
          busy={isMaking}
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
          onClick={() => planner.makeRest(plan)}
        >
          {t.remakeRest}
        </Button>
      )}
      <Button
        {...quiet}
        busy={isMaking}
        icon={<CalendarPlus aria-hidden="true" className="size-5" />}
        onClick={() => planner.makeNext(plan)}
      >
        {week.planNext}
      </Button>
      <Button
        {...quiet}
        icon={<Repeat aria-hidden="true" className="size-5" />}
        onClick={() => repeatWeek(store, plan)}
      >
        {week.repeat}
      </Button>
      {store.ownerId !== null && (
        <Button
          {...quiet}
          icon={<BookmarkPlus aria-hidden="true" className="size-5" />}
          onClick={() => void saveWeek(queries, plan)}
        >
          {weeks.saveWeek}
        </Button>
      )}
      <Link to="/planner/print" className={buttonClass(quiet)}>
        <Printer aria-hidden="true" className="size-5" /> {t.printPlan}
      </Link>
      {store.ownerId !== null && (
        <Button
          {...quiet}
          icon={<CalendarSync aria-hidden="true" className="size-5" />}
          onClick={() => onOpen({ kind: "calendar" })}
        >
          {t.inMyCalendar}
        </Button>
      )}
    </>
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
          change(store, edited(plan, { content: { ...plan.content, startDate: target.value } }));
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
function Promise({ plan, onOpen }: Pick<PlanFootProps, "plan" | "onOpen">) {
  const isOnline = useIsOnline();
  const certificate = useCertificate(plan);
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
        </span>
      </p>
      <Button
        variant="plain"
        size="compact"
        className="-ml-3.5 text-left"
        onClick={() => onOpen({ kind: "certificate" })}
      >
        {t.promises}
      </Button>
    </div>
  );
}
