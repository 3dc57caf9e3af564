import type { SavedRecipe } from "@meal/contract/recipes";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { ArrowLeft } from "lucide-react";
import { ApiError } from "../../platform/api.ts";
import { usePageTitle } from "../../platform/page-title.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { OfflineState } from "../../ui/offline-state.tsx";
import { RecipeSkeleton } from "../../ui/recipe-skeleton.tsx";
import { RecipeView } from "./components/recipe-view.tsx";
import { recipeQuery } from "./queries.ts";
import * as t from "./texts/en/page.tsx";

/** A recipe on a page of its own, under an address that can be kept. */
export function RecipePage() {
  const { recipeId } = useParams("/recipe/$recipeId");
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 pb-10 sm:px-6">
      <BackLink />
      <StoredRecipe key={recipeId} id={recipeId} />
    </div>
  );
}

const ways: Readonly<
  Record<"plan" | "history" | "cookbook", { readonly to: string; readonly words: string }>
> = {
  plan: { to: "/planner", words: t.backToPlan },
  history: { to: "/history", words: t.backToHistory },
  cookbook: { to: "/recipes", words: t.backToCookbook },
};

/** spec: 2, section 2. The way back is named by where the reader came from. */
function BackLink() {
  // The address may name any place.
  const { from = "plan" } = useSearch("/recipe/$recipeId");
  const { to, words } = ways[from];
  return (
    <Link to={to} className={`${buttonClass({ variant: "plain" })} -ml-5`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {words}
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
  return <RecipeSkeleton label={t.loading} />;
}

function Recipe({ recipe }: { readonly recipe: SavedRecipe }) {
  usePageTitle(recipe.name);
  return <RecipeView recipe={recipe} />;
}
