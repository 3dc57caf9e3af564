import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { accountQuery, enrol, type Enrolment, makeCodes, takeFactorAway } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { Section } from "./section.tsx";
import { useConfirmed } from "./use-confirmed.tsx";
import * as t from "../../texts/en/security.tsx";

/** A code of an authenticator app besides the password. */
export function TwoFactor() {
  const { data: account } = useQuery(accountQuery);
  const factor = account?.factors.find(({ status }) => status === "verified");
  return (
    <Section title={t.twoFactor} text={t.twoFactorLead}>
      {account === undefined ? null : factor === undefined ? <TurnOn /> : <TurnOff factorId={factor.id} />}
    </Section>
  );
}

interface Begun {
  readonly enrolment: Enrolment;
  readonly proof: string | undefined;
}

function TurnOn() {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useMutation({
    mutationFn: () => run(async (proof) => ({ enrolment: await enrol(proof), proof })),
    networkMode: "always",
    onSuccess: setBegun,
    onError: (error) => complain(t.twoFactorNotSetUp, error),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: accountQuery.queryKey });
  return (
    <>
      <Button variant="quiet" busy={begin.isPending} onClick={() => begin.mutate()}>
        {t.turnItOn}
      </Button>
      {dialog}
      {begun !== undefined && codes === undefined && (
        <EnrolDialog {...begun} onDone={setCodes} onCancel={() => setBegun(undefined)} />
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={() => void refresh()} />}
    </>
  );
}

function TurnOff({ factorId }: { readonly factorId: string }) {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useMutation({
    mutationFn: () => run(makeCodes),
    networkMode: "always",
    onSuccess: setCodes,
    onError: (error) => complain(t.noNewCodes, error),
  });
  const remove = useMutation({
    mutationFn: () => run((proof) => takeFactorAway(factorId, proof)),
    networkMode: "always",
    onSuccess: async (removed) => {
      if (removed === undefined) return;
      toast({ title: t.twoFactorOff });
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: (error) => complain(t.twoFactorStillOn, error),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="herb">{t.on}</Badge>
      <Button variant="quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
        {t.makeNewRecoveryCodes}
      </Button>
      <Button variant="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
        {t.turnItOff}
      </Button>
      {dialog}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
