import { Link } from "../../../platform/router/link.tsx";
import { useState } from "react";
import type { Unsent } from "../../../platform/feature.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { toast } from "../../../ui/toast-store.ts";
import * as t from "../texts/en/log-out.ts";

interface UnsentQuestionProps {
  readonly waiting: readonly Unsent[];
  /** Called when nothing waits to be sent any more. */
  readonly onSettled: () => Promise<void>;
}

/** Asks whether to send or to discard what the server does not have yet. */
export function UnsentQuestion({ waiting, onSettled }: UnsentQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    const outcomes = await Promise.all(waiting.map((each) => each.send()));
    setBusy(false);
    if (outcomes.every(Boolean)) await onSettled();
    else toast({ tone: "destructive", title: t.unsentFailed });
  }
  async function discard() {
    await Promise.all(waiting.map((each) => each.discard()));
    await onSettled();
  }
  return (
    <MessageState
      level={1}
      drawing={<Drawing name="offline" />}
      title={t.unsentTitle}
      sentence={t.wouldBeLost(waiting.map(({ words }) => words))}
      action={
        <div className="grid w-full max-w-xs gap-3">
          <Button wide busy={isBusy} onClick={() => void send()}>
            {t.sendAndLogOut}
          </Button>
          <Button wide variant="danger" disabled={isBusy} onClick={() => void discard()}>
            {t.discardAndLogOut}
          </Button>
          <Link to="/" className={buttonClass({ variant: "plain" })}>
            {t.stayLoggedIn}
          </Link>
        </div>
      }
    />
  );
}
