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

/** A code of an authenticator app besides the password. */
export function TwoFactor() {
  const { data: account } = useQuery(accountQuery);
  const factor = account?.factors.find(({ status }) => status === "verified");
  return (
    <Section
      title="Two-factor authentication"
      text="Besides your password, a code from an app on your phone. Recovery codes help when the phone is gone."
    >
      {account === undefined ? null : factor === undefined ? <TurnOn /> : <TurnOff factorId={factor.id} />}
    </Section>
  );
}

function TurnOn() {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useMutation({
    mutationFn: () => run(enrol),
    networkMode: "always",
    onSuccess: setEnrolment,
    onError: (error) => complain("Two-factor authentication could not be set up", error),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: accountQuery.queryKey });
  return (
    <>
      <Button variant="quiet" busy={begin.isPending} onClick={() => begin.mutate()}>
        Turn it on
      </Button>
      {dialog}
      {enrolment !== undefined && codes === undefined && (
        <EnrolDialog enrolment={enrolment} onDone={setCodes} onCancel={() => setEnrolment(undefined)} />
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={() => void refresh()} />}
    </>
  );
}

function TurnOff({ factorId }: { readonly factorId: string }) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useMutation({
    mutationFn: makeCodes,
    networkMode: "always",
    onSuccess: setCodes,
    onError: (error) => complain("No new codes were made", error),
  });
  const remove = useMutation({
    mutationFn: () => takeFactorAway(factorId),
    networkMode: "always",
    onSuccess: async () => {
      toast({ title: "Two-factor authentication is off" });
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: (error) => complain("Two-factor authentication is still on", error),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="herb">On</Badge>
      <Button variant="quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
        Make new recovery codes
      </Button>
      <Button variant="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
        Turn it off
      </Button>
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
