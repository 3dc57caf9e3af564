import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useSessionKeeper } from "../../../../platform/session.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { deviceOf } from "../../device-of.ts";
import { type SessionRow, sessionsQuery, signOutElsewhere } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";
import * as t from "../../texts/en/security.tsx";

/** Where the person is signed in, and the way to end it. */
export function Sessions() {
  const { data, isError } = useQuery(sessionsQuery);
  return (
    <Section title={t.sessions} text={t.sessionsLead}>
      {data === undefined ? <Waiting hasFailed={isError} /> : <SessionList sessions={data} />}
      <SignOut hasOthers={(data?.length ?? 0) > 1} />
    </Section>
  );
}

function Waiting({ hasFailed }: { readonly hasFailed: boolean }) {
  if (hasFailed) return <p className="text-quiet">{t.sessionsNotRead}</p>;
  return (
    <Loading label={t.loading}>
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly SessionRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => {
        const device = deviceOf(session.user_agent);
        const Icon = device.isPhone ? Smartphone : Laptop;
        return (
          <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-quiet" />
            <div className="min-w-[min(10rem,100%)] flex-1">
              <p className="font-semibold">{device.name}</p>
              <p className="text-sm text-quiet">{t.since(timeInWords(session.created_at))}</p>
            </div>
            {session.is_current && <Badge tone="herb">{t.thisDevice}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}

function timeInWords(instant: string): string {
  return new Date(instant).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

function SignOut({ hasOthers }: { readonly hasOthers: boolean }) {
  const queries = useQueryClient();
  const session = useSessionKeeper();
  const leave = useMutation({
    mutationFn: signOutElsewhere,
    networkMode: "always",
    onSuccess: async (_, scope) => {
      if (scope === "global") return session.end();
      toast({ tone: "success", title: t.signedOutEverywhereElse });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      return undefined;
    },
    onError: (error) => complain(t.logOutFailed, error),
  });
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {hasOthers && (
        <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate("others")}>
          {t.signOutEverywhereElse}
        </Button>
      )}
      <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate("global")}>
        {t.signOutEverywhere}
      </Button>
    </div>
  );
}
