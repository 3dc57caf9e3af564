import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Trash2 } from "lucide-react";
import { formatDate } from "../../../../language/dates.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { deviceOf } from "../../device-of.ts";
import {
  forgetPasskey,
  makePasskey,
  type Passkey,
  passkeysQuery,
  settingsQuery,
} from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";
import { useConfirmed } from "./use-confirmed.tsx";
import * as t from "../../texts/en/security.tsx";

/** Passkeys: a fingerprint, a face or the screen's lock in place of the password. */
export function Passkeys() {
  const { data: passkeys = [], isSuccess } = useQuery(passkeysQuery);
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Section title={t.passkeys} text={t.passkeysLead}>
      {isSuccess && passkeys.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <PasskeyAdder isPossible={settings?.passkeys ?? true} />
    </Section>
  );
}

function PasskeyAdder({ isPossible }: { readonly isPossible: boolean }) {
  if (!("PublicKeyCredential" in globalThis)) return <p className="text-quiet">{t.noPasskeysInBrowser}</p>;
  if (isPossible) return <AddPasskey />;
  return <p className="text-quiet">{t.noPasskeysUnderNumber}</p>;
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const remove = useMutation({
    mutationFn: (id: string) =>
      run(async (proof) => {
        await forgetPasskey(id, proof);
        return true;
      }),
    networkMode: "always",
    onSuccess: async (isRemoved) => {
      if (isRemoved !== true) return;
      toast({ title: t.passkeyRemoved });
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
    onError: (error) => complain(t.passkeyNotRemoved, error),
  });
  const { friendly_name: name, created_at, last_used_at } = passkey;
  return (
    <li className="flex items-center gap-3 py-2">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-quiet">
          {t.passkeyMade(
            formatDate(created_at),
            last_used_at === undefined ? undefined : formatDate(last_used_at),
          )}
        </p>
      </div>
      <IconButton
        label={t.removePasskey(name)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(passkey.id)}
      />
      {dialog}
    </li>
  );
}

function AddPasskey() {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const add = useMutation({
    mutationFn: () =>
      run(async (proof) => {
        await makePasskey(deviceOf(navigator.userAgent).name, proof);
        return true;
      }),
    networkMode: "always",
    onSuccess: async (isAdded) => {
      if (isAdded !== true) return;
      toast({ tone: "success", title: t.passkeyAdded });
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
    onError: (error) => {
      // Whoever closes the browser's question knows why nothing happened.
      if (error.name !== "NotAllowedError") complain(t.passkeyNotAdded, error);
    },
  });
  return (
    <>
      <Button variant="quiet" busy={add.isPending} onClick={() => add.mutate()}>
        {t.addPasskey}
      </Button>
      {dialog}
    </>
  );
}
