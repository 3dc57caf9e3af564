import { lazy, Suspense } from "react";
import type { SessionUser } from "../../../platform/session.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import * as t from "../texts/en/page.ts";

const SecuritySections = lazy(async () => ({
  default: (await import("./security/sections.tsx")).SecuritySections,
}));

/** The heavy parts of this tab (dialogs, keys) come when somebody opens it. */
export function SecurityTab({ user }: { readonly user: SessionUser }) {
  return (
    <Suspense
      fallback={
        <Loading label={t.loading} className="grid gap-5">
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
        </Loading>
      }
    >
      <SecuritySections user={user} />
    </Suspense>
  );
}
