import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import * as t from "../texts/en/entries.ts";

/** What stands there until the diary does. */
export function DiaryLoading() {
  return (
    <Loading label={t.loading} className="grid gap-5">
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-56 w-full rounded-card" />
    </Loading>
  );
}
