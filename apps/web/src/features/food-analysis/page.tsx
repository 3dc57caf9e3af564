import { useQuery } from "@tanstack/react-query";
import { useSearch } from "../../platform/router/hooks.ts";
import { useRef } from "react";
import { FeatureGate } from "../../platform/feature-gate.tsx";
import { useSession } from "../../platform/session.ts";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { AddFood } from "./components/add-food.tsx";
import { AskForm } from "./components/ask-form.tsx";
import { Found } from "./components/found.tsx";
import { PlannedToday } from "./components/planned-today.tsx";
import { Summary } from "./components/summary.tsx";
import { lineOf, usePlate } from "./plate.ts";
import { meansQuery } from "./queries.ts";
import * as t from "./texts/en/page.ts";
import { useSharedPhoto } from "./use-shared-photo.ts";

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
    return (
      <Loading label={t.loading}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  const askAgain = () => question.current?.focus();
  const add = (lines: Parameters<typeof plate.add>[0]) => plate.add(lines);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_3fr]">
      <div className="grid grid-cols-1 gap-6">
        <AskForm plate={plate} seesPhotos={data?.seesPhotos ?? true} words={question} />
        <PlannedToday onTake={(item) => add([lineOf(item)])} />
      </div>
      {plate.lines.length > 0 && (
        <div className="grid grid-cols-1 gap-6">
          <Found plate={plate} onTryAgain={askAgain} />
          <AddFood onFound={add} />
          <Summary plate={plate} onStartOver={askAgain} />
        </div>
      )}
    </div>
  );
}
