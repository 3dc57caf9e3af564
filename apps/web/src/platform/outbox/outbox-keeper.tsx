import { useEffect, useRef } from "react";
import { network } from "../network.ts";
import { useRegistry } from "../registry.ts";
import { useSession } from "../session.ts";
import type { LoadKinds } from "./kinds.ts";
import { closeOutboxBut } from "./open-outbox.ts";

/**
 * Draws nothing: sends what waits from an earlier visit as soon as its person and the network are back, whatever page
 * they are on, and closes the outbox when they leave.
 */
export function OutboxKeeper() {
  const session = useSession();
  const { outboxKinds } = useRegistry();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    closeOutboxBut(userId);
    const send = () => userId !== undefined && void sendWaiting(userId, outboxKinds);
    send();
    const stop = network.onBack(send);
    return () => {
      stop();
      isThere.current = false;
      // Effects that are only run anew are there again by then.
      queueMicrotask(() => isThere.current || closeOutboxBut(undefined));
    };
  }, [userId, outboxKinds]);
  return null;
}

/** Nearly always nothing waits, and then what sends is not even loaded. */
async function sendWaiting(userId: string, loadKinds: LoadKinds): Promise<void> {
  const { deviceQueue } = await import("./device-queue.ts");
  if ((await deviceQueue(userId).read()).length === 0) return;
  const { personOutbox } = await import("./person-outbox.ts");
  const { isOpen, outbox } = personOutbox(userId, loadKinds);
  await isOpen;
  await outbox.sync();
}
