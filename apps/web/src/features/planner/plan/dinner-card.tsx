import { type NextMeal, whatMatters } from "@meal/domain/planner/what-matters";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import type { ReactNode } from "react";
import { formatDate } from "../../../language/dates.ts";
import { mealType } from "../../../platform/meal-type.ts";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import { useMoment } from "../../../platform/use-today.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import * as t from "../texts/en/dinner-card.ts";
import {
  cardClass,
  type MealOnDashboard,
  NextMealCard,
  pictureClass,
  type PlanOnDashboard,
} from "./next-meal-card.tsx";
import { TodayLines } from "./today-lines.tsx";

/** On the dashboard: what matters of the plan at this hour, or how there will be one. */
export function DinnerCard() {
  const { data, isPaused, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(plansInUseQuery);
  // The device may have kept that there was no plan from before there was one.
  const mayBeOld = data?.items.length === 0 && isFetching && !isFetchedAfterMount;
  if (data !== undefined && !mayBeOld) return <Now plans={data.items} />;
  if (isPaused) return <Note title={t.elsewhere} sentence={t.elsewhereHint} />;
  if (isError) {
    return (
      <Note title={t.failed} sentence={t.failedHint}>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      </Note>
    );
  }
  return (
    <Card flush className={cardClass}>
      <Loading label={t.loading} className="contents">
        <Skeleton className={`${pictureClass} rounded-none`} />
        <div className="p-5 sm:p-6">
          <SkeletonText lines={3} />
        </div>
      </Loading>
    </Card>
  );
}

function Now({ plans }: { readonly plans: readonly PlanOnDashboard[] }) {
  const moment = useMoment();
  const now = whatMatters(plans, moment);
  const isTomorrow = now.date !== moment.today;
  const planned = now.next.kind === "meal" ? now.next.planned : undefined;
  const plan = plans.find(({ id }) => id === planned?.planId);
  return (
    <>
      {planned !== undefined && plan !== undefined ? (
        <NextMealCard planned={planned} plan={plan} isTomorrow={isTomorrow} />
      ) : (
        <Nothing next={now.next} day={isTomorrow ? "tomorrow" : "today"} today={moment.today} />
      )}
      <TodayLines now={now} today={moment.today} />
    </>
  );
}

interface NothingProps {
  readonly next: NextMeal<MealOnDashboard>;
  readonly day: "today" | "tomorrow";
  readonly today: string;
}

function Nothing({ next, day, today }: NothingProps) {
  const [title, sentence] = wordsOf({ next, day, today });
  const isMade = next.kind === "later" || next.kind === "unplanned" || next.kind === "out";
  return (
    <Note title={title} sentence={sentence}>
      <Link to="/planner" className={buttonClass()}>
        {isMade ? t.openPlanner : t.planMeals}
      </Link>
    </Note>
  );
}

function wordsOf({ next, day, today }: NothingProps): readonly [title: string, sentence: string] {
  if (next.kind === "unplanned") {
    const meals = next.meals.map(({ type, name }) => t.mealAndType(name, mealType(type.toLowerCase())));
    return [t.upToYou[day], t.planHas(meals)];
  }
  if (next.kind === "out") return [t.eatingOut[day], t.eatingOutHint];
  if (next.kind === "later") return [t.nothingPlanned[day], t.nextPlanBegins(inWords(next.startDate))];
  if (next.kind === "over") {
    const endsToday = next.endDate === today;
    return [t.nothingPlanned[day], endsToday ? t.planEndsToday : t.lastPlanEnded(inWords(next.endDate))];
  }
  return [t.whatIsForDinner, t.whatIsForDinnerHint];
}

interface NoteProps {
  readonly title: string;
  readonly sentence: string;
  readonly children?: ReactNode;
}

function Note({ title, sentence, children }: NoteProps) {
  return (
    <Card as="section" className="grid grid-cols-[1fr_auto] items-center gap-4 md:col-span-2">
      <div>
        <h2 className="font-title text-xl">{title}</h2>
        <p className="mt-1 measure text-quiet">{sentence}</p>
        {children !== undefined && <div className="mt-4">{children}</div>}
      </div>
      <Drawing name="empty" className="w-28 sm:w-44" />
    </Card>
  );
}

const inWords = (day: string) => formatDate(day, { timeZone: "UTC" });
