import { useEffect, useMemo } from "react";
import { useRegistry } from "../registry.ts";
import { useSession } from "../session.ts";
import { useValue } from "../value-store.ts";
import { emptyOutbox, type SendOutcome } from "./outbox.ts";
import { personOutbox } from "./person-outbox.ts";

const nothing = { get: () => emptyOutbox, subscribe: () => () => {} };

/** What waits of one kind, as a screen shows it and adds to it; a guest has none. */
export interface WaitingOfKind {
  readonly values: readonly unknown[];
  /** Fails where the device cannot keep it. */
  readonly act: (...values: readonly unknown[]) => Promise<void>;
}

/** Calls `onSettled` with every value of this kind that arrived or was refused, before it stops waiting. */
export function useOutbox(
  kind: string,
  onSettled?: (value: unknown, outcome: SendOutcome) => void,
): WaitingOfKind {
  const session = useSession();
  const { outboxKinds } = useRegistry();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const outbox = userId === undefined ? undefined : personOutbox(userId, outboxKinds);
  const { waiting } = useValue(outbox?.state ?? nothing);
  useEffect(
    () => outbox?.onSettled((one, outcome) => one.kind === kind && onSettled?.(one.value, outcome)),
    [outbox, kind, onSettled],
  );
  const values = useMemo(
    () => waiting.filter((one) => one.kind === kind).map(({ value }) => value),
    [waiting, kind],
  );
  return { values, act: async (...more) => outbox?.act(kind, ...more) };
}
