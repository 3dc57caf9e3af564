import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { BookHeart, CalendarDays, History } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Select } from "../../../ui/select.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useOpenPlan } from "../open-plan.ts";
import { searchQuery } from "../queries.ts";
import { type SearchKind, searchKinds } from "../search.ts";
import { ScrollArea } from "./scroll-area.tsx";
import * as t from "../texts/en/search.ts";

interface SearchResultsProps {
  readonly text: string;
  readonly kind: SearchKind;
  readonly onKindChange: (kind: SearchKind) => void;
}

const kindWords = {
  all: t.kindAll,
  plan: t.kindPlans,
  history: t.kindViewed,
  favorite: t.kindFavorites,
} as const;

/** What was found among everything saved, and a way to look through one kind only. */
export function SearchResults({ text, kind, onKindChange }: SearchResultsProps) {
  return (
    <section aria-label={t.searchResults} className="grid grid-cols-1 gap-4">
      <Field label={t.searchIn} className="max-w-xs">
        <Select
          value={kind}
          onChange={({ target }) => {
            const next = searchKinds.find((word) => word === target.value);
            if (next !== undefined) onKindChange(next);
          }}
        >
          {searchKinds.map((word) => (
            <option key={word} value={word}>
              {kindWords[word]}
            </option>
          ))}
        </Select>
      </Field>
      <Found text={text} kind={kind} />
    </section>
  );
}

function Found({ text, kind }: Pick<SearchResultsProps, "text" | "kind">) {
  const { data, isPaused, isError, refetch } = useQuery(searchQuery(text, kind));
  if (isPaused) {
    return <OfflineState title={t.searchOffline} sentence={t.searchOfflineHint} />;
  }
  if (isError) {
    const again = <Button onClick={() => void refetch()}>{t.tryAgain}</Button>;
    return <ErrorState title={t.searchFailed} action={again} />;
  }
  if (data === undefined) {
    return (
      <Loading label={t.searching} className="grid gap-2">
        <Skeleton className="h-14 w-full rounded-card" />
        <Skeleton className="h-14 w-full rounded-card" />
      </Loading>
    );
  }
  if (data.items.length === 0) {
    return <EmptyState title={t.nothingFound} sentence={t.nothingFoundHint(text)} />;
  }
  return (
    <ScrollArea label={t.found}>
      <ul className="grid grid-cols-1 gap-1">
        {data.items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <Result item={item} />
          </li>
        ))}
      </ul>
    </ScrollArea>
  );
}

const faces = {
  plan: { icon: CalendarDays, word: t.resultPlan },
  history: { icon: History, word: t.resultViewed },
  favorite: { icon: BookHeart, word: t.resultFavorite },
} as const;

interface ResultProps {
  readonly item: {
    readonly kind: keyof typeof faces;
    readonly id: string;
    readonly title: string;
  };
}

const rowClass =
  "flex min-h-14 w-full items-center gap-3 rounded-card px-3 py-2 text-left text-ink no-underline -outline-offset-2 hover:bg-linen";

function Result({ item }: ResultProps) {
  const openPlan = useOpenPlan();
  const { icon: Icon, word } = faces[item.kind];
  const face = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <span className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">{item.title}</span>
      <span className="shrink-0 text-sm text-quiet">{word}</span>
    </>
  );
  if (item.kind === "plan") {
    return (
      <button type="button" className={rowClass} onClick={() => void openPlan({ id: item.id })}>
        {face}
      </button>
    );
  }
  return (
    <Link
      to="/recipe/$recipeId"
      params={{ recipeId: item.id }}
      search={{ from: "history" }}
      className={rowClass}
    >
      {face}
    </Link>
  );
}
