import { formatDate } from "../../../../language/dates.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import {
  accountQuery,
  connectGoogle,
  disconnectIdentity,
  type Identity,
  settingsQuery,
} from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";
import { useConfirmed } from "./use-confirmed.tsx";
import * as t from "../../texts/en/security.tsx";

/** The account elsewhere that opens this one too; not there where the deployment has no such way. */
export function Connections() {
  const { data: account } = useQuery(accountQuery);
  const { data: settings } = useQuery(settingsQuery);
  const identity = account?.identities.find(({ provider }) => provider === "google");
  if (account === undefined || (settings?.external.google !== true && identity === undefined)) return null;
  return (
    <Section title={t.signInWithGoogle} text={t.googleLead}>
      {identity === undefined ? <Connect /> : <Connected identity={identity} />}
    </Section>
  );
}

function Connect() {
  const { run, dialog } = useConfirmed();
  const connect = useMutation({
    mutationFn: () => run(connectGoogle),
    networkMode: "always",
    onSuccess: (begun) => begun !== undefined && location.assign(begun.url),
    onError: (error) => complain(t.googleNotConnected, error),
  });
  return (
    <>
      <Button variant="quiet" busy={connect.isPending} onClick={() => connect.mutate()}>
        {t.connectGoogle}
      </Button>
      {dialog}
    </>
  );
}

function Connected({ identity }: { readonly identity: Identity }) {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const disconnect = useMutation({
    mutationFn: () => run((proof) => disconnectIdentity(identity.identity_id, proof)),
    networkMode: "always",
    onSuccess: async (disconnected) => {
      if (disconnected === undefined) return;
      toast({ title: t.googleDisconnected });
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: (error) => complain(t.googleStillConnected, error),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="herb">{t.connected}</Badge>
      <p className="text-sm text-quiet">{t.since(formatDate(identity.created_at))}</p>
      <Button variant="plain" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
        {t.disconnect}
      </Button>
      {dialog}
    </div>
  );
}
