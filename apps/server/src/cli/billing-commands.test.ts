import { TestCheckout } from "../adapters/payments/test-checkout/test-checkout.ts";
import { setUpPaypal } from "../adapters/payments/paypal/setup.ts";
import { readConfig } from "../config.ts";
import { describeAccounts, type World } from "../features/accounts/testing/world.ts";
import { buyerIn } from "../features/billing/testing/buyer.ts";
import { expect, it, onTestFinished, vi } from "vitest";
import { StartupError } from "../startup-error.ts";
import { runBillingCommand } from "./billing-commands.ts";

const token = { access_token: "t", expires_in: 60 };
const run = (world: World, words: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runBillingCommand(words, {
    product: world.product,
    config: readConfig(settings, "/nowhere"),
    appUrl: "http://localhost:3000",
  });

describeAccounts("npm run billing", ({ open }) => {
  it("finds what a person has to look into, and puts right what was only missed", async () => {
    const world = await open();
    const buyer = await buyerIn(world);
    const { id } = await buyer.begin();
    await buyer.press(id, "approve");
    expect(await run(world, ["check"])).toBe("1 subscription asked about, 0 to look into");
    world.till.onEvent = () => {};
    await buyer.press(id, "refund");
    expect(await run(world, ["check"])).toBe(
      `paypal ${id}: was given back, and will be charged again: cancel it there; was kept as active and is refunded\n1 subscription asked about, 1 to look into`,
    );
    expect(await buyer.standing()).toMatchObject({ subscribed: false });
    world.till.intercept = () => new Response("", { status: 503 });
    expect(await run(world, ["check"])).toContain("its provider did not answer");
  });

  it("says what it takes", async () => {
    const world = await open();
    await expect(run(world, [])).rejects.toThrow("npm run billing -- <command>");
    await expect(run(world, ["setup"])).rejects.toThrow("PAYPAL_CLIENT_ID");
    const settings = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret" };
    await expect(run(world, ["setup"], settings)).rejects.toThrow("HTTPS");
  });

  it.each([
    ["wrong credentials", () => new Response("{}", { status: 401 }), "gives no token: 401"],
    ["no answer", () => Promise.reject(new TypeError("fetch failed")), "fetch failed"],
    [
      "another no",
      (url: string) =>
        Response.json(url.endsWith("token") ? token : {}, { status: url.endsWith("token") ? 200 : 400 }),
      "answers 400",
    ],
  ])("says what to mend after %s, without a stack", async (_, answer, said) => {
    const world = await open();
    vi.stubGlobal("fetch", async (request: Request) => answer(request.url));
    onTestFinished(() => void vi.unstubAllGlobals());
    const setting = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret" };
    const tools = {
      product: world.product,
      config: readConfig(setting, "/nowhere"),
      appUrl: "https://meals.example.org",
    };
    const fault = await runBillingCommand(["setup"], tools).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StartupError);
    expect(String(fault)).toContain(said);
  });
});

it("makes product, plan and webhook", async () => {
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  const till = new TestCheckout({ clock, pageOf: (id) => id, newId: () => "1" });
  const sent: unknown[] = [];
  const send = async (request: Request) => {
    if (request.method === "POST" && !request.url.endsWith("/token"))
      sent.push([new URL(request.url).pathname, JSON.parse(await request.clone().text())]);
    return till.send(request);
  };
  const settings = { api: "http://till", clientId: "c", clientSecret: "s", clock, send };
  expect(await setUpPaypal(settings, "https://meals.example.org")).toEqual({
    planId: "P-TEST",
    webhookId: "WHTEST",
  });
  const price = { value: "9.00", currency_code: "USD" };
  expect(sent).toMatchObject([
    ["/v1/catalogs/products", { type: "SERVICE" }],
    [
      "/v1/billing/plans",
      {
        billing_cycles: [{ total_cycles: 0, pricing_scheme: { fixed_price: price } }],
        payment_preferences: { payment_failure_threshold: 1 },
      },
    ],
    ["/v1/notifications/webhooks", { url: "https://meals.example.org/api/webhooks/paypal" }],
  ]);
});

it.each([
  ["takes the webhook that an address has", "*", "WH-OLD"],
  ["says which webhook does not hear enough", "PAYMENT.SALE.COMPLETED", "id WH-OLD"],
])("%s", async (_, heard, said) => {
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  const till = new TestCheckout({ clock, pageOf: (id) => id, newId: () => "1" });
  const url = "https://meals.example.org/api/webhooks/paypal";
  const send = async (request: Request) =>
    request.method === "GET" && request.url.endsWith("/webhooks")
      ? Response.json({ webhooks: [{ id: "WH-OLD", url, event_types: [{ name: heard }] }] })
      : till.send(request);
  const settings = { api: "http://till", clientId: "c", clientSecret: "s", clock, send };
  const outcome = await setUpPaypal(settings, "https://meals.example.org").catch(String);
  expect(JSON.stringify(outcome)).toContain(said);
});
