import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { HeartOff } from "lucide-react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import type { Entry, EntryPage } from "../queries.ts";
import { ScrollArea } from "./scroll-area.tsx";
import * as t from "../texts/en/page.ts";
import { formatDate } from "../../../language/dates.ts";

type EntryPages = UseInfiniteQueryResult<InfiniteData<EntryPage>>;

interface RecipeListProps {
  readonly label: string;
  /** Says what happened on the day that is shown. */
  readonly dayInWords: (day: string) => string;
  readonly pages: EntryPages;
  /** Where entries can be taken off the list. */
  readonly onRemove?: (entry: Entry) => void;
}

/** Recipes one under another; more are fetched as the end comes into sight. */
export function RecipeList({ label, dayInWords, pages, onRemove }: RecipeListProps) {
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <ScrollArea label={label}>
      <ul className="grid grid-cols-1 gap-1 lg:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex min-w-0 items-center gap-1 rounded-card hover:bg-linen">
            <Link
              to="/recipe/$recipeId"
              params={{ recipeId: entry.id }}
              search={{ from: "history" }}
              className="flex min-w-0 flex-1 items-center gap-3 rounded-card p-2 text-ink no-underline -outline-offset-2"
            >
              <DishImage src={dishPicture(entry.recipe)} className="h-16 w-20 shrink-0 rounded-[0.6rem]" />
              <span className="grid min-w-0">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{entry.recipe.name}</span>
                <span className="text-sm text-quiet">{dayInWords(formatDate(entry.at))}</span>
              </span>
            </Link>
            {onRemove !== undefined && (
              <IconButton
                label={t.removeFromFavorites(entry.recipe.name)}
                icon={<HeartOff aria-hidden="true" className="size-5" />}
                onClick={() => onRemove(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} />
    </ScrollArea>
  );
}
