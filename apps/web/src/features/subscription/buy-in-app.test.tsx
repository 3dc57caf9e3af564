import { verifySubscription } from "@meal/contract/billing";
import { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { errors } from "@meal/contract/errors";
import { verifyMobilePurchase } from "@meal/contract/stores";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { appStore } from "../../platform/app-store.ts";
import { deviceHere } from "../../platform/native/bridge.ts";
import { openStore } from "../../platform/native/store.ts";
import type { SessionUser } from "../../platform/session.ts";
import { providers } from "../../platform/texts/en/billing.ts";
import { type Answer, answer, answerWith, hold, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { billingOf, cancelledPlan, freeWhereSold, premiumPlan } from "../../testing/billing.ts";
import { FakePhone } from "../../testing/fake-phone.ts";
import { playProduct } from "../../testing/fake-play.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt, type Shown } from "../../testing/render-at.tsx";
import * as inApp from "./texts/en/in-app.ts";
import * as plans from "./texts/en/page.ts";
import * as t from "./texts/en/payment.ts";
import type { Verdict } from "./queries.ts";

const googlePlay = providers.google;
const subscribe = page.getByRole("button", { name: plans.subscribe("€8.49") });
const restore = page.getByRole("button", { name: inApp.restore });
const hasPremium = page.getByRole("heading", { name: t.success });
const counts = answer(verifyMobilePurchase, { success: true, state: "active" });
const isFree = answer(checkSubscriptionLimit, freeWhereSold);
let phone: FakePhone;
/** Another one in each test: what the app remembers of purchases, it remembers for as long as it runs. */
let anna: SessionUser;

beforeEach(async () => {
  anna = somebody();
  phone = new FakePhone();
  await phone.connect();
});

/** Opens a page of the app on a phone, whose store has what it has. */
async function open(path: string, ...answers: readonly Answer[]): Promise<Shown> {
  const device = deviceHere();
  if (device === undefined) throw new Error("The bridge is there.");
  const facts = openStore(device, new Map([["google-play-product", playProduct]]));
  onTestFinished(() => void delete appStore.here);
  return renderAt(path, { as: anna, here: { facts }, answers: [isFree, ...answers] });
}

const own = (token: string, isPaid = true) => ({ token, accountId: anna.id, isPaid });
const orders = () => phone.takeCalls("NativePurchases").filter(([method]) => method === "purchaseProduct");

test("the store says the price, nobody else is named, and what is bought goes to the server", async () => {
  const screen = await open("/subscription", counts);
  await expect.element(subscribe).toBeEnabled();
  await expect.element(page.getByText(inApp.renewsIn(googlePlay))).toBeVisible();
  await expect.element(page.getByText(/PayPal|\$/u)).not.toBeInTheDocument();
  await axeFindsNothing();
  await subscribe.click();
  await expect.element(hasPremium).toBeVisible();
  expect(orders().map(([, options]) => options)).toEqual([
    {
      productIdentifier: playProduct,
      planIdentifier: "monthly",
      productType: "subs",
      appAccountToken: anna.id,
      autoAcknowledgePurchases: false,
    },
  ]);
  expect(screen.sent(verifyMobilePurchase)[0]).toEqual({
    body: { platform: "android", receipt: "token-0", transactionId: "token-0" },
  });
});

test("two presses open the sheet once, and whoever closes it has bought nothing", async () => {
  phone.play.sheet = "closes";
  const screen = await open("/subscription");
  await expect.element(subscribe).toBeEnabled();
  const press = () => subscribe.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  press();
  press();
  await expect.poll(orders).toHaveLength(1);
  await expect.element(subscribe).toBeEnabled();
  expect(orders()).toEqual([]);
  expect(screen.address()).toBe("/subscription");
  expect(screen.sent(verifyMobilePurchase)).toEqual([]);
});

test("what was paid while the network went is sent once it is back, and not paid again", async () => {
  const screen = await open("/subscription", counts);
  await expect.element(subscribe).toBeEnabled();
  phone.play.sheet = "breaks-after-paying";
  screen.goOffline();
  subscribe.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("heading", { name: t.pending })).toBeVisible();
  screen.goOnline();
  await expect.element(hasPremium).toBeVisible();
  expect(orders()).toHaveLength(1);
});

test("what was paid before the app was killed arrives with the next start, and nothing of anybody else", async () => {
  phone.play.bought.push(own("token-7"), { ...own("token-8"), accountId: "another-account" });
  const onItsWay = hold(counts);
  const screen = await open("/subscription", onItsWay);
  await expect.element(subscribe).toBeEnabled();
  screen.now(answer(checkSubscriptionLimit, premiumPlan()));
  onItsWay.letGo();
  await expect.element(message(t.updated)).toBeVisible();
  const sent = screen.sent(verifyMobilePurchase).map(({ body }) => body.receipt);
  expect(sent).toEqual(["token-7"]);
});

test("what somebody else has to agree to is waited for, and counts when they have", async () => {
  phone.play.sheet = "waits";
  let asked = 0;
  const agreed = answerWith(verifyMobilePurchase, (): Verdict => {
    asked += 1;
    return asked < 3 ? { success: false, state: "pending" } : { success: true, state: "active" };
  });
  await open("/subscription", agreed);
  await subscribe.click();
  await expect.element(hasPremium).toBeVisible();
  expect(asked).toBe(3);
  expect(orders()).toHaveLength(1);
});

test("a subscription of another account on this phone is not bought a second time", async () => {
  phone.play.bought.push({ ...own("token-9"), accountId: "another-account" });
  await open("/subscription", refuse(verifyMobilePurchase, "purchase_elsewhere"));
  await subscribe.click();
  await expect.element(page.getByRole("heading", { name: t.notYours })).toBeVisible();
});

test("a store that says no price sells nothing until it does, and one that fails says so", async () => {
  phone.play.isSilent = true;
  await open("/subscription");
  await expect.element(page.getByText(inApp.noPrice(googlePlay))).toBeVisible();
  await expect.element(page.getByText(/\$9/u)).not.toBeInTheDocument();
  phone.play.isSilent = false;
  phone.play.sheet = "breaks";
  await page.getByRole("button", { name: inApp.tryAgain }).click();
  await subscribe.click();
  await expect.element(page.getByText(inApp.storeFailed(googlePlay))).toBeVisible();
});

test("purchases of another phone come back by a press, and where there is none it is said", async () => {
  const screen = await open("/subscription", counts);
  await restore.click();
  await expect.element(message(inApp.nothingToRestore)).toBeVisible();
  phone.play.bought.push({ ...own("token-3"), accountId: "an-older-account" });
  await restore.click();
  await expect.element(message(inApp.restored)).toBeVisible();
  screen.now(refuse(verifyMobilePurchase, "purchase_elsewhere"));
  await restore.click();
  await expect.element(message(errors.purchase_elsewhere.title)).toBeVisible();
  // The store of Android would take everything for delivered.
  expect(phone.takeCalls("NativePurchases").map(([method]) => method)).not.toContain("restorePurchases");
});

test("what is paid at PayPal leads nowhere from the app, and what is bought beside it begins at once", async () => {
  const held = billingOf("on-hold", { warning: "on-hold" });
  const screen = await open(
    "/subscription",
    answer(checkSubscriptionLimit, { ...freeWhereSold, billing: held }),
  );
  await expect.element(page.getByText(plans.fixFirst)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /PayPal/u })).not.toBeInTheDocument();
  screen.now(
    answer(checkSubscriptionLimit, cancelledPlan(20)),
    answer(verifySubscription, { success: true, state: "cancelled" }),
  );
  await restore.click();
  await expect.element(page.getByText(/^You have paid until .+ begins today\.$/u)).toBeVisible();
});

test("no page of the app says a price of the web", async () => {
  await open("/professional");
  await expect.element(page.getByRole("heading", { name: "Premium" })).toBeVisible();
  await expect.element(page.getByText(/\$/u)).not.toBeInTheDocument();
});
