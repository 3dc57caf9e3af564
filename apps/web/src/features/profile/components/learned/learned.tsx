import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { OfflineState } from "../../../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { type Learned as Memory, learnedQuery, useForget } from "../../learned-queries.ts";
import * as t from "../../texts/en/learned.ts";
import { Section } from "../security/section.tsx";
import { LearnedList } from "./learned-list.tsx";

/** What the planner knows of a household's taste: each part can be forgotten, and all of it. */
export function Learned() {
  const { data, isError, isPaused, refetch } = useQuery(learnedQuery);
  return (
    <Section title={t.title} text={t.lead}>
      {data !== undefined && <Lists memory={data} />}
      {data === undefined && isPaused && <OfflineState title={t.offline} />}
      {data === undefined && isError && (
        <ErrorState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>} />
      )}
      {data === undefined && !isPaused && !isError && (
        <Loading label={t.loading}>
          <Skeleton className="h-32 w-full" />
        </Loading>
      )}
    </Section>
  );
}

function Lists({ memory }: { readonly memory: Memory }) {
  const change = useForget();
  if (Object.values(memory).every(({ length }) => length === 0))
    return <p className="text-quiet">{t.nothing}</p>;
  const forget = (kind: "liked" | "swapped" | "eaten", dish: string, name: string) => () =>
    change.mutate({ body: { forget: [{ kind, dish }] }, words: t.forgot(name) });
  const allow = (id: string, name: string) => () =>
    change.mutate({
      body: { neverAgain: memory.neverAgain.filter(({ dishId }) => dishId !== id) },
      words: t.allowed(name),
    });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Tastes liked={memory.liked} forget={forget} />
      <LearnedList
        words={t.swapped}
        dishes={memory.swapped.map(({ dishId: id, name, at }) => ({
          id,
          name,
          detail: t.swappedOn(at),
          onForget: forget("swapped", id, name),
        }))}
      />
      <LearnedList
        words={t.never}
        button={[t.allow, t.allowLabel]}
        dishes={memory.neverAgain.map(({ dishId: id, name }) => ({ id, name, onForget: allow(id, name) }))}
      />
      <LearnedList
        words={t.eaten}
        dishes={memory.eaten.map(({ dishId: id, name, date }) => ({
          id,
          name,
          detail: t.eatenOn(new Date(`${date}T12:00`)),
          onForget: forget("eaten", id, name),
        }))}
      />
      <StartOver change={change} />
    </div>
  );
}

interface TastesProps {
  readonly liked: Memory["liked"];
  readonly forget: (kind: "liked", dish: string, name: string) => () => void;
}

/** What was good, and then what was not. */
function Tastes({ liked, forget }: TastesProps) {
  return [t.liked, t.disliked].map((words) => (
    <LearnedList
      key={words.title}
      words={words}
      dishes={liked
        .filter(({ rating }) => rating > 2 === (words === t.liked))
        .map(({ name, rating, isRated, times }) => ({
          id: name,
          name,
          detail: t.likedDetail(isRated ? rating : undefined, times),
          onForget: forget("liked", name, name),
        }))}
    />
  ));
}

function StartOver({ change }: { readonly change: ReturnType<typeof useForget> }) {
  const everything = { forget: [{ kind: "everything", dish: "" } as const], neverAgain: [] };
  return (
    <div>
      <Button
        variant="quiet"
        busy={change.isPending}
        onClick={() => change.mutate({ body: everything, words: t.startedOver })}
      >
        {t.startOver}
      </Button>
      <p className="mt-1 text-sm text-quiet">{t.startOverHint}</p>
    </div>
  );
}
