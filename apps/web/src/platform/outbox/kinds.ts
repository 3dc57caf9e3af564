import type { QueryClient } from "@tanstack/react-query";
import type { SendOutcome } from "./outbox.ts";

/** What brings things of one kind to the server. It looks at each value first: any version may have written it. */
interface Sender {
  readonly send: (value: unknown) => Promise<SendOutcome>;
  /**
   * It has arrived, from here or from another tab: it stands in the answers that this page keeps before it stops waiting,
   * whatever page is drawn.
   */
  readonly takeOver: (answers: QueryClient, value: unknown) => void;
}

/** One kind of thing that waits in the outbox, as a feature declares it. */
export interface OutboxKind {
  readonly name: string;
  /** "3 changes of your diary". */
  readonly words: (count: number) => string;
  /** Loaded when there is something to bring. */
  readonly load: () => Promise<Sender>;
}

/** The kinds of all features: what sends them is loaded when there is something to send. */
export type LoadKinds = () => Promise<readonly OutboxKind[]>;
