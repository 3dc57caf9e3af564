import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savedKeys } from "../../../platform/recipe-cache.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { importsQuery } from "../queries.ts";
import { ImportCard } from "./import-card.tsx";
import { stateInWords } from "../state-in-words.ts";

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
    <section aria-label="Your files" className="grid grid-cols-1 gap-3">
      <h2 className="font-title text-2xl">Your files</h2>
      <p className="sr-only" aria-live="polite">
        {latest !== undefined && `${latest.file_name}: ${stateInWords(latest)}`}
      </p>
      {isError && (
        <Banner
          tone="warning"
          action={
            <Button variant="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          We cannot see at the moment how far they are. What is under way goes on.
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
