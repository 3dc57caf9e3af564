import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { SentNotification } from "../../adapters/payments/test-checkout/test-checkout.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { beginningIn, buyerIn, DAY_MS, payingIn, visitorIn } from "./testing/buyer.ts";

const HOUR_MS = DAY_MS / 24;
const bert = { email: "bert@example.org", password: "secret of bert" };
const cancelling = "/api/functions/cancel-subscription";
const unreachable = "payment_provider_unreachable";

/** The provider answers nobody for an hour, at whose begin something is done, while the job does its work every five minutes. */
async function downForAnHour(world: World, doing: () => Promise<void>): Promise<void> {
  world.till.intercept = () => {
    throw new TypeError("fetch failed");
  };
  await doing();
  for (let minutes = 0; minutes < 60; minutes += 5) {
    world.clock.advance(HOUR_MS / 12);
    await world.product.billing.lookAtDue();
  }
  world.till.intercept = () => undefined;
}

/** Until the job has asked again about what it could not. */
async function jobAsksAgain(world: World): Promise<void> {
  world.clock.advance(HOUR_MS);
  await world.product.billing.lookAtDue();
}

describeAccounts("a provider that is down for an hour", ({ open }) => {
  it("as somebody subscribes has begun nothing, and begins one thing after it", async () => {
    const { world, buyer } = await visitorIn(open);
    await downForAnHour(world, async () => {
      for (let press = 0; press < 2; press += 1) await expectProblem(await buyer.subscribe(), unreachable);
    });
    const { id } = await buyer.begin();
    await buyer.press(id, "approve");
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "active" } });
    expect(world.till.all()).toHaveLength(1);
  });

  it("as somebody comes back from paying is asked by the job, without a notification", async () => {
    const { world, buyer, id } = await beginningIn(open);
    world.till.onEvent = () => {};
    await buyer.press(id, "approve");
    await downForAnHour(world, async () => void (await expectProblem(await buyer.verify(), unreachable)));
    expect(await buyer.standing()).toMatchObject({ subscribed: false, billing: { state: "pending" } });
    await jobAsksAgain(world);
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "active" } });
  });

  it("as it is paid for another month takes no day of Premium away", async () => {
    const { world, buyer } = await payingIn(open);
    world.till.onEvent = () => {};
    await buyer.pass(30);
    for (let hours = 0; hours < 30; hours += 1) {
      await downForAnHour(world, async () => {});
      await buyer.pass(0);
      expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "active" } });
    }
    await jobAsksAgain(world);
    const { payments }: { payments: unknown[] } = JSON.parse(
      await (await buyer.browser.get("/api/payments")).text(),
    );
    expect(payments).toHaveLength(2);
  });

  it("as somebody cancels has cancelled nothing and says so, and cancels after it", async () => {
    const { world, buyer, id } = await payingIn(open);
    await downForAnHour(
      world,
      async () => void (await expectProblem(await buyer.browser.post(cancelling, {}), unreachable)),
    );
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "active" } });
    expect((await buyer.browser.post(cancelling, {})).status).toBe(200);
    expect(world.till.find(id)?.status).toBe("CANCELLED");
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "cancelled" } });
  });

  it("as somebody subscribes again has begun nothing beside what they had", async () => {
    const { world, buyer } = await payingIn(open);
    expect((await buyer.browser.post(cancelling, {})).status).toBe(200);
    await downForAnHour(world, async () => void (await expectProblem(await buyer.subscribe(), unreachable)));
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "cancelled" } });
    const { id } = await buyer.begin();
    await buyer.press(id, "approve");
    expect(world.till.all().map(({ status }) => status)).toEqual(["CANCELLED", "ACTIVE"]);
  });

  it("as it suspends one is told of by it again, and takes Premium away then", async () => {
    const { world, buyer, id } = await payingIn(open);
    const told: SentNotification[] = [];
    world.till.onEvent = (notification) => told.push(notification);
    world.till.press(id, "suspend");
    const tell = ({ headers, body }: SentNotification) =>
      fetch(`${world.url}/api/webhooks/paypal`, { method: "POST", headers, body });
    await downForAnHour(world, async () => {
      for (const each of told) await expectProblem(await tell(each), unreachable);
    });
    for (const each of told) expect((await tell(each)).status).toBe(204);
    await world.product.accounts.background.settle();
    expect(await buyer.standing()).toMatchObject({ billing: { state: "on-hold" } });
  });
});

describeAccounts("somebody else's", ({ open }) => {
  it("notification, whoever's session comes with it, is about nobody but them", async () => {
    const { world, buyer: anna } = await payingIn(open);
    const other = await buyerIn(world, bert);
    const { id } = await other.begin();
    await other.press(id, "approve");
    const told: SentNotification[] = [];
    world.till.onEvent = (notification) => told.push(notification);
    world.till.press(id, "cancel");
    for (const { headers, body } of told) {
      const init = { method: "POST", headers: { ...headers, cookie: anna.browser.cookie ?? "" }, body };
      expect((await fetch(`${world.url}/api/webhooks/paypal`, init)).status).toBe(204);
    }
    await world.product.accounts.background.settle();
    expect(await anna.standing()).toMatchObject({ billing: { state: "active" } });
    expect(await other.standing()).toMatchObject({ billing: { state: "cancelled" } });
  });
});

describeAccounts("an approval that was called off", ({ open }) => {
  it("charges nobody, can be taken up again, and is over when nobody can agree any more", async () => {
    const { world, buyer, id } = await beginningIn(open);
    await buyer.press(id, "leave");
    expect(await (await buyer.verify()).json()).toEqual({ success: false, state: "pending" });
    expect((await buyer.begin()).id).toBe(id);
    await buyer.pass(2);
    // Nobody is told that what they never had has ended.
    expect(await buyer.standing()).toMatchObject({ subscribed: false, billing: null });
    expect(await (await buyer.verify()).json()).toEqual({ success: false, state: "none" });
    expect(await (await buyer.browser.get("/api/payments")).json()).toEqual({ payments: [] });
    const dues = world.database.db.selectFrom("subscriptions").select("due_at");
    expect(await dues.execute()).toEqual([{ due_at: null }]);
    // Whoever asks about it once more has not begun asking for ever.
    expect((await buyer.verify()).status).toBe(200);
    expect(await dues.execute()).toEqual([{ due_at: null }]);
  });

  it("hides nothing of what was paid before it", async () => {
    const { buyer, id } = await payingIn(open);
    await buyer.press(id, "cancel");
    await buyer.pass(40);
    const before = await buyer.standing();
    expect(before).toMatchObject({ billing: { state: "ended" } });
    await buyer.begin();
    expect(await buyer.standing()).toMatchObject({ billing: { state: "pending", isTest: true } });
    await buyer.pass(2);
    expect(await buyer.standing()).toEqual(before);
  });
});
