import { useEffect, useMemo } from "react";
import { useRegistry } from "../registry.ts";
import { useSession } from "../session.ts";
import { useValue } from "../value-store.ts";
import { emptyOutbox } from "./outbox.ts";
import { personOutbox } from "./person-outbox.ts";

const nothing = { get: () => emptyOutbox, subscribe: () => () => {} };

/** What waits of one kind, as a screen shows it and adds to it; a guest has none. */
export interface WaitingOfKind {
  readonly values: readonly unknown[];
  readonly act: (...values: readonly unknown[]) => void;
}

/** Calls `onSent` with every value of this kind that arrived, before it stops waiting. */
export function useOutbox(kind: string, onSent?: (value: unknown) => void): WaitingOfKind {
  const session = useSession();
  const { outboxKinds } = useRegistry();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const outbox = userId === undefined ? undefined : personOutbox(userId, outboxKinds);
  const { waiting } = useValue(outbox?.state ?? nothing);
  useEffect(() => outbox?.onSent((one) => one.kind === kind && onSent?.(one.value)), [outbox, kind, onSent]);
  const values = useMemo(
    () => waiting.filter((one) => one.kind === kind).map(({ value }) => value),
    [waiting, kind],
  );
  return { values, act: (...more) => outbox?.act(kind, ...more) };
}
