import type { SavedRecipe } from "@meal/contract/recipes";
import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { clockText } from "@meal/domain/cooking-timer/words";
import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { FeatureGate } from "../../platform/feature-gate.tsx";
import { usePageTitle } from "../../platform/page-title.ts";
import { ownerHere, useSession } from "../../platform/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { cx } from "../../ui/cx.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { toast } from "../../ui/toast-store.ts";
import { FreeBanner } from "./components/free-banner.tsx";
import { LoadingTimer } from "./components/loading-timer.tsx";
import { HistoryButton } from "./components/history-button.tsx";
import { noRecipe, readRecipeData } from "@meal/domain/cooking-timer/recipe-data";
import { TimerContext, timerOf, useTimer, useTimerKeeper } from "./timer-store.ts";
import { forgetWanted, useWantedRecipe } from "./wanted-recipe.ts";
import * as t from "./texts/en/page.ts";

const RunThrough = lazyPart(() => import("./components/run-through.tsx"), "RunThrough");
const BeginCooking = lazyPart(() => import("./components/begin-cooking.tsx"), "BeginCooking");
const NewTimer = lazyPart(() => import("./components/new-timer.tsx"), "NewTimer");
const LeftTimer = lazyPart(() => import("./components/left-timer.tsx"), "LeftTimer");

/** spec: 2, section 2, "Cooking timer page": makes a timer of a recipe, and walks through it. */
export function CookingTimerPage() {
  const session = useSession();
  const ownerId = ownerHere(session);
  // The frame shows the page to whoever has a timer here; while they leave it is drawn once more.
  if (ownerId === undefined) return null;
  return (
    <TimerContext value={timerOf(ownerId)}>
      <Suspense fallback={<LoadingTimer />}>
        {session.status === "signed-in" ? <TimerPage /> : <LeftTimer />}
      </Suspense>
    </TimerContext>
  );
}

function TimerPage() {
  const timer = useTimer();
  const title = useFocusOnChange(timer !== undefined);
  return (
    <FeatureGate feature="cooking_timer" hasRunning={timer !== undefined} besides={<HistoryButton />}>
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4 px-4 py-4 sm:px-6 sm:py-10 lying:gap-2 lying:py-2">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h1
              ref={title}
              tabIndex={-1}
              className={cx(
                "font-title",
                timer === undefined ? "text-3xl" : "text-xl md:text-3xl lying:sr-only",
              )}
            >
              {t.title}
            </h1>
            {timer !== undefined && (
              <p className="text-lg text-quiet wrap-anywhere lying:text-base">{timer.recipeName}</p>
            )}
          </div>
          {timer === undefined && <HistoryButton />}
        </header>
        {timer === undefined && <FreeBanner />}
        <Suspense fallback={<LoadingTimer />}>
          <Screen />
        </Suspense>
      </div>
    </FeatureGate>
  );
}

/** Form and timer take each other's place, and the button that did it goes with them: the title takes the focus. */
function useFocusOnChange(hasTimer: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const hadTimer = useRef(hasTimer);
  useEffect(() => {
    if (hadTimer.current !== hasTimer) title.current?.focus();
    hadTimer.current = hasTimer;
  }, [hasTimer]);
  return title;
}

/** What the address asks for, over what lies on the device. */
function Screen(): ReactNode {
  const timer = useTimer();
  const keeper = useTimerKeeper();
  const navigate = useNavigate();
  const { recipeData } = useSearch("/cooking-timer");
  const wanted = useWantedRecipe(recipeData);
  const recipe = useMemo(
    () => (recipeData === undefined ? noRecipe : readRecipeData(recipeData)),
    [recipeData],
  );
  usePageTitle(
    timer?.isRunning === true ? `${clockText(timer.timeRemaining)} · ${timer.recipeName}` : t.title,
  );
  useEffect(() => {
    if (recipe === undefined) toast({ tone: "destructive", title: t.recipeUnreadable });
  }, [recipe]);
  const forgetAddress = () => {
    forgetWanted();
    void navigate({ to: "/cooking-timer", search: {}, replace: true });
  };
  function startAnew() {
    keeper.clear();
    forgetAddress();
  }
  const isOtherWanted = recipe !== undefined && recipe !== noRecipe && !isOf(timer, wanted);
  if (timer === undefined || (timer.isFinished && isOtherWanted)) {
    if (wanted !== undefined) {
      return <BeginCooking recipe={wanted} onBegun={forgetAddress} onWithoutSteps={forgetWanted} />;
    }
    return <NewTimer key={recipeData} recipe={recipe ?? noRecipe} onCreated={forgetAddress} />;
  }
  return (
    <>
      {isOtherWanted && <OtherRecipe name={recipe.name} />}
      <RunThrough onNew={startAnew} />
      <FreeBanner />
    </>
  );
}

/** Whoever presses Cook on what is being cooked goes on with it. */
function isOf(timer: KeptTimer | undefined, wanted: SavedRecipe | undefined): boolean {
  if (timer?.recipe === undefined || timer.isFinished || wanted === undefined) return false;
  return timer.recipe.id === wanted.id && timer.recipe.servings === wanted.servings;
}

/** A timer that is under way is not taken away by an address. */
function OtherRecipe({ name }: { readonly name: string }) {
  const { clear } = useTimerKeeper();
  return (
    <Banner
      tone="info"
      action={
        <Button variant="plain" size="compact" onClick={clear}>
          {t.startOther}
        </Button>
      }
    >
      <p className="wrap-anywhere">{t.otherOpened(name)}</p>
    </Banner>
  );
}
