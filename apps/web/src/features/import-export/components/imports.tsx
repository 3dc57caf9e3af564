import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savedKeys } from "../../../platform/recipe-cache.ts";
import { importsQuery } from "../queries.ts";
import { ImportCard } from "./import-card.tsx";
import { stateInWords } from "../state-in-words.ts";

/** The latest files that somebody brought, and how far they are. */
export function Imports() {
  const { data: jobs = [], isError } = useQuery(importsQuery);
  const queries = useQueryClient();
  const added = jobs.reduce((sum, job) => sum + job.added, 0);
  useEffect(() => {
    if (added === 0) return;
    for (const queryKey of [savedKeys.favorites, savedKeys.counts])
      void queries.invalidateQueries({ queryKey });
  }, [added, queries]);
  const [latest] = jobs;
  if (latest === undefined) return null;
  return (
    <section aria-label="Your files" className="grid grid-cols-1 gap-3">
      <h2 className="font-title text-2xl">Your files</h2>
      <p className="sr-only" aria-live="polite">
        {latest.file_name}: {stateInWords(latest)}
      </p>
      {isError && (
        <p className="text-quiet">
          We cannot see at the moment how far they are. They go on without us looking.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {jobs.map((job) => (
          <ImportCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
