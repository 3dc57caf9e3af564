import { fakeClock } from "@meal/testkit/fake-clock";
import { PAYPAL_OPERATIONS } from "@meal/testkit/stand-ins/paypal-facts";
import { expect, it } from "vitest";
import type { Press } from "../test-checkout/ledger.ts";
import { type SentNotification, TestCheckout } from "../test-checkout/test-checkout.ts";
import { paypalCheckout } from "./paypal-checkout.ts";
import { setUpPaypal } from "./setup.ts";

const DAY_MS = 86_400_000;
const patternOf = (path: string) => new RegExp(`^${path.replaceAll("{id}", "[^/]+")}$`, "u");

const manageUrlOf = (id: string) => `https://till.example/${id}`;

/** A checkout at the stand-in, with everything that went there and came back measured by what PayPal describes. */
async function begin() {
  const clock = fakeClock(Date.UTC(2026, 0, 31, 12));
  const till = new TestCheckout({
    clock,
    pageOf: (id) => `https://till.example/${id}`,
    newId: () => crypto.randomUUID(),
  });
  const told: SentNotification[] = [];
  till.onEvent = (notification) => void told.push(notification);
  const seen = new Set<string>();
  const wrong: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const sent = await request.clone().text();
    const response = await till.send(request);
    if (pathname === "/v1/oauth2/token") return response;
    const { method } = request;
    const operation = PAYPAL_OPERATIONS.find(
      (each) => each.method === method && patternOf(each.path).test(pathname),
    );
    const what = `${method} ${operation?.path ?? pathname} ${response.status}`;
    seen.add(what);
    const answer = operation?.answers[response.status];
    const came = await response.clone().text();
    const query = operation?.query?.safeParse(Object.fromEntries(searchParams));
    const asked = sent === "" ? undefined : operation?.sent?.safeParse(JSON.parse(sent));
    const got = came === "" ? undefined : answer?.safeParse(JSON.parse(came));
    if (answer === undefined) wrong.push(`${what} is not described`);
    if ((operation?.sent === undefined) !== (sent === ""))
      wrong.push(`${what}: something or nothing is sent`);
    if ((answer === null) !== (came === "")) wrong.push(`${what}: something or nothing comes back`);
    for (const [name, each] of Object.entries({ query, asked, got }))
      if (each?.success === false) wrong.push(`${what} ${name}: ${each.error.message}`);
    return response;
  };
  const settings = { api: "https://api.example", clientId: "c", clientSecret: "s", clock, send };
  const made = await setUpPaypal(settings, "https://meals.example");
  const shop = paypalCheckout({ ...settings, ...made, isSandbox: true, isTest: true, manageUrlOf });
  const open = async (startsAt: number | null = null) => {
    const [returnUrl, cancelUrl] = ["https://meals.example/back", "https://meals.example/plans"];
    const order = { requestId: crypto.randomUUID(), returnUrl, cancelUrl, startsAt };
    const { subscriptionId } = await shop.open(order);
    expect((await shop.open(order)).subscriptionId).toBe(subscriptionId);
    return subscriptionId;
  };
  const hear = async ({ headers, body }: SentNotification) =>
    shop.hear({ headers: new Headers(headers), bodyText: body });
  return { clock, till, told, seen, wrong, shop, open, hear, send };
}

const presses: readonly Press[] = [
  "approve",
  "month-passes",
  "pay-fails",
  "month-passes",
  "pay-works",
  "refund",
  "suspend",
  "pay-works",
  "pay-fails",
  "month-passes",
];

it("asks and is answered as PayPal describes it, whatever becomes of a subscription", async () => {
  const { clock, till, told, seen, wrong, shop, open, hear, send } = await begin();
  const id = await open();
  for (const press of presses) {
    await shop.look(id);
    till.press(id, press);
    await shop.look(id);
    clock.advance(3 * DAY_MS);
    for (const notification of told.splice(0)) {
      const about = await hear(notification);
      const given = till.find(id)?.transactions.find(({ status }) => status === "REFUNDED");
      const names =
        about.kind === "PAYMENT.SALE.REFUNDED" ? { paymentId: given?.id } : { subscriptionId: id };
      expect(about).toMatchObject(names);
    }
  }
  await shop.cancel(id, "x".repeat(500));
  await shop.cancel(id, "");
  await shop.look(id);
  const later = await open(clock.now() + 20 * DAY_MS);
  till.press(later, "approve");
  expect(await shop.look(later)).toMatchObject({ state: "active", payments: [] });
  expect(await shop.look("I-NOBODY")).toBe("unknown");
  await shop.cancel("I-NOBODY", "gone");
  const path = "https://api.example/v1/billing/subscriptions";
  const token = { authorization: "Bearer A21-test-checkout" };
  for (const headers of [token, {}])
    for (const place of ["", `/${later}/cancel`])
      await send(new Request(`${path}${place}`, { method: "POST", headers, body: "{}" }));
  for (const place of [`/${later}`, `/${later}/transactions`, "/I-NOBODY/transactions"])
    for (const headers of place.includes("NOBODY") ? [token] : [{}])
      await send(new Request(`${path}${place}?${new URLSearchParams(period).toString()}`, { headers }));
  // What was asked wrong on purpose is answered right all the same.
  expect(wrong.filter((line) => !/^POST \S+ 40[01] asked: /u.test(line))).toEqual([]);
  const described = PAYPAL_OPERATIONS.flatMap(({ method, path: at, answers }) =>
    Object.keys(answers).map((status) => `${method} ${at} ${status}`),
  );
  expect([...seen].toSorted()).toEqual(described.toSorted());
});

const period = { start_time: "2026-01-01T00:00:00.000Z", end_time: "2026-02-01T00:00:00.000Z" };

it("believes no notification of which a single letter is another one", async () => {
  const { till, told, open, hear } = await begin();
  const id = await open();
  till.press(id, "approve");
  const [genuine] = told;
  if (!genuine) throw new Error("Nothing was told.");
  const believed: string[] = [];
  const attempt = async (name: string, notification: SentNotification) => {
    const reason = await hear(notification).then(
      () => "believed",
      () => "refused",
    );
    if (reason === "believed") believed.push(name);
  };
  const { body, headers } = genuine;
  for (let at = 0; at < body.length; at += 1)
    await attempt(`letter ${at}`, { ...genuine, body: changed(body, at) });
  for (const [name, value] of Object.entries(headers)) {
    if (name === "content-type") continue;
    const without = Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
    await attempt(`without ${name}`, { ...genuine, headers: without });
    for (let at = 0; at < value.length; at += 1)
      await attempt(`${name} ${at}`, { ...genuine, headers: { ...headers, [name]: changed(value, at) } });
  }
  for (let length = 0; length < body.length; length += 1)
    await attempt(`cut at ${length}`, { ...genuine, body: body.slice(0, length) });
  expect(believed).toEqual([]);
  expect(await hear(genuine)).toMatchObject({ subscriptionId: id });
});

/** The text with another letter at this place. */
function changed(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === "0" ? "1" : "0"}${text.slice(at + 1)}`;
}
