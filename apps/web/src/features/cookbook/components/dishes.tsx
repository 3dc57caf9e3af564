import type { Diet } from "@meal/domain/chef/vocabulary";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { minutes as minutesInWords } from "../../../platform/texts/en/minutes.ts";
import { Button } from "../../../ui/button.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { cuisines } from "../../../ui/texts/en/cuisines.ts";
import { type CookbookDish, dishesQuery } from "../queries.ts";
import type { CookbookSearch } from "../search.ts";
import * as t from "../texts/en/page.ts";

interface DishesProps {
  readonly search: CookbookSearch;
  readonly diet: Diet;
}

/** The dishes that were looked for; more are fetched as the end comes into sight. */
export function Dishes({ search, diet }: DishesProps) {
  const pages = useInfiniteQuery(dishesQuery(search, diet));
  const { data, isPaused, isError, isPlaceholderData, refetch } = pages;
  if (isPaused && (data === undefined || isPlaceholderData)) {
    return <OfflineState title={t.offline} sentence={t.offlineHint} />;
  }
  if (isError && !isPlaceholderData && data === undefined) {
    return (
      <ErrorState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>} />
    );
  }
  if (data === undefined) return <Waiting />;
  const dishes = data.pages.flatMap(({ items }) => items);
  if (dishes.length === 0)
    return <EmptyState title={t.nothing} sentence={search.home ? t.nothingOfHomeHint : t.nothingHint} />;
  return (
    <section aria-label={t.found} aria-busy={isPlaceholderData}>
      <output className="tabular block text-quiet">{t.dishes(data.pages[0]?.total ?? 0)}</output>
      <ul className="mt-2 grid grid-cols-1 gap-1 md:grid-cols-2 lg:grid-cols-3">
        {dishes.map((dish) => (
          <li key={dish.id} className="min-w-0">
            <Dish dish={dish} />
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} />
    </section>
  );
}

function Dish({ dish }: { readonly dish: CookbookDish }) {
  const minutes = dish.prepTime + dish.cookTime + dish.leadMinutes;
  const figures = [minutesInWords(minutes), t.kcal(dish.calories), cuisines[dish.cuisine]];
  return (
    <Link
      to="/recipe/$recipeId"
      params={{ recipeId: dish.id }}
      search={{ from: "cookbook" }}
      className="flex h-full min-w-0 items-center gap-3 rounded-card p-2 text-ink no-underline -outline-offset-2 hover:bg-linen"
    >
      <DishImage
        src={dishPicture({ name: dish.name, dishId: dish.id })}
        className="h-16 w-[min(5rem,25%)] shrink-0 rounded-[0.6rem]"
      />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{dish.name}</span>
        <span className="tabular text-sm text-quiet">{figures.join(" · ")}</span>
        {dish.atHome !== null && (
          <span className="tabular text-sm font-semibold text-herb">
            {t.atHome(dish.atHome.there, dish.atHome.of)}
          </span>
        )}
        {dish.changes.length > 0 && (
          <span className="line-clamp-2 text-sm text-herb first-letter:uppercase">
            {dish.changes.join(", ")}
          </span>
        )}
      </span>
    </Link>
  );
}

export function Waiting() {
  return (
    <Loading label={t.loading} className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Skeleton key={key} className="h-20 w-full rounded-card" />
      ))}
    </Loading>
  );
}
