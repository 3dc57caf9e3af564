import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import { describeAccounts } from "../accounts/testing/world.ts";
import { openStores, phoneIn } from "./testing/store-world.ts";

const paymentList = z.object({
  payments: z.array(z.object({ id: z.string(), amountCents: z.number(), currency: z.string() })),
});
const downloaded = z.object({
  tables: z.object({
    payments: z.array(
      z.object({ amount_cents: z.number(), thousandths: z.number().nullable(), currency: z.string() }),
    ),
  }),
});
const platforms = [
  ["apple", "ios"],
  ["google", "android"],
] as const;

describeAccounts("what was paid in a store", ({ open }) => {
  it.each(platforms)(
    "at %s, in any currency, is quoted to its last decimal, in the list, on the receipt and in the download",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const anna = await phoneIn(world, "anna");
      for (const [thousandths, currency, cents] of [
        [2_995, "KWD", 299.5],
        [5, "BHD", 0.5],
        [1_300_000, "JPY", 130_000],
        [8_990, "EUR", 899],
      ] as const) {
        const bought = stores[name].buy({ accountId: anna.id, price: { thousandths, currency } });
        expect((await anna.claim(platform, bought)).status).toBe(200);
        const listed = paymentList.parse(await (await anna.caller.get("/api/payments")).json());
        const payment = listed.payments.find((each) => each.currency === currency);
        expect(payment).toMatchObject({ amountCents: cents });
        const receipt = await anna.caller.get(`/api/payments/${payment?.id ?? ""}`);
        expect(await receipt.json()).toMatchObject({ amountCents: cents, currency });
        const download = downloaded.parse(await (await anna.caller.post("/api/account/data")).json());
        const row = download.tables.payments.find((each) => each.currency === currency);
        expect((row?.amount_cents ?? 0) + (row?.thousandths ?? 0) / 10).toBe(cents);
      }
    },
  );

  it.each(platforms)(
    "at %s for an amount that its currency cannot have gets no receipt",
    async (name, platform) => {
      const { world, ...stores } = await openStores(open);
      const anna = await phoneIn(world, "anna");
      const bought = stores[name].buy({
        accountId: anna.id,
        price: { thousandths: 1_300_500, currency: "JPY" },
      });
      await expectProblem(await anna.claim(platform, bought), "payment_provider_unreachable");
      expect(await (await anna.caller.get("/api/payments")).json()).toEqual({ payments: [] });
      expect(await world.product.billing.check()).toContain("an amount that its currency cannot have");
    },
  );
});
