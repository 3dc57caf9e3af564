import type { OutputOf } from "@meal/contract/endpoint";
import type { readStorage } from "@meal/contract/storage";
import { bytesInWords } from "@meal/domain/storage/bytes-in-words";
import { useQuery } from "@tanstack/react-query";
import { Progress, type ProgressThreshold } from "../../../../ui/progress.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { storageQuery } from "../../security-queries.ts";
import { Section } from "./section.tsx";
import * as t from "../../texts/en/security.tsx";

type Stored = OutputOf<typeof readStorage>;

const headings: { readonly [Heading in keyof Stored["parts"]]: string } = {
  plans: t.savedPlans,
  favorites: t.favorites,
  viewed: t.recipesYouLookedAt,
  cooked: t.cookingHistory,
  diary: t.foodDiary,
  pictures: t.photosAndPictures,
  other: t.shoppingListAndRest,
};

const thresholds: readonly ProgressThreshold[] = [
  { fromShare: 0.9, tone: "butter" },
  { fromShare: 1, tone: "danger" },
];

/** How much the person stores, and what takes the room. */
export function Storage() {
  const { data, isError, isPaused } = useQuery(storageQuery);
  return (
    <Section title={t.storage} text={t.storageLead}>
      {data !== undefined && <Figures stored={data} />}
      {data === undefined &&
        (isError || isPaused ? (
          <p className="text-quiet">{t.storageNotRead}</p>
        ) : (
          <Loading label={t.loading}>
            <Skeleton className="h-10 w-full" />
          </Loading>
        ))}
    </Section>
  );
}

function Figures({ stored: { used, limit, parts } }: { readonly stored: Stored }) {
  const filled = Object.entries(headings).flatMap(([heading, label]) => {
    const bytes = new Map<string, number>(Object.entries(parts)).get(heading) ?? 0;
    return bytes === 0 ? [] : [{ label, bytes }];
  });
  return (
    <>
      {limit === null ? (
        <p className="font-semibold tabular">{t.usedNoLimit(bytesInWords(used))}</p>
      ) : (
        <Progress
          label={t.used}
          value={used}
          max={limit}
          valueText={t.usedOfLimit(bytesInWords(used), bytesInWords(limit))}
          thresholds={thresholds}
        />
      )}
      {filled.length > 0 && (
        <dl className="mt-4 grid gap-1.5 text-sm">
          {filled
            .toSorted((one, other) => other.bytes - one.bytes)
            .map(({ label, bytes }) => (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-quiet">{label}</dt>
                <dd className="tabular">{bytesInWords(bytes)}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  );
}
