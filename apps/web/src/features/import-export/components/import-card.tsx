import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { complaintOf } from "../messages.ts";
import { type ImportJob, importsQuery, isUnderWay, stopImport } from "../queries.ts";
import { countsInWords, stateInWords } from "../state-in-words.ts";
import { CollectionLink } from "./collection-link.tsx";
import { FailureList } from "./failures.tsx";
import * as t from "../texts/en/page.tsx";
import { formatDate } from "../../../language/dates.ts";

interface JobProps {
  readonly job: ImportJob;
}

/** One file: how far it is, and what came of it. */
export function ImportCard({ job }: JobProps) {
  const { file_name: name, format, created_at: at, problem, added } = job;
  const isOver = !isUnderWay(job);
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-quiet">
          {format === null ? formatDate(at) : t.formatAndDay(format, formatDate(at))}
        </p>
      </div>
      <p>{stateInWords(job)}</p>
      {problem !== null && <p className="font-medium text-danger wrap-anywhere">{problem}</p>}
      {!isOver && <UnderWay job={job} />}
      <LeftOut job={job} />
      {isOver && added > 0 && (
        <div>
          <CollectionLink variant="quiet" />
        </div>
      )}
    </Card>
  );
}

function UnderWay({ job }: JobProps) {
  const { id, total, done } = job;
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: () => stopImport(id),
    networkMode: "always",
    onSuccess: (stopped) =>
      queries.setQueryData(importsQuery.queryKey, (jobs) =>
        jobs?.map((each) => (each.id === id ? stopped : each)),
      ),
    onError: (error) =>
      toast({
        tone: "destructive",
        title: t.couldNotBeStopped,
        description: complaintOf(error),
      }),
  });
  return (
    <>
      <Progress
        label={t.soFar}
        value={total === 0 ? null : done}
        max={total}
        {...(total > 0 && { valueText: t.progress(done, total) })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-quiet">{countsInWords(job)}</p>
        <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}

function LeftOut({ job: { failures, failed } }: JobProps) {
  if (failed === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-tick font-semibold text-aubergine">
        {t.whyLeftOut(failed)}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <FailureList failures={failures} />
      {failed > failures.length && <p className="mt-1 text-quiet">{t.andMore(failed - failures.length)}</p>}
    </details>
  );
}
