import type { FakeClock } from "@meal/testkit/fake-clock";
import type { Random } from "@meal/testkit/inputs/random";
import { PaymentFault, type Store } from "../../src/ports/payments.ts";
import { DAY_MS, GRACE_MS, Killed, KNOWN_MS } from "./life.ts";

/** A fault that is built in on purpose, to see that it is noticed. */
export type PlantedInStores =
  | "no job"
  | "believed for ever"
  | "held up is active"
  | "refunds are not seen"
  | "stores are not told"
  | "anybody's purchase";

/** When a store answered nobody. */
export interface Outage {
  since: number;
  until: number;
  /** When it last came back before that. */
  upSince: number;
}

/** A store that is down at times, loses requests and answers, with processes that die around it, and with a fault in it. */
export function inTrouble(
  store: Store,
  outage: Outage,
  {
    clock,
    random,
    planted,
  }: {
    readonly clock: FakeClock;
    readonly random: Random;
    readonly planted: PlantedInStores | undefined;
  },
): Store {
  const ask = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (clock.now() < outage.until || random.chance(0.03))
      throw new PaymentFault("unreachable", new Error("It does not answer."));
    const result = await work();
    if (random.chance(0.03)) throw new PaymentFault("unreachable", new Error("The answer was lost."));
    if (random.chance(0.03)) throw new Killed("The process was killed.");
    return result;
  };
  return {
    ...store,
    async look(id) {
      const look = await ask(() => store.look(id));
      if (look === "unknown") return look;
      const isLie =
        (planted === "held up is active" && look.state === "on-hold") ||
        (planted === "refunds are not seen" && look.state === "refunded");
      return isLie ? { ...look, state: "active", nextBillingAt: clock.now() + DAY_MS } : look;
    },
    claim: (purchase) =>
      ask(async () => {
        const claim = await store.claim(purchase);
        return planted === "anybody's purchase" ? { ...claim, accountId: null } : claim;
      }),
    accept: (id) => ask(async () => planted === "stores are not told" || store.accept(id)),
  };
}

/** Whether a store has answered nobody for so long that whoever pays there may be refused. */
export function isDownForLong({ since, until }: Outage, now: number): boolean {
  return now < until && now - since > GRACE_MS - KNOWN_MS;
}

/** Whether a store was there for as long as it takes until what was so at an instant is known. */
export function isKnownSince({ since, until, upSince }: Outage, instant: number, now: number): boolean {
  const [from, to] = now < until ? [upSince, since] : [until, now];
  return to - Math.max(instant, from) > KNOWN_MS;
}

export function neverDown(): Outage {
  return { since: 0, until: 0, upSince: 0 };
}
