import type { SendOutcome } from "./outbox.ts";

/** One kind of thing that waits in the outbox, as a feature declares it. */
export interface OutboxKind {
  readonly name: string;
  /** "3 changes of your diary". */
  readonly words: (count: number) => string;
  /** What brings one of them to the server; loaded when there is something to bring. It looks at the value first: any version may have written it. */
  readonly load: () => Promise<(value: unknown) => Promise<SendOutcome>>;
}

/** The kinds of all features: what sends them is loaded when there is something to send. */
export type LoadKinds = () => Promise<readonly OutboxKind[]>;
