import { useEffect } from "react";
import { useSession } from "../../platform/session.ts";

/**
 * Draws nothing: sends what waits from an earlier visit as soon as its person is back, whatever page they are on, and
 * closes the list when they leave.
 */
export function ListKeeper() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined) void sendWaiting(userId);
    return () => void (userId !== undefined && close(userId));
  }, [userId]);
  return null;
}

async function sendWaiting(userId: string): Promise<void> {
  const { personList } = await import("./person-list.ts");
  const { isOpen, outbox } = personList(userId);
  await isOpen;
  if (outbox.state.waiting.length > 0) await outbox.sync();
}

async function close(userId: string): Promise<void> {
  const { closePersonList } = await import("./person-list.ts");
  closePersonList(userId);
}
