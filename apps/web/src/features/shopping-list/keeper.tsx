import { useEffect } from "react";
import { network } from "../../platform/network.ts";
import { useSession } from "../../platform/session.ts";
import { openListOf, takeOpenList } from "./open-list.ts";

/**
 * Draws nothing: sends what waits from an earlier visit as soon as its person and the network are back, whatever page
 * they are on, and closes the list when they leave.
 */
export function ListKeeper() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void sendWaiting(userId);
    send();
    const stop = network.onBack(send);
    return () => {
      stop();
      if (openListOf(userId) !== undefined) takeOpenList(undefined);
    };
  }, [userId]);
  return null;
}

/** Nearly always nothing waits, and then what sends is not even loaded. */
async function sendWaiting(userId: string): Promise<void> {
  const { isAnythingKept } = await import("./device-store.ts");
  if (!(await isAnythingKept(userId))) return;
  const { personList } = await import("./person-list.ts");
  const { isOpen, outbox } = personList(userId);
  await isOpen;
  if (outbox.state.waiting.length > 0) await outbox.sync();
}
