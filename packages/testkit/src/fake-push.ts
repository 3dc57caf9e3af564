import type { Push, PushMessage, PushOutcome, PushTarget } from "@meal/server/ports/push";

/** A push port that keeps what was sent, and answers as a test says. */
export interface FakePush extends Push {
  readonly sent: { readonly endpoint: string; readonly message: PushMessage }[];
  /** What the next messages come to; what is not said is sent. */
  readonly outcomes: PushOutcome[];
}

export function fakePush(): FakePush {
  const sent: FakePush["sent"] = [];
  const outcomes: PushOutcome[] = [];
  return {
    sent,
    outcomes,
    publicKey: "a-public-key",
    accepts: async ({ endpoint }) => !new URL(endpoint).hostname.startsWith("10."),
    async send({ endpoint }: PushTarget, message) {
      const outcome = outcomes.shift() ?? "sent";
      if (outcome === "sent") sent.push({ endpoint, message });
      return outcome;
    },
  };
}
