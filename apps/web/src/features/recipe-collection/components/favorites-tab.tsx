import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { favoritesQuery } from "../queries.ts";
import { useRemoveFavorite } from "../use-remove-favorite.ts";
import { ListState } from "./list-states.tsx";
import { PlannerLink } from "./planner-link.tsx";
import { RecipeList } from "./recipe-list.tsx";
import * as t from "../texts/en/page.ts";

/** The recipes a person saved, newest first. */
export function FavoritesTab() {
  const pages = useInfiniteQuery(favoritesQuery);
  const { mutate } = useRemoveFavorite();
  if (pages.data === undefined) return <ListState {...pages} onRetry={() => void pages.refetch()} />;
  if (pages.data.pages[0]?.total === 0) {
    return (
      <EmptyState
        title={t.favoritesEmpty}
        sentence={t.favoritesEmptyHint}
        action={<PlannerLink>{t.findInPlan}</PlannerLink>}
      />
    );
  }
  return <RecipeList label={t.favoritesLabel} dayInWords={t.savedOn} pages={pages} onRemove={mutate} />;
}
