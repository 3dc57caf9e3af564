import { Loading, Skeleton, SkeletonText } from "./skeleton.tsx";

/** Where a recipe will be: its picture beside its name, its figures and its steps. */
export function RecipeSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label} className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-10">
      <Skeleton className="aspect-[4/3] w-full rounded-card md:order-last" />
      <div className="grid grid-cols-1 content-start gap-5">
        <Skeleton className="h-10 w-4/5" />
        <SkeletonText lines={2} />
        <Skeleton className="h-20 w-full rounded-card" />
        <SkeletonText lines={5} />
      </div>
    </Loading>
  );
}
