import { createRandom } from "@meal/engine/random";
import { randomFrom, type Random } from "@meal/testkit/inputs/random";
import { STORE_FAULTS } from "@meal/testkit/stand-ins/store-server";
import { STORE_TURNS, type BoughtInApp, type StoreMessage } from "@meal/testkit/stand-ins/store";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { deliver, openStores, phoneIn, type Phone, type StoreWorld } from "./testing/store-world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const steps = 40;
const stores = [
  ["apple", "ios"],
  ["google", "android"],
] as const;
type Name = (typeof stores)[number][0];

/** One purchase, who made it, and what its store sent that has not arrived. */
interface Case {
  readonly name: Name;
  readonly platform: "ios" | "android";
  readonly buyer: Phone;
  readonly bought: BoughtInApp;
  readonly onTheWay: StoreMessage[];
}

/** One thing that happens: to a purchase, to its messages, to a store, or to time. */
async function happen(one: Case, storeWorld: StoreWorld, random: Random): Promise<void> {
  const { world } = storeWorld;
  const store = storeWorld[one.name];
  const { subscriptionId } = one.bought;
  switch (random.int(0, 9)) {
    case 0:
    case 1:
    case 2:
      store.turn(subscriptionId, random.pick(STORE_TURNS));
      one.onTheWay.push(store.notify(subscriptionId));
      return;
    case 3:
    case 4: {
      // Any of them, so late ones overtake, and some arrive again.
      if (one.onTheWay.length > 0) await deliver(world, one.name, random.pick(one.onTheWay));
      return;
    }
    case 5:
      one.onTheWay.splice(0, random.int(0, 2));
      return;
    case 6:
      world.clock.advance(random.int(0, 2 * 24) * HOUR_MS);
      return;
    case 7:
      store.fail(random.chance(0.5) ? random.pick(STORE_FAULTS) : undefined);
      return;
    case 8:
      await one.buyer.claim(one.platform, one.bought);
      return;
    default:
      await world.product.billing.lookAtDue();
  }
}

/** Lets everybody answer, and time pass until everything was looked at. */
async function settle({ world, apple, google }: StoreWorld, cases: readonly Case[]): Promise<void> {
  apple.fail();
  google.fail();
  for (const { buyer, platform, bought } of cases) await buyer.claim(platform, bought);
  world.clock.advance(2 * DAY_MS);
  for (let round = 0; round < 4; round += 1) await world.product.billing.lookAtDue();
}

describeAccounts("purchases, whatever becomes of them and of what their stores tell", ({ open }) => {
  it.each([11, 12])("stand as their stores say in the end, by fate %i", async (seed) => {
    const random = randomFrom(createRandom(seed));
    const storeWorld = await openStores(open, { settings: { RATE_LIMIT_FACTOR: "1000" } });
    const cases: Case[] = [];
    for (const [at, [name, platform]] of [...stores, ...stores, ...stores].entries()) {
      const buyer = await phoneIn(storeWorld.world, `buyer${at}`);
      const bought = storeWorld[name].buy({ accountId: buyer.id });
      cases.push({ name, platform, buyer, bought, onTheWay: [] });
    }
    for (let step = 0; step < steps * cases.length; step += 1)
      await happen(random.pick(cases), storeWorld, random);
    await settle(storeWorld, cases);
    for (const { name, bought, buyer } of cases) {
      const state = storeWorld[name].stands(bought.subscriptionId);
      const subscribed = ["active", "grace", "cancelled"].includes(state);
      expect({ bought, plan: await buyer.plan() }).toMatchObject({
        bought,
        plan: { subscribed, billing: { state } },
      });
    }
  });
});
