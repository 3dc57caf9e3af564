import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Unsent } from "../../../platform/feature.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { toast } from "../../../ui/toast-store.ts";

interface UnsentQuestionProps {
  readonly waiting: readonly Unsent[];
  /** Nothing waits any more. */
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
    else toast({ tone: "destructive", title: "They could not be sent. Please try again with a network." });
  }
  async function discard() {
    await Promise.all(waiting.map((each) => each.discard()));
    await onSettled();
  }
  return (
    <MessageState
      level={1}
      drawing={<Drawing name="offline" />}
      title="Not everything is sent yet"
      sentence={`${waiting.map(({ words }) => words).join(", ")} would be lost.`}
      action={
        <div className="grid w-full max-w-xs gap-3">
          <Button wide busy={isBusy} onClick={() => void send()}>
            Send and log out
          </Button>
          <Button wide variant="danger" disabled={isBusy} onClick={() => void discard()}>
            Discard and log out
          </Button>
          <Link to="/" className={buttonClass({ variant: "plain" })}>
            Stay logged in
          </Link>
        </div>
      }
    />
  );
}
