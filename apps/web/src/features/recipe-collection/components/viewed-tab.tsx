import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { historyQuery } from "../queries.ts";
import { ListState } from "./list-states.tsx";
import { PlannerLink } from "./planner-link.tsx";
import { RecipeList } from "./recipe-list.tsx";
import * as t from "../texts/en/page.ts";

/** The recipes a person looked at, the latest first. */
export function ViewedTab() {
  const pages = useInfiniteQuery(historyQuery);
  if (pages.data === undefined) return <ListState {...pages} onRetry={() => void pages.refetch()} />;
  if (pages.data.pages[0]?.total === 0) {
    return (
      <EmptyState
        title={t.viewedEmpty}
        sentence={t.viewedEmptyHint}
        action={<PlannerLink>{t.planYourMeals}</PlannerLink>}
      />
    );
  }
  return <RecipeList label={t.viewedLabel} dayInWords={t.viewedOn} pages={pages} />;
}
