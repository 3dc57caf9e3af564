import { readPayment } from "@meal/contract/billing";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, breakDown, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";

const receipt = {
  id: "p-1",
  number: "8AB12345CD678901E",
  paidAt: "2026-11-02T10:00:00Z",
  amountCents: 900,
  currency: "USD",
  status: "completed",
  provider: "paypal",
  isTest: false,
  name: "Robin Cook",
  email: "robin@example.org",
  what: "AI Meal Planner Premium, one month",
} as const;
const path = "/subscription/receipt/p-1";

test("a receipt says who paid whom, what for and how much, and goes onto paper", async () => {
  const print = vi.spyOn(globalThis, "print").mockImplementation(() => {});
  const here = {
    facts: ["sold", "operator"],
    texts: { "operator-name": "Kitchen Ltd, 1 Main Street" },
  } as const;
  await renderAt(path, { as: somebody(), here, answers: [answer(readPayment, receipt)] });
  await expect.element(page.getByRole("heading", { level: 1, name: "Receipt" })).toBeVisible();
  const words = [
    "8AB12345CD678901E",
    "November 2, 2026",
    "Robin Cook",
    "Kitchen Ltd, 1 Main Street",
    "PayPal",
  ];
  for (const said of words) await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Total $9.00 USD" })).toBeVisible();
  await axeFindsNothing();
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  [299.5, "KWD", "KWD 2.995", "KWD 2.995"],
  [130_000, "JPY", "¥1300", "¥1300 JPY"],
  [899, "EUR", "€8.99", "€8.99 EUR"],
] as const)(
  "a receipt of %s hundredths in %s names the currency once",
  async (amountCents, currency, amount, total) => {
    const paid = { ...receipt, amountCents, currency, provider: "apple" } as const;
    await renderAt(path, { as: somebody(), answers: [answer(readPayment, paid)] });
    await expect
      .element(page.getByRole("row", { name: `${receipt.what} ${amount}`, exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole("row", { name: `Total ${total}`, exact: true })).toBeVisible();
  },
);

test.each([
  ["refunded", "This payment was refunded."],
  ["declined", "This payment has not gone through."],
] as const)("a receipt of what was %s says so", async (status, words) => {
  await renderAt(path, {
    as: somebody(),
    answers: [answer(readPayment, { ...receipt, status, isTest: true })],
  });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText("This is a test receipt: no money moved.")).toBeVisible();
});

test("a receipt of somebody else is not there, and one that cannot be read can be asked for again", async () => {
  const screen = await renderAt(path, { as: somebody(), answers: [refuse(readPayment, "not_found")] });
  await expect.element(page.getByText("We can't find this receipt")).toBeVisible();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await expect.poll(screen.address).toBe("/profile?tab=subscription");
});

test("a receipt that cannot be read can be asked for again", async () => {
  const screen = await renderAt(path, { as: somebody(), answers: [breakDown(readPayment)] });
  await expect.element(page.getByText("We can't load the receipt right now.")).toBeVisible();
  screen.now(answer(readPayment, receipt));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(receipt.number)).toBeVisible();
});
