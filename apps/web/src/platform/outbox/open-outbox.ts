import type { QueryClient } from "@tanstack/react-query";
import type { ValueStore } from "../value-store.ts";
import type { Outbox, OutboxParts, OutboxState } from "./outbox.ts";

/** One person's outbox on this device. */
export interface PersonOutbox {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly state: Pick<ValueStore<OutboxState>, "get" | "subscribe">;
  /** Resolves when what lies on the device has been read. */
  readonly isOpen: Promise<void>;
  /** Writes down what was done, and sends it afterwards. */
  readonly act: (kind: string, ...values: readonly unknown[]) => Promise<void>;
  /** Calls with everything that arrives or is refused from here; answers how to stop. */
  readonly onSettled: (listener: OutboxParts["onSettled"]) => () => void;
  readonly close: () => void;
}

let open: PersonOutbox | undefined;

/** What the server answered on this page, and what arrives there is taken over into; pages that ask for nothing have none. */
export const answersHere: { queries?: QueryClient } = {};

/** The outbox that is open, if it is this person's; what opens it is not loaded for asking. */
export function openOutboxOf(userId: string): PersonOutbox | undefined {
  return open?.userId === userId ? open : undefined;
}

/** Puts an outbox in the place of the one that was open. */
export function takeOpenOutbox(next: PersonOutbox | undefined): void {
  open?.close();
  open = next;
}

/** Whoever is here now has an outbox; anybody else's is closed. */
export function closeOutboxBut(userId: string | undefined): void {
  if (open !== undefined && open.userId !== userId) takeOpenOutbox(undefined);
}
