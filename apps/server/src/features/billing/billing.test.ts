import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { beginningIn, buyerIn, DAY_MS, payingIn, visitorIn } from "./testing/buyer.ts";

const bert = { email: "bert@example.org", password: "secret of bert" };

describeAccounts("a subscription, asked over HTTP", ({ open }) => {
  it("is agreed to at the provider, paid, and told with its dates", async () => {
    const { world, buyer } = await visitorIn(open);
    expect(await buyer.standing()).toMatchObject({ subscribed: false, billing: null });
    const { id, sessionId } = await buyer.begin();
    expect(await (await buyer.verify({ sessionId })).json()).toEqual({ success: false, state: "pending" });
    world.till.onEvent = () => {};
    await buyer.press(id, "approve");
    expect(await (await buyer.verify({ sessionId })).json()).toEqual({ success: true, state: "active" });
    expect(await buyer.standing()).toMatchObject({
      subscribed: true,
      status: "active",
      lastPaymentDate: new Date(world.clock.now()).toISOString(),
      subscriptionEndDate: null,
      billing: {
        state: "active",
        provider: "paypal",
        isTest: true,
        amountCents: 900,
        currency: "USD",
        endsAt: null,
        warning: null,
        canCancel: true,
        canResubscribe: false,
      },
    });
    await expectProblem(await buyer.subscribe(), "already_subscribed");
  });

  it("becomes active by the provider's word alone when the return never comes", async () => {
    const { buyer } = await payingIn(open);
    expect(await buyer.standing()).toMatchObject({ status: "active", billing: { state: "active" } });
  });

  it("becomes active by the job when neither the return nor a notification comes", async () => {
    const { world, buyer } = await visitorIn(open);
    world.till.onEvent = () => {};
    const { id } = await buyer.begin();
    await buyer.press(id, "approve");
    world.clock.advance(DAY_MS / 288);
    await world.product.billing.lookAtDue();
    expect(await buyer.standing()).toMatchObject({ status: "active" });
  });

  it("is one, however often and from wherever Subscribe is pressed", async () => {
    const { world, buyer } = await visitorIn(open);
    const answers = await Promise.all([buyer.subscribe(), buyer.subscribe(), buyer.subscribe()]);
    const urls = await Promise.all(answers.map(async (each) => JSON.stringify(await each.json())));
    expect(new Set(urls).size).toBe(1);
    expect(world.till.all()).toHaveLength(1);
    expect(JSON.stringify(await (await buyer.subscribe()).json())).toBe(urls[0]);
  });

  it("begins anew when somebody comes back after too long, and the old page agrees to nothing", async () => {
    const { world, buyer, id } = await beginningIn(open);
    // PayPal lets somebody think for three hours; until its clock surely says so, there is no second one.
    world.clock.advance(DAY_MS / 8);
    expect((await buyer.begin()).id).toBe(id);
    world.clock.advance(DAY_MS / 72);
    const later = await buyer.begin();
    expect(later.id).not.toBe(id);
    expect(world.till.press(id, "approve")).toBeUndefined();
  });

  it("that nobody heard begin is begun as another one later, so that none can be agreed to beside it", async () => {
    const { world, buyer } = await visitorIn(open);
    world.till.intercept = (request) =>
      request.method === "POST" ? new Response("", { status: 503 }) : undefined;
    await expectProblem(await buyer.subscribe(), "payment_provider_unreachable");
    world.till.intercept = () => undefined;
    world.clock.advance(DAY_MS / 12);
    const { id } = await buyer.begin();
    // The page lives for three hours from now, and so does the order.
    world.clock.advance(DAY_MS / 16);
    expect((await buyer.begin()).id).toBe(id);
  });

  it("lasts for what was paid once it is cancelled, and what comes after it begins when that ends", async () => {
    const { world, buyer, id } = await payingIn(open);
    const cancel = () =>
      buyer.browser.post("/api/functions/cancel-subscription", {
        reason: "too-expensive",
        comment: "for now",
      });
    const cancelled: unknown = await (await cancel()).json();
    expect(await (await cancel()).json()).toEqual(cancelled);
    expect(world.till.find(id)?.status).toBe("CANCELLED");
    const after = await buyer.standing();
    expect(after).toMatchObject({
      subscribed: true,
      status: "cancelled-but-active",
      nextBillingDate: null,
      billing: { state: "cancelled", canCancel: false, canResubscribe: true },
    });
    expect(after.billing?.endsAt).toBe(after["subscriptionEndDate"]);
    const again = await buyer.begin();
    expect(again.id).not.toBe(id);
    await buyer.press(again.id, "approve");
    expect(world.till.find(again.id)).toMatchObject({
      transactions: [],
      nextBillingAt: Date.parse(after.billing?.endsAt ?? ""),
    });
    expect(await buyer.standing()).toMatchObject({ status: "active", billing: { state: "active" } });
  });

  it("ends with what was paid, soon in its last days", async () => {
    const { world, buyer, id } = await payingIn(open);
    await buyer.press(id, "cancel");
    await buyer.pass(26);
    expect(await buyer.standing()).toMatchObject({ status: "ending-soon" });
    await buyer.pass(6);
    expect(await buyer.standing()).toMatchObject({
      subscribed: false,
      status: "inactive",
      billing: { state: "ended", canResubscribe: true },
    });
    await expectProblem(
      await (await buyerIn(world, bert)).browser.post("/api/functions/cancel-subscription", {}),
      "nothing_to_cancel",
    );
  });

  it("warns while a payment fails, stops when it is suspended, and comes back once it is paid", async () => {
    const { buyer, id } = await payingIn(open);
    await buyer.press(id, "pay-fails");
    await buyer.pass(32);
    expect(await buyer.standing()).toMatchObject({
      subscribed: true,
      status: "active",
      billing: { state: "grace", warning: "payment-failed" },
    });
    await buyer.pass(12);
    expect(await buyer.standing()).toMatchObject({
      subscribed: false,
      status: "inactive",
      billing: { state: "on-hold", warning: "on-hold", canResubscribe: true },
    });
    await buyer.press(id, "pay-works");
    expect(await buyer.standing()).toMatchObject({
      subscribed: true,
      billing: { state: "active", warning: null },
    });
  });

  it("ends at once when the money is given back", async () => {
    const { buyer, id } = await payingIn(open);
    await buyer.press(id, "refund");
    expect(await buyer.standing()).toMatchObject({ subscribed: false, billing: { state: "refunded" } });
    const listed = await buyer.browser.get("/api/payments");
    expect(await listed.json()).toMatchObject({ payments: [{ status: "refunded", amountCents: 900 }] });
  });

  it("that was given back and held up is found out about when it is paid again, with no word of the provider", async () => {
    const { world, buyer, id } = await payingIn(open);
    await buyer.press(id, "refund");
    await buyer.press(id, "suspend");
    await buyer.pass(40);
    world.till.onEvent = () => {};
    await buyer.press(id, "pay-works");
    await buyer.pass(1);
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { state: "active" } });
  });

  it("that was given back and held up is cancelled before another one is begun", async () => {
    const { world, buyer, id } = await payingIn(open);
    await buyer.press(id, "refund");
    await buyer.press(id, "suspend");
    expect((await buyer.begin()).id).not.toBe(id);
    expect(world.till.find(id)?.status).toBe("CANCELLED");
    expect((await buyer.subscribe()).status).toBe(200);
  });

  it("cannot be looked at by somebody else, by whatever they come back with", async () => {
    const { world, buyer, sessionId } = await payingIn(open);
    const other = await buyerIn(world, bert);
    await expectProblem(await other.verify({ sessionId }), "not_yours");
    expect(await (await other.verify({ sessionId: "nobody" })).json()).toEqual({
      success: false,
      state: "none",
    });
    expect(await (await other.verify()).json()).toEqual({ success: false, state: "none" });
    expect(await other.standing()).toMatchObject({ subscribed: false, billing: null });
    const owner = await buyer.browser.get("/api/payments");
    const { payments }: { payments: { id: string }[] } = JSON.parse(await owner.text());
    const path = `/api/payments/${payments[0]?.id ?? ""}`;
    expect(await (await buyer.browser.get(path)).json()).toMatchObject({
      amountCents: 900,
      email: "anna@example.org",
      name: "Anna Berg",
    });
    await expectProblem(await other.browser.get(path), "not_found");
  });

  it("is cancelled when its person deletes the account", async () => {
    const { world, buyer, id } = await payingIn(open, bert);
    const gone = await buyer.browser.send("DELETE", "/api/account", {
      confirmation: "DELETE",
      password: bert.password,
    });
    expect(gone.status).toBe(204);
    await world.product.accounts.background.settle();
    expect(world.till.find(id)?.status).toBe("CANCELLED");
    expect(await world.database.db.selectFrom("billing_cancellations").selectAll().execute()).toEqual([]);
  });
});

describeAccounts("the test checkout", ({ open }) => {
  it("says that it is one, does what its buttons say, and is there for its person alone", async () => {
    const { world, buyer, id, sessionId } = await beginningIn(open);
    const path = `/api/test-checkout/${id}`;
    const page = await buyer.browser.get(path);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("This is not PayPal, and no money moves.");
    const other = await buyerIn(world, bert);
    await expectProblem(await other.browser.get(path), "not_found");
    await expectProblem(await other.browser.post(`${path}?press=approve`), "not_found");
    const left = await buyer.browser.post(`${path}?press=leave`);
    expect([left.status, left.headers.get("location")]).toEqual([
      303,
      "http://localhost:3000/subscription?canceled=true",
    ]);
    const tooEarly = await buyer.browser.post(`${path}?press=cancel`);
    expect([tooEarly.status, tooEarly.headers.get("location")]).toEqual([303, path]);
    const agreed = await buyer.browser.post(`${path}?press=approve`);
    expect(agreed.headers.get("location")).toBe(
      `http://localhost:3000/subscription?success=true&session_id=${sessionId}&subscription_id=${id}&ba_token=BA-TEST`,
    );
    await world.product.accounts.background.settle();
    expect(await buyer.standing()).toMatchObject({ subscribed: true });
  });
});

describeAccounts("where nothing is set up to pay with", ({ open }) => {
  it("nothing is offered, and subscribing says so", async () => {
    const buyer = await buyerIn(await open({ settings: { HOST: "0.0.0.0" } }));
    expect(await buyer.standing()).toMatchObject({ offer: null, subscribed: true });
    await expectProblem(await buyer.subscribe(), "payments_not_set_up");
    await expectProblem(await buyer.browser.get("/api/test-checkout/I-ANY"), "not_found");
  });
});
