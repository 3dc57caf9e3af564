/** A browser as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly text: string;
  /** How long a push service keeps it for a device that is away. */
  readonly ttlSeconds: number;
}

/**
 * `gone`: this browser never takes a message again. `later`: another try may work. `refused`: this message is not taken,
 * another one may be.
 */
export type PushOutcome = "sent" | "gone" | "later" | "refused";

/** Wakes browsers. Push services are strangers: what is sent is sealed for the browser alone. */
export interface Push {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  /** Whether this is a target that the server sends to: an address of the open internet, and a key that is one. */
  accepts(target: PushTarget): Promise<boolean>;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}
