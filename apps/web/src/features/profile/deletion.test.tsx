import { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { listPasskeys } from "@meal/contract/passkeys";
import { readAuthSettings } from "@meal/contract/accounts";
import { listSessions, readUser } from "@meal/contract/sessions";
import { readStorage } from "@meal/contract/storage";
import type { Fact } from "@meal/domain/deployment/facts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountOf } from "../../testing/accounts.ts";
import { answer } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { billingOf, cancelledPlan, freeWhereSold, premiumPlan } from "../../testing/billing.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { plainSettings } from "../../testing/usual-answers.ts";

const robin = somebody();
const parts = { plans: 0, favorites: 0, viewed: 0, cooked: 0, diary: 0, pictures: 0, other: 0 };
const usual = [
  answer(readUser, accountOf(robin)),
  answer(listSessions, []),
  answer(listPasskeys, []),
  answer(readStorage, { used: 0, limit: 5000, parts }),
  answer(readAuthSettings, plainSettings),
];
const dialog = page.getByRole("dialog", { name: "Delete your account?" });
const notBack = /The current month is not refunded/u;
const inStore = billingOf("active", {
  provider: "apple",
  canCancel: false,
  manageUrl: "https://store.example/subscriptions",
});
const given = billingOf("active", { provider: "operator", canCancel: false });

async function openDialog(plan: typeof freeWhereSold, facts: readonly Fact[] = ["sold"]): Promise<void> {
  const answers = [...usual, answer(checkSubscriptionLimit, plan)];
  await renderAt("/profile?tab=security", { as: somebody(), here: { facts }, answers });
  await page.getByRole("button", { name: "Delete account" }).click();
}

test.each([
  ["that renews", premiumPlan(), [/at PayPal is canceled first/u, /^You have paid until/u, notBack]],
  ["that is cancelled", cancelledPlan(20), [/^You have paid until/u, notBack]],
  ["that waits for its money", { ...freeWhereSold, billing: billingOf("on-hold") }, [/canceled first/u]],
  ["of a store", premiumPlan({ billing: inStore }), [/does not cancel what you pay through the App Store/u]],
  ["that the operator gave", premiumPlan({ billing: given }), [/^Premium ends with the account\.$/u]],
])("deleting an account says what becomes of a subscription %s", async (_, plan, lines) => {
  await openDialog(plan);
  for (const line of lines) await expect.element(dialog.getByText(line)).toBeVisible();
  await axeFindsNothing();
});

test("deleting an account promises money back where the terms do", async () => {
  await openDialog(premiumPlan(), ["sold", "money-back"]);
  await expect
    .element(dialog.getByText(/within 30 days of a payment and you get your money back/u))
    .toBeVisible();
});

test("deleting an account speaks of no subscription where there is none", async () => {
  await openDialog({ ...freeWhereSold, billing: billingOf("ended") });
  await expect.element(dialog.getByLabelText("Type DELETE to confirm")).toBeVisible();
  await expect.element(dialog.getByText(/Premium|paid/u)).not.toBeInTheDocument();
});
