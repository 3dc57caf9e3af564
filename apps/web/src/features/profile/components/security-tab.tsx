import { lazy, Suspense } from "react";
import type { SessionUser } from "../../../platform/session.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

const SecuritySections = lazy(async () => ({
  default: (await import("./security/sections.tsx")).SecuritySections,
}));

/** The heavy parts of this tab (dialogs, keys) come when somebody opens it. */
export function SecurityTab({ user }: { readonly user: SessionUser }) {
  return (
    <Suspense
      fallback={
        <Loading label="Loading..." className="grid gap-5">
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
        </Loading>
      }
    >
      <SecuritySections user={user} />
    </Suspense>
  );
}
