import { expectProblem } from "@meal/testkit/expect-problem";
import { makeAppleSigner } from "@meal/testkit/stand-ins/apple-signer";
import { MONTH_MS } from "@meal/testkit/stand-ins/store";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { addPurchase } from "./subscriptions-repository.ts";
import { deliver, openStores, phoneIn } from "./testing/store-world.ts";

const DAY_MS = 86_400_000;
const platforms = [
  ["apple", "ios"],
  ["google", "android"],
] as const;

describeAccounts("what was bought in the app of a phone", ({ open }) => {
  it.each(platforms)(
    "at %s gives Premium, with its dates, without an amount to pay here",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const anna = await phoneIn(world, "anna");
      const bought = stores[name].buy({ accountId: anna.id });
      const answer = await anna.claim(platform, bought);
      expect(await answer.json()).toEqual({ success: true, state: "active" });
      expect(await anna.plan()).toMatchObject({
        subscribed: true,
        status: "active",
        billing: { state: "active", provider: name, isTest: false, canCancel: false, warning: null },
      });
      const receipts = await (await anna.caller.get("/api/payments")).json();
      expect(receipts).toMatchObject({
        payments: [{ provider: name, currency: "USD", status: "completed" }],
      });
    },
  );

  it.each(platforms)(
    "at %s and claimed again is the same one, at once and after a restore",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const anna = await phoneIn(world, "anna");
      const bought = stores[name].buy({ accountId: anna.id });
      const answers = await Promise.all([1, 2, 3].map(() => anna.claim(platform, bought)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      stores[name].turn(bought.subscriptionId, "renewed");
      expect(await (await anna.claim(platform, bought)).json()).toEqual({ success: true, state: "active" });
      const kept = await world.database.db.selectFrom("subscriptions").select("id").execute();
      expect(kept).toHaveLength(1);
    },
  );

  it.each(platforms)(
    "at %s belongs to one of two accounts that claim it at the same moment",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const people = await Promise.all(["anna", "bert", "cleo"].map((each) => phoneIn(world, each)));
      const bought = stores[name].buy();
      const answers = await Promise.all(people.map((person) => person.claim(platform, bought)));
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
      const plans = await Promise.all(people.map((person) => person.plan()));
      expect(plans.filter((plan) => JSON.stringify(plan).includes('"subscribed":true'))).toHaveLength(1);
    },
  );

  it("belongs to the account that began it, and to whoever restores it once that one is gone", async () => {
    const { world, apple } = await openStores(open);
    const [anna, bert] = [await phoneIn(world, "anna"), await phoneIn(world, "bert")];
    const bought = apple.buy({ accountId: anna.id });
    await expectProblem(await bert.claim("ios", bought), "purchase_elsewhere");
    expect((await anna.claim("ios", bought)).status).toBe(200);
    await expectProblem(await bert.claim("ios", bought), "purchase_elsewhere");
    const leaving = { confirmation: "DELETE", password: "secret of anna" };
    expect((await anna.caller.send("DELETE", "/api/account", leaving)).status).toBe(204);
    await world.product.accounts.background.settle();
    expect(await (await bert.claim("ios", bought)).json()).toEqual({ success: true, state: "active" });
  });

  it.each(platforms)(
    "at %s is refused when it is of another product, or of nobody, and nothing is kept",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const anna = await phoneIn(world, "anna");
      const other = stores[name].buy({ productId: "premium.forever" });
      const right = stores[name].buy();
      const tester = stores[name].buy({ isSandbox: true });
      const wrong = [
        other,
        tester,
        { ...right, receipt: `${right.receipt}x` },
        { ...right, receipt: "" },
        { ...right, transactionId: other.transactionId },
      ];
      for (const bought of wrong) await expectProblem(await anna.claim(platform, bought), "purchase_refused");
      expect(await anna.plan()).toMatchObject({ subscribed: false, billing: null });
    },
  );

  it("is refused when somebody else signed it", async () => {
    const { world } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const receipt = makeAppleSigner().sign({ signedDate: world.clock.now() });
    const forged = { receipt, transactionId: "2000000000000001", subscriptionId: "" };
    await expectProblem(await anna.claim("ios", forged), "purchase_refused");
  });

  it("is no way to pay in a browser, nor where a store is not set up", async () => {
    const { world, apple } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const { title } = await expectProblem(await anna.claim("web", apple.buy()), "use_paypal_checkout");
    expect(title).toBe("Web platform should use PayPal checkout");
    const bare = await open();
    const bert = await phoneIn(bare, "bert");
    for (const [, platform] of platforms)
      await expectProblem(await bert.claim(platform, apple.buy()), "payments_not_set_up");
    const message = apple.notify(apple.buy().subscriptionId);
    await expectProblem(await deliver(bare, "apple", message), "payments_not_set_up");
  });

  it("at Apple, while Apple is down, is kept and counts once it answers", async () => {
    const { world, apple } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const bought = apple.buy({ accountId: anna.id });
    apple.fail({ kind: "status", status: 503 });
    await expectProblem(await anna.claim("ios", bought), "payment_provider_unreachable");
    expect(await anna.plan()).toMatchObject({ subscribed: false });
    apple.fail();
    world.clock.advance(DAY_MS);
    await world.product.billing.lookAtDue();
    expect(await anna.plan()).toMatchObject({ subscribed: true, status: "active" });
  });

  it("at Google, while Google is down, is proved by nobody, and counts when the app sends it again", async () => {
    const { world, google } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const bought = google.buy({ accountId: anna.id });
    google.fail({ kind: "cut" });
    await expectProblem(await anna.claim("android", bought), "payment_provider_unreachable");
    google.fail();
    expect(await (await anna.claim("android", bought)).json()).toEqual({ success: true, state: "active" });
    expect(google.isAcknowledged(bought.subscriptionId)).toBe(true);
  });

  it("at Google counts though Google could not be told, and Google is told before it gives the money back", async () => {
    const { world, google } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const bought = google.buy({ accountId: anna.id });
    google.refuseAcknowledging(true);
    expect(await (await anna.claim("android", bought)).json()).toEqual({ success: true, state: "active" });
    expect(google.isAcknowledged(bought.subscriptionId)).toBe(false);
    google.refuseAcknowledging(false);
    world.clock.advance(DAY_MS / 24);
    await world.product.billing.lookAtDue();
    expect(google.isAcknowledged(bought.subscriptionId)).toBe(true);
    world.clock.advance(10 * DAY_MS);
    await deliver(world, "google", google.notify(bought.subscriptionId));
    expect(await anna.plan()).toMatchObject({ subscribed: true });
  });

  it("at Google and not paid yet gives nothing, and Premium once it is", async () => {
    const { world, google } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const bought = google.buy({ accountId: anna.id });
    google.waitsForPayment(bought.subscriptionId);
    const claimed = await anna.claim("android", { ...bought, transactionId: bought.receipt });
    expect(await claimed.json()).toEqual({ success: false, state: "pending" });
    google.pays(bought.subscriptionId);
    world.clock.advance(DAY_MS / 24);
    expect((await deliver(world, "google", google.notify(bought.subscriptionId))).status).toBe(204);
    expect(await anna.plan()).toMatchObject({ subscribed: true, status: "active" });
    expect(google.isAcknowledged(bought.subscriptionId)).toBe(true);
  });

  it("by a tester counts where a deployment is tested, and says so", async () => {
    const { world, apple } = await openStores(open, { settings: { STORE_TEST_PURCHASES: "accepted" } });
    const anna = await phoneIn(world, "anna");
    const bought = apple.buy({ accountId: anna.id, isSandbox: true });
    expect(await (await anna.claim("ios", bought)).json()).toEqual({ success: true, state: "active" });
    expect(await anna.plan()).toMatchObject({ billing: { isTest: true } });
  });
});

describeAccounts("what a store tells", ({ open }) => {
  it.each(platforms)(
    "at %s makes the server look again, and changes nothing by itself",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const store = stores[name];
      const anna = await phoneIn(world, "anna");
      const bought = store.buy({ accountId: anna.id });
      await anna.claim(platform, bought);
      // Every notification of the stand-ins speaks of a renewal; what counts is what the store answers.
      const turns = [
        ["renewal-off", { subscribed: true, status: "cancelled-but-active" }],
        ["renewal-on", { subscribed: true, status: "active" }],
        ["grace", { subscribed: true, billing: { warning: "payment-failed" } }],
        ["renewed", { subscribed: true, billing: { warning: null } }],
        ["refunded", { subscribed: false, billing: { state: "refunded" } }],
      ] as const;
      const messages = [];
      for (const [turn, plan] of turns) {
        store.turn(bought.subscriptionId, turn);
        const message = store.notify(bought.subscriptionId);
        expect((await deliver(world, name, message)).status).toBe(204);
        expect(await anna.plan()).toMatchObject(plan);
        messages.push(message);
      }
      // Late and again, in another order.
      for (const message of messages.toReversed())
        expect((await deliver(world, name, message)).status).toBe(204);
      expect(await anna.plan()).toMatchObject({ subscribed: false, billing: { state: "refunded" } });
    },
  );

  it.each(platforms)("at %s and never arrives is found out by the job", async (name, platform) => {
    const { world, ...stores } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const bought = stores[name].buy({ accountId: anna.id });
    await anna.claim(platform, bought);
    stores[name].turn(bought.subscriptionId, "refunded");
    world.clock.advance(2 * DAY_MS);
    await world.product.billing.lookAtDue();
    expect(await anna.plan()).toMatchObject({ subscribed: false });
  });

  it.each(platforms)(
    "at %s, silent for longer than the grace period, ends Premium, and gives it back with the first answer",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const anna = await phoneIn(world, "anna");
      const bought = stores[name].buy({ accountId: anna.id });
      await anna.claim(platform, bought);
      stores[name].turn(bought.subscriptionId, "renewed");
      stores[name].fail({ kind: "status", status: 503 });
      world.clock.advance(MONTH_MS + 6 * DAY_MS);
      await world.product.billing.lookAtDue();
      expect(await anna.plan()).toMatchObject({ subscribed: true });
      world.clock.advance(2 * DAY_MS);
      await world.product.billing.lookAtDue();
      expect(await anna.plan()).toMatchObject({ subscribed: false, billing: { warning: "not-confirmed" } });
      stores[name].fail();
      world.clock.advance(DAY_MS);
      await world.product.billing.lookAtDue();
      expect(await anna.plan()).toMatchObject({ subscribed: true });
    },
  );

  it("at one store is heard however many purchases of another one wait for an answer", async () => {
    const { world, apple, google } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    for (let count = 0; count < 60; count += 1)
      await addPurchase(world.database.db, {
        id: `waits-${count}`,
        user_id: anna.id,
        created_at: world.clock.now(),
        source: "apple",
        provider_id: `${count}`,
        due_at: 0,
      });
    const bert = await phoneIn(world, "bert");
    const bought = google.buy({ accountId: bert.id });
    await bert.claim("android", bought);
    google.turn(bought.subscriptionId, "refunded");
    apple.fail({ kind: "status", status: 503 });
    world.clock.advance(2 * DAY_MS);
    await world.product.billing.lookAtDue();
    expect(await bert.plan()).toMatchObject({ subscribed: false, billing: { state: "refunded" } });
  });

  it("is refused when it is forged, and changes nothing", async () => {
    const { world, apple, google } = await openStores(open);
    const anna = await phoneIn(world, "anna");
    const [one, two] = [apple.buy({ accountId: anna.id }), google.buy({ accountId: anna.id })];
    await anna.claim("ios", one);
    const asked = apple.asked.length + google.asked.length;
    const signedPayload = makeAppleSigner().sign({ signedDate: world.clock.now() });
    const forged = { headers: new Headers(), bodyText: JSON.stringify({ signedPayload }) };
    await expectProblem(await deliver(world, "apple", forged), "webhook_refused");
    const { bodyText } = google.notify(two.subscriptionId);
    await expectProblem(
      await deliver(world, "google", { headers: new Headers(), bodyText }),
      "webhook_refused",
    );
    const foreign = google.push(
      { packageName: google.packageName },
      google.pushToken({ aud: "https://a.example" }),
    );
    await expectProblem(await deliver(world, "google", foreign), "webhook_refused");
    const since = [...apple.asked, ...google.asked].filter((line) => line !== "GET /certs");
    expect(since).toHaveLength(asked);
  });

  it("about a purchase that nobody claimed is taken and forgotten", async () => {
    const { world, apple, google } = await openStores(open);
    expect((await deliver(world, "apple", apple.notify(apple.buy().subscriptionId))).status).toBe(204);
    expect((await deliver(world, "google", google.notify(google.buy().subscriptionId))).status).toBe(204);
    const test = { headers: new Headers(), bodyText: apple.notifyOfTest() };
    expect((await deliver(world, "apple", test)).status).toBe(204);
    const kept = await world.database.db.selectFrom("subscriptions").select("id").execute();
    expect(kept).toEqual([]);
  });
});
