import { Link } from "../../../platform/router/link.tsx";
import { Suspense } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useMayTrack } from "../../../platform/may-track.ts";
import * as t from "../texts/en/calories-card.ts";

// The diary and what sends it come for those who keep one.
const Tracker = lazyPart(() => import("./tracker.tsx"), "Tracker");

/** spec: 1, "Dashboard": today's calories. Whoever cannot write a diary sees no bar that would stay empty for ever. */
export function CaloriesCard() {
  const mayTrack = useMayTrack();
  if (mayTrack === undefined) return null;
  return (
    <Card as="section" aria-labelledby="todays-calories" className="grid content-start gap-4">
      <h2 id="todays-calories" className={mayTrack ? "sr-only" : "overline-label"}>
        {t.todaysCalories}
      </h2>
      {mayTrack ? (
        <Suspense fallback={<Waiting />}>
          <Tracker />
        </Suspense>
      ) : (
        <p className="text-quiet">{t.partOfPremium}</p>
      )}
      <Link
        to="/calorie-tracking"
        className={`${buttonClass({ variant: "quiet", size: "compact" })} justify-self-start`}
      >
        {mayTrack ? t.openDiary : t.seeDiary}
      </Link>
    </Card>
  );
}

function Waiting() {
  return (
    <Loading label={t.loading}>
      <SkeletonText lines={2} />
    </Loading>
  );
}
