import { knownKcal } from "@meal/domain/chef/known-figures";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import { type Evening, eveningOf } from "@meal/domain/planner/evening";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { daysInUse, type PlanInUse } from "@meal/domain/planner/plan-in-use";
import { isStartedAhead } from "@meal/domain/planner/started-ahead";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MoonStar } from "lucide-react";
import type { ReactNode } from "react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { today } from "../../../platform/today.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { Eaten } from "../../../platform/eaten.tsx";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import * as t from "../texts/en/dinner-card.ts";
import { minutes as minutesInWords } from "../../../platform/texts/en/minutes.ts";
import { mealType } from "../../../platform/meal-type.ts";
import { formatDate } from "../../../language/dates.ts";

/** On the dashboard: what is for dinner today, or how there will be something. */
export function DinnerCard() {
  const { data, isPaused, isError, refetch } = useQuery(plansInUseQuery);
  if (data !== undefined) {
    return (
      <>
        <Tonight evening={eveningOf(data.items, today())} />
        <Ahead meals={startedAhead(data.items)} />
      </>
    );
  }
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

/** The meals of tomorrow that have to be started today. */
function startedAhead(
  plans: readonly PlanInUse<{ readonly day: number; readonly meals: readonly WireMeal[] }>[],
) {
  const tomorrow = dateOfDay(today(), 2);
  return plans
    .flatMap((plan) => daysInUse(plan))
    .flatMap(({ date, day }) => (date === tomorrow ? day.meals.filter(isStartedAhead) : []));
}

function Ahead({ meals }: { readonly meals: readonly WireMeal[] }) {
  if (meals.length === 0) return null;
  return (
    <Card as="section" aria-label={t.forTomorrow} className="grid gap-1 py-4! md:col-span-2">
      {meals.map((meal) => (
        <p key={meal.id} className="wrap-anywhere">
          <MoonStar aria-hidden="true" className="mr-2 mb-1 inline size-5" />
          {t.startTonight(meal.name, minutesInWords(meal.leadMinutes ?? 0))}
        </p>
      ))}
    </Card>
  );
}

type WireMeal = Parameters<typeof openRecipe>[0]["recipe"];

function Tonight({ evening }: { readonly evening: Evening<WireMeal> }) {
  if (evening.kind === "dinner") return <Dinner meal={evening.meal} />;
  const [title, sentence] = wordsOf(evening);
  return (
    <Note title={title} sentence={sentence}>
      <Link to="/planner" className={buttonClass()}>
        {evening.kind === "later" || evening.kind === "unplanned" ? t.openPlanner : t.planMeals}
      </Link>
    </Note>
  );
}

function wordsOf(
  evening: Exclude<Evening<WireMeal>, { readonly kind: "dinner" }>,
): readonly [title: string, sentence: string] {
  if (evening.kind === "unplanned") {
    const meals = evening.meals.map(({ type, name }) => t.mealAndType(name, mealType(type.toLowerCase())));
    return [t.upToYou, t.planHas(meals)];
  }
  if (evening.kind === "later") {
    return [t.nothingToday, t.nextPlanBegins(inWords(evening.startDate))];
  }
  if (evening.kind === "over") {
    return [t.nothingToday, t.lastPlanEnded(inWords(evening.endDate))];
  }
  return [t.whatIsForDinner, t.whatIsForDinnerHint];
}

function Dinner({ meal }: { readonly meal: WireMeal }) {
  const minutes = minutesToTable(meal);
  const energy = knownKcal(meal);
  return (
    <Card as="section" flush aria-labelledby="todays-dinner" className={cardClass}>
      <DishImage src={dishPicture(meal)} className={pictureClass} />
      <div className="grid content-center gap-2 p-5 sm:p-6">
        <h2 id="todays-dinner" className="overline-label">
          {t.todaysDinner}
        </h2>
        <p className="font-title text-2xl wrap-anywhere">{meal.name}</p>
        <p className="tabular text-quiet">
          {[
            ...(minutes > 0 ? [minutesInWords(minutes)] : []),
            ...(energy === null ? [] : [t.kcal(energy)]),
          ].join(" · ")}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button onClick={() => openRecipe({ recipe: meal })}>{t.openRecipe}</Button>
          <Eaten meal={meal} look="button" />
        </div>
      </div>
    </Card>
  );
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

/** The picture lies above the words on a phone, and beside them where there is room. */
const cardClass = "grid grid-cols-1 sm:grid-cols-[2fr_3fr] md:col-span-2";
const pictureClass = "aspect-[4/3] w-full sm:aspect-auto sm:h-full sm:min-h-52";

const inWords = (day: string) => formatDate(day, { timeZone: "UTC" });
