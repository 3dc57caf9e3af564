import { CALORIE_LIMIT } from "@meal/domain/calorie-tracking/calorie-limit";
import type { Intake } from "@meal/domain/calorie-tracking/diary";
import type { CalorieLimit } from "../../../platform/diary/queries.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { carbs, fats, fiber, gramsOf, protein } from "../texts/en/entries.ts";
import * as t from "../texts/en/page.ts";

interface TodayProps {
  readonly intake: Intake;
  /** Null while nobody knows it. */
  readonly limit: CalorieLimit | null;
}

const gramFigures = [
  ["protein", protein],
  ["carbs", carbs],
  ["fats", fats],
  ["fiber", fiber],
] as const;
const overLimit = [{ fromShare: 1 + Number.EPSILON, tone: "danger" }] as const;

/** spec: 2, section 2: today against the limit; red over it, green otherwise. */
export function TodayCard({ intake, limit }: TodayProps) {
  const set = limit?.daily_limit ?? null;
  const most = set ?? CALORIE_LIMIT.usual;
  return (
    <Card as="section" aria-label={t.intakeToday} className="@container grid gap-4">
      <div>
        <Progress
          label={t.intakeToday}
          value={intake.calories}
          max={most}
          thresholds={overLimit}
          valueText={t.ofLimit(intake.calories, most)}
        />
        <p className="tabular mt-2 font-title text-xl">{against(intake.calories, most)}</p>
        {limit !== null && set === null && <p className="text-sm text-quiet">{t.noLimitYet(most)}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-2 @min-[17rem]:grid-cols-4">
        {gramFigures.map(([figure, name]) => {
          const target = limit?.[figure] ?? null;
          return (
            <div
              key={figure}
              className="grid min-w-0 content-start rounded-card bg-linen px-1 py-2 text-center"
            >
              <dt className="text-sm text-quiet">{name}</dt>
              <dd className="tabular font-semibold wrap-anywhere">
                {target === null ? gramsOf(intake[figure]) : t.gramsOfTarget(intake[figure], target)}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

function against(kcal: number, limit: number): string {
  if (Math.round(kcal) === limit) return t.atLimit;
  return kcal > limit ? t.over(kcal - limit) : t.left(limit - kcal);
}

/** spec: 2, section 4, "Calorie alert": shown when today's total exceeds a limit that was set. */
export function OverAlert({ intake, limit }: TodayProps) {
  const set = limit?.daily_limit ?? null;
  if (set === null || intake.calories <= set) return null;
  return (
    <Banner tone="destructive" announce title={t.alertTitle}>
      <p>{t.alertSentence(intake.calories, set)}</p>
    </Banner>
  );
}
