import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { historyQuery } from "../queries.ts";
import { ListState } from "./list-states.tsx";
import { PlannerLink } from "./planner-link.tsx";
import { RecipeList } from "./recipe-list.tsx";

/** The recipes a person looked at, the latest first. */
export function ViewedTab() {
  const pages = useInfiniteQuery(historyQuery);
  if (pages.data === undefined) return <ListState {...pages} onRetry={() => void pages.refetch()} />;
  if (pages.data.pages[0]?.total === 0) {
    return (
      <EmptyState
        title="No recipes viewed yet"
        sentence="Open a recipe of a plan, and it waits for you here."
        action={<PlannerLink>Plan your meals</PlannerLink>}
      />
    );
  }
  return <RecipeList label="Recently viewed recipes" verb="Viewed" pages={pages} />;
}
