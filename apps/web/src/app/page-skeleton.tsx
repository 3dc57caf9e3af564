import { Loading, Skeleton, SkeletonText } from "../ui/skeleton.tsx";
import * as t from "./texts/en/frame.ts";

/** The shape of a page while its code is on the way; a screen with a shape of its own brings its own. */
export function PageSkeleton() {
  return (
    <Loading label={t.loading} className="mx-auto grid max-w-3xl gap-6 px-4 py-10 sm:px-6">
      <Skeleton className="h-10 w-2/3" />
      <SkeletonText lines={3} />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Loading>
  );
}
