import { BILLING_STATES, type BillingState } from "@meal/domain/billing/subscription-record";
import { createLogger } from "@meal/server/log";
import { PaymentFault, type Store } from "@meal/server/ports/payments";
import { describe, expect, it, onTestFinished } from "vitest";
import { fakeClock, type FakeClock } from "../fake-clock.ts";
import { MONTH_MS, STORE_GRACE_MS, type StoreStandIn, type StoreTurn } from "../stand-ins/store.ts";
import { STORE_FAULTS } from "../stand-ins/store-server.ts";

/** A store as tests have it: the stand-in, and ours that speaks to it. */
export interface StoreUnderTest<StandIn extends StoreStandIn> {
  readonly standIn: StandIn;
  readonly store: Store;
  readonly clock: FakeClock;
}

/** Begins one with nothing bought; `isSandboxTaken` as a deployment that is tested has it. */
export type BeginStore<StandIn extends StoreStandIn> = (
  clock: FakeClock,
  isSandboxTaken: boolean,
) => Promise<Omit<StoreUnderTest<StandIn>, "clock">>;

/** Starts a store that ends with the test. */
export async function startStore<StandIn extends StoreStandIn>(
  begin: BeginStore<StandIn>,
  isSandboxTaken = false,
): Promise<StoreUnderTest<StandIn>> {
  const clock = fakeClock(Date.UTC(2026, 10, 23));
  const begun = await begin(clock, isSandboxTaken);
  onTestFinished(begun.standIn.stop);
  return { ...begun, clock };
}

/** Why something was not done, or that it was. */
export async function faultOf(doing: Promise<unknown>): Promise<PaymentFault["reason"] | "done"> {
  try {
    await doing;
    return "done";
  } catch (fault) {
    if (fault instanceof PaymentFault) return fault.reason;
    throw fault;
  }
}

/** What every store does, whoever runs it. */
export function describeStore<StandIn extends StoreStandIn>(name: string, begin: BeginStore<StandIn>): void {
  describe(`${name}, asked afresh`, () => {
    describeLooking(begin);
  });
  describe(`${name}, when an app claims a purchase`, () => {
    describeClaiming(begin);
  });
  describe(`${name}, when it tells something`, () => {
    describeHearing(begin);
  });
  describe(`${name}, when it fails`, () => {
    describeFailing(begin);
  });
}

const FATES: readonly [readonly StoreTurn[], BillingState][] = [
  [[], "active"],
  [["renewed"], "active"],
  [["renewal-off"], "cancelled"],
  [["renewal-off", "renewal-on"], "active"],
  [["grace"], "grace"],
  [["grace", "renewed"], "active"],
  [["grace", "hold"], "on-hold"],
  [["hold", "renewed"], "active"],
  [["expired"], "ended"],
  [["renewal-off", "expired"], "ended"],
  [["refunded"], "refunded"],
];

function describeLooking<StandIn extends StoreStandIn>(begin: BeginStore<StandIn>): void {
  it.each(FATES)("after %j a subscription is %s", async (turns, state) => {
    const { standIn, store } = await startStore(begin);
    const { subscriptionId } = standIn.buy();
    for (const turn of turns) standIn.turn(subscriptionId, turn);
    expect(await store.look(subscriptionId)).toMatchObject({ state });
    expect(BILLING_STATES).toContain(state);
  });

  it("tells when it began, what was paid, and until when that lasts", async () => {
    const { standIn, store, clock } = await startStore(begin);
    const { subscriptionId } = standIn.buy();
    const boughtAt = clock.now();
    const look = await store.look(subscriptionId);
    expect(look).toMatchObject({
      startedAt: boughtAt,
      lastPaymentAt: boughtAt,
      nextBillingAt: boughtAt + MONTH_MS,
      paidThrough: boughtAt + MONTH_MS,
      graceMs: null,
      isSandbox: false,
      payments: [{ paidAt: boughtAt, currency: "USD", status: "completed" }],
    });
    standIn.turn(subscriptionId, "renewal-off");
    expect(await store.look(subscriptionId)).toMatchObject({
      nextBillingAt: null,
      paidThrough: boughtAt + MONTH_MS,
    });
    standIn.turn(subscriptionId, "refunded");
    expect(await store.look(subscriptionId)).toMatchObject({ payments: [{ status: "refunded" }] });
  });

  it("gives each payment an id of its own, and the same one each time", async () => {
    const { standIn, store } = await startStore(begin);
    const { subscriptionId } = standIn.buy();
    const ids: string[] = [];
    for (const turn of ["renewal-on", "renewal-off", "renewed", "renewed"] as const) {
      standIn.turn(subscriptionId, turn);
      const look = await store.look(subscriptionId);
      ids.push(look === "unknown" ? look : (look.payments[0]?.id ?? "none"));
    }
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
  });

  it("lets the store's own grace last as long as the store says", async () => {
    const { standIn, store, clock } = await startStore(begin);
    const { subscriptionId } = standIn.buy();
    standIn.turn(subscriptionId, "grace");
    const look = await store.look(subscriptionId);
    if (look === "unknown") throw new Error("It is known.");
    expect((look.paidThrough ?? 0) + (look.graceMs ?? 0)).toBe(clock.now() + MONTH_MS + STORE_GRACE_MS);
  });

  it("knows nothing of what was never bought, and asks for nothing else under its name", async () => {
    const { standIn, store } = await startStore(begin);
    for (const id of ["..", "../..", "a/b?c#d", "%2e%2e", "", " ", "0".repeat(3000)])
      expect(await store.look(id)).toBe("unknown");
    expect(standIn.asked).toEqual([]);
    expect(await store.look("4711")).toBe("unknown");
  });
}

function describeClaiming<StandIn extends StoreStandIn>(begin: BeginStore<StandIn>): void {
  it("proves it, and says for whom it was bought", async () => {
    const { standIn, store } = await startStore(begin);
    const accountId = "7e3fb20b-4cdb-47cc-936d-99d65f608138";
    const bought = standIn.buy({ accountId });
    expect(await store.claim(bought)).toEqual({ subscriptionId: bought.subscriptionId, accountId });
    const other = standIn.buy();
    expect(await store.claim(other)).toEqual({ subscriptionId: other.subscriptionId, accountId: null });
  });

  it("answers the same each time, and after it was renewed", async () => {
    const { standIn, store } = await startStore(begin);
    const bought = standIn.buy();
    const claimed = await store.claim(bought);
    standIn.turn(bought.subscriptionId, "renewed");
    expect(await store.claim(bought)).toEqual(claimed);
    await store.accept(bought.subscriptionId);
    await store.accept(bought.subscriptionId);
    expect(await store.claim(bought)).toEqual(claimed);
  });

  it("refuses another transaction, another product, and what nobody bought", async () => {
    const { standIn, store } = await startStore(begin);
    const [one, two] = [standIn.buy(), standIn.buy()];
    expect(await faultOf(store.claim({ ...one, transactionId: two.transactionId }))).toBe("refused");
    expect(await faultOf(store.claim(standIn.buy({ productId: "premium.forever" })))).toBe("refused");
    for (const receipt of ["nothing", "", "e30.e30.e30", "..", "🥕", "x".repeat(20_000)])
      expect(await faultOf(store.claim({ receipt, transactionId: one.transactionId }))).toBe("refused");
  });

  it("refuses a purchase that cost nothing, but where a deployment is tested", async () => {
    const strict = await startStore(begin);
    expect(await faultOf(strict.store.claim(strict.standIn.buy({ isSandbox: true })))).toBe("refused");
    const { standIn, store } = await startStore(begin, true);
    const bought = standIn.buy({ isSandbox: true });
    expect(await store.claim(bought)).toMatchObject({ subscriptionId: bought.subscriptionId });
    expect(await store.look(bought.subscriptionId)).toMatchObject({ state: "active", isSandbox: true });
  });
}

function describeHearing<StandIn extends StoreStandIn>(begin: BeginStore<StandIn>): void {
  it("reads what it is about, and gives each its own event", async () => {
    const { standIn, store } = await startStore(begin);
    const { subscriptionId } = standIn.buy();
    const message = standIn.notify(subscriptionId);
    const first = await store.hear(message);
    expect(first).toMatchObject({ subscriptionId });
    expect(await store.hear(message)).toEqual(first);
    expect((await store.hear(standIn.notify(subscriptionId))).eventId).not.toBe(first.eventId);
  });

  it("refuses what is not from it, or was cut off", async () => {
    const { standIn, store } = await startStore(begin);
    const { headers, bodyText } = standIn.notify(standIn.buy().subscriptionId);
    const bodies = [
      "",
      "{}",
      "[]",
      "null",
      "carrots",
      '{"message":1}',
      bodyText.slice(0, -5),
      `${bodyText}x`,
    ];
    for (const body of bodies) expect(await faultOf(store.hear({ headers, bodyText: body }))).toBe("refused");
  });
}

function describeFailing<StandIn extends StoreStandIn>(begin: BeginStore<StandIn>): void {
  it.each(STORE_FAULTS)(
    "by %o, a look says only that nothing is known, and the next one does",
    async (fault) => {
      const { standIn, store } = await startStore(begin);
      const { subscriptionId } = standIn.buy();
      standIn.fail(fault);
      expect(await faultOf(store.look(subscriptionId))).toBe("unreachable");
      standIn.fail();
      expect(await store.look(subscriptionId)).toMatchObject({ state: "active" });
    },
  );

  it("and whatever is logged of it names no receipt, no key and no token", async () => {
    const { standIn, store } = await startStore(begin);
    const bought = standIn.buy({ accountId: "7e3fb20b-4cdb-47cc-936d-99d65f608138" });
    const { headers, bodyText } = standIn.notify(bought.subscriptionId);
    const forged = `${bodyText.slice(0, -20)}AAAA${bodyText.slice(-16)}`;
    const lines: string[] = [];
    const log = createLogger("trace", { write: (line) => void lines.push(line) });
    const attempt = (doing: Promise<unknown>) =>
      doing.catch((err: unknown) => log.warn({ err }, "it failed"));
    for (const fault of [...STORE_FAULTS, undefined]) {
      // Whoever has just been let in fails further inside.
      standIn.fail();
      await store.look(bought.subscriptionId);
      standIn.fail(fault);
      await attempt(store.look(bought.subscriptionId));
      await attempt(store.accept(bought.subscriptionId));
      await attempt(store.claim({ ...bought, transactionId: "another" }));
      await attempt(store.claim({ ...bought, receipt: `${bought.receipt}x` }));
      await attempt(store.hear({ headers, bodyText: forged }));
      await attempt(store.hear({ headers: new Headers({ authorization: "Bearer a.b.c" }), bodyText }));
    }
    expect(lines.length).toBeGreaterThan(STORE_FAULTS.length);
    const secrets = [bought.receipt, "PRIVATE KEY", "eyJ", "ya29.", "7e3fb20b"];
    expect(secrets.filter((secret) => lines.join("\n").includes(secret))).toEqual([]);
  });

  it("when it is gone, too", async () => {
    const { standIn, store } = await startStore(begin);
    const { subscriptionId } = standIn.buy();
    await standIn.stop();
    expect(await faultOf(store.look(subscriptionId))).toBe("unreachable");
  });
}
