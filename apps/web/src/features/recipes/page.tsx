import type { SavedRecipe } from "@meal/contract/recipes";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError } from "../../platform/api.ts";
import { dishPicture } from "../../platform/dish-picture.ts";
import { usePageTitle } from "../../platform/page-title.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { DishImage } from "../../ui/dish-image.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { OfflineState } from "../../ui/offline-state.tsx";
import { Loading, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { Facts } from "./components/facts.tsx";
import { FavoriteButton } from "./components/favorite-button.tsx";
import { Figures } from "./components/figures.tsx";
import { Ingredients } from "./components/ingredients.tsx";
import { Instructions } from "./components/instructions.tsx";
import { RecipeActions } from "./components/recipe-actions.tsx";
import { recipeQuery } from "./queries.ts";
import { useReading } from "./use-reading.ts";
import { useRecordView } from "./use-record-view.ts";
import * as t from "./texts/en/page.tsx";
import * as recipeTexts from "./texts/en/recipe.tsx";

const route = getRouteApi("/recipe/$recipeId");

/** A recipe on a page of its own, under an address that can be kept. */
export function RecipePage() {
  const { recipeId } = route.useParams();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 pb-10 sm:px-6">
      <BackLink />
      <StoredRecipe key={recipeId} id={recipeId} />
    </div>
  );
}

/** spec: 2, section 2. The way back is named by where the reader came from. */
function BackLink() {
  const { from } = route.useSearch();
  const isFromHistory = from === "history";
  const target: string = isFromHistory ? "/history" : "/planner";
  return (
    <Link to={target} className={`${buttonClass({ variant: "plain" })} -ml-5`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {isFromHistory ? t.backToHistory : t.backToPlan}
    </Link>
  );
}

function StoredRecipe({ id }: { readonly id: string }) {
  const { data, error, isPaused, refetch } = useQuery(recipeQuery(id));
  if (data !== undefined) return <Recipe recipe={data.recipe} />;
  if (error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_input")) {
    return (
      <EmptyState
        level={1}
        title={t.notFound}
        sentence={t.notFoundHint}
        action={
          <Link to="/recipe/$recipeId" params={{ recipeId: "sample" }} className={buttonClass()}>
            {t.lookAtSample}
          </Link>
        }
      />
    );
  }
  if (isPaused) {
    return <OfflineState level={1} title={t.elsewhere} sentence={t.elsewhereHint} />;
  }
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{t.tryAgain}</Button>;
    return <ErrorState level={1} title={t.loadFailed} action={again} />;
  }
  return <RecipeSkeleton />;
}

function Recipe({ recipe }: { readonly recipe: SavedRecipe }) {
  const reading = useReading(recipe);
  usePageTitle(recipe.name);
  useRecordView(recipe);
  return (
    <article className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-10">
        <div className="grid grid-cols-1 content-start gap-5">
          <div>
            <h1 className="font-title text-3xl wrap-anywhere">{recipe.name}</h1>
            {recipe.description !== "" && (
              <p className="mt-2 measure text-lg text-quiet wrap-anywhere">{recipe.description}</p>
            )}
          </div>
          <Figures recipe={recipe} />
          <div className="grid grid-cols-1 justify-items-start gap-3">
            <FavoriteButton recipe={recipe} asksGuests />
            <RecipeActions recipe={reading.recipe} />
          </div>
        </div>
        <DishImage
          src={dishPicture(recipe)}
          className="aspect-[4/3] w-full rounded-card max-md:order-first"
        />
      </header>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Part title={recipeTexts.ingredients}>
          <Ingredients reading={reading} />
        </Part>
        <div className="grid grid-cols-1 content-start gap-10">
          <Part title={recipeTexts.instructions}>
            <Instructions recipe={recipe} />
          </Part>
          <Facts recipe={recipe} />
          {recipe.sourceUrl !== undefined && (
            <p className="text-quiet wrap-anywhere">
              {t.fromSource(<a href={recipe.sourceUrl}>{new URL(recipe.sourceUrl).hostname}</a>)}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-title text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function RecipeSkeleton() {
  return (
    <Loading label={t.loading} className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-10">
      <Skeleton className="aspect-[4/3] w-full rounded-card md:order-last" />
      <div className="grid grid-cols-1 content-start gap-5">
        <Skeleton className="h-10 w-4/5" />
        <SkeletonText lines={2} />
        <Skeleton className="h-20 w-full rounded-card" />
        <SkeletonText lines={5} />
      </div>
    </Loading>
  );
}
