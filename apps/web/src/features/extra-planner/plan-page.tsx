import { recipeOfPlan } from "@meal/domain/extra-planner/recipe-of-plan";
import { writeRecipeData } from "@meal/domain/cooking-timer/recipe-data";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { useRouter, useShown } from "../../platform/router/outlet.tsx";
import { ArrowLeft, Download, Share2, Timer } from "lucide-react";
import { Suspense, useEffect } from "react";
import { ApiError } from "../../platform/api.ts";
import { usePageTitle } from "../../platform/page-title.ts";
import { useRegistry } from "../../platform/registry.ts";
import { shareRecipe } from "../../platform/share-recipe.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { OfflineState } from "../../ui/offline-state.tsx";
import { RecipeSkeleton } from "../../ui/recipe-skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Figures } from "./components/details.tsx";
import { downloadPicture } from "./picture-file.ts";
import { type ExtraPlan, planQuery } from "./queries.ts";
import { sayWhyKept } from "./say-why.ts";
import * as t from "./texts/en/page.ts";

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** spec: 2, section 2: a saved plan, which is a recipe like any other. */
export function ExtraPlanPage() {
  const { planId } = useParams("/extra-planner/$planId");
  const id = planId.trim();
  const why = id === "" ? t.planIdMissing : isId.test(id) ? undefined : t.planNotFound;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 pb-10 sm:px-6">
      <Back />
      {why === undefined ? <StoredPlan key={id} id={id} /> : <Elsewhere why={why} />}
    </div>
  );
}

/** One step in history; who came by an address of their own goes to the Extra Planner. */
function Back() {
  const { history } = useRouter();
  const canGoBack = useShown().mark.index > 0;
  const navigate = useNavigate();
  return (
    <Button
      variant="plain"
      className="-ml-5"
      icon={<ArrowLeft aria-hidden="true" className="size-5" />}
      onClick={() => (canGoBack ? history.back() : void navigate({ to: "/extra-planner" }))}
    >
      {t.back}
    </Button>
  );
}

/** spec: 2, section 2: a missing plan or id gives an error, and leads to the Extra Planner. */
function Elsewhere({ why }: { readonly why: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast({ tone: "destructive", title: why });
    void navigate({ to: "/extra-planner", replace: true });
  }, [why, navigate]);
  return null;
}

function StoredPlan({ id }: { readonly id: string }) {
  const { data, error, isPaused, refetch } = useQuery(planQuery(id));
  if (error instanceof ApiError && error.code === "not_found") return <Elsewhere why={t.planNotFound} />;
  if (data !== undefined) return <Plan plan={data} />;
  if (isPaused) return <OfflineState level={1} title={t.planElsewhere} sentence={t.planElsewhereHint} />;
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{t.tryAgain}</Button>;
    return <ErrorState level={1} title={t.planFailed} sentence={sayWhyKept(error)} action={again} />;
  }
  return <RecipeSkeleton label={t.loading} />;
}

function Plan({ plan }: { readonly plan: ExtraPlan }) {
  const { recipeView: RecipeView } = useRegistry();
  const recipe = recipeOfPlan(plan);
  usePageTitle(recipe.name);
  if (RecipeView === undefined) return null;
  return (
    <Suspense fallback={<RecipeSkeleton label={t.loading} />}>
      <RecipeView
        recipe={recipe}
        figures={<Figures details={plan.details_json} />}
        main={<Actions plan={plan} recipe={recipe} />}
      />
    </Suspense>
  );
}

interface ActionsProps {
  readonly plan: ExtraPlan;
  readonly recipe: ReturnType<typeof recipeOfPlan>;
}

/** spec: 2, section 2. The timer gets the recipe's own instructions along. */
function Actions({ plan, recipe }: ActionsProps) {
  return (
    <>
      <Link
        to="/cooking-timer"
        search={{ recipeData: writeRecipeData(recipe) }}
        className={buttonClass({ size: "compact" })}
      >
        <Timer aria-hidden="true" className="size-5" /> {t.startTimer}
      </Link>
      <Button
        variant="quiet"
        size="compact"
        icon={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => void shareRecipe(recipe)}
      >
        {t.shareRecipe}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => void downloadPicture(plan.image_url, plan.recipe_name)}
      >
        {t.download}
      </Button>
    </>
  );
}
