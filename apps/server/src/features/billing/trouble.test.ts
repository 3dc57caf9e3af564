import { randomUUID } from "node:crypto";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { SentNotification } from "../../adapters/payments/test-checkout/test-checkout.ts";
import { anna } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { buyerIn, DAY_MS, payingIn, visitorIn } from "./testing/buyer.ts";

const bert = { email: "bert@example.org", password: "secret of bert" };
const down = () => {
  throw new TypeError("fetch failed");
};
const busy = () => new Response("", { status: 503 });
const proxy = () => new Response("<html>", { status: 200 });
const slow = () => new Response("", { status: 429 });

/** Keeps what is told instead of delivering it. */
function overhear(world: World): SentNotification[] {
  const told: SentNotification[] = [];
  world.till.onEvent = (notification) => told.push(notification);
  return told;
}

function deliver(world: World, { headers, body }: SentNotification): Promise<Response> {
  return fetch(`${world.url}/api/webhooks/paypal`, { method: "POST", headers, body });
}

describeAccounts("a notification", ({ open }) => {
  it("is believed as it was signed, letter by letter, and no other way", async () => {
    const { world, buyer, id } = await payingIn(open);
    const told = overhear(world);
    world.till.press(id, "suspend");
    const [genuine] = told;
    if (!genuine) throw new Error("Nothing was told.");
    const forged = [
      { ...genuine, body: genuine.body.replace("SUSPENDED", "CANCELLED") },
      { ...genuine, body: `${genuine.body} ` },
      { ...genuine, headers: { ...genuine.headers, "paypal-transmission-sig": "wrong" } },
      { ...genuine, headers: { "content-type": "application/json" } },
    ];
    for (const notification of forged)
      await expectProblem(await deliver(world, notification), "webhook_refused");
    const truncated = { ...genuine, body: genuine.body.slice(0, 40) };
    await expectProblem(await deliver(world, truncated), "malformed_json");
    await world.product.accounts.background.settle();
    expect(await buyer.standing()).toMatchObject({ billing: { state: "active" } });
    expect((await deliver(world, genuine)).status).toBe(204);
    await world.product.accounts.background.settle();
    expect(await buyer.standing()).toMatchObject({ billing: { state: "on-hold" } });
  });

  it("does something once, however often it is sent", async () => {
    const { world, id } = await payingIn(open);
    const told = overhear(world);
    world.till.press(id, "cancel");
    const [genuine] = told;
    if (!genuine) throw new Error("Nothing was told.");
    await deliver(world, genuine);
    await world.product.accounts.background.settle();
    let asked = 0;
    world.till.intercept = (request) => {
      if (request.url.includes("/v1/billing/")) asked += 1;
      return undefined;
    };
    expect((await deliver(world, genuine)).status).toBe(204);
    await world.product.accounts.background.settle();
    expect(asked).toBe(0);
    const rows = world.database.db.selectFrom("billing_events").select(["kind", "applied_at"]);
    expect(await rows.where("kind", "=", "BILLING.SUBSCRIPTION.CANCELLED").execute()).toMatchObject([
      { applied_at: world.clock.now() },
    ]);
    await world.product.billing.sweep();
    expect(await rows.execute()).not.toEqual([]);
    world.clock.advance(91 * DAY_MS);
    await world.product.billing.sweep();
    expect(await rows.execute()).toEqual([]);
  });

  it("is sent again later when it cannot be proved now, and about a stranger it changes nothing", async () => {
    const { world, id } = await payingIn(open);
    const told = overhear(world);
    world.till.press(id, "cancel");
    const [genuine] = told;
    if (!genuine) throw new Error("Nothing was told.");
    world.till.intercept = down;
    await expectProblem(await deliver(world, genuine), "payment_provider_unreachable");
    world.till.intercept = () => undefined;
    await world.database.db.deleteFrom("subscriptions").execute();
    expect((await deliver(world, genuine)).status).toBe(204);
    expect(
      await world.database.db
        .selectFrom("billing_events")
        .selectAll()
        .where("kind", "like", "%CANCELLED")
        .execute(),
    ).toEqual([]);
  });
});

/** Answers that one more payment was made, of this amount. */
function paidWith(value: string, currency_code: string) {
  return (request: Request): Response | undefined => {
    if (!new URL(request.url).pathname.endsWith("/transactions")) return undefined;
    const gross_amount = { currency_code, value };
    const paid = {
      id: `PAID-${currency_code}`,
      status: "COMPLETED",
      time: "2026-01-01T12:00:00Z",
      amount_with_breakdown: { gross_amount },
    };
    return Response.json({ transactions: [paid] });
  };
}

describeAccounts("a provider in trouble", ({ open }) => {
  it.each([
    ["down", down],
    ["busy", busy],
    ["behind a proxy with a page of its own", proxy],
    ["slowing us down", slow],
  ])("that is %s takes nothing away and begins nothing", async (_, trouble) => {
    const { world, buyer } = await payingIn(open);
    const other = await buyerIn(world, bert);
    world.till.intercept = trouble;
    await expectProblem(await other.subscribe(), "payment_provider_unreachable");
    await expectProblem(await buyer.verify(), "payment_provider_unreachable");
    const cancel = await buyer.browser.post("/api/functions/cancel-subscription", {});
    await expectProblem(cancel, "payment_provider_unreachable");
    expect(await buyer.standing()).toMatchObject({
      subscribed: true,
      billing: { state: "active", warning: null },
    });
    world.till.intercept = () => undefined;
    expect((await other.subscribe()).status).toBe(200);
    expect(world.till.all()).toHaveLength(2);
  });

  it("is believed for the grace period, then not, and gives all back with its first answer", async () => {
    const { world, buyer } = await payingIn(open);
    world.till.intercept = down;
    await buyer.pass(36);
    expect(await buyer.standing()).toMatchObject({ subscribed: true });
    await buyer.pass(3);
    expect(await buyer.standing()).toMatchObject({
      subscribed: false,
      status: "inactive",
      billing: { state: "active", warning: "not-confirmed" },
    });
    world.till.intercept = () => undefined;
    await buyer.pass(1);
    expect(await buyer.standing()).toMatchObject({ subscribed: true, billing: { warning: null } });
  });

  it("that was paid in a currency with three decimals is quoted to the last of them, and never rounded", async () => {
    const { world, buyer } = await payingIn(open);
    world.till.intercept = paidWith("2.995", "KWD");
    await buyer.verify();
    world.till.intercept = paidWith("1300", "JPY");
    await buyer.verify();
    const listed: { payments: { id: string; amountCents: number; currency: string }[] } = JSON.parse(
      await (await buyer.browser.get("/api/payments")).text(),
    );
    const amounts = Object.fromEntries(listed.payments.map((each) => [each.currency, each.amountCents]));
    expect(amounts).toEqual({ USD: 900, KWD: 299.5, JPY: 130_000 });
    const dinars = listed.payments.find(({ currency }) => currency === "KWD");
    const receipt = await buyer.browser.get(`/api/payments/${dinars?.id ?? ""}`);
    expect(await receipt.json()).toMatchObject({ amountCents: 299.5, currency: "KWD" });
  });

  it("that names an amount which its currency cannot have is named in the books, and writes no receipt", async () => {
    const { world, buyer, id } = await payingIn(open);
    world.till.intercept = paidWith("9.005", "USD");
    await expectProblem(await buyer.verify(), "payment_provider_unreachable");
    expect(await world.product.billing.check()).toContain(
      `paypal ${id}: its provider names an amount that its currency cannot have`,
    );
    const listed = await buyer.browser.get("/api/payments");
    expect(await listed.json()).toMatchObject({ payments: [{ amountCents: 900 }] });
    expect(await buyer.standing()).toMatchObject({ subscribed: true });
  });

  it("does not keep anybody from deleting their account, and hears of it later", async () => {
    const { world, buyer, id } = await payingIn(open);
    world.till.intercept = down;
    const body = { confirmation: "DELETE", password: anna.password };
    const answer = await buyer.browser.send("DELETE", "/api/account", body);
    expect(answer.status).toBe(204);
    await world.product.accounts.background.settle();
    expect(world.till.find(id)?.status).toBe("ACTIVE");
    world.till.intercept = () => undefined;
    world.clock.advance(DAY_MS / 12);
    await world.product.billing.lookAtDue();
    expect(world.till.find(id)?.status).toBe("CANCELLED");
  });

  it("that refuses an order says so", async () => {
    const { world, buyer } = await visitorIn(open);
    world.till.intercept = (request) =>
      request.method === "POST" && request.url.endsWith("/v1/billing/subscriptions")
        ? Response.json({ name: "UNPROCESSABLE_ENTITY" }, { status: 422 })
        : undefined;
    await expectProblem(await buyer.subscribe(), "payment_provider_refused");
  });

  it("that was told to do it but broke off is told the same again, and does it once", async () => {
    const { world, buyer } = await visitorIn(open);
    const send = world.till.send;
    world.till.intercept = (request) => {
      if (request.method !== "POST" || !request.url.endsWith("/v1/billing/subscriptions")) return undefined;
      world.till.intercept = () => undefined;
      void send(request.clone());
      return new Response("", { status: 504 });
    };
    await expectProblem(await buyer.subscribe(), "payment_provider_unreachable");
    expect((await buyer.subscribe()).status).toBe(200);
    expect(world.till.all()).toHaveLength(1);
  });

  it("asks for a new token when the old one was taken back", async () => {
    const { world, buyer } = await payingIn(open);
    let refused = 0;
    world.till.intercept = (request) => {
      if (!request.url.includes("/v1/billing/") || refused > 0) return undefined;
      refused += 1;
      return new Response("", { status: 401 });
    };
    expect((await buyer.verify()).status).toBe(200);
    expect(refused).toBe(1);
  });
});

describeAccounts("what was agreed on", ({ open }) => {
  it.each([
    ["less", { currency_code: "USD", value: "0.01" }],
    ["other money", { currency_code: "JPY", value: "900" }],
  ])("is not kept by a payment of %s", async (_, gross_amount) => {
    const { world, buyer } = await payingIn(open);
    world.till.intercept = (request) =>
      request.url.includes("/transactions")
        ? Response.json({
            transactions: [
              {
                id: "T-ODD",
                status: "COMPLETED",
                amount_with_breakdown: { gross_amount },
                time: new Date(world.clock.now()).toISOString(),
              },
            ],
          })
        : undefined;
    expect(await (await buyer.verify()).json()).toEqual({ success: false, state: "active" });
    expect(await buyer.standing()).toMatchObject({
      subscribed: false,
      billing: { warning: "amount-differs" },
    });
  });

  it("in a store is cancelled there", async () => {
    const { world, buyer } = await visitorIn(open);
    const { id } = await world.database.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const bought = {
      id: randomUUID(),
      user_id: id,
      created_at: 1,
      source: "apple",
      provider_id: "1000",
    } as const;
    await world.database.db.insertInto("subscriptions").values(bought).execute();
    const cancel = await buyer.browser.post("/api/functions/cancel-subscription", {});
    await expectProblem(cancel, "cancel_in_store");
  });
});
