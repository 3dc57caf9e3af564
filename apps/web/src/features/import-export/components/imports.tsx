import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savedKeys } from "../../../platform/recipe-cache.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { importsQuery } from "../queries.ts";
import { ImportCard } from "./import-card.tsx";
import { stateInWords } from "../state-in-words.ts";
import * as t from "../texts/en/page.tsx";

/** The latest files that somebody brought, and how far they are. */
export function Imports() {
  const { data: jobs = [], isError, refetch } = useQuery(importsQuery);
  const queries = useQueryClient();
  const added = jobs.reduce((sum, job) => sum + job.added, 0);
  useEffect(() => {
    if (added === 0) return;
    for (const queryKey of [savedKeys.favorites, savedKeys.counts])
      void queries.invalidateQueries({ queryKey });
  }, [added, queries]);
  const [latest] = jobs;
  if (latest === undefined && !isError) return null;
  return (
    <section aria-label={t.yourFiles} className="grid grid-cols-1 gap-3">
      <h2 className="font-title text-2xl">{t.yourFiles}</h2>
      <p className="sr-only" aria-live="polite">
        {latest !== undefined && t.fileState(latest.file_name, stateInWords(latest))}
      </p>
      {isError && (
        <Banner
          tone="warning"
          action={
            <Button variant="quiet" onClick={() => void refetch()}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.progressUnknown}
        </Banner>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {jobs.map((job) => (
          <ImportCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
