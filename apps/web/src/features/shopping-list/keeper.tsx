import { useEffect } from "react";
import { network } from "../../platform/network.ts";
import { onPlansChanged } from "../../platform/plan-followers.ts";
import { useSession } from "../../platform/session.ts";
import { openListOf, takeOpenList } from "./open-list.ts";

/** Changes of a plan often come one upon the other, and the list follows the last. */
const quietMs = 500;

/**
 * Draws nothing: sends what waits from an earlier visit as soon as its person and the network are back, whatever page
 * they are on, lets the list follow what they change of their plans, and closes it when they leave.
 */
export function ListKeeper() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const presence = new AbortController();
    const send = () => void sendWaiting(userId, presence.signal);
    send();
    let later: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(later);
      later = setTimeout(() => void followNow(userId, presence.signal), quietMs);
    };
    const stops = [network.onBack(send), onPlansChanged(follow), () => clearTimeout(later)];
    return () => {
      presence.abort();
      for (const stop of stops) stop();
      if (openListOf(userId) !== undefined) takeOpenList(undefined);
    };
  }, [userId]);
  return null;
}

/** While code is loaded its person may leave, and their list is opened for nobody else. */
async function followNow(userId: string, signal: AbortSignal): Promise<void> {
  const [{ personList }, { followPlans }] = await Promise.all([
    import("./person-list.ts"),
    import("./follow-plans.ts"),
  ]);
  if (!signal.aborted) await followPlans(personList(userId));
}

/** Nearly always nothing waits, and then what sends is not even loaded. */
async function sendWaiting(userId: string, signal: AbortSignal): Promise<void> {
  const { isAnythingKept } = await import("./device-store.ts");
  if (!(await isAnythingKept(userId))) return;
  const { personList } = await import("./person-list.ts");
  if (signal.aborted) return;
  const { isOpen, outbox } = personList(userId);
  await isOpen;
  if (outbox.state.waiting.length > 0) await outbox.sync();
}
