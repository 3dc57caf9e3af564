import { useState } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { isRefusal } from "../../../platform/api.ts";
import { askForConfirmation } from "../queries.ts";
import * as t from "../texts/en/log-in.tsx";

/** An address that waits for its confirmation, and a way to have the mail once more. */
export function ResendBanner({ email }: { readonly email: string }) {
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  async function send() {
    setState("busy");
    try {
      await askForConfirmation(email);
      setState("sent");
    } catch (error) {
      setState("idle");
      const title = isRefusal(error) ? error.message : t.mailNotSent;
      toast({ tone: "destructive", title });
    }
  }
  if (state === "sent") {
    return (
      <Banner tone="success" announce>
        {t.newLinkSent(email)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      action={
        <Button variant="quiet" size="compact" busy={state === "busy"} onClick={() => void send()}>
          {t.sendLinkAgain}
        </Button>
      }
    >
      {t.noMailAtAddress(email)}
    </Banner>
  );
}
