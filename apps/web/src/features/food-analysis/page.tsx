import { useQuery } from "@tanstack/react-query";
import { useSearch } from "../../platform/router/hooks.ts";
import { Suspense, useRef } from "react";
import { FeatureGate } from "../../platform/feature-gate.tsx";
import { useSession } from "../../platform/session.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { AskForm } from "./components/ask-form.tsx";
import { PlannedToday } from "./components/planned-today.tsx";
import { lineOf, usePlate } from "./plate.ts";
import { meansQuery } from "./queries.ts";
import * as t from "./texts/en/page.ts";
import { useSharedPhoto } from "./use-shared-photo.ts";

const Result = lazyPart(() => import("./components/result.tsx"), "Result");

/** spec: 2, section 2, "Food analysis page": what a meal brings, corrected by whoever ate it, and noted. */
export function FoodAnalysisPage() {
  const session = useSession();
  // The guard lets nobody else in; while somebody leaves there is one frame without them.
  return session.status === "signed-in" ? <Analysis ownerId={session.user.id} /> : null;
}

function Analysis({ ownerId }: { readonly ownerId: string }) {
  const plate = usePlate(ownerId);
  const hasLines = plate.lines.length > 0;
  return (
    <FeatureGate feature="food_analysis" hasRunning={hasLines}>
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <header>
          <h1 className="font-title text-3xl">{t.heading}</h1>
          <p className="mt-1 measure text-quiet">{t.subtitle}</p>
        </header>
        <Screen plate={plate} />
      </div>
    </FeatureGate>
  );
}

function Screen({ plate }: { readonly plate: ReturnType<typeof usePlate> }) {
  const { data, isError, isPaused } = useQuery(meansQuery);
  const question = useRef<HTMLTextAreaElement>(null);
  const { shared } = useSearch("/food-analysis");
  useSharedPhoto(shared === "photo", (photo) => plate.change({ photo }));
  if (data === undefined && !isError && !isPaused) {
    return <Waiting />;
  }
  const askAgain = () => question.current?.focus();
  const add = (lines: Parameters<typeof plate.add>[0]) => plate.add(lines);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_3fr]">
      <div className="grid grid-cols-1 gap-6" onPointerEnter={Result.preload} onFocus={Result.preload}>
        <AskForm plate={plate} seesPhotos={data?.seesPhotos ?? true} words={question} />
        <PlannedToday onTake={(item) => add([lineOf(item)])} />
      </div>
      {plate.lines.length > 0 && (
        <Suspense fallback={<Waiting />}>
          <Result plate={plate} onAskAgain={askAgain} onFound={add} />
        </Suspense>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={t.loading}>
      <SkeletonText lines={4} />
    </Loading>
  );
}
