import { Skeleton } from "./skeleton.tsx";

/** The room of menu items that are on their way, so that none that is there moves from under the finger when they come. */
export function ComingItems({ count = 1 }: { readonly count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- they are alike and never move.
    <span key={index} className="flex min-h-12 items-center px-3">
      <Skeleton className="h-4 w-3/5" />
    </span>
  ));
}
